// The repair command: how recorded solutions that no longer win can be made to win again.
import { assertNever } from "../../shared/base/assertNever";
import { finish } from "../../shared/base/work";
import type { RepairOutcome, Repairs } from "../../shared/engine/search/questions/questionOutcome";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import { repairsOf } from "../../shared/engine/search/questions/repair";
import { wins } from "../../shared/engine/search/shortest";
import type { GameAction } from "../../shared/engine/turnRecord";
import type { SearchBudget } from "../amounts";
import { ExitCode, type Output, refuse } from "../output";
import { type LevelsCommand, askedLevels } from "./askedLevels";
import { reasonOf } from "./solveText";

export interface RepairCommand extends SearchBudget, LevelsCommand {
  readonly json: boolean;
}

/** What is printed about a level for programs. */
export interface RepairRow {
  readonly level: string;
  /** `broken`: the recorded moves do not win; `none`: there are none; `unplayable`: the level cannot be played. */
  readonly solution: "wins" | "broken" | "none" | "unplayable";
  /** Null unless it is broken. */
  readonly repairs: Repairs | null;
}

/**
 * Prints a line for each level, and for a broken solution its repairs. Fails when one is broken or cannot be played.
 * Writes no files.
 */
export async function repair(command: RepairCommand, output: Output): Promise<ExitCode> {
  const asked = await askedLevels(command, output);
  if (!asked.ok) return refuse(output, asked.refusal);
  const { entries, actionText, padded } = asked.value;
  const options = { timeMs: command.budgetMs, memoryBytes: command.memoryBytes };
  let failed = false;
  for (const entry of entries) {
    const { id } = entry;
    const level = entry.level();
    const solution = solutionOf(level);
    const repairs = level === null || solution !== "broken" ? null : finish(repairsOf(level, level.solution, options));
    failed ||= solution === "broken" || solution === "unplayable";
    const row: RepairRow = { level: id, solution, repairs };
    const text = command.json ? `${JSON.stringify(row)}\n` : textOf(row, padded(id), actionText);
    await output.write(text);
  }
  return failed ? ExitCode.failures : ExitCode.ok;
}

function solutionOf(level: PlayableLevel | null): RepairRow["solution"] {
  if (level === null) return "unplayable";
  if (level.solution.length === 0) return "none";
  return wins(level, level.solution) ? "wins" : "broken";
}

const STATES: Readonly<Record<RepairRow["solution"], string>> = {
  wins: "wins",
  none: "has no recorded solution",
  unplayable: "cannot be played",
  broken: "DOES NOT WIN",
};

function textOf({ solution, repairs }: RepairRow, id: string, actionText: (action: GameAction) => string): string {
  const lines = [`${id}  ${STATES[solution]}`];
  if (repairs !== null) {
    lines.push(`  fewest edits: ${repairText(repairs.fewestEdits, actionText)}`);
    lines.push(`  same start:   ${repairText(repairs.sameStart, actionText)}`);
  }
  return lines.map((line) => `${line}\n`).join("");
}

function repairText(outcome: RepairOutcome, actionText: (action: GameAction) => string): string {
  switch (outcome.kind) {
    case "repaired": {
      const { path, left, added, proven } = outcome.repair;
      const sure = proven ? "" : " (perhaps not the best)";
      return `${left} left out, ${added} added, ${path.length} moves${sure}: ${path.map(actionText).join(", ")}`;
    }
    case "unsolvable":
      return "the level cannot be won, proven";
    case "unknown":
      return `unknown; ${reasonOf(outcome.because)}`;
    default:
      return assertNever(outcome);
  }
}
