// The solve command: in how few moves each level of a pack can be won, proven, or what is known of it.
import { finish } from "../../shared/base/work";
import type { Answer, Shortest } from "../../shared/engine/search/searchOutcome";
import { besideRecorded, shortest } from "../../shared/engine/search/shortest";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { SearchBudget } from "../amounts";
import { type LevelsCommand, askedLevels } from "./askedLevels";
import { ExitCode, type Output, refuse } from "../output";
import { answerText, costText, rowOf } from "./solveText";

export interface SolveCommand extends SearchBudget, LevelsCommand {
  readonly json: boolean;
}

/**
 * Prints a line per level when its answer is there. Fails when one has no solution or is not searched at all. A level that
 * does not exist is a usage error.
 */
export async function solve(command: SolveCommand, output: Output): Promise<ExitCode> {
  const asked = await askedLevels(command, output);
  if (!asked.ok) return refuse(output, asked.refusal);
  const { entries, actionText, padded } = asked.value;
  let failed = false;
  for (const entry of entries) {
    const { id } = entry;
    const level = entry.level();
    const answered = answerOf(level, command);
    failed ||= isFailure(answered.answer);
    const words =
      level === null ? "cannot be played" : `${answerText(answered.answer, actionText)}${costText(answered)}`;
    await output.write(command.json ? `${JSON.stringify(rowOf(id, answered))}\n` : `${padded(id)}  ${words}\n`);
  }
  return failed ? ExitCode.failures : ExitCode.ok;
}

/**
 * Returns whether a level has no solution, or nothing could be searched. A search that ran out of its budget is no
 * failure.
 */
export function isFailure(answer: Shortest): boolean {
  return answer.kind === "unsolvable" || (answer.kind === "unknown" && answer.because === "unplayable");
}

/** Searches a level, which may not be playable at all. */
export function answerOf(level: PlayableLevel | null, { budgetMs, memoryBytes }: SearchBudget): Answer {
  if (level !== null) {
    const { answer, cost } = finish(shortest(level, { timeMs: budgetMs, memoryBytes }));
    return { answer: besideRecorded(level, answer), cost };
  }
  const answer: Shortest = { kind: "unknown", proven: false, noneUnder: 1, because: "unplayable", grows: null };
  return { answer, cost: { states: 0, turns: 0, ms: 0, bytes: 0 } };
}
