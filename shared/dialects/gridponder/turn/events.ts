// The catalogue of events: every type that the engine can emit, with the fields of its payload (fact sheet 9). Systems,
// effects, traces and completion read this table.
import { type Json, type JsonObject, isJsonObject } from "../../../base/json";
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
    resultValue: "any",
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
type Fields<Type extends EventType> = (typeof EVENTS)[Type];
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

export class GameEvent {
  /** The event's position for conditions and references: the field `position`, null when there is none. */
  readonly position: Point | null;

  /** `record`: the event's record in the trace of its turn; -1 without a trace. */
  constructor(
    readonly type: EventType,
    readonly payload: Readonly<Record<string, EventValue>>,
    readonly record: number,
  ) {
    const { position } = payload;
    this.position = position instanceof Point ? position : null;
  }
}

/** Returns a field of the payload as references read it; null when there is none (fact sheet 7). */
export function fieldOf(event: GameEvent, name: string): Json | Point | readonly Point[] {
  return Object.hasOwn(event.payload, name) ? (event.payload[name] ?? null) : null;
}

/** Returns a field as conditions read it: of the payload, or else of its `params` (decision 6). */
export function fieldOrParamOf(event: GameEvent, name: string): Json | Point | readonly Point[] {
  if (Object.hasOwn(event.payload, name)) return fieldOf(event, name);
  const params = event.payload["params"];
  return isJsonObject(params) && Object.hasOwn(params, name) ? (params[name] ?? null) : null;
}

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

type PlainPayload = Record<string, EventValue>;
/** Every field that holds places in some event. */
type PlaceField = {
  [Type in EventType]: {
    [Key in keyof Fields<Type>]: Fields<Type>[Key] extends `position${string}` | "list" ? Key : never;
  }[keyof Fields<Type>];
}[EventType];

/** By field, a function that puts its places into a plain payload: by a name, which is far faster than by any name. */
const PLACE_SETTERS: Readonly<Record<PlaceField, (plain: PlainPayload, payload: GameEvent["payload"]) => void>> = {
  cells: (plain, payload) => (plain["cells"] = plainValue(payload["cells"])),
  fromCells: (plain, payload) => (plain["fromCells"] = plainValue(payload["fromCells"])),
  fromPosition: (plain, payload) => (plain["fromPosition"] = plainValue(payload["fromPosition"])),
  position: (plain, payload) => (plain["position"] = plainValue(payload["position"])),
  sourcePosition: (plain, payload) => (plain["sourcePosition"] = plainValue(payload["sourcePosition"])),
  sources: (plain, payload) => (plain["sources"] = plainValue(payload["sources"])),
  toCells: (plain, payload) => (plain["toCells"] = plainValue(payload["toCells"])),
  toPosition: (plain, payload) => (plain["toPosition"] = plainValue(payload["toPosition"])),
};

/** By type of event, a function that turns its payload into plain JSON; missing fields stay missing. */
export const TO_PLAIN = Object.fromEntries(
  Object.entries(EVENTS).map(([type, fields]) => [type, compileToPlain(fields)]),
) as Readonly<Record<EventType, (payload: GameEvent["payload"]) => JsonObject>>;

function compileToPlain(fields: Readonly<Record<string, string>>): (payload: GameEvent["payload"]) => JsonObject {
  const named = (types: readonly string[]): readonly string[] =>
    Object.keys(fields).filter((field) => types.includes(fields[field]?.replace("?", "") ?? ""));
  const places = named(["position", "positions", "list"]);
  const setters = places.map((field) => PLACE_SETTERS[field as PlaceField]);
  const optional = Object.keys(fields).filter((field) => fields[field]?.endsWith("?"));
  return (payload) => {
    const plain: Record<string, EventValue> = { ...payload };
    for (const set of setters) set(plain, payload);
    for (const field of optional) if (payload[field] === undefined) delete plain[field];
    return plain as JsonObject;
  };
}

/** Returns a payload in plain JSON; missing fields stay missing. */
export function plainPayload({ type, payload }: GameEvent): JsonObject {
  return TO_PLAIN[type](payload);
}
