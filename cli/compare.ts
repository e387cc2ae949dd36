// compare: which levels of a pack play differently in the two profiles of the language.
import { actionText } from "../shared/engine/valueText";
import { type LevelComparison, compareProfiles } from "../shared/host/compareProfiles";
import { PROFILES } from "./arguments";
import { ExitCode, type Output } from "./output";
import { readPackFolder } from "./packFolder";

/** A line for each level: the same, or the moves after which it differs and what does. */
export async function compare(folder: string, output: Output): Promise<ExitCode> {
  const read = await readPackFolder(folder);
  if (!read.ok) {
    output.complain(read.refusal);
    return ExitCode.usage;
  }
  const comparisons = compareProfiles(read.value.pack, PROFILES);
  const width = Math.max(0, ...comparisons.map(({ level }) => level.length));
  for (const comparison of comparisons) {
    await output.write(`${comparison.level.padEnd(width)}  ${comparisonText(comparison)}\n`);
  }
  return comparisons.some(({ difference }) => difference !== null) ? ExitCode.failures : ExitCode.ok;
}

function comparisonText({ difference, turns }: LevelComparison): string {
  if (difference === null) return `plays the same in ${turns} turns tried`;
  const what = difference.what.join(", ");
  if (difference.actions.length === 0) return `differs when loaded: ${what}`;
  return `differs in ${what} after: ${difference.actions.map(actionText).join(", ")}`;
}
