// An object in a few words, for the head of its card. Pure; tolerant of anything.
import { type Json, type JsonObject, isJsonList, isJsonObject } from "../../shared/base/json";
import { chosenMember } from "../../shared/pack/forms/oneMember";

const LONGEST_VALUE = 40;

/**
 * Returns what an object is and what it says beside: `type (member "value")`, `destroy (layer "objects")` for one that
 * has a single member, and `id: on "event", then destroy, resolve_move` for one that is known by its id.
 */
export function itemText(value: Json): string {
  if (!isJsonObject(value)) return "?";
  const { type, id, config, ...own } = value;
  const inner: JsonObject = isJsonObject(config) ? config : {};
  const facts = Object.entries({ ...own, ...inner }).map(([name, each]) => `${name} ${shortValue(each)}`);
  const single = chosenMember(value);
  const only = single === null ? undefined : value[single];
  if (single !== null && isJsonObject(only)) {
    const members = Object.entries(only).map(([name, each]) => `${name} ${shortValue(each)}`);
    return members.length === 0 ? single : `${single} (${members.join(", ")})`;
  }
  if (typeof type === "string") return facts.length === 0 ? type : `${type} (${facts.join(", ")})`;
  if (typeof id === "string" && id !== "") return facts.length === 0 ? id : `${id}: ${facts.join(", ")}`;
  return facts.length === 0 ? "nothing yet" : facts.join(", ");
}

/** Boards and other long values are named, not written out. */
function shortValue(value: Json): string {
  const names = isJsonList(value) ? value.map(nameOf) : [nameOf(value)];
  if (names.length > 0 && names.every((name) => name !== null)) return names.join(", ");
  const text = JSON.stringify(value);
  if (text.length <= LONGEST_VALUE) return text;
  return isJsonList(value) ? `[${value.length} items]` : "{…}";
}

/** Returns the one member of an object, which says what it is: a condition's, an effect's. */
function nameOf(value: Json): string | null {
  const single = chosenMember(value);
  return single !== null && isJsonObject(value) && typeof value[single] === "object" ? single : null;
}
