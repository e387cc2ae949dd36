// The trace command: prints a level's recorded solution as a tree of what happened, turn by turn.
import { defined } from "../shared/base/defined";
import { nearestName } from "../shared/base/nearestName";
import { type Result, done, refused } from "../shared/base/result";
import { becauseLines } from "../shared/engine/explain/causeGraph";
import type { TraceReading } from "../shared/engine/tracePresentation";
import type { PlayableLevel } from "../shared/engine/playableLevel";
import type { TurnRecord } from "../shared/engine/turnRecord";
import { historyNamed, lastWriteBefore } from "../shared/engine/explain/history";
import { traceLines } from "../shared/engine/trace/traceText";
import { whyRule } from "../shared/engine/explain/why";
import { stopSentence } from "../shared/engine/explain/whyStopped";
import { ruleAnswerLines } from "../shared/engine/explain/whyText";
import { compilePack } from "../shared/host/checks/diagnose";
import { tracedTurns } from "../shared/host/play/tracedTurns";
import type { PackSource } from "../shared/pack/packSource";
import type { Command } from "./arguments";
import { ExitCode, type Output } from "./output";
import { readPackFolder } from "./packFolder";
import { traceComparison } from "./traceCompare";

type TraceCommand = Extract<Command, { readonly name: "trace" }>;

/**
 * Prints one turn (0 is loading) or, for a step of null, all of them. Depending on the question it prints what
 * happened, why a rule did or did not fire, what caused a change, or where another run of the same moves diverges. A
 * solution stops at the first refused action.
 */
export async function trace(command: TraceCommand, output: Output): Promise<ExitCode> {
  const { pack: folder, level: id, step } = command;
  const read = await readPackFolder(folder);
  if (!read.ok) return refuse(output, read.refusal);
  const { game } = compilePack(read.value.pack, {});
  const level = game?.level(id) ?? null;
  if (game === null || level === null) {
    const known = game?.levelIds.includes(id) === true;
    return refuse(output, known ? `Level "${id}" cannot be played.` : `${folder} has no playable level "${id}".`);
  }
  if (command.question?.kind === "compare")
    return compareTrace(read.value.pack, level, command.question.other, step, output);
  const turns = [...tracedTurns(level, level.solution)];
  if (step !== null && step >= turns.length) {
    return refuse(output, `The solution of "${id}" has turns 0 to ${turns.length - 1}, no turn ${step}.`);
  }
  const lines = answerLines(command, level, turns);
  if (!lines.ok) return refuse(output, lines.refusal);
  for (const each of lines.value) await output.write(`${each.join("\n")}\n`);
  return ExitCode.ok;
}

/** Exits with 1 when the runs diverge. */
async function compareTrace(
  pack: PackSource,
  level: PlayableLevel,
  other: string,
  step: number | null,
  output: Output,
): Promise<ExitCode> {
  const compared = await traceComparison(pack, level, other, step);
  if (!compared.ok) return refuse(output, compared.refusal);
  await output.write(`${compared.value.lines.join("\n")}\n`);
  return compared.value.diverges ? ExitCode.failures : ExitCode.ok;
}

/** Returns the answer in parts that are printed one after the other. */
function answerLines(
  { level: id, step, question }: TraceCommand,
  reading: PlayableLevel,
  turns: readonly TurnRecord[],
): Result<readonly (readonly string[])[], string> {
  const { offers } = reading;
  if (question?.kind === "because") return causeLines(question.what, turns, reading, step ?? turns.length - 1);
  const shown = [...turns.entries()].filter(([number]) => step === null || step === number);
  if (question?.kind !== "why") return done(shown.map(([, turn]) => traceLines(turn, reading)));
  const why = question.rule;
  const rule = reading.debug.rules.findIndex((each) => each.id === why);
  if (rule >= 0) {
    return done(
      shown.map(([number, turn]) => {
        const stopped = stopSentence(turn, reading);
        const lines = ruleAnswerLines(turn, reading, whyRule(turns, number, reading, rule));
        return stopped === null ? lines : [...lines, `  ${stopped}`];
      }),
    );
  }
  if (offers.some(({ id: action }) => action === why)) {
    const asked = shown.filter(([, { action }]) => action?.action === why);
    return done([
      asked.map(([number, turn]) => `${reading.presentation.turnText(turn, number)}: ${stopText(turn, reading)}`),
    ]);
  }
  const suggestion = nearestName(
    why,
    [...reading.debug.rules, ...offers].map((each) => each.id),
  );
  return refused(
    `Level "${id}" has no rule and no action "${why}".${suggestion === null ? "" : ` Did you mean "${suggestion}"?`}`,
  );
}

/** Returns why a turn's action led to nothing, or that it did something. */
function stopText(turn: TurnRecord, reading: TraceReading): string {
  const stopped = stopSentence(turn, reading);
  if (stopped !== null) return stopped;
  return turn.accepted ? "Nothing stopped it." : "It was refused.";
}

/** Returns what caused the last change of something by the end of a turn. */
function causeLines(
  what: string,
  turns: readonly TurnRecord[],
  reading: TraceReading,
  turn: number,
): Result<readonly (readonly string[])[], string> {
  const named = historyNamed(what, reading.presentation, defined(turns[0]).shape);
  const found = named === null ? null : lastWriteBefore(turns, named, turn, null);
  if (found === null) return refused(`"${what}" does not change in the solution's turns up to ${turn}.`);
  const changed = defined(turns[found.turn]);
  return done([
    [reading.presentation.turnText(changed, found.turn), ...becauseLines(turns, found.turn, reading, found.record)],
  ]);
}

function refuse(output: Output, line: string): ExitCode {
  output.writeError(line);
  return ExitCode.usage;
}
