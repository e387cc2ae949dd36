// A state as JSON, whole or as one player may see it. What a player sees is made by copying what is allowed, never by
// leaving out of a copy (gdl.md, A13).
import type { Json, JsonObject } from "../../../base/json";
import type { Declarations } from "../compile/scope";
import type { Variables } from "../load/state";
import { jsonOfValue, nameOfLocation } from "../moves/moveAction";
import { NULL, Tag, type Value, indexOf, tagOf, valueOf } from "../values/value";
import { Column } from "../world/layout";
import { backOf, isEntityVisible } from "./sight";

/** Who looks: a player by its seat, or null for all that there is. */
export interface Viewing {
  readonly declarations: Declarations;
  readonly variables: Variables;
  /** What hidden entities show where their zone says nothing. */
  readonly back: string;
  readonly viewer: Value;
}

/** Returns `state_view_for` of the world as it is, but for the moves. */
export function stateViewFor(viewing: Viewing): JsonObject {
  const { declarations, viewer } = viewing;
  const { world, players } = declarations;
  const { layout, mem } = world;
  const value = (slot: number): Json => seenValue(viewing, mem[slot] ?? NULL);
  return {
    viewer: jsonOfValue(declarations, viewer),
    current_player: value(layout.currentPlayer),
    phase: value(layout.currentPhase),
    global: globalsSeen(viewing),
    per_player: Object.fromEntries(players.names.map((name, seat) => [name, ofPlayerSeen(viewing, seat)])),
    board: boardSeen(viewing),
    zones: zonesSeen(viewing),
  };
}

const TOLD: ReadonlySet<string> = new Set(["current_player", "current_phase"]);

/** Returns the variables that are for all to see, without those that a view tells by themselves. */
export function globalsSeen(viewing: Viewing): JsonObject {
  const { declarations, variables, viewer } = viewing;
  const { world } = declarations;
  const seen = variables.global.filter(
    ({ name, visibility }) => !TOLD.has(name) && (viewer === NULL || visibility === "all"),
  );
  return Object.fromEntries(
    seen.map(({ name }) => [name, seenValue(viewing, world.mem[world.layout.variables.get(name) ?? 0] ?? NULL)]),
  );
}

/** Returns what a player has, as far as the viewer may see it. */
export function ofPlayerSeen(viewing: Viewing, seat: number): JsonObject {
  const { declarations, variables, viewer } = viewing;
  const { world } = declarations;
  const { layout } = world;
  const isOwn = viewer === NULL || viewer === valueOf(Tag.player, seat);
  const seen = variables.perPlayer.filter(
    ({ visibility }) => viewer === NULL || visibility === "all" || (visibility === "owner_only" && isOwn),
  );
  const base = layout.playerBase + seat * layout.playerStride;
  return Object.fromEntries(
    seen.map(({ name }) => [name, seenValue(viewing, world.mem[base + (layout.playerColumns.get(name) ?? 0)] ?? NULL)]),
  );
}

function boardSeen(viewing: Viewing): JsonObject {
  const { declarations } = viewing;
  const { world } = declarations;
  const board: Record<string, Json> = {};
  for (let place = 0; place < world.layout.cells; place += 1) {
    const entity = world.cell(place);
    if (entity !== NULL) board[nameOfLocation(declarations, valueOf(Tag.place, place))] = entitySeen(viewing, entity);
  }
  return board;
}

/** Returns the zones with their entities, the bottom one first; a zone that is hidden is a number of backs. */
export function zonesSeen(viewing: Viewing): JsonObject {
  const { declarations } = viewing;
  const { world, zones } = declarations;
  return Object.fromEntries(
    zones.zones.map(({ name, visibility, back }, index) => {
      const entities = world.zones[index] ?? [];
      const isHidden = visibility === "none" && entities.every((entity) => !isSeen(viewing, entity));
      if (!isHidden) return [name, entities.map((entity) => entitySeen(viewing, entity))];
      return [name, entities.length === 0 ? [] : [{ count: entities.length, back: back ?? viewing.back }]];
    }),
  );
}

export function isSeen({ declarations, viewer }: Viewing, entity: Value): boolean {
  return viewer === NULL || isEntityVisible(declarations, entity, viewer);
}

/** Returns an entity with its attributes; one that is not seen shows its back alone. */
function entitySeen(viewing: Viewing, entity: Value): JsonObject {
  const { declarations } = viewing;
  if (!isSeen(viewing, entity)) return { back: backOf(declarations, entity, viewing.back) };
  const { world, schemas } = declarations;
  const slot = world.slotOf(indexOf(entity));
  const schema = Math.abs(world.mem[slot + Column.schema] ?? 0) - 1;
  return { id: indexOf(entity), schema: schemas.names[schema] ?? null, ...attributesSeen(viewing, entity, schema) };
}

/** Returns the attributes that the entity's schema declares, and others that have been given to it. */
export function attributesSeen(viewing: Viewing, entity: Value, schema: number): JsonObject {
  const { world, schemas } = viewing.declarations;
  const slot = world.slotOf(indexOf(entity));
  const declared = schemas.attributes[schema];
  const attributes: Record<string, Json> = {};
  for (const [name, column] of world.layout.entityColumns) {
    const value = world.mem[slot + column] ?? NULL;
    if (value !== NULL || declared?.has(name) === true) attributes[name] = seenValue(viewing, value);
  }
  return attributes;
}

/** Returns a value as JSON; an entity that is not seen is its back, so that its number tells nothing. */
export function seenValue(viewing: Viewing, value: Value): Json {
  const { declarations } = viewing;
  if (tagOf(value) === Tag.entity && !isSeen(viewing, value)) {
    return { back: backOf(declarations, value, viewing.back) };
  }
  if (tagOf(value) !== Tag.list) return jsonOfValue(declarations, value);
  return (declarations.values.listOf(value) ?? []).map((each) => seenValue(viewing, each));
}

/** Returns how many entities in the game and variables of it the viewer may not see. */
export function hiddenCount(viewing: Viewing): number {
  const { declarations, variables, viewer } = viewing;
  const { world, players } = declarations;
  const onBoard = Array.from({ length: world.layout.cells }, (_, place) => world.cell(place));
  const entities = [...onBoard, ...world.zones.flat()].filter((entity) => entity !== NULL && !isSeen(viewing, entity));
  const globals =
    Object.keys(globalsSeen({ ...viewing, viewer: NULL })).length - Object.keys(globalsSeen(viewing)).length;
  const ofPlayers = players.names.map((_, seat) => {
    return variables.perPlayer.length - Object.keys(ofPlayerSeen(viewing, seat)).length;
  });
  return viewer === NULL ? 0 : entities.length + globals + ofPlayers.reduce((sum, count) => sum + count, 0);
}
