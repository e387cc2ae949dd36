// Moves as actions: what the window sends and games record (gdl.md, A15; D-27). The interaction of a move that its path
// tells is found by the rules; one without a place, or whose path means two things, is called by its name.
import type { Json } from "../../../base/json";
import { placeName } from "../../../base/placeName";
import type { GameAction } from "../../../engine/turnRecord";
import type { Declarations } from "../compile/scope";
import { NULL, Tag, type Value, indexOf, tagOf } from "../values/value";
import { BY, MOVE } from "../text/games/moveText";
import type { Action } from "./action";

/** One step of a move, as values. */
export interface MoveStep {
  readonly action: Action;
  readonly entity: Value;
  readonly start: Value;
  readonly target: Value;
  readonly params: readonly Value[];
}

export interface Move {
  readonly actor: Value;
  readonly steps: readonly MoveStep[];
  /** Others may act, too: its action says who does it. */
  readonly namesActor?: true;
}

/** Returns the action of a move. */
export function actionOfMove(declarations: Declarations, { actor, steps, namesActor }: Move): GameAction {
  const [first] = steps;
  if (first === undefined) return { action: MOVE };
  const path = pathOf(declarations, steps);
  const isByPath = first.entity !== NULL && first.target !== NULL && tagOf(first.start) === Tag.place;
  const params: Record<string, Json> = {};
  for (const { action, params: values } of steps) {
    for (const [index, { name }] of action.params.entries()) {
      if (name !== "action" && name !== "path") params[name] = jsonOfValue(declarations, values[index] ?? NULL);
    }
  }
  // A choice of the same name is the author's.
  if (namesActor === true && !(BY in params)) params[BY] = jsonOfValue(declarations, actor);
  const action = isByPath || isPlacing(first) ? MOVE : first.action.written.name;
  return { action, ...(path.length > 0 ? { path } : {}), ...params };
}

/** A step onto a place of the board without an entity: its place alone tells it. */
function isPlacing({ entity, target, action }: MoveStep): boolean {
  return !action.written.takesEntity && tagOf(target) === Tag.place && entity === NULL;
}

/** Returns the names of a move's places; an entity in a zone is `#` and its number. */
function pathOf(declarations: Declarations, steps: readonly MoveStep[]): readonly string[] {
  const [first] = steps;
  const begin = first === undefined || !first.action.written.takesEntity ? [] : [beginName(declarations, first)];
  const targets = steps
    .filter(({ target }) => target !== NULL)
    .map(({ target }) => nameOfLocation(declarations, target));
  return [...begin, ...targets];
}

/** Returns what a move's path begins with: the place of its entity, or `#` and its number where that lies in a zone. */
export function beginName(declarations: Declarations, { start, entity }: MoveStep): string {
  return tagOf(start) === Tag.place ? nameOfLocation(declarations, start) : `#${indexOf(entity)}`;
}

/** Returns the name of a place or a zone as designers read it. */
export function nameOfLocation({ topology, zones }: Declarations, location: Value): string {
  const index = indexOf(location);
  if (tagOf(location) === Tag.zone) return zones.zones[index]?.name ?? "";
  const node = topology.nodeName(index);
  if (node !== null) return node;
  const { geometry } = topology;
  const [left, bottom] = geometry.kind === "hexes" ? geometry.origin : [0, 0];
  return placeName(topology, [topology.x(index) + left, topology.y(index) + bottom]);
}

/** Returns a value as JSON: a player, a place and a zone by name, an entity as `#` and its number. */
export function jsonOfValue(declarations: Declarations, value: Value): Json {
  const { values, players } = declarations;
  switch (tagOf(value)) {
    case Tag.constant:
      return value === NULL ? null : indexOf(value) === 2;
    case Tag.player:
      return players.names[indexOf(value)] ?? null;
    case Tag.entity:
      return `#${indexOf(value)}`;
    case Tag.place:
    case Tag.zone:
      return nameOfLocation(declarations, value);
    case Tag.list:
      return (values.listOf(value) ?? []).map((each) => jsonOfValue(declarations, each));
    default:
      return values.numberOf(value) ?? values.textOf(value);
  }
}
