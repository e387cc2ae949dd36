// The conditions of one action for what is moved and where to, with each choice of its params.
import { defined } from "../../../base/defined";
import type { Json } from "../../../base/json";
import type { TriedCondition } from "../../../engine/moveTries";
import type { Action } from "../moves/action";
import { jsonOfValue } from "../moves/moveAction";
import type { CompiledGame } from "../turn/compiledGame";
import { NULL, type Value, holds } from "../values/value";
import { conditionsOf } from "./conditionParts";
import type { GameNumbers } from "./numbers";

/** More combinations of params are not tried for one target. */
const MOST_PARAMS = 200;

/** A game with the numbers that its parts have in traces. */
export interface NumberedGame {
  readonly game: CompiledGame;
  readonly numbers: GameNumbers;
}

/** The conditions with one choice of the params. */
export interface WithParams {
  readonly conditions: readonly TriedCondition[];
  readonly params: Readonly<Record<string, Json>>;
  /** The same choice as the world has it. */
  readonly chosen: readonly Value[];
  /** The first param that has no value to choose; null: each has one. */
  readonly missing: string | null;
}

/** Tries the conditions with each choice of the params, which the world then has; where one has no value, with nulls. */
export function* withEachChoice(numbered: NumberedGame, action: Action): Generator<WithParams> {
  const { world, declarations } = numbered.game;
  const { choices, missing } = paramChoices(action);
  for (const chosen of choices) {
    world.params = chosen;
    const conditions = triedConditions(numbered, action);
    const params = action.params.map(({ name }, at) => [name, jsonOfValue(declarations, chosen[at] ?? NULL)] as const);
    yield { conditions, params: Object.fromEntries(params), chosen, missing };
  }
}

export function areMet(conditions: readonly TriedCondition[]): boolean {
  // Only the last one was tried that does not hold.
  return conditions.at(-1)?.isMet !== false;
}

interface ParamChoices {
  readonly choices: readonly (readonly Value[])[];
  readonly missing: string | null;
}

/**
 * Returns the combinations of values of an action's params, the last one changing first. Without a value for one:
 * nulls.
 */
function paramChoices({ params }: Action): ParamChoices {
  let choices: readonly (readonly Value[])[] = [[]];
  let missing: string | null = null;
  for (const param of params) {
    const values = param.choices().values.slice(0, MOST_PARAMS);
    if (values.length === 0) missing ??= param.name;
    const known = values.length === 0 ? [NULL] : values;
    choices = choices.flatMap((chosen) => known.map((value) => [...chosen, value])).slice(0, MOST_PARAMS);
  }
  return { choices, missing };
}

const NO_PARTS: TriedCondition["parts"] = [];

function triedConditions({ numbers }: NumberedGame, action: Action): readonly TriedCondition[] {
  const first = numbers.of(action).conditions;
  const tried: TriedCondition[] = [];
  const runs = conditionsOf(action);
  for (let index = 0; index < runs.length; index += 1) {
    const isMet = holds(defined(runs[index])());
    tried.push({ condition: first + index, isMet, parts: NO_PARTS });
    if (!isMet) break;
  }
  return tried;
}
