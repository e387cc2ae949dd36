// Leaves out solutions that fail for a mistake which is reported: with the fixes of the mistakes made they pass.
import type { Work } from "../../base/work";
import { languageOf } from "../../dialects/registry";
import type { Fix, LocatedFinding } from "../../findings/finding";
import { withFixes } from "../../language/fixes";
import { type SolutionResult, isBroken } from "../../rpc/solutions";
import { type Diagnosis, compilePack } from "./diagnose";
import { MOST_CHECKED_AGAIN, firstFixes, packAfter, textSize } from "./fixedPack";
import { createSolutionChecker, levelEntries } from "./solutions";

/** The results of recorded moves, by whether they follow from a mistake that is found. */
export interface Following {
  /** Those that do not. */
  readonly own: readonly SolutionResult[];
  /** Those that fail beside an error without a fix: whether they follow from it is not known. */
  readonly unsure: readonly SolutionResult[];
  /** The levels that fail, and pass where the fixes are made. */
  readonly mended: ReadonlySet<string>;
}

/** Returns the results without those that follow from a mistake. Pauses as the checks do. */
export function* withoutFollowing(results: readonly SolutionResult[], diagnosis: Diagnosis): Work<Following> {
  const { pack, byFile } = diagnosis;
  if (!results.some(({ status }) => isBroken(status))) return { own: results, unsure: [], mended: new Set() };
  const mistakes = withFixes(languageOf(pack), pack, Object.values(byFile).flat());
  // What keeps an error without a fix from working is not known: one in the rules concerns all levels.
  const starts = new Set(pack.levels.map(({ path }) => path));
  const broken = new Set(
    mistakes.flatMap(({ severity, file, fixes: own = [] }) => (severity === "error" && own.length === 0 ? [file] : [])),
  );
  const areRulesBroken = Array.from(broken).some((file) => !starts.has(file));
  const isUnsure = ({ status, file }: SolutionResult): boolean =>
    isBroken(status) && (areRulesBroken || broken.has(file));
  const unsure = results.filter(isUnsure);
  const told = results.filter((result) => !isUnsure(result));
  const failing = told.filter(({ status }) => isBroken(status));
  const mended = yield* mendedBy(failing, mistakes, diagnosis);
  return { own: told.filter(({ level }) => !mended.has(level)), unsure, mended };
}

/** So many notes are tried one by one at most: each compiles the pack again. */
const MOST_NOTES = 4;

/**
 * Returns the levels of these results that pass where mistakes are fixed. A note may be wrong, and its fix break what
 * another one repairs: notes are only fixed where the other mistakes do not tell why, all at once and then one by one.
 */
function* mendedBy(
  failing: readonly SolutionResult[],
  findings: readonly LocatedFinding[],
  diagnosis: Diagnosis,
): Work<ReadonlySet<string>> {
  const isNote = ({ severity }: LocatedFinding): boolean => severity === "information";
  const mistakes = findings.filter((finding) => !isNote(finding));
  const notes = findings.filter((finding) => isNote(finding) && (finding.fixes ?? []).length > 0);
  const singles = notes.length < 2 ? [] : notes.slice(0, MOST_NOTES).map((note) => [note]);
  const tries = [[], ...(notes.length === 0 ? [] : [notes]), ...singles];
  const mended = new Set<string>();
  for (const tried of tries) {
    const left = failing.filter(({ level }) => !mended.has(level));
    if (left.length === 0) break;
    // A note may take along what a mistake is in, such as a disabled rule.
    const fixes = firstFixes([...tried, ...mistakes]);
    for (const level of yield* passingAfter(left, fixes, diagnosis)) mended.add(level);
  }
  return mended;
}

/** Returns the levels of these results that pass where the fixes are made. */
function* passingAfter(
  failing: readonly SolutionResult[],
  fixes: readonly Fix[],
  { pack, compilation }: Diagnosis,
): Work<ReadonlySet<string>> {
  const passes = new Set<string>();
  if (failing.length === 0 || fixes.length === 0) return passes;
  const fixed = textSize(pack) > MOST_CHECKED_AGAIN ? null : packAfter(pack, fixes);
  if (fixed === null) return passes;
  yield;
  const { game } = compilePack(fixed, { previous: compilation });
  const checker = createSolutionChecker();
  for (const entry of levelEntries(fixed, game)) {
    if (!failing.some(({ level }) => level === entry.id)) continue;
    yield;
    const { status } = yield* checker.checkWork(entry);
    if (status === "wins") passes.add(entry.id);
  }
  return passes;
}
