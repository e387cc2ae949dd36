// "Did you mean …?": finds the most likely name in a list.

/** Returns the nearest name by edits of one letter, swaps included, else one that goes on where `name` ends; or null. */
export function nearestName(name: string, names: Iterable<string>): string | null {
  const all = [...names];
  return nearestByEdits(name, all) ?? shortestBeginningWith(name, all);
}

/** Returns whether several names are as near as the nearest one: as many edits away, or all go on where `name` ends. */
export function isAmbiguous(name: string, names: Iterable<string>): boolean {
  const all = [...names];
  const nearest = nearestByEdits(name, all);
  if (nearest === null) return longerNames(name, all).length > 1;
  const distance = (other: string): number => editDistance(name.toLowerCase(), other.toLowerCase(), Infinity);
  return all.some((other) => other !== nearest && other !== name && distance(other) <= distance(nearest));
}

/** The fewest letters after which a name can be guessed. */
const BEGINNING = 2;

function shortestBeginningWith(name: string, names: readonly string[]): string | null {
  return longerNames(name, names).reduce<string | null>(
    (best, each) => (best === null || each.length < best.length ? each : best),
    null,
  );
}

function longerNames(name: string, names: readonly string[]): readonly string[] {
  if (name.length < BEGINNING) return [];
  return names.filter((each) => each !== name && each.toLowerCase().startsWith(name.toLowerCase()));
}

function nearestByEdits(name: string, names: readonly string[]): string | null {
  let nearest: string | null = null;
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of names) {
    if (candidate === name || Math.abs(candidate.length - name.length) >= least) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), least);
    if (distance >= least) continue;
    least = distance;
    nearest = candidate;
  }
  return nearest;
}

/**
 * Counts insertions, deletions, replacements and swaps of neighbours between two words; `limit` when at least that
 * many.
 */
export function editDistance(one: string, other: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min(
        (last[j] ?? Infinity) + 1,
        (row[j - 1] ?? Infinity) + 1,
        (last[j - 1] ?? Infinity) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? Infinity) + 1);
      }
      row.push(cost);
    }
    if (Math.min(...row) >= limit) return limit;
    beforeLast = last;
    last = row;
  }
  return last[other.length] ?? limit;
}
