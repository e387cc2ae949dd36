// Which single changes of the rules are tried where recorded moves fail, and in which order.
import type { Work } from "../../base/work";
import type { Source } from "../../engine/debugInfo";
import { languageOf } from "../../dialects/registry";
import { type Finding, type LocatedFinding, pointerIn } from "../../findings/finding";
import { type Slip, rulesOf } from "../../language/slips";
import type { PackSource } from "../../pack/packSource";

/** So many changes are looked at for those to try at most. */
const MOST_SEEN = 100_000;

/** What is tried beside the changes of the rules that the language says. */
export interface OtherTries {
  /** Looked at before those. */
  readonly first?: Iterable<Slip>;
  /** Looked at after those. */
  readonly last?: Iterable<Slip>;
  /** Places that decide how a play ends: some changes of them are always tried, last. */
  readonly ends?: readonly Source[];
}

/** What is found, and may say where the mistake is. */
export interface Clues {
  /** In the texts of the rules. */
  readonly mistakes: readonly LocatedFinding[];
  /** From playing. */
  readonly known: readonly Finding[];
}

/**
 * Returns the changes to try, as many as may be: those at the place of a mistake; where there is none, those of rules that
 * never fire first. Where several never fire, that may follow from a mistake elsewhere: half of the tries are kept for
 * other places. `mostCompiled`: how many characters of rules the tries may compile.
 */
export function* slipsToTry(
  pack: PackSource,
  { mistakes, known }: Clues,
  mostCompiled: number,
  { first = [], last = [], ends = [] }: OtherTries = {},
): Work<readonly Slip[]> {
  const most = Math.floor(mostCompiled / rulesOf(pack).reduce((size, { text }) => size + text.length, 1));
  const [early, late] = [[...first], [...last]];
  function* all(): Iterable<Slip> {
    yield* early;
    yield* languageOf(pack)?.slips?.(pack) ?? [];
    yield* late;
  }
  const isOfMistake = (slip: Slip): boolean => mistakes.some((mistake) => isAbout(slip, mistake));
  if (mistakes.some(({ severity }) => severity === "error")) return yield* firstOf(all(), most, isOfMistake);
  const rules = rulesNeverFired(known);
  const isOfRule = ({ file, at }: Slip): boolean => rules.some((rule) => `${file}${pointerIn(at)}`.startsWith(rule));
  const isSuspect = (slip: Slip): boolean => isOfRule(slip) || isOfMistake(slip);
  const suspects = rules.length + mistakes.length === 0 ? [] : yield* firstOf(all(), most, isSuspect);
  const kept = Math.min(suspects.length, rules.length > 1 ? Math.ceil(most / 2) : most);
  const isOfEnd = ({ file, at }: Slip): boolean =>
    ends.some((end) => end.file === file && `${pointerIn(at)}/`.startsWith(`${end.at}/`));
  const ofEnds = ends.length === 0 ? [] : yield* firstOf(all(), Math.floor((most - kept) / 4), isOfEnd);
  const others = yield* firstOf(all(), most - kept - ofEnds.length, (slip) => !isSuspect(slip));
  const tried = [...suspects.slice(0, most - others.length - ofEnds.length), ...others];
  const reached = new Set(tried.map(keyOf));
  return [...tried, ...ofEnds.filter((slip) => !reached.has(keyOf(slip)))];
}

/** Returns the places of rules that never fire: what is in one begins with `game.json/rules/1/`. */
function rulesNeverFired(known: readonly Finding[]): readonly string[] {
  return known.flatMap(({ code, file, at }) =>
    code === "rule-never-fired" && typeof at === "string" ? [`${file}${at.slice(0, at.lastIndexOf("/") + 1)}`] : [],
  );
}

function keyOf({ file, at, says }: Slip): string {
  return JSON.stringify([file, at, says]);
}

/** Returns the first few changes that are wanted, of those that are looked at. */
function* firstOf(slips: Iterable<Slip>, most: number, isWanted: (slip: Slip) => boolean): Work<readonly Slip[]> {
  const found: Slip[] = [];
  let seen = 0;
  for (const slip of slips) {
    if (found.length >= most || seen >= MOST_SEEN) break;
    seen += 1;
    if (isWanted(slip)) found.push(slip);
    yield;
  }
  return found;
}

/** Returns whether a change is made at the place of a finding, or just around it, or brings the name that is unknown. */
export function isAbout(slip: Slip, mistake: LocatedFinding): boolean {
  const { name } = mistake.params;
  const isUnknown = mistake.code.startsWith("unknown-");
  if (isUnknown && typeof name === "string" && slip.says.includes(JSON.stringify(name))) return true;
  return isAtPlaceOf(slip, mistake);
}

/** Returns whether a change is at the place of a finding, in it or around it. */
export function isAtPlaceOf({ file, at }: Slip, mistake: LocatedFinding): boolean {
  if (file !== mistake.file || mistake.at === null) return false;
  const [place, around] = [pointerIn(at), mistake.at.slice(0, mistake.at.lastIndexOf("/"))];
  return place === mistake.at || place === around || place.startsWith(`${mistake.at}/`);
}
