// The solve command: in how few moves each level of a pack can be won, proven, or what is known of it.
import { assertNever } from "../shared/base/assertNever";
import type { Json } from "../shared/base/json";
import { finish } from "../shared/base/work";
import { presentationOf } from "../shared/dialects/presentations";
import type { Answer, Cut, Shortest } from "../shared/engine/search/searchOutcome";
import { shortest } from "../shared/engine/search/shortest";
import type { PlayableLevel } from "../shared/engine/playableLevel";
import type { GameAction } from "../shared/engine/turnRecord";
import { compilePack } from "../shared/host/checks/diagnose";
import { levelEntries } from "../shared/host/checks/solutions";
import type { Command } from "./arguments";
import { ExitCode, type Output } from "./output";
import { readPackFolder } from "./packFolder";

type SolveCommand = Extract<Command, { readonly name: "solve" }>;

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

function answerOf(level: PlayableLevel | null, { budgetMs, memoryBytes }: SolveCommand): Answer {
  if (level !== null) return finish(shortest(level, { timeMs: budgetMs, memoryBytes }));
  const answer: Shortest = { kind: "unknown", proven: false, noneUnder: 1, because: "unplayable", grows: null };
  return { answer, cost: { states: 0, ms: 0, bytes: 0 } };
}

/** Returns the line of a level for programs. */
function rowOf(level: string, { answer, cost }: Answer): Json {
  const { states, ms } = cost;
  switch (answer.kind) {
    case "solved": {
      const { kind, length, path, proven } = answer;
      return { level, kind, length, path, proven, noneUnder: length, states, ms, because: null };
    }
    case "unsolvable": {
      const { kind, proven, limit } = answer;
      const because = limit === null ? null : "limit";
      return { level, kind, length: null, path: null, proven, noneUnder: null, states, ms, because };
    }
    case "unknown": {
      const { kind, proven, noneUnder, because, grows } = answer;
      const row = { level, kind, length: null, path: null, proven, noneUnder, states, ms, because };
      return grows === null ? row : { ...row, grows };
    }
    default:
      return assertNever(answer);
  }
}

function answerText(answer: Shortest, actionText: (action: GameAction) => string): string {
  switch (answer.kind) {
    case "solved": {
      const moves = answer.length === 1 ? "1 move" : `${answer.length} moves`;
      return `${moves}, proven: ${answer.path.map(actionText).join(", ")}`;
    }
    case "unsolvable":
      return answer.limit === null
        ? "NO SOLUTION, proven"
        : `NO SOLUTION in the ${answer.limit} moves that the level allows, proven`;
    case "unknown":
      return `unknown: none under ${answer.noneUnder} moves; ${reasonOf(answer.because)}${growth(answer.grows)}`;
    default:
      return assertNever(answer);
  }
}

const REASONS: Readonly<Record<Cut, string>> = {
  time: "the time was over",
  memory: "the memory was used up",
  states: "there were too many states",
  cancelled: "cancelled",
  unplayable: "the level cannot be played, has too many actions, or is no puzzle",
  contradiction: "search and engine disagree, which is a fault of this program",
};

function reasonOf(because: Cut): string {
  return REASONS[because];
}

function growth(grows: string | null): string {
  return grows === null ? "" : ` (${grows} seems to take ever new values)`;
}

function costText({ cost }: Answer): string {
  return cost.states === 0 ? "" : `  (${cost.states} states, ${cost.ms} ms)`;
}
