// What a question about moves means in a game: which entities are tried on which targets, with which actions.
import type { MoveQuestion } from "../../../engine/moveTries";
import { placeNamed } from "../load/start";
import type { Action } from "../moves/action";
import { nameOfLocation } from "../moves/moveAction";
import { performStep } from "../moves/perform";
import type { Plan } from "../moves/plan";
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
 * Returns what is tried for a question, and brings the world to where it is asked: into the state, or behind the steps
 * that its path has made. Null where the path names nothing.
 */
export function tryingOf(game: CompiledGame, state: GameState, plan: Plan, question: MoveQuestion): Trying | null {
  game.world.load(state);
  const { path, to } = question;
  const actions = path.length > 1 ? afterSteps(game, state, plan, path) : plan.actions;
  if (actions === null) return null;
  game.world.commit();
  const target = to === null ? null : targetNamed(game, to);
  if (to !== null && target === null) return null;
  const last = path.at(-1);
  const mover = last === undefined ? { entity: NULL, start: NULL } : moverNamed(game, last);
  if (mover === null) return null;
  return { tried: targetsOf(game, mover, target), actions };
}

/** Makes the first steps of a legal move; returns the actions with which it may go on. */
function afterSteps(
  game: CompiledGame,
  state: GameState,
  plan: Plan,
  path: readonly string[],
): readonly Action[] | null {
  const { declarations, world } = game;
  const steps = path.length - 1;
  const move = game.legal(state).moves.find((each) => {
    const [first] = each.steps;
    const names = [first?.start ?? NULL, ...each.steps.map(({ target }) => target)];
    return each.steps.length >= steps && path.every((name, at) => isNamed(names[at] ?? NULL, name));
  });
  world.load(state);
  const made = move?.steps.slice(0, steps) ?? [];
  const last = made.at(-1);
  if (move === undefined || last === undefined) return null;
  for (const step of made) if (!performStep(world, step, move.actor)) return null;
  return game.goingOn(last.action, plan);

  function isNamed(location: Value, name: string): boolean {
    return location !== NULL && nameOfLocation(declarations, location) === name;
  }
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
