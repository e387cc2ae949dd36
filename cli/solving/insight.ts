// The insight command: what there is to know of each level beside its shortest solution.
import { finish } from "../../shared/base/work";
import type { LevelVariants } from "../../shared/engine/levelVariants";
import { besideRecorded } from "../../shared/engine/search/shortest";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import { insightOf } from "../../shared/engine/search/insight/insight";
import { ablation } from "../../shared/engine/search/questions/ablation";
import { constrained, playThat } from "../../shared/engine/search/questions/constraints";
import { versionReport } from "../../shared/engine/search/questions/versions";
import type { SearchOptions } from "../../shared/engine/search/searchRun";
import { ExitCode, type Output, refuse } from "../output";
import { askedLevels } from "./askedLevels";
import type { InsightCommand, InsightRow } from "./insightRow";
import { insightText } from "./insightText";
import { isFailure } from "./solve";

/** Prints what is known of each level. Fails when one has no solution or is not searched at all. */
export async function insight(command: InsightCommand, output: Output): Promise<ExitCode> {
  const asked = await askedLevels(command, output);
  if (!asked.ok) return refuse(output, asked.refusal);
  const { game, entries, actionText } = asked.value;
  let failed = false;
  for (const entry of entries) {
    const { id } = entry;
    const level = entry.level();
    const row = level === null ? null : rowOf(id, level, game?.variants?.(id) ?? null, command);
    failed ||= row === null || isFailure(row.shortest);
    if (command.json) await output.write(`${JSON.stringify(row ?? { level: id, because: "unplayable" })}\n`);
    else await output.write(row === null ? `${id}\n  cannot be played\n` : insightText(row, command, actionText));
  }
  return failed ? ExitCode.failures : ExitCode.ok;
}

function rowOf(id: string, level: PlayableLevel, variants: LevelVariants | null, command: InsightCommand): InsightRow {
  const options: SearchOptions = { timeMs: command.budgetMs, memoryBytes: command.memoryBytes };
  const { report } = finish(insightOf(level, options));
  const { constraints, plays } = command;
  return {
    level: id,
    ...report,
    shortest: besideRecorded(level, report.shortest),
    ...(command.parts
      ? { parts: (variants?.parts ?? []).map((part) => finish(ablation(report.shortest, part, options))) }
      : {}),
    ...(command.versions ? { versions: finish(versionReport(level, variants?.versions ?? [], options)) } : {}),
    ...(constraints.length > 0 ? { constraints: finish(constrained(level, constraints, options)) } : {}),
    ...(plays.length > 0 ? { plays: plays.map((what) => finish(playThat(level, what, options))) } : {}),
  };
}
