// Tries actions on a piece and a target: which conditions hold, and what becomes of those whose conditions all do
// (gdl.md, A8).
import type { Json } from "../../../base/json";
import type { MoveExplanation, MoveQuestion, MoveTry, TriedCondition } from "../../../engine/moveTries";
import { RuleVerdict } from "../../../engine/trace/trace";
import type { Action } from "../moves/action";
import { jsonOfValue, nameOfLocation } from "../moves/moveAction";
import type { Plan } from "../moves/plan";
import type { CompiledGame } from "../turn/compiledGame";
import { Fault } from "../values/fault";
import { NULL, Tag, type Value, holds, indexOf, tagOf } from "../values/value";
import type { GameState } from "../world/world";
import { conditionsOf, partValues } from "./conditionParts";
import type { GameNumbers } from "./numbers";
import { type Tried, tryingOf } from "./tried";

/** More is not tried for one question. */
const MOST_TRIES = 2000;
/** More combinations of params are not tried for one target. */
const MOST_PARAMS = 200;

interface Asked {
  readonly game: CompiledGame;
  readonly numbers: GameNumbers;
  readonly plan: Plan;
  readonly withParts: boolean;
}

/** What is done by the first move of the highest priority that can be completed; null when there is none. */
interface Top {
  readonly priority: number;
  readonly rule: number;
}

/** Tries the actions of the phase for a question. The world may be another state behind it. */
export function explainMoves(
  game: CompiledGame,
  numbers: GameNumbers,
  state: GameState,
  question: MoveQuestion,
  withParts = false,
): MoveExplanation {
  game.world.load(state);
  const plan = game.plan();
  const trying = plan === null ? null : tryingOf(game, state, plan, question);
  if (plan === null || trying === null) return { tries: [], isCut: false };
  const asked: Asked = { game, numbers, plan, withParts };
  const isChain = question.path.length > 1;
  const tries: MoveTry[] = [];
  let isCut = false;
  for (const actor of game.actors(plan)) {
    const top = isChain || plan.isOnePriority ? null : topOf(game, plan, actor);
    for (const tried of trying.tried) {
      if (tries.length >= MOST_TRIES) isCut = true;
      else tries.push(...triesOf(asked, trying.actions, actor, tried, top));
    }
  }
  return { tries, isCut };
}

function topOf(game: CompiledGame, plan: Plan, actor: Value): Top | null {
  const { world, walk } = game;
  let top: Top | null = null;
  walk.each(actor, plan, false, () => {
    if (!game.finishes(plan)) return false;
    const { written, index } = walk.firstAction();
    top = { priority: written.priority, rule: index };
    return true;
  });
  world.actor = actor;
  return top;
}

function triesOf(asked: Asked, actions: readonly Action[], actor: Value, tried: Tried, top: Top | null): MoveTry[] {
  const { game } = asked;
  const taken: Taken = new Map();
  const tries: MoveTry[] = [];
  for (const action of actions) {
    const { takesEntity, takesTarget } = action.written;
    if (takesEntity !== (tried.entity !== NULL) || takesTarget !== (tried.target !== NULL)) continue;
    Object.assign(game.world, { ...tried, actor });
    const made = tryAction(asked, action, tried, taken, top);
    tries.push({ ...made, seat: seatOf(game, actor), target: nameOf(game, tried.target) });
  }
  return tries;
}

/** The first action for each input on one target; those of buttons are chosen by their names. */
type Taken = Map<string, number>;

function inputOf({ signature, index }: Action, { entity, target }: Tried, params: MoveTry["params"]): string {
  return entity === NULL && target === NULL ? String(index) : `${signature} ${JSON.stringify(params)}`;
}

function seatOf({ declarations }: CompiledGame, actor: Value): string {
  return declarations.players.names[indexOf(actor)] ?? "";
}

function nameOf({ declarations }: CompiledGame, location: Value): string | null {
  return location === NULL ? null : nameOfLocation(declarations, location);
}

type Made = Omit<MoveTry, "seat" | "target">;

function tryAction(asked: Asked, action: Action, tried: Tried, taken: Taken, top: Top | null): Made {
  const { game } = asked;
  const rule = action.index;
  const isLookedFor = tagOf(tried.start) !== Tag.zone || game.walk.steps.isFrom(action, indexOf(tried.start));
  if (!isLookedFor) {
    const reason = "It is not looked for in that zone.";
    return { rule, params: {}, verdict: RuleVerdict.ifFailed, by: null, reason, conditions: [] };
  }
  const { conditions, params } = conditionsWithParams(asked, action);
  const base = { rule, params, conditions, by: null, reason: null };
  if (conditions.some(({ isMet }) => !isMet)) return { ...base, verdict: RuleVerdict.ifFailed };
  const input = inputOf(action, tried, params);
  const by = taken.get(input);
  if (by !== undefined) return { ...base, verdict: RuleVerdict.shadowed, by };
  taken.set(input, rule);
  const reason = undoneReason(game, action);
  if (reason !== null) return { ...base, verdict: RuleVerdict.undone, reason };
  if (top !== null && top.priority > action.written.priority)
    return { ...base, verdict: RuleVerdict.outranked, by: top.rule, reason: `It has priority ${top.priority}.` };
  return { ...base, verdict: RuleVerdict.selected };
}

interface WithParams {
  readonly conditions: readonly TriedCondition[];
  readonly params: Readonly<Record<string, Json>>;
}

/** Tries the params until the conditions hold; else gives those with which most of them do. */
function conditionsWithParams(asked: Asked, action: Action): WithParams {
  const { world, declarations } = asked.game;
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

function areMet(conditions: readonly TriedCondition[]): boolean {
  return conditions.every(({ isMet }) => isMet);
}

/** The combinations of values of an action's params, the last one changing first. Without a value for one: nulls. */
function paramChoices({ params }: Action): readonly (readonly Value[])[] {
  let choices: readonly (readonly Value[])[] = [[]];
  for (const param of params) {
    const values = param.values().slice(0, MOST_PARAMS);
    const known = values.length === 0 ? [NULL] : values;
    choices = choices.flatMap((chosen) => known.map((value) => [...chosen, value])).slice(0, MOST_PARAMS);
  }
  return choices;
}

function triedConditions({ numbers, withParts }: Asked, action: Action): readonly TriedCondition[] {
  const first = numbers.of(action).conditions;
  const tried: TriedCondition[] = [];
  for (const [index, run] of conditionsOf(action).entries()) {
    const isMet = holds(run());
    tried.push({ condition: first + index, isMet, parts: withParts ? partValues(action, index) : [] });
    if (!isMet) break;
  }
  return tried;
}

/** Why an action whose conditions hold may not be done: an effect fails, or a post condition does not hold. */
function undoneReason({ world }: CompiledGame, { effects, postConditions, written }: Action): string | null {
  const { actor, entity, start, target, params } = world;
  const mark = world.mark();
  let reason: string | null = null;
  try {
    effects.run();
    const failed = postConditions.findIndex((run) => !holds(run()));
    if (failed >= 0)
      reason = `Behind its effects ${written.postConditions[failed]?.text ?? "a condition"} does not hold.`;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    reason = `An effect fails: ${error.message}`;
  }
  world.undo(mark);
  Object.assign(world, { actor, entity, start, target, params });
  return reason;
}
