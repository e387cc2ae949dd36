// The trace command: prints the recorded moves of a level or game as a tree of what happened, turn by turn.
import { defined } from "../shared/base/defined";
import { nearestName } from "../shared/base/nearestName";
import { type Result, done, refused } from "../shared/base/result";
import type { PlayableLevel } from "../shared/engine/playableLevel";
import type { TurnRecord } from "../shared/engine/turnRecord";
import { traceLines } from "../shared/engine/trace/traceText";
import { whyRule } from "../shared/engine/explain/why";
import { stopSentence } from "../shared/engine/explain/whyStopped";
import { isUnheard, ruleAnswerLines, unheardHeadline } from "../shared/engine/explain/whyText";
import { compilePack } from "../shared/host/checks/diagnose";
import { levelEntries } from "../shared/host/checks/solutions";
import { type RecordedTurn, playedTurns } from "../shared/engine/play/tracedTurns";
import type { PackSource } from "../shared/pack/packSource";
import { ExitCode, type Output, refuse } from "./output";
import { halfReadLines, readPackFolder, unreadLines } from "./packFolder";
import { traceComparison } from "./traceCompare";
import { causeAnswer, unknownPlace } from "./traceCauses";
import { moveLines } from "./traceMoves";
import { startNamed, unknownLevel } from "./levelNames";

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
  /** Explains why the rule with this id did or did not fire, on the places of the recorded move or on others (`at`). */
  | { readonly kind: "why"; readonly rule: string; readonly at: readonly string[] | null }
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
  for (const line of unreadLines(read.value)) output.writeError(line);
  const { game } = compilePack(pack, {});
  const entry = levelEntries(pack, game).find((each) => each.id === id);
  if (entry === undefined) return refuse(output, unknownLevel(id, pack));
  const level = entry.level();
  if (level === null) return refuse(output, `${startNamed(id, pack)} cannot be played. "gridwright check" tells why.`);
  for (const line of halfReadLines(pack, [entry.file])) output.writeError(line);
  if (command.question?.kind === "compare") return compareTrace(pack, level, command.question.other, command, output);
  const played = [...playedTurns(level, level.solution)];
  if (step !== null && step >= played.length) {
    return refuse(output, `${startNamed(id, pack)} has turns 0 to ${played.length - 1}, no turn ${step}.`);
  }
  const answers = answersOf(command, pack, level, played);
  if (!answers.ok) return refuse(output, answers.refusal);
  if (command.json) {
    const rows = answers.value.map(({ turn, lines }) => ({ ...turnFacts(level, defined(played[turn]), turn), lines }));
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

/**
 * Returns a turn for programs. `passes`: whether the record comes to what it should, which it may do without a win:
 * a game that is expected to end in a draw, or events that do what their file expects.
 */
function turnFacts(level: PlayableLevel, { record, next }: RecordedTurn, turn: number): object {
  const { action, accepted } = record;
  const outcome = level.outcome(next.state);
  const passes = record.won ? true : record.lost ? false : null;
  return { turn, action, accepted, won: outcome?.kind === "won", lost: outcome?.kind === "lost", outcome, passes };
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
function answersOf(
  { level: id, step, question }: TraceCommand,
  pack: PackSource,
  level: PlayableLevel,
  played: readonly RecordedTurn[],
): Result<readonly TurnAnswer[], string> {
  const turns = played.map(({ record }) => record);
  if (question?.kind === "because") {
    const answer = causeAnswer(question.what, turns, level, step ?? turns.length - 1);
    return answer.ok ? done([answer.value]) : answer;
  }
  const asked = step === null ? [...turns.keys()] : [step];
  if (question?.kind !== "why")
    return done(asked.map((turn) => ({ turn, lines: traceLines(defined(turns[turn]), level) })));
  const { rule: name, at } = question;
  const rule = level.debug.rules.findIndex((each) => each.id === name);
  if (rule >= 0) {
    const { moves } = level;
    if (moves === undefined && at !== null) return refused(makesNoMove(name));
    if (moves === undefined) return done(asked.map((turn) => ruleAnswer(level, turns, turn, rule)));
    const strange = at?.find((place) => !moves.isName(place, defined(turns[0]?.after)));
    if (strange !== undefined) return refused(unknownPlace(strange, level.presentation, defined(turns[0]).shape));
    // Rules that make moves listen to nothing: what counts is what was tried. Nothing is at loading.
    const moving = step === null ? asked.slice(1) : asked;
    return done(moving.map((turn) => moveAnswer(level, played, turn, rule, at)));
  }
  if (level.offers.some((action) => action.id === name)) {
    if (at !== null) return refused(makesNoMove(name));
    const acting = asked.filter((turn) => turns[turn]?.action?.action === name);
    return done(acting.map((turn) => actionAnswer(level, defined(turns[turn]), turn)));
  }
  const suggestion = nearestName(
    name,
    [...level.debug.rules, ...level.offers].map((each) => each.id),
  );
  const hint = suggestion === null ? "" : ` Did you mean "${suggestion}"?`;
  return refused(`${startNamed(id, pack)} has no rule and no action "${name}".${hint}`);
}

function makesNoMove(name: string): string {
  return `--at is for rules that make moves between places; "${name}" is none.`;
}

/** Returns why a rule that listens to events did or did not fire. */
function ruleAnswer(level: PlayableLevel, turns: readonly TurnRecord[], turn: number, rule: number): TurnAnswer {
  const record = defined(turns[turn]);
  const stopped = stopSentence(record, level);
  const answer = whyRule({ turns, number: turn, reading: level }, rule);
  const lines = ruleAnswerLines(record, level, answer);
  if (stopped !== null) return { turn, lines: [...lines, `  ${stopped}`] };
  if (!isUnheard(record, answer)) return { turn, lines };
  return { turn, lines, shared: (alike) => unheardHeadline(record, level, answer, alike) };
}

/** Returns why a rule that makes moves did or did not make a turn's move. */
function moveAnswer(
  level: PlayableLevel,
  played: readonly RecordedTurn[],
  turn: number,
  rule: number,
  at: readonly string[] | null,
): TurnAnswer {
  const { record } = defined(played[turn]);
  const from = played[turn - 1]?.next;
  const lines = from === undefined ? null : moveLines(level, { number: turn, record, from }, rule, at);
  return { turn, lines: lines ?? ["No move is made at loading."] };
}

/** Returns why a turn's action led to nothing, or that it did something. */
function actionAnswer(level: PlayableLevel, record: TurnRecord, turn: number): TurnAnswer {
  const why = stopSentence(record, level) ?? (record.accepted ? "Nothing stopped it." : "It was refused.");
  return { turn, lines: [`${level.presentation.turnText(record, turn)}: ${why}`] };
}
