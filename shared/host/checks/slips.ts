// Finds the one mistake in the rules for which recorded moves fail: single changes that the author may have meant are
// made in a copy of the pack, one after the other, and what passes with all of them tells where the mistake is.
import type { Json, JsonPointer } from "../../base/json";
import type { Work } from "../../base/work";
import { languageOf } from "../../dialects/registry";
import { FINDINGS } from "../../findings/codes";
import type { Finding, LocatedFinding } from "../../findings/finding";
import { type Slip, ownRuleSlips, rulesOf, slipsInside } from "../../language/slips";
import type { PackSource } from "../../pack/packSource";
import { type SolutionResult, isBroken } from "../../rpc/solutions";
import { type Diagnosis, compilePack, diagnoseWork } from "./diagnose";
import { MOST_CHECKED_AGAIN, packAfter, textSize } from "./fixedPack";
import { type CountedLevel, createCoverageCounter } from "./coverage";
import { goalSlips, limitSlips } from "./moveLimits";
import { playedFindings } from "./playedFindings";
import { isAbout, slipsToTry } from "./slipsToTry";
import { type LevelEntry, type SolutionChecker, createSolutionChecker, levelEntries } from "./solutions";

/** A change with which all starts pass, and what it explains. */
export interface ExplainedBySlip {
  readonly slip: Slip;
  /** The finding that says where the mistake is; null where one of the texts does already: the change is its fix. */
  readonly finding: Finding | null;
  /** The finding that the change is a fix of. */
  readonly fixes: LocatedFinding | null;
  /** The starts that fail without it. */
  readonly starts: ReadonlySet<string>;
  /** Returns whether a finding is gone with the change. */
  readonly explains: (finding: LocatedFinding) => boolean;
  /** Returns whether a finding that playing showed is gone with the change. */
  readonly explainsPlayed: (finding: Finding) => boolean;
}

/** A hint at a change of the rules, and what it explains of what playing showed. */
export type Hint = Pick<ExplainedBySlip, "explainsPlayed"> & { readonly finding: Finding };

/** Where a single start fails, the mistake is as likely in that start. */
const FEWEST_FAILING = 2;

/** How many characters of rules all tries together compile at most. */
const MOST_COMPILED = 10_000_000;

/** The same where a single start fails: what is found is only a hint. */
const MOST_FOR_HINT = 3_000_000;

/** How many moves all tries together replay at most. */
const MOST_MOVES = 60_000;

/** So many changes that pass are compared at most. */
const MOST_COMPARED = 16;

/**
 * Returns the change of the rules with which all starts pass; null for none. Only looked for where several fail.
 * Where an error in the rules is found, only changes at such places are tried. `known` are findings from playing: a
 * rule that never fires, and what a warning is about, are looked at first. Pauses after each move that is replayed.
 */
export function* slipOf(
  results: readonly SolutionResult[],
  diagnosis: Diagnosis,
  known: readonly Finding[],
): Work<ExplainedBySlip | null> {
  const { pack } = diagnosis;
  const failing = failingIn(results, diagnosis, mayBeOfRules);
  const passing = passingIn(results);
  if (failing.length < FEWEST_FAILING || textSize(pack) > MOST_CHECKED_AGAIN) return null;
  const mistakes = mistakesInRules(diagnosis);
  const slips = yield* slipsToTry(pack, mistakes, known, MOST_COMPILED);
  // The shortest record is replayed soonest; those that pass now are tried last.
  const starts = [...failing.toSorted((a, b) => a.moves - b.moves), ...passing];
  const best = bestOf(yield* passingChanges(diagnosis, slips, starts));
  if (best === null) return null;
  const { slip } = best;
  const fixes = mistakes.find((mistake) => isAbout(slip, mistake)) ?? null;
  return {
    slip,
    fixes,
    finding: fixes === null ? findingOf(slip, failing, failing.length + passing.length, pack) : null,
    starts: new Set(failing.map(({ level }) => level)),
    explains: goneFrom(Object.values(best.diagnosis.byFile).flat()),
    explainsPlayed: yield* goneInPlay(best),
  };
}

/**
 * Returns a hint where a single start fails: the change of the rules with which it passes, and all others still do. Null
 * for none, and beside a mistake with a fix that is found in the rules; beside one without, only changes at its place
 * are tried. Where the start is won before its first move, changes of its goals are tried, too; where a limit on moves
 * ends it, changes of the limit.
 */
export function* hintOf(
  results: readonly SolutionResult[],
  diagnosis: Diagnosis,
  known: readonly Finding[],
): Work<Hint | null> {
  const { pack } = diagnosis;
  const failing = failingIn(results, diagnosis, () => false);
  const passing = passingIn(results);
  const [start] = failing;
  if (start === undefined || failing.length >= FEWEST_FAILING || textSize(pack) > MOST_CHECKED_AGAIN) return null;
  const mistakes = mistakesInRules(diagnosis);
  if (mistakes.some(({ fixes = [] }) => fixes.length > 0)) return null;
  const file = pack.files.get(start.file);
  const isOwn = file !== undefined && !rulesOf(pack).includes(file);
  const own = isOwn ? [...ownRuleSlips(pack, file), ...(languageOf(pack)?.slipsOfStart?.(file) ?? [])] : [];
  const met = file === undefined ? [] : slipsInside(pack, file, goalsMetAtStart(start, known));
  const level =
    levelEntries(pack, diagnosis.compilation.game)
      .find(({ id }) => id === start.level)
      ?.level() ?? null;
  const ends = level === null || start.status !== "loses" ? [] : level.debug.goals.map(({ source }) => source);
  const limits = level === null ? [] : limitSlips(pack, start, level);
  const goals = level === null ? [] : goalSlips(pack, start, level);
  const tries = yield* slipsToTry(pack, mistakes, known, MOST_FOR_HINT, {
    first: [...limits, ...own, ...met],
    last: goals,
    ends,
  });
  const slips = tries.filter((slip) => mistakes.length === 0 || mistakes.some((mistake) => isAbout(slip, mistake)));
  const best = bestOf(yield* passingChanges(diagnosis, slips, [start, ...passing]));
  if (best === null) return null;
  const { records = "", pass = "" } = pack.model?.words ?? {};
  const others = passing.length === 0 ? "" : `, and the other ${records} still do`;
  const message = `With ${best.slip.says} here ${start.title} would ${pass}${others}.`;
  const finding: Finding = { ...findingAt(best.slip, [start], message), severity: "information" };
  return { finding, explainsPlayed: yield* goneInPlay(best) };
}

/** Returns the goals of a start that are reported as met before its first move. */
function goalsMetAtStart({ level, file }: SolutionResult, known: readonly Finding[]): readonly JsonPointer[] {
  return known.flatMap((each) => {
    const isOfStart = each.code === "won-at-start" && each.params["level"] === level && each.file === file;
    return isOfStart && typeof each.at === "string" ? [each.at] : [];
  });
}

/** Returns the results that fail, but for those of which their file tells why; `isLoose`: findings that may not tell it. */
function failingIn(
  results: readonly SolutionResult[],
  diagnosis: Diagnosis,
  isLoose: (finding: LocatedFinding) => boolean,
): readonly SolutionResult[] {
  return results.filter((result) => isBroken(result.status) && !isToldElsewhere(result, diagnosis, isLoose));
}

/** Returns whether what is found in a start may follow from a mistake in the rules. */
function mayBeOfRules({ params, fixes = [] }: LocatedFinding): boolean {
  return params["mayBeOfRules"] === true && fixes.length === 0;
}

function passingIn(results: readonly SolutionResult[]): readonly SolutionResult[] {
  return results.filter(({ status }) => status === "wins");
}

/** Returns the change with which the least is found, the most likely of several. */
function bestOf(found: readonly Change[]): Change | null {
  let best: Change | null = null;
  for (const change of found) if (best === null || change.left < best.left) best = change;
  return best;
}

/** Returns whether something is found in the file of a start that changes play and is not about the move where it fails. */
function isToldElsewhere(
  { file, step = 0 }: SolutionResult,
  { pack, byFile }: Diagnosis,
  isLoose: (finding: LocatedFinding) => boolean,
): boolean {
  const move = pack.model?.record.pointerOf(step) ?? "";
  const found = (byFile[file] ?? []).filter(
    (each) => each.severity !== "information" && each.params["changesPlay"] !== false && !isLoose(each),
  );
  return found.some(({ at }) => at === null || !`${at}/`.startsWith(`${move}/`));
}

function mistakesInRules({ pack, byFile }: Diagnosis): readonly LocatedFinding[] {
  const rules = new Set(rulesOf(pack).map(({ path }) => path));
  return Object.values(byFile)
    .flat()
    .filter(({ file, severity }) => severity !== "information" && rules.has(file));
}

interface Change {
  readonly slip: Slip;
  readonly diagnosis: Diagnosis;
  /** What playing shows with it, but for what the language finds itself. */
  readonly played: readonly Finding[];
  /** How much is found with it. */
  readonly left: number;
}

/** Returns the first few changes with which all these starts pass. */
function* passingChanges(
  { pack, compilation }: Diagnosis,
  slips: readonly Slip[],
  starts: readonly SolutionResult[],
): Work<readonly Change[]> {
  const found: Change[] = [];
  let moves = 0;
  for (const slip of slips) {
    if (moves > MOST_MOVES || found.length >= MOST_COMPARED) break;
    const changed = packAfter(pack, [slip.fix()]);
    if (changed === null) continue;
    const compiled = compilePack(changed, { previous: compilation });
    const entries = levelEntries(changed, compiled.game);
    const checker = createSolutionChecker();
    let passes = true;
    for (const { level } of starts) {
      const entry = entries.find(({ id }) => id === level);
      const result = entry === undefined ? null : yield* checker.checkWork(entry);
      moves += result?.step ?? result?.moves ?? 0;
      passes = result?.status === "wins";
      if (!passes) break;
    }
    yield;
    if (!passes) continue;
    const after = yield* diagnoseWork(changed, compiled);
    const played = yield* shownByPlaying(changed, entries, checker);
    found.push({ slip, diagnosis: after, played, left: Object.values(after.byFile).flat().length + played.length });
  }
  return found;
}

/** Returns what playing all starts shows, such as rules that none fires. */
function* shownByPlaying(
  pack: PackSource,
  entries: readonly LevelEntry[],
  checker: SolutionChecker,
): Work<readonly Finding[]> {
  const coverage = createCoverageCounter();
  const levels: CountedLevel[] = [];
  const results: SolutionResult[] = [];
  for (const entry of entries) {
    const counted = yield* coverage.countWork(entry);
    if (counted !== null) levels.push(counted);
    results.push(yield* checker.checkWork(entry));
  }
  return playedFindings(pack, entries, results, levels);
}

/** Returns what tells whether playing does not show a finding any more, also of those that the language finds itself. */
function* goneInPlay({ diagnosis, played }: Change): Work<ExplainedBySlip["explainsPlayed"]> {
  const { game } = diagnosis.compilation;
  const own = game?.played === undefined ? [] : yield* game.played();
  return goneFrom([...played, ...own]);
}

/** Returns what tells whether a finding is not among these. */
function goneFrom(found: readonly (Finding | LocatedFinding)[]): (finding: Finding | LocatedFinding) => boolean {
  const left = new Set(found.map(placeOf));
  return (finding) => !left.has(placeOf(finding));
}

function placeOf(finding: Finding | LocatedFinding): string {
  const { code, file, at } = finding;
  return JSON.stringify([code, file, at ?? ("span" in finding ? finding.span : null)]);
}

function findingOf(slip: Slip, failing: readonly SolutionResult[], all: number, { model }: PackSource): Finding {
  const { records = "", pass = "" } = model?.words ?? {};
  return findingAt(slip, failing, `${failing.length} of ${all} ${records} do not ${pass}. With ${slip.says} they do.`);
}

function findingAt(
  { file, at, onKey = false, fix }: Slip,
  failing: readonly SolutionResult[],
  message: string,
): Finding {
  const code = "solutions-fail-here";
  const levels: readonly Json[] = failing.map(({ level }) => level);
  return { code, severity: FINDINGS[code], message, file, at, onKey, params: { levels }, fixes: [fix()] };
}
