// The compare command: finds the levels of a pack that play differently in the two profiles of the language.
import { defined } from "../shared/base/defined";
import { presentationOf } from "../shared/dialects/presentations";
import { dialectOf } from "../shared/dialects/registry";
import { type ProfileDifference, compareProfiles } from "../shared/engine/compare/compareProfiles";
import type { GameAction } from "../shared/engine/turnRecord";
import { PROFILES } from "./profiles";
import { ExitCode, type Output, refuse } from "./output";
import { halfReadLines, readPackFolder, unreadLines } from "./packFolder";

/** Prints a line for each level that differs, with the moves that show it, or one line when none does; or all as JSON. */
export async function compare(folder: string, json: boolean, output: Output): Promise<ExitCode> {
  const read = await readPackFolder(folder);
  if (!read.ok) return refuse(output, read.refusal);
  const { pack } = read.value;
  for (const line of unreadLines(read.value)) output.writeError(line);
  const dialect = dialectOf(pack);
  const { actionText } = presentationOf(pack.model?.id);
  if (dialect === null || !PROFILES.every((profile) => dialect.profiles.includes(profile))) {
    output.writeError(`${folder} has no levels to compare; its language is ${pack.model?.title ?? "unknown"}.`);
    return ExitCode.usage;
  }
  for (const line of halfReadLines(pack, pack.levels)) output.writeError(line);
  const differences = compareProfiles(dialect, pack, PROFILES);
  if (json) {
    await output.write(`${JSON.stringify({ levels: differences })}\n`);
    return differences.length > 0 ? ExitCode.failures : ExitCode.ok;
  }
  for (const difference of differences)
    await output.write(`${difference.level}  ${differenceText(difference, actionText)}\n`);
  if (differences.length > 0) return ExitCode.failures;
  await output.write(`Found no level that plays differently as ${PROFILES.join(" and as ")}.\n`);
  return ExitCode.ok;
}

function differenceText(
  { moves, onSolution, differences }: ProfileDifference,
  actionText: (action: GameAction) => string,
): string {
  const first = defined(differences[0]);
  const how = `${first.what} ${first.one} as ${PROFILES[0]}, ${first.other} as ${PROFILES[1]}`;
  if (moves.length === 0) return `differs when loaded: ${how}`;
  return `differs ${onSolution ? "on its solution " : ""}after: ${moves.map(actionText).join(", ")}: ${how}`;
}
