// Goals and lose conditions in a few words. Pure; tolerant of anything.
import { type Json, type JsonObject, isJsonObject } from "../../shared/base/json";

/** Each of a list's conditions in words: its type, then what it says beside, such as `all_cleared (kind "rock")`. */
export function conditionTexts(list: Json | undefined): readonly string[] {
  if (!Array.isArray(list)) return [];
  return (list as readonly Json[]).map((condition) => (isJsonObject(condition) ? conditionText(condition) : "?"));
}

const LONGEST_VALUE = 40;

function conditionText(condition: JsonObject): string {
  const type = typeof condition["type"] === "string" ? condition["type"] : "?";
  const config = isJsonObject(condition["config"]) ? condition["config"] : {};
  const { type: _type, id: _id, config: _config, ...own } = condition;
  const facts = Object.entries({ ...own, ...config }).map(([name, value]) => `${name} ${shortValue(value)}`);
  return facts.length === 0 ? type : `${type} (${facts.join(", ")})`;
}

/** Boards and other long values are named, not written out. */
function shortValue(value: Json): string {
  const text = JSON.stringify(value);
  if (text.length <= LONGEST_VALUE) return text;
  return Array.isArray(value) ? `[${value.length} items]` : "{…}";
}
