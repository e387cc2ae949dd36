// Leaves out the results of recorded moves that the language's own checks tell more exactly: nothing is underlined twice.
import type { Finding, LocatedFinding } from "../../findings/finding";
import type { SolutionResult } from "../../rpc/solutions";
import type { Played } from "./played";
import type { LevelEntry } from "./solutions";

/** Returns the results that nothing else tells. */
export function untoldResults({ diagnosis, entries, results, shown, ofLanguage }: Played): readonly SolutionResult[] {
  return withoutWonAtStart(withoutTold(results, ofLanguage, entries, Object.values(diagnosis.byFile).flat()), shown);
}

/**
 * Returns the results of which the language itself finds no mistake at the move, or at the end, where they fail. `own`
 * is what it finds by playing, `inTexts` what it finds in the texts.
 */
export function withoutTold(
  results: readonly SolutionResult[],
  own: readonly Finding[],
  entries: readonly LevelEntry[],
  inTexts: readonly LocatedFinding[] = [],
): readonly SolutionResult[] {
  return results.filter(({ level, status, step, moves, file }) => {
    if (status !== "loses" || step === undefined) return true;
    const isError = (finding: Finding | LocatedFinding): boolean =>
      finding.severity === "error" && finding.file === file;
    const shown = own.filter(isError);
    // A wrong outcome at the end is reported where it is expected, which may be anywhere.
    if (step === moves && shown.length > 0) return false;
    const place = entries.find(({ id }) => id === level)?.model.record.pointerOf(step);
    const isThere = ({ at }: Finding | LocatedFinding): boolean =>
      place !== undefined && typeof at === "string" && `${at}/`.startsWith(`${place}/`);
    return !shown.some(isThere) && !inTexts.filter(isError).some(isThere);
  });
}

/** Returns the results without solutions that win at their first move because the level is won before it. */
export function withoutWonAtStart(
  results: readonly SolutionResult[],
  played: readonly Finding[],
): readonly SolutionResult[] {
  const won = new Set(played.flatMap(({ code, params }) => (code === "won-at-start" ? [params["level"]] : [])));
  return results.filter(({ level, status, step }) => status !== "wins-early" || step !== 1 || !won.has(level));
}
