// An object in a few words, for the head of its card. Pure; tolerant of anything.
import { type Json, type JsonObject, isJsonObject } from "../../shared/base/json";

const LONGEST_VALUE = 40;

/** Returns what an object is and what it says beside: `type (member "value")`. */
export function itemText(value: Json): string {
  if (!isJsonObject(value)) return "?";
  const { type, id: _id, config, ...own } = value;
  const inner: JsonObject = isJsonObject(config) ? config : {};
  const facts = Object.entries({ ...own, ...inner }).map(([name, each]) => `${name} ${shortValue(each)}`);
  const title = typeof type === "string" ? type : null;
  if (title === null) return facts.length === 0 ? "nothing yet" : facts.join(", ");
  return facts.length === 0 ? title : `${title} (${facts.join(", ")})`;
}

/** Boards and other long values are named, not written out. */
function shortValue(value: Json): string {
  const text = JSON.stringify(value);
  if (text.length <= LONGEST_VALUE) return text;
  return Array.isArray(value) ? `[${value.length} items]` : "{…}";
}
