// Finds the one mistake in the rules for which recorded moves fail: single changes that the author may have meant are
// made in a copy of the pack, one after the other, and what passes with all of them tells where the mistake is.
import type { Json, JsonPointer } from "../../base/json";
import type { Work } from "../../base/work";
import { languageOf } from "../../dialects/registry";
import { FINDINGS } from "../../findings/codes";
import type { Finding, LocatedFinding } from "../../findings/finding";
import { type Slip, ownRuleSlips, rulesOf, slipsInside } from "../../language/slips";
import type { PackSource } from "../../pack/packSource";
import type { SolutionResult } from "../../rpc/solutions";
import type { Diagnosis } from "./diagnose";
import { failingIn, mayBeOfRules, mistakesInRules, passingIn } from "./failingStarts";
import { MOST_CHECKED_AGAIN, textSize } from "./fixedPack";
import { goalSlips, limitSlips } from "./moveLimits";
import { type IsGone, bestOf, goneInPlay, goneInTexts, passingChanges } from "./passingChanges";
import { type OtherTries, isAbout, slipsToTry } from "./slipsToTry";
import { levelEntries } from "./solutions";

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
  readonly explains: IsGone;
  /** Returns whether a finding that playing showed is gone with the change. */
  readonly explainsPlayed: IsGone;
}

/** A hint at a change of the rules, and what it explains of what playing showed. */
export type Hint = Pick<ExplainedBySlip, "explainsPlayed"> & { readonly finding: Finding };

/** Where a single start fails, the mistake is as likely in that start. */
const FEWEST_FAILING = 2;

/** How many characters of rules all tries together compile at most. */
const MOST_COMPILED = 10_000_000;

/** The same where a single start fails: what is found is only a hint. */
const MOST_FOR_HINT = 3_000_000;

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
  const slips = yield* slipsToTry(pack, { mistakes, known }, MOST_COMPILED);
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
    explains: goneInTexts(best),
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
  const tries = yield* slipsToTry(pack, { mistakes, known }, MOST_FOR_HINT, triesOfStart(start, diagnosis, known));
  const slips = tries.filter((slip) => mistakes.length === 0 || mistakes.some((mistake) => isAbout(slip, mistake)));
  const best = bestOf(yield* passingChanges(diagnosis, slips, [start, ...passing]));
  if (best === null) return null;
  const { records = "", pass = "" } = pack.model?.words ?? {};
  const others = passing.length === 0 ? "" : `, and the other ${records} still do`;
  const message = `With ${best.slip.says} here ${start.title} would ${pass}${others}.`;
  const finding: Finding = { ...findingAt(best.slip, [start], message), severity: "information" };
  return { finding, explainsPlayed: yield* goneInPlay(best) };
}

/** Returns what is tried beside changes of the rules where only this start fails: what the start has of its own. */
function triesOfStart(start: SolutionResult, { pack, compilation }: Diagnosis, known: readonly Finding[]): OtherTries {
  const file = pack.files.get(start.file);
  const isOwn = file !== undefined && !rulesOf(pack).includes(file);
  const own = isOwn ? [...ownRuleSlips(pack, file), ...(languageOf(pack)?.slipsOfStart?.(file) ?? [])] : [];
  const met = file === undefined ? [] : slipsInside(pack, file, goalsMetAtStart(start, known));
  const entry = levelEntries(pack, compilation.game).find(({ id }) => id === start.level);
  const level = entry?.level() ?? null;
  if (level === null) return { first: [...own, ...met] };
  return {
    first: [...limitSlips(pack, start, level), ...own, ...met],
    last: goalSlips(pack, start, level),
    ends: start.status === "loses" ? level.debug.goals.map(({ source }) => source) : [],
  };
}

/** Returns the goals of a start that are reported as met before its first move. */
function goalsMetAtStart({ level, file }: SolutionResult, known: readonly Finding[]): readonly JsonPointer[] {
  return known.flatMap((each) => {
    const isOfStart = each.code === "won-at-start" && each.params["level"] === level && each.file === file;
    return isOfStart && typeof each.at === "string" ? [each.at] : [];
  });
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
