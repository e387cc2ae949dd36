// How the payload of an event becomes plain data, for traces and for whoever asks for the events of a turn.
import type { JsonObject } from "../../../base/json";
import { type EventPayload, type EventType, type EventValue, type Fields, plainValue } from "./events";

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

/** Returns a function that turns payloads with these fields into plain JSON; missing fields stay missing. */
export function compileToPlain(fields: Readonly<Record<string, string>>): (payload: EventPayload) => JsonObject {
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
