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
import { isUnheard, ruleAnswerLines, unheardHeadline } from "../shared/engine/explain/whyText";
import { compilePack } from "../shared/host/checks/diagnose";
import { levelEntries } from "../shared/host/checks/solutions";
import { type RecordedTurn, playedTurns } from "../shared/engine/play/tracedTurns";
import type { PackSource } from "../shared/pack/packSource";
import { ExitCode, type Output } from "./output";
import { readPackFolder } from "./packFolder";
import { traceComparison } from "./traceCompare";
import { moveLines } from "./traceMoves";
import { unknownLevel } from "./unknownLevel";

export interface TraceCommand {
  readonly pack: string;
  readonly level: string;
  /** A turn's number; null: all turns. */
  readonly step: number | null;
  /** Null prints the tree of what happened. */
  readonly question: TraceQuestion | null;
  readonly json: boolean;
}

export type TraceQuestion =
  /** Explains why the rule with this id did or did not fire. */
  | { readonly kind: "why"; readonly rule: string }
  /** Explains what caused the last change of a cell, a variable, a field, `win` or `lose`. */
  | { readonly kind: "because"; readonly what: string }
  /**
   * Finds where the same moves diverge in another profile of the language, or in another version of the pack in a
   * folder.
   */
  | { readonly kind: "compare"; readonly other: string };

/**
 * Prints one turn (0 is loading) or, for a step of null, all of them. Depending on the question it prints what
 * happened, why a rule did or did not fire, what caused a change, or where another run of the same moves diverges. A
 * solution stops at the first refused action.
 */
export async function trace(command: TraceCommand, output: Output): Promise<ExitCode> {
  const { pack: folder, level: id, step } = command;
  const read = await readPackFolder(folder);
  if (!read.ok) return refuse(output, read.refusal);
  const { pack } = read.value;
  const { game } = compilePack(pack, {});
  const entry = levelEntries(pack, game).find((each) => each.id === id);
  if (entry === undefined) return refuse(output, unknownLevel(id, pack));
  const level = entry.level();
  if (level === null) return refuse(output, `Level "${id}" cannot be played. "gridwright check" tells why.`);
  if (command.question?.kind === "compare") return compareTrace(pack, level, command.question.other, command, output);
  const played = [...playedTurns(level, level.solution)];
  const turns = played.map(({ record }) => record);
  if (step !== null && step >= turns.length) {
    return refuse(output, `The solution of "${id}" has turns 0 to ${turns.length - 1}, no turn ${step}.`);
  }
  const answers = answerLines(command, level, played);
  if (!answers.ok) return refuse(output, answers.refusal);
  if (command.json) {
    const rows = answers.value.map(({ turn, lines }) => ({ ...turnFacts(defined(turns[turn]), turn), lines }));
    await output.write(`${JSON.stringify({ level: id, turns: rows })}\n`);
  } else {
    for (const lines of withoutRepeats(answers.value)) await output.write(`${lines.join("\n")}\n`);
  }
  return ExitCode.ok;
}

/** What is answered about one turn. */
interface TurnAnswer {
  readonly turn: number;
  readonly lines: readonly string[];
  /** There is nothing to tell of the turn but what is so in others too: the line for all of them. */
  readonly shared?: (turns: readonly number[]) => string;
}

/** Returns the lines of all answers, those that are shared by several turns once, where the first of them was. */
function withoutRepeats(answers: readonly TurnAnswer[]): readonly (readonly string[])[] {
  const alike = answers.flatMap(({ turn, shared }) => (shared === undefined ? [] : [turn]));
  if (alike.length < 2) return answers.map(({ lines }) => lines);
  return answers.flatMap(({ turn, lines, shared }) => {
    if (shared === undefined) return [lines];
    return turn === alike[0] ? [[shared(alike)]] : [];
  });
}

function turnFacts({ action, accepted, won, lost }: TurnRecord, turn: number): object {
  return { turn, action, accepted, won, lost };
}

/** Exits with 1 when the runs diverge. */
async function compareTrace(
  pack: PackSource,
  level: PlayableLevel,
  other: string,
  { step, json }: TraceCommand,
  output: Output,
): Promise<ExitCode> {
  const compared = await traceComparison(pack, level, other, step);
  if (!compared.ok) return refuse(output, compared.refusal);
  const { lines, diverges } = compared.value;
  await output.write(json ? `${JSON.stringify({ level: level.id, diverges, lines })}\n` : `${lines.join("\n")}\n`);
  return diverges ? ExitCode.failures : ExitCode.ok;
}

/** Returns the answer about each turn that the command names. */
function answerLines(
  { level: id, step, question }: TraceCommand,
  reading: PlayableLevel,
  played: readonly RecordedTurn[],
): Result<readonly TurnAnswer[], string> {
  const { offers } = reading;
  const turns = played.map(({ record }) => record);
  if (question?.kind === "because") return causeLines(question.what, turns, reading, step ?? turns.length - 1);
  const shown = [...turns.entries()].filter(([number]) => step === null || step === number);
  if (question?.kind !== "why")
    return done(shown.map(([turn, record]) => ({ turn, lines: traceLines(record, reading) })));
  const why = question.rule;
  const rule = reading.debug.rules.findIndex((each) => each.id === why);
  if (rule >= 0) {
    return done(
      shown.flatMap(([number, turn]): TurnAnswer | readonly TurnAnswer[] => {
        // Rules that make moves listen to nothing: what counts is what was tried.
        if (reading.moves !== undefined) {
          const from = played[number - 1]?.next;
          const lines = from === undefined ? null : moveLines(reading, { number, record: turn, from }, rule);
          if (lines !== null) return { turn: number, lines };
          return step === null ? [] : { turn: number, lines: ["No move is made at loading."] };
        }
        const stopped = stopSentence(turn, reading);
        const answer = whyRule(turns, number, reading, rule);
        const lines = ruleAnswerLines(turn, reading, answer);
        if (stopped !== null) return { turn: number, lines: [...lines, `  ${stopped}`] };
        if (!isUnheard(turn, answer)) return { turn: number, lines };
        return { turn: number, lines, shared: (alike) => unheardHeadline(turn, reading, answer, alike) };
      }),
    );
  }
  if (offers.some(({ id: action }) => action === why)) {
    const asked = shown.filter(([, { action }]) => action?.action === why);
    return done(
      asked.map(([turn, record]) => ({
        turn,
        lines: [`${reading.presentation.turnText(record, turn)}: ${stopText(record, reading)}`],
      })),
    );
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
): Result<readonly TurnAnswer[], string> {
  const named = historyNamed(what, reading.presentation, defined(turns[0]).shape);
  const found = named === null ? null : lastWriteBefore(turns, named, turn, null);
  if (found === null) return refused(`"${what}" does not change in the solution's turns up to ${turn}.`);
  const changed = defined(turns[found.turn]);
  const causes = becauseLines(turns, found.turn, reading, found.record);
  return done([{ turn: found.turn, lines: [reading.presentation.turnText(changed, found.turn), ...causes] }]);
}

function refuse(output: Output, line: string): ExitCode {
  output.writeError(line);
  return ExitCode.usage;
}
