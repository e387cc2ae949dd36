// Which recorded moves fail without a reason that is found in their own file, and which mistakes are found in the rules.
import type { LocatedFinding } from "../../findings/finding";
import { rulesOf } from "../../language/slips";
import { type SolutionResult, isBroken } from "../../rpc/solutions";
import type { Diagnosis } from "./diagnose";

/** Returns the results that fail, but for those of which their file tells why; `isLoose`: findings that may not tell it. */
export function failingIn(
  results: readonly SolutionResult[],
  diagnosis: Diagnosis,
  isLoose: (finding: LocatedFinding) => boolean,
): readonly SolutionResult[] {
  return results.filter((result) => isBroken(result.status) && !isToldElsewhere(result, diagnosis, isLoose));
}

/** Returns whether what is found in a start may follow from a mistake in the rules. */
export function mayBeOfRules({ params, fixes = [] }: LocatedFinding): boolean {
  return params["mayBeOfRules"] === true && fixes.length === 0;
}

/** Returns the results that win. */
export function passingIn(results: readonly SolutionResult[]): readonly SolutionResult[] {
  return results.filter(({ status }) => status === "wins");
}

/** Returns what is found in the files of the rules, but for notes. */
export function mistakesInRules({ pack, byFile }: Diagnosis): readonly LocatedFinding[] {
  const rules = new Set(rulesOf(pack).map(({ path }) => path));
  return Object.values(byFile)
    .flat()
    .filter(({ file, severity }) => severity !== "information" && rules.has(file));
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
