// How the payload of an event becomes plain data, for traces and for callers that ask for the events of a turn.
import type { JsonObject } from "../../../base/json";
import {
  EVENTS,
  type EventPayload,
  type EventType,
  type EventValue,
  type Fields,
  type Payload,
  plainValue,
} from "./events";

type PlainPayload = Record<string, EventValue>;
/** Every field that holds places in some event. */
type PlaceField = {
  [Type in EventType]: {
    [Key in keyof Fields<Type>]: Fields<Type>[Key] extends `position${string}` | "list" ? Key : never;
  }[keyof Fields<Type>];
}[EventType];

/** By field, a function that puts its places into a plain payload: by a name, which is far faster than by any name. */
const PLACE_SETTERS: Readonly<Record<PlaceField, (plain: PlainPayload, payload: EventPayload) => void>> = {
  cells: (plain, payload) => (plain["cells"] = plainValue(payload["cells"])),
  fromCells: (plain, payload) => (plain["fromCells"] = plainValue(payload["fromCells"])),
  fromPosition: (plain, payload) => (plain["fromPosition"] = plainValue(payload["fromPosition"])),
  position: (plain, payload) => (plain["position"] = plainValue(payload["position"])),
  sourcePosition: (plain, payload) => (plain["sourcePosition"] = plainValue(payload["sourcePosition"])),
  sources: (plain, payload) => (plain["sources"] = plainValue(payload["sources"])),
  toCells: (plain, payload) => (plain["toCells"] = plainValue(payload["toCells"])),
  toPosition: (plain, payload) => (plain["toPosition"] = plainValue(payload["toPosition"])),
};

/**
 * The events of most turns, written out: that takes a third of the time. Members are in the order in which payloads have
 * them.
 */
const WRITTEN_OUT: { readonly [Type in EventType]?: (payload: Payload<Type>) => JsonObject } = {
  avatar_entered: ({ position, fromPosition, direction }) =>
    direction === undefined
      ? { position: position.toJson(), fromPosition: fromPosition.toJson() }
      : { position: position.toJson(), fromPosition: fromPosition.toJson(), direction },
  avatar_exited: ({ position }) => ({ position: position.toJson() }),
  cell_cleared: ({ position, previousKind, layer }) => ({ position: position.toJson(), previousKind, layer }),
  move_blocked: ({ position, fromPosition, direction, blockerKind }) => ({
    position: position.toJson(),
    fromPosition: fromPosition.toJson(),
    direction,
    blockerKind,
  }),
  object_placed: ({ position, kind, params, wasTeleported }) =>
    wasTeleported === undefined
      ? { position: position.toJson(), kind, params }
      : { position: position.toJson(), kind, params, wasTeleported },
  object_pushed: ({ kind, fromPosition, toPosition, direction }) => ({
    kind,
    fromPosition: fromPosition.toJson(),
    toPosition: toPosition.toJson(),
    direction,
  }),
  object_removed: ({ position, kind, animation }) =>
    animation === undefined ? { position: position.toJson(), kind } : { position: position.toJson(), kind, animation },
  tile_moved: ({ fromPosition, position, kind, params, layer }) => ({
    fromPosition: fromPosition.toJson(),
    position: position.toJson(),
    kind,
    params,
    layer,
  }),
  turn_ended: ({ turnNumber }) => ({ turnNumber }),
};

/** Returns a function that turns payloads of a type into plain JSON; missing fields stay missing. */
export function compileToPlain(type: EventType): (payload: EventPayload) => JsonObject {
  return (WRITTEN_OUT[type] as ((payload: EventPayload) => JsonObject) | undefined) ?? compileFields(EVENTS[type]);
}

function compileFields(fields: Readonly<Record<string, string>>): (payload: EventPayload) => JsonObject {
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
