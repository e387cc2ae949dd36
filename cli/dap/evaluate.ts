// What a watch, a hover or the console asks of a moment: a reference or an expression of the rule language, a field of
// the state by its name, or a condition.
import { type Result, done, refused } from "../../shared/base/result";
import { readLogMessage } from "../../shared/engine/breakpoints/logMessage";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { Cursor } from "../../shared/engine/trace/traceSteps";
import type { TurnRecord } from "../../shared/engine/turnRecord";
import { isExpression, momentQuestions } from "../../shared/host/debug/conditions";
import { readCondition } from "./ruleBreakpoints";

/** Returns a value in words; refused with a sentence when the text means nothing there. */
export function evaluated(
  level: PlayableLevel,
  turn: TurnRecord,
  cursor: Cursor,
  text: string,
): Result<string, string> {
  const { presentation } = level;
  const questions = momentQuestions(level);
  const answer = isExpression(level, text) ? questions.answer(text, turn, cursor) : null;
  if (answer !== null) return done(String(answer));
  const message = readLogMessage(`{${text}}`, presentation, turn.shape);
  const isValue = message.problems.length === 0 && message.parts.every(({ kind }) => kind !== "words");
  if (isValue) return done(questions.message(`{${text}}`, turn, cursor));
  const condition = readCondition(level, text);
  const holds = condition.ok && condition.value !== null ? questions.ask(condition.value, turn, cursor) : null;
  return holds === null ? refused(`"${text}" is no value, cell, field or condition here.`) : done(String(holds));
}
