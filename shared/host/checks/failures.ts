// Tells of recorded moves that do not come to what they should: where the mistake is, if one change is found with which
// they do, else at the move where they fail.
import type { Work } from "../../base/work";
import { type Finding, type LocatedFinding, pointerIn } from "../../findings/finding";
import type { Slip } from "../../language/slips";
import type { SolutionStatus } from "../../rpc/solutions";
import type { Diagnosis } from "./diagnose";
import type { Following } from "./followingResults";
import { type Lapse, lapseIn } from "./lapses";
import type { Played } from "./played";
import { type ExplainedBySlip, hintOf, slipOf } from "./slips";
import { isAtPlaceOf } from "./slipsToTry";
import { solutionFindings } from "./solutionFindings";

export interface Failures {
  /** The findings on the recorded moves, and those from playing that do not follow from the mistake. */
  readonly findings: readonly Finding[];
  /** The diagnosis without what only follows from the mistake that was found. */
  readonly diagnosis: Diagnosis;
}

/** Where more starts fail, the mistake is hardly in the moves of each. */
const MOST_LAPSES = 2;

const FAILING: ReadonlySet<SolutionStatus> = new Set(["does-not-win", "illegal-action", "loses"]);

/**
 * Returns the findings on all results. Pauses after each move it plays. A result that fails beside an error without a fix
 * is reported where a single move is the mistake. Where only one fails, and no move is the mistake, its finding stays: a
 * change of the rules is only a hint.
 */
export function* failuresOf(
  { diagnosis, entries, results: all, shown, ofLanguage }: Played,
  { own: results, unsure, mended }: Following,
): Work<Failures> {
  const isTold = (file: string): boolean =>
    (diagnosis.byFile[file] ?? []).some(({ severity }) => severity !== "information");
  // Where one passes with a fix of the rules, their finding says what is wrong.
  const unexplained = all.filter(({ level, file }) => !mended.has(level) || isTold(file));
  const slip = yield* slipOf(unexplained, diagnosis, shown);
  if (slip !== null) {
    const others = results.filter(({ level }) => !slip.starts.has(level));
    const told = slip.finding === null ? [] : [slip.finding];
    const left = (finding: Finding): boolean => !isOfRule(finding, slip) && !slip.explainsPlayed(finding);
    const findings = [
      ...shown.filter(left),
      ...solutionFindings(others, entries),
      ...told,
      ...ofLanguage.filter((each) => !slip.explainsPlayed(each)),
    ];
    return { findings, diagnosis: withoutExplained(diagnosis, slip) };
  }
  const lapses = new Map<string, Lapse>();
  const failing = [...results, ...unsure].filter(({ status }) => FAILING.has(status));
  for (const { level: id, file } of failing.length > MOST_LAPSES ? [] : failing) {
    const level = isTold(file) ? null : entries.find((entry) => entry.id === id)?.level();
    const lapse = level === null || level === undefined ? null : yield* lapseIn(level);
    if (lapse !== null) lapses.set(id, lapse);
  }
  const told = [...results, ...unsure.filter(({ level }) => lapses.has(level))];
  const hint = lapses.size > 0 ? null : yield* hintOf(unexplained, diagnosis, shown);
  const unfired = shown.filter((each) => hint === null || !isUnfired(each) || !hint.explainsPlayed(each));
  const hints = hint === null ? [] : [hint.finding];
  return { findings: [...unfired, ...solutionFindings(told, entries, lapses), ...hints, ...ofLanguage], diagnosis };
}

/** Returns whether a finding says that a rule is never fired. */
function isUnfired({ code }: Finding): boolean {
  return code === "rule-never-fired";
}

/** Returns whether a finding says that the rule with the change is never fired. */
function isOfRule(finding: Finding, { slip }: ExplainedBySlip): boolean {
  const { file, at } = finding;
  if (!isUnfired(finding) || file !== slip.file || typeof at !== "string") return false;
  return pointerIn(slip.at).startsWith(at.slice(0, at.lastIndexOf("/") + 1));
}

/** Returns a finding with a change as its first fix; as the last where the change is elsewhere. */
function withSlip(finding: LocatedFinding, slip: Slip): LocatedFinding {
  const own = finding.fixes ?? [];
  return { ...finding, fixes: isAtPlaceOf(slip, finding) ? [slip.fix(), ...own] : [...own, slip.fix()] };
}

/** Returns the diagnosis without what is gone with a change, which is offered as a fix where it is one of a finding. */
function withoutExplained(diagnosis: Diagnosis, { slip, fixes, explains }: ExplainedBySlip): Diagnosis {
  const left = (finding: LocatedFinding): readonly LocatedFinding[] => {
    if (finding === fixes) return [withSlip(finding, slip)];
    return explains(finding) ? [] : [finding];
  };
  const byFile = Object.entries(diagnosis.byFile).map(([file, all]) => [file, all.flatMap(left)] as const);
  return { ...diagnosis, byFile: Object.fromEntries(byFile.filter(([, all]) => all.length > 0)) };
}
