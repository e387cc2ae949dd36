// What a watch, a hover or the console asks of a moment: a reference or an expression of the rule language, a field of
// the state by its name, or a condition.
import { type Result, done, refused } from "../../shared/base/result";
import { type MessagePart, readLogMessage } from "../../shared/engine/breakpoints/logMessage";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { Cursor } from "../../shared/engine/trace/traceSteps";
import { fieldOf, viewAt } from "../../shared/engine/trace/traceView";
import type { TurnRecord } from "../../shared/engine/turnRecord";
import { isExpression, momentQuestions } from "../../shared/host/debug/conditions";
import { readCondition } from "./ruleBreakpoints";

/**
 * Returns a value in words; refused with a sentence when the text means nothing there. `isHover`: the text is a word
 * that the pointer is on, which need not be a name: of a field that was never set nothing is shown.
 */
export function evaluated(
  level: PlayableLevel,
  turn: TurnRecord,
  cursor: Cursor,
  text: string,
  isHover: boolean,
): Result<string, string> {
  const { presentation } = level;
  const questions = momentQuestions(level);
  const answer = isExpression(level, text) ? questions.answer(text, turn, cursor) : null;
  if (answer !== null) return done(String(answer));
  if (presentation.isExpression?.(text) === true) return refused(`"${text}" is no valid expression.`);
  const message = readLogMessage(`{${text}}`, presentation, turn.shape);
  const isValue = message.problems.length === 0 && message.parts.every(({ kind }) => kind !== "words");
  if (isHover && message.parts.some((part) => isUnsetField(part, turn, cursor)))
    return refused(`There is no "${text}" here.`);
  if (isValue) return done(questions.message(`{${text}}`, turn, cursor));
  const condition = readCondition(level, text);
  const holds = condition.ok && condition.value !== null ? questions.ask(condition.value, turn, cursor) : null;
  return holds === null ? refused(`"${text}" is no value, cell, field or condition here.`) : done(String(holds));
}

function isUnsetField(part: MessagePart, turn: TurnRecord, cursor: Cursor): boolean {
  if (part.kind !== "watch" || part.watch.kind !== "field") return false;
  return fieldOf(viewAt(turn, cursor).state, part.watch.path) === undefined;
}
