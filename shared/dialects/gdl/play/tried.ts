// What a question about moves means in a game: which entities are tried on which targets, with which actions.
import type { MoveQuestion } from "../../../engine/moveTries";
import type { Declarations } from "../compile/scope";
import { placeNamed } from "../load/start";
import type { Action } from "../moves/action";
import { type MoveStep, beginName, nameOfLocation } from "../moves/moveAction";
import { performStep } from "../moves/perform";
import type { Plan } from "../moves/plan";
import { presentPlace } from "../moves/walk";
import type { CompiledGame } from "../turn/compiledGame";
import { NULL, Tag, type Value, indexOf, tagOf, valueOf } from "../values/value";
import { Column } from "../world/layout";
import type { GameState } from "../world/world";

/** One entity, where it is, and a target; null for none. */
export interface Tried {
  readonly entity: Value;
  readonly start: Value;
  readonly target: Value;
}

export interface Trying {
  readonly tried: readonly Tried[];
  /** By falling priority, then as listed. */
  readonly actions: readonly Action[];
}

/**
 * Returns what is tried for a question, and brings the world to where it is asked: into the state, or after the steps
 * that its path has made. Null where the path names nothing.
 */
export function tryingOf(game: CompiledGame, state: GameState, plan: Plan, question: MoveQuestion): Trying | null {
  game.world.load(state);
  const { path, to } = question;
  const going = path.length > 1 ? afterSteps(game, state, plan, path) : begunWith(game, plan, path[0]);
  if (going === null) return null;
  game.world.commit();
  const target = to === null ? null : targetNamed(game, to);
  if (to !== null && target === null) return null;
  return { tried: targetsOf(game, going.mover, target), actions: going.actions };
}

/** What moves, and the actions that are tried for it. */
interface Going {
  readonly mover: Mover;
  readonly actions: readonly Action[];
}

function begunWith(game: CompiledGame, { actions }: Plan, name: string | undefined): Going | null {
  const mover = name === undefined ? { entity: NULL, start: NULL } : moverNamed(game, name);
  return mover === null ? null : { mover, actions };
}

/**
 * Makes the first steps of a legal move; returns the actions with which it may go on. The same entity goes on from where
 * the steps have left it, on the board or in a zone (gdl.md, A8).
 */
function afterSteps(game: CompiledGame, state: GameState, plan: Plan, path: readonly string[]): Going | null {
  const { declarations, world } = game;
  const count = path.length - 1;
  const move = game.legal(state).moves.find(({ steps }) => steps.length >= count && isAlong(declarations, steps, path));
  world.load(state);
  const made = move?.steps.slice(0, count) ?? [];
  const last = made.at(-1);
  if (move === undefined || last === undefined) return null;
  for (const step of made) if (!performStep(world, step, move.actor)) return null;
  const start = presentPlace(world, last.entity);
  if (start === NULL) return null;
  return { mover: { entity: last.entity, start }, actions: game.goingOn(last.action, plan) };
}

/** Returns whether a move's first steps are those that a path names. A card is named by its number. */
function isAlong(
  declarations: Declarations,
  steps: readonly MoveStep[],
  [first, ...targets]: readonly string[],
): boolean {
  const [begin] = steps;
  if (begin === undefined || begin.entity === NULL || beginName(declarations, begin) !== first) return false;
  return targets.every((name, at) => {
    const target = steps[at]?.target ?? NULL;
    return target !== NULL && nameOfLocation(declarations, target) === name;
  });
}

type Mover = Pick<Tried, "entity" | "start">;

/** Returns the entity on a place, or the one with a number; null when there is none. */
function moverNamed(game: CompiledGame, name: string): Mover | null {
  const { world } = game;
  const place = placeNamed(game, name);
  if (place !== null) {
    const entity = world.cell(indexOf(place));
    return entity === NULL ? null : { entity, start: place };
  }
  const number = Number(/^#(\d{1,9})$/.exec(name)?.[1] ?? 0);
  if (number < 1 || number > world.entityCount() || !world.isInGame(number)) return null;
  const zone = world.mem[world.slotOf(number) + Column.zone] ?? NULL;
  return tagOf(zone) === Tag.zone ? { entity: valueOf(Tag.entity, number), start: zone } : null;
}

/** Returns the place or the zone with a name; null when there is none. */
function targetNamed(game: CompiledGame, name: string): Value | null {
  const place = placeNamed(game, name);
  if (place !== null) return place;
  const zone = game.declarations.zones.byName.get(name);
  return zone === undefined ? null : valueOf(Tag.zone, zone);
}

function targetsOf({ declarations }: CompiledGame, mover: Mover, target: Value | null): readonly Tried[] {
  const { topology, zones } = declarations;
  const tag = topology.kind === "zones" ? Tag.zone : Tag.place;
  const count = topology.kind === "zones" ? zones.zones.length : topology.count;
  const all = Array.from({ length: count }, (_, index) => valueOf(tag, index));
  // Without a piece nothing is asked about all places: that is a button.
  const targets = target !== null ? [target] : mover.entity === NULL ? [NULL] : [...all, NULL];
  return targets.filter((each) => each === NULL || each !== mover.start).map((each) => ({ ...mover, target: each }));
}
