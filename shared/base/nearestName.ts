// "Did you mean …?": finds the most likely name in a list.
import { editDistance } from "./editDistance";

/**
 * Returns the name of the same letters without marks, such as `größe` for `groesse`, else the nearest one by edits of one
 * letter, swaps included, else one that goes on where `name` ends, else the one with which `name` begins; or null.
 */
export function nearestName(name: string, names: Iterable<string>): string | null {
  const all = [...names];
  return (
    ofSameLetters(name, all) ??
    nearestByEdits(name, all) ??
    shortestBeginningWith(name, all) ??
    onlyBeginningOf(name, all)
  );
}

/** Returns the name that differs only in case and in the marks of its letters; null where neither has a letter with one. */
function ofSameLetters(name: string, names: readonly string[]): string | null {
  return names.find((each) => each !== name && !isAscii(name + each) && haveSameLetters(name, each)) ?? null;
}

function isAscii(text: string): boolean {
  return /^[\u0020-\u007e]*$/.test(text);
}

/** Returns whether two names are the same where marks are left out, or an umlaut is written with an e. */
function haveSameLetters(one: string, other: string): boolean {
  const withE = (text: string): string => text.replaceAll(/(?<=[aou])\u0308/g, "e");
  const [name, same] = [one, other].map((text) => text.toLowerCase().replaceAll("ß", "ss").normalize("NFD"));
  if (name === undefined || same === undefined) return false;
  const plain = (text: string): string => text.replaceAll(/\p{M}/gu, "");
  return plain(name) === plain(same) || plain(withE(name)) === plain(withE(same));
}

/** Shorter names begin too many others. */
const SHORTEST_BEGINNING = 4;

/** Returns the only name with which a longer one begins, most of it, as `open` for `opening`; null for none, or several. */
function onlyBeginningOf(name: string, names: readonly string[]): string | null {
  const isBeginning = (each: string): boolean =>
    each.length >= SHORTEST_BEGINNING &&
    each.length * 2 > name.length &&
    each.length < name.length &&
    name.toLowerCase().startsWith(each.toLowerCase());
  const beginnings = names.filter(isBeginning);
  return beginnings.length === 1 ? (beginnings[0] ?? null) : null;
}

/** Returns a name of the same words in another order, such as `path_clear` for `clear_path`; or null. */
export function nameOfSameWords(name: string, names: readonly string[]): string | null {
  const words = sortedWords(name);
  return /\S \S/.test(words) ? (names.find((each) => each !== name && sortedWords(each) === words) ?? null) : null;
}

/** Returns the words of a name, such as `clear` and `path` of `path_clear`, by the alphabet. */
function sortedWords(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.sort().join(" ");
}

/** Returns the names that are as near as the nearest one: as many edits away, or all that go on where `name` ends. */
export function namesAsNear(name: string, names: Iterable<string>): readonly string[] {
  const all = [...names];
  const nearest = nearestByEdits(name, all);
  if (nearest === null) return longerNames(name, all);
  const distance = (other: string): number => editDistance(name.toLowerCase(), other.toLowerCase(), Infinity);
  const least = distance(nearest);
  return [nearest, ...all.filter((other) => other !== nearest && other !== name && distance(other) <= least)];
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

/** Returns whether so many edits write another letter in place of a single one: they have nothing in common. */
export function isWhollyOther(name: string, other: string, distance: number): boolean {
  return name !== "" && distance >= Math.max(name.length, other.length);
}

function nearestByEdits(name: string, names: readonly string[]): string | null {
  let nearest: string | null = null;
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of names) {
    if (candidate === name || Math.abs(candidate.length - name.length) >= least) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), least);
    if (distance >= least || isWhollyOther(name, candidate, distance)) continue;
    least = distance;
    nearest = candidate;
  }
  return nearest;
}

const MOST_LISTED = 8;

/** Returns a sentence with the names that there are, a space before it; nothing where there are none or too many. */
export function listedNames(names: readonly string[]): string {
  if (names.length === 0 || names.length > MOST_LISTED) return "";
  const quoted = names.map((name) => `"${name}"`);
  const list = quoted.length === 1 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1) ?? ""}`;
  return ` There ${names.length === 1 ? "is" : "are"} ${list}.`;
}
