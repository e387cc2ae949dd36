// Evaluates any expression on a state: what watches and conditions of breakpoints ask.
import type { Json } from "../../../base/json";
import { type Result, done, refused } from "../../../base/result";
import { compileExpression } from "../compile/compile";
import { bareScope } from "../load/declare";
import { Problems } from "../load/problems";
import { parseExpression } from "../expressions/parse";
import { jsonOfValue } from "../moves/moveAction";
import { Fault } from "../values/fault";
import { Kind, type Value, holds } from "../values/value";
import type { CompiledGame } from "./compiledGame";

export interface Evaluated {
  readonly value: Json;
  /** Whether it holds as a condition. */
  readonly holds: boolean;
}

/** Reads an expression once, or refuses it; its answers are of the world as it is, with what it says of the move. */
export function compileQuestion(game: CompiledGame, text: string): Result<() => Result<Evaluated, string>, string> {
  const { declarations } = game;
  const { expression, problem } = parseExpression(text);
  if (problem !== null) return refused(problem.message);
  const problems = new Problems();
  const kinds = { entityKinds: Kind.any, startKinds: Kind.any, targetKinds: Kind.any };
  const { run } = compileExpression({ ...bareScope(declarations, problems), ...kinds, use: "end" }, expression);
  const [wrong] = problems.list;
  if (wrong !== undefined) return refused(wrong.message);
  return done(() => evaluated(game, run));
}

function evaluated(game: CompiledGame, run: () => Value): Result<Evaluated, string> {
  game.beginQuestions();
  try {
    const value = run();
    return done({ value: jsonOfValue(game.declarations, value), holds: holds(value) });
  } catch (error) {
    if (error instanceof Fault) return refused(error.message);
    throw error;
  }
}
