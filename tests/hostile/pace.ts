// Measures how fast the machine is now. Time limits are stated for an idle machine; on one that is slow, or shares its
// cores, the same work takes more processor time, which says nothing about the work.

const ROUNDS = 9;

/** Milliseconds of processor time that a round takes on an idle machine, the one that the limits are stated for. */
const ROUND_AT_REST_MS = 20;

/** Returns how many times slower this machine is now than that one; 1 for a faster one. Takes less than a second. */
export function slowness(): number {
  const taken = Array.from({ length: ROUNDS }, roundMs).sort((a, b) => a - b);
  return Math.max(1, taken[Math.floor(ROUNDS / 2)]! / ROUND_AT_REST_MS);
}

/** Returns the milliseconds of processor time, all threads of this process together, since `before`. */
export function workedSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Does the kind of work that opening a pack does: parsing text, small lists by names, much for the garbage collector.
 */
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
