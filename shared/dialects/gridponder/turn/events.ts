// The catalogue of events: every type that the engine can emit, with the fields of its payload (fact sheet 9). Systems,
// effects, traces and completion read this table.
import type { Json, JsonObject } from "../../../base/json";
import { Point } from "./grid";

/**
 * The type of a field. With a `?` at the end the field may be missing. `list` is a position that rules see as a JSON
 * list.
 */
export type FieldType = "position" | "positions" | "list" | "text" | "number" | "params" | "any";

export const EVENTS = {
  actor_blocked: { kind: "text", position: "position" },
  actor_entered: { kind: "text", fromPosition: "position", position: "position", direction: "text" },
  actor_moved: { kind: "text", fromPosition: "position", position: "position", direction: "text" },
  actor_reacted: { kind: "text", fromPosition: "position", position: "position", direction: "text" },
  actor_selected: { kind: "text", position: "position" },
  avatar_entered: { position: "position", fromPosition: "position", direction: "text?" },
  avatar_exited: { position: "position" },
  boxes_merged: { position: "position", resultSides: "number", aSides: "number", bSides: "number" },
  cell_claimed: { position: "position", layer: "text", kind: "text", ownerKind: "text" },
  cell_cleared: { position: "position", previousKind: "text", layer: "text" },
  cell_transformed: { position: "position", fromKind: "text", toKind: "text", layer: "text", animation: "text?" },
  cells_flooded: { cells: "positions" },
  cells_swapped: { opType: "text", cells: "positions" },
  goal_step_completed: { goalId: "text", stepIndex: "number" },
  inventory_changed: { oldItem: "any", newItem: "any" },
  item_released: { emitterId: "text", kind: "text", position: "position", params: "params" },
  line_of_sight_detected: {
    sourcePosition: "position",
    position: "position",
    kind: "text",
    sourceId: "text",
    sourceKind: "text",
  },
  move_blocked: { position: "position", fromPosition: "position", direction: "text", blockerKind: "text" },
  multi_cell_object_exited: { id: "text", kind: "text", direction: "text" },
  multi_cell_object_moved: {
    id: "text",
    kind: "text",
    fromCells: "positions",
    toCells: "positions",
    direction: "text",
  },
  npc_moved: { npcId: "text", fromPosition: "position", toPosition: "position" },
  object_placed: { position: "position", kind: "text", params: "params", wasTeleported: "any?" },
  object_pushed: { kind: "text", fromPosition: "position", toPosition: "position", direction: "text" },
  object_removed: { position: "position", kind: "text", animation: "text?" },
  object_settled: {
    kind: "text",
    position: "position",
    fromPosition: "position",
    layer: "text",
    fromKind: "text",
  },
  overlay_moved: { position: "list" },
  region_flipped: { opType: "text", cells: "positions" },
  region_rotated: { opType: "text", cells: "positions" },
  region_transformed: { opType: "text" },
  tile_moved: { fromPosition: "position", position: "position", kind: "text", params: "params", layer: "text" },
  tiles_merged: {
    position: "position",
    resultValue: "number",
    inputValues: "any",
    sources: "positions?",
    kind: "text?",
  },
  tiles_slid: { direction: "text", movedCount: "number" },
  turn_ended: { turnNumber: "number" },
  variable_changed: { variable: "text", oldValue: "any", newValue: "any" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FieldType | `${FieldType}?`>>>>;

export type EventType = keyof typeof EVENTS;

/** The value of a payload's field: JSON, or places, which rules distinguish from lists of numbers. */
export type EventValue = Json | Point | readonly Point[] | undefined;

interface FieldValues {
  position: Point;
  positions: readonly Point[];
  list: Point;
  text: string;
  number: number;
  params: JsonObject;
  any: Json;
}
/** Returns whether a text names a type of event. */
export function isEventType(name: string): name is EventType {
  return Object.hasOwn(EVENTS, name);
}

export type Fields<Type extends EventType> = (typeof EVENTS)[Type];
type ValueOf<Declared> = Declared extends FieldType
  ? FieldValues[Declared]
  : Declared extends `${infer Plain extends FieldType}?`
    ? FieldValues[Plain] | undefined
    : never;
type OptionalKeys<Table> = { [Key in keyof Table]: Table[Key] extends `${string}?` ? Key : never }[keyof Table];

/** The payload required for an event of a type. */
export type Payload<Type extends EventType> = {
  readonly [Key in Exclude<keyof Fields<Type>, OptionalKeys<Fields<Type>>>]: ValueOf<Fields<Type>[Key]>;
} & { readonly [Key in OptionalKeys<Fields<Type>>]?: ValueOf<Fields<Type>[Key]> };

/** The values of an event's fields. */
export type EventPayload = Readonly<Record<string, EventValue>>;

/** Returns whether a field holds a place or several, which rules distinguish from lists of numbers. */
export function holdsPlaces(value: EventValue): value is Point | readonly Point[] {
  return value instanceof Point || (Array.isArray(value) && value[0] instanceof Point);
}

/** Returns a field's value in plain JSON: places as `[x, y]`. */
export function plainValue(value: EventValue): Json {
  if (value instanceof Point) return value.toJson();
  if (value === undefined) return null;
  if (holdsPlaces(value)) return value.map((point) => point.toJson());
  return value;
}
