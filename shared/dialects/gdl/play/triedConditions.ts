// The conditions of one action for what is moved and where to, with the params that come the farthest.
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

export interface Asked {
  readonly game: CompiledGame;
  readonly numbers: GameNumbers;
}

interface WithParams {
  readonly conditions: readonly TriedCondition[];
  readonly params: Readonly<Record<string, Json>>;
}

const NO_NAMED: WithParams["params"] = {};

/** Tries the params until the conditions hold; else gives those with which most of them do. */
export function conditionsWithParams(asked: Asked, action: Action): WithParams {
  const { world, declarations } = asked.game;
  if (action.params.length === 0) return { conditions: triedConditions(asked, action), params: NO_NAMED };
  let best: { readonly conditions: readonly TriedCondition[]; readonly chosen: readonly Value[] } | null = null;
  for (const chosen of paramChoices(action)) {
    world.params = chosen;
    const conditions = triedConditions(asked, action);
    if (best === null || conditions.length > best.conditions.length || areMet(conditions))
      best = { conditions, chosen };
    if (areMet(conditions)) break;
  }
  const { conditions, chosen } = best ?? { conditions: [], chosen: [] };
  world.params = chosen;
  const params = action.params.map(({ name }, at) => [name, jsonOfValue(declarations, chosen[at] ?? NULL)] as const);
  return { conditions, params: Object.fromEntries(params) };
}

export function areMet(conditions: readonly TriedCondition[]): boolean {
  // Only the last one was tried that does not hold.
  return conditions.at(-1)?.isMet !== false;
}

/**
 * Returns the combinations of values of an action's params, the last one changing first. Without a value for one:
 * nulls.
 */
function paramChoices({ params }: Action): readonly (readonly Value[])[] {
  let choices: readonly (readonly Value[])[] = [[]];
  for (const param of params) {
    const values = param.choices().values.slice(0, MOST_PARAMS);
    const known = values.length === 0 ? [NULL] : values;
    choices = choices.flatMap((chosen) => known.map((value) => [...chosen, value])).slice(0, MOST_PARAMS);
  }
  return choices;
}

const NO_PARTS: TriedCondition["parts"] = [];

function triedConditions({ numbers }: Asked, action: Action): readonly TriedCondition[] {
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
