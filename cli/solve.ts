// The solve command: in how few moves each level of a pack can be won, proven, or what is known of it.
import { finish } from "../shared/base/work";
import { presentationOf } from "../shared/dialects/presentations";
import type { Answer, Shortest } from "../shared/engine/search/searchOutcome";
import { shortest } from "../shared/engine/search/shortest";
import type { PlayableLevel } from "../shared/engine/playableLevel";
import { compilePack } from "../shared/host/checks/diagnose";
import { levelEntries } from "../shared/host/checks/solutions";
import type { SearchBudget } from "./amounts";
import { ExitCode, type Output } from "./output";
import { readPackFolder } from "./packFolder";
import { answerText, costText, rowOf } from "./solveText";

export interface SolveCommand extends SearchBudget {
  readonly pack: string;
  /** Level ids; none: all. */
  readonly levels: readonly string[];
  readonly profile: string | null;
  readonly json: boolean;
}

/** Prints a line per level when its answer is there. A level that does not exist is a usage error. */
export async function solve(command: SolveCommand, output: Output): Promise<ExitCode> {
  const read = await readPackFolder(command.pack);
  if (!read.ok) {
    output.writeError(read.refusal);
    return ExitCode.usage;
  }
  const { pack } = read.value;
  const { game } = compilePack(pack, command.profile === null ? {} : { profile: command.profile });
  const entries = levelEntries(pack, game);
  const missing = command.levels.find((id) => !entries.some((entry) => entry.id === id));
  if (missing !== undefined) {
    output.writeError(`The pack has no level "${missing}".`);
    return ExitCode.usage;
  }
  const { actionText } = presentationOf(pack.model?.id);
  const asked = command.levels.length === 0 ? entries : entries.filter(({ id }) => command.levels.includes(id));
  const width = Math.max(0, ...asked.map(({ id }) => id.length));
  let failed = false;
  for (const entry of asked) {
    const { id } = entry;
    const answered = answerOf(entry.level(), command);
    failed ||= answered.answer.kind === "unsolvable";
    const text = command.json
      ? JSON.stringify(rowOf(id, answered))
      : `${id.padEnd(width)}  ${answerText(answered.answer, actionText)}${costText(answered)}`;
    await output.write(`${text}\n`);
  }
  return failed ? ExitCode.failures : ExitCode.ok;
}

/** Searches a level, which may not be playable at all. */
export function answerOf(level: PlayableLevel | null, { budgetMs, memoryBytes }: SearchBudget): Answer {
  if (level !== null) return finish(shortest(level, { timeMs: budgetMs, memoryBytes }));
  const answer: Shortest = { kind: "unknown", proven: false, noneUnder: 1, because: "unplayable", grows: null };
  return { answer, cost: { states: 0, turns: 0, ms: 0, bytes: 0 } };
}
