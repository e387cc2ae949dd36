// Tries actions on a piece and a target: which conditions hold, and what becomes of those whose conditions all do
// (gdl.md, A8).
import { defined } from "../../../base/defined";
import { type MoveExplanation, type MoveQuestion, type MoveTry, reachOf } from "../../../engine/moveTries";
import { RuleVerdict } from "../../../engine/trace/trace";
import type { Action } from "../moves/action";
import { nameOfLocation } from "../moves/moveAction";
import type { Plan } from "../moves/plan";
import type { CompiledGame } from "../turn/compiledGame";
import { Fault } from "../values/fault";
import { NULL, Tag, type Value, holds, indexOf, tagOf } from "../values/value";
import type { GameState } from "../world/world";
import { partValues } from "./conditionParts";
import { type Tried, tryingOf } from "./tried";
import { type NumberedGame, type WithParams, areMet, withEachChoice } from "./triedConditions";

/** More is not tried for one question. */
const MOST_TRIES = 2000;

/** What is done by the first move of the highest priority that can be completed; null when there is none. */
interface Top {
  readonly priority: number;
  readonly rule: number;
}

/**
 * Tries the actions of the phase for a question. The world may be another state after it. `withParts`: also returns the
 * values of the conditions' parts, for the try of each action that came the farthest.
 */
export function explainMoves(
  numbered: NumberedGame,
  state: GameState,
  question: MoveQuestion,
  withParts = false,
): MoveExplanation {
  const { game } = numbered;
  game.world.load(state);
  const plan = game.plan();
  const trying = plan === null ? null : tryingOf(game, state, plan, question);
  if (plan === null || trying === null) return { tries: [], isCut: false };
  const isChain = question.path.length > 1;
  const tries: MoveTry[] = [];
  let isCut = false;
  for (const actor of game.actors(plan)) {
    const top = isChain || plan.isOnePriority ? null : topOf(game, plan, actor);
    const farthest: Farthest = new Map();
    for (const tried of trying.tried) {
      if (tries.length >= MOST_TRIES) isCut = true;
      else addTries(numbered, trying.actions, { actor, isChain, top, tried }, tries, farthest);
    }
    if (withParts) for (const each of farthest.values()) tries[each.index] = withValues(game, actor, each, tries);
  }
  return { tries, isCut };
}

/** The try of an action that came the farthest: only of it are values told, for hundreds are tried. */
interface FarTry {
  /** Among all tries. */
  readonly index: number;
  readonly reach: number;
  readonly action: Action;
  readonly tried: Tried;
  readonly params: readonly Value[];
}

type Farthest = Map<Action, FarTry>;

function withValues(game: CompiledGame, actor: Value, of: FarTry, tries: readonly MoveTry[]): MoveTry {
  const { index, action, tried, params } = of;
  const found = defined(tries[index]);
  enter(game.world, actor, tried, params);
  const conditions = found.conditions.map((each, at) => ({ ...each, parts: partValues(action, at) }));
  return { ...found, conditions };
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

interface Trial {
  readonly actor: Value;
  /** Steps were made before. */
  readonly isChain: boolean;
  readonly top: Top | null;
  readonly tried: Tried;
}

function addTries(
  numbered: NumberedGame,
  actions: readonly Action[],
  { actor, isChain, top, tried }: Trial,
  tries: MoveTry[],
  farthest: Farthest,
): void {
  const { game } = numbered;
  const { world } = game;
  const taken: Taken = new Map();
  const seat = seatOf(game, actor);
  const target = nameOf(game, tried.target);
  for (const action of actions) {
    const { takesEntity, takesTarget } = action.written;
    if (takesEntity !== (tried.entity !== NULL) || takesTarget !== (tried.target !== NULL)) continue;
    enter(world, actor, tried, NO_PARAMS);
    const made = tryAction(numbered, action, { tried, taken, top, isChain, seat, target });
    const reach = reachOf(made);
    const known = farthest.get(action);
    if (known === undefined || reach > known.reach) {
      farthest.set(action, { index: tries.length, reach, action, tried, params: world.params });
    }
    tries.push(made);
  }
}

/** Brings what a condition names into the world. Written out: it is done for every action and target. */
function enter(world: CompiledGame["world"], actor: Value, tried: Tried, params: readonly Value[]): void {
  world.actor = actor;
  world.entity = tried.entity;
  world.start = tried.start;
  world.target = tried.target;
  world.params = params;
}

const NO_PARAMS: readonly Value[] = [];

/** The first action for each input on one target; those of buttons are chosen by their names. */
type Taken = Map<string, number>;

function inputOf({ signature, index }: Action, { entity, target }: Tried, params: MoveTry["params"]): string {
  const values = Object.entries(params).sort(([one], [other]) => (one < other ? -1 : 1));
  return entity === NULL && target === NULL ? String(index) : `${signature} ${JSON.stringify(values)}`;
}

function seatOf({ declarations }: CompiledGame, actor: Value): string {
  return declarations.players.names[indexOf(actor)] ?? "";
}

function nameOf({ declarations }: CompiledGame, location: Value): string | null {
  return location === NULL ? null : nameOfLocation(declarations, location);
}

interface Place {
  readonly tried: Tried;
  readonly taken: Taken;
  readonly top: Top | null;
  readonly isChain: boolean;
  readonly seat: string;
  readonly target: string | null;
}

function tryAction(numbered: NumberedGame, action: Action, place: Place): MoveTry {
  const { game } = numbered;
  const { tried, seat, target, isChain } = place;
  const rule = action.index;
  // A chain goes on from wherever its entity lies.
  const isLookedFor =
    isChain || tagOf(tried.start) !== Tag.zone || game.walk.steps.isFrom(action, indexOf(tried.start));
  if (!isLookedFor) {
    const reason = "It is not looked for in that zone.";
    return { rule, seat, target, params: {}, verdict: RuleVerdict.ifFailed, by: null, reason, conditions: [] };
  }
  let best: MoveTry | null = null;
  let bestChosen = NO_PARAMS;
  for (const choice of withEachChoice(numbered, action)) {
    const isDone = best?.verdict === RuleVerdict.selected;
    const { conditions, params, chosen } = choice;
    const made: MoveTry = {
      rule,
      seat,
      target,
      params,
      conditions,
      ...fateOf(numbered, action, place, choice, isDone),
    };
    if (best !== null && rankOf(made) <= rankOf(best)) continue;
    best = made;
    bestChosen = chosen;
  }
  game.world.params = bestChosen;
  // There is at least one choice, if only of nulls.
  return defined(best ?? undefined);
}

/** What becomes of an action with a choice of its params: the later in this list, the farther the choice came. */
const FATES: readonly number[] = [
  RuleVerdict.shadowed,
  RuleVerdict.undone,
  RuleVerdict.outranked,
  RuleVerdict.selected,
];

/** Ranks the choices of the params: the one that comes the farthest is shown. */
function rankOf(made: MoveTry): number {
  return made.verdict === RuleVerdict.ifFailed ? reachOf(made) - Number.MAX_SAFE_INTEGER : FATES.indexOf(made.verdict);
}

type Fate = Pick<MoveTry, "verdict" | "by" | "reason">;

const NOT_MET: Fate = { verdict: RuleVerdict.ifFailed, by: null, reason: null };
const MAY_BE_DONE: Fate = { verdict: RuleVerdict.selected, by: null, reason: null };

/**
 * Returns what becomes of an action with one choice of its params. With `isDone` another may be done: its effects are
 * not run.
 */
function fateOf(numbered: NumberedGame, action: Action, place: Place, choice: WithParams, isDone: boolean): Fate {
  const { conditions, params, missing } = choice;
  const { tried, taken, top } = place;
  if (!areMet(conditions)) return NOT_MET;
  if (missing !== null) return { ...NOT_MET, reason: `There is no value for "${missing}".` };
  const input = inputOf(action, tried, params);
  const by = taken.get(input);
  if (by !== undefined) return { verdict: RuleVerdict.shadowed, by, reason: null };
  taken.set(input, action.index);
  if (isDone) return MAY_BE_DONE;
  const reason = undoneReason(numbered.game, action);
  if (reason !== null) return { verdict: RuleVerdict.undone, by: null, reason };
  if (top === null || top.priority <= action.written.priority) return MAY_BE_DONE;
  return { verdict: RuleVerdict.outranked, by: top.rule, reason: `It has priority ${top.priority}.` };
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
      reason = `After its effects ${written.postConditions[failed]?.text ?? "a condition"} does not hold.`;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    reason = `An effect fails: ${error.message}`;
  }
  world.undo(mark);
  Object.assign(world, { actor, entity, start, target, params });
  return reason;
}
