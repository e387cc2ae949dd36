// Tries interactions on a piece and a target, and records each condition with what it comes to: why not (gdl.md, A8).
import { compileCondition } from "../compile/compile";
import type { Position } from "../../../base/boardView";
import { RecordKind, RuleVerdict } from "../../../engine/trace/trace";
import type { Tracer } from "../../../engine/trace/tracer";
import { memoByIdentity } from "../../../base/memo";
import type { Action, Run } from "../moves/action";
import type { Plan } from "../moves/plan";
import { perform } from "../moves/perform";
import type { CompiledGame } from "../turn/compiledGame";
import { NULL, Tag, type Value, holds, valueOf } from "../values/value";
import type { GameNumbers } from "./numbers";

/** The conditions of an action one by one, in the order in which they are written. */
const conditionsOf = memoByIdentity(({ scope, written }: Action): readonly Run[] =>
  written.conditions.map(({ expression, at }) => compileCondition({ ...scope, at, use: "value" }, expression).run),
);

/** What is tried: an entity on a start, and a target; null for none. */
export interface Tried {
  readonly entity: Value;
  readonly start: Value;
  readonly target: Value;
}

/** At most this many tries are recorded for one question. */
const MOST_TRIES = 2000;

/** Records all interactions of the phase for the places in question. The world is the state, and stays so. */
export function explainMoves(
  game: CompiledGame,
  numbers: GameNumbers,
  about: Question,
  tracer: Tracer,
  cause: number,
): void {
  const plan = game.plan();
  if (plan === null) return;
  let left = MOST_TRIES;
  for (const actor of game.actors(plan)) {
    game.world.actor = actor;
    for (const tried of triesOf(game, about)) {
      if (left <= 0) return;
      left -= plan.actions.length;
      explainOne(game, numbers, plan, tried, tracer, cause);
    }
  }
}

/** Places of the board by their numbers; null: any. */
export interface Question {
  readonly from: number | null;
  readonly to: number | null;
}

function triesOf({ world, declarations }: CompiledGame, { from, to }: Question): readonly Tried[] {
  const places = Array.from({ length: declarations.topology.count }, (_, place) => place);
  const starts = from === null ? places.filter((place) => world.cell(place) !== NULL) : [from];
  const targets = to === null ? places : [to];
  const moves = starts.flatMap((start) =>
    targets.flatMap((target): Tried[] => {
      const entity = world.cell(start);
      if (start === target || entity === NULL) return [];
      return [{ entity, start: valueOf(Tag.place, start), target: valueOf(Tag.place, target) }];
    }),
  );
  const onto = to === null ? [] : [{ entity: NULL, start: NULL, target: valueOf(Tag.place, to) }];
  return [...moves, ...onto];
}

function explainOne(
  game: CompiledGame,
  numbers: GameNumbers,
  plan: Plan,
  tried: Tried,
  tracer: Tracer,
  cause: number,
): void {
  const { world } = game;
  let isTaken = false;
  for (const action of plan.actions) {
    const { takesEntity, takesTarget } = action.written;
    if (takesEntity !== (tried.entity !== NULL) || takesTarget !== (tried.target !== NULL)) continue;
    Object.assign(world, {
      entity: tried.entity,
      start: tried.start,
      target: tried.target,
      params: firstParams(action),
    });
    const rule = tracer.open(RecordKind.rule, action.index, -1, RuleVerdict.ifFailed, cause);
    const allHold = recordConditions(action, numbers, tracer, rule);
    let verdict: number = RuleVerdict.ifFailed;
    if (allHold && isTaken) verdict = RuleVerdict.shadowed;
    else if (allHold) {
      isTaken = true;
      verdict = verdictOf(game, plan, action);
    }
    tracer.close(rule, verdict);
  }
}

/** Records the conditions of an action up to the first that does not hold; returns whether all do. */
export function recordConditions(action: Action, numbers: GameNumbers, tracer: Tracer, rule: number): boolean {
  const first = numbers.of(action).conditions;
  for (const [index, run] of conditionsOf(action).entries()) {
    const isMet = holds(run());
    tracer.leaf(RecordKind.clause, first + index, -1, isMet ? 1 : 0, rule);
    if (!isMet) return false;
  }
  return true;
}

function firstParams({ params }: Action): readonly Value[] {
  return params.map((param) => param.values()[0] ?? NULL);
}

/** What becomes of an action whose conditions hold: it fails, it is outranked, or it may be done. */
function verdictOf(game: CompiledGame, plan: Plan, action: Action): number {
  const { world } = game;
  const { actor, entity, start, target, params } = world;
  const mark = world.mark();
  const isFine = perform(action);
  world.undo(mark);
  if (!isFine) return RuleVerdict.undone;
  let isOutranked = false;
  if (!plan.isOnePriority) {
    game.walk.each(actor, plan, false, () => {
      isOutranked ||= game.walk.firstAction().written.priority > action.written.priority;
      return isOutranked;
    });
  }
  Object.assign(world, { actor, entity, start, target, params });
  return isOutranked ? RuleVerdict.outranked : RuleVerdict.selected;
}

/** Returns the place of a board's position; null for any. */
export function placeOf({ declarations }: CompiledGame, position: Position | null): number | null {
  if (position === null) return null;
  const { topology } = declarations;
  if (topology.kind === "network") return position[0];
  const [left, bottom] = topology.geometry.kind === "hexes" ? topology.geometry.origin : [0, 0];
  const place = topology.at(position[0] - left, position[1] - bottom);
  return place < 0 ? null : place;
}
