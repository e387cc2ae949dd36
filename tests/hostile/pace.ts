// How fast the machine is just now. Limits in time are stated for a machine at rest; on one that is slow, or shares its
// cores with others, the same work takes more of the processor's time, and that says nothing about the work.

const ROUNDS = 9;

/** Milliseconds of processor that a round takes at rest, on the machine that the limits are stated for. */
const ROUND_AT_REST_MS = 20;

/** How many times slower than that machine at rest this one is now; 1 for a faster one. Takes less than a second. */
export function slowness(): number {
  const taken = Array.from({ length: ROUNDS }, roundMs).sort((a, b) => a - b);
  return Math.max(1, taken[Math.floor(ROUNDS / 2)]! / ROUND_AT_REST_MS);
}

/** Milliseconds of processor, all threads of this process together, that have passed since `before`. */
export function workedSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Work of the kind that opening a pack is: text to values, small lists by names, much for the collector. */
function roundMs(): number {
  const before = process.cpuUsage();
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, at) => ({ at: [at % 97, at % 89], kind: at % 50 })));
  const places = new Map<string, readonly number[]>();
  for (let turn = 0; turn < 2; turn++) {
    for (const { at, kind } of JSON.parse(text) as readonly { at: readonly number[]; kind: number }[]) {
      const place = `${at.join(",")},${kind}`;
      places.set(place, [...(places.get(place) ?? []), kind]);
    }
  }
  return workedSince(before);
}
