// Prints JSON with sorted keys and no spaces: equal values give equal texts.
import { type Json, type JsonObject, isJsonList, isJsonObject } from "./json";

/**
 * Returns the canonical text of a value: object keys in ascending order of UTF-16 units, integers without a fraction.
 */
export function canonicalJson(value: Json): string {
  if (isJsonList(value)) return listText(value);
  if (isJsonObject(value)) return objectText(value);
  // The common case, which equals JSON.
  return Number.isInteger(value) ? `${value as number}` : JSON.stringify(value);
}

function listText(items: readonly Json[]): string {
  let text = "";
  for (const item of items) text += text === "" ? canonicalJson(item) : `,${canonicalJson(item)}`;
  return `[${text}]`;
}

function objectText(object: JsonObject): string {
  let text = "";
  for (const key of Object.keys(object).sort()) {
    const member = `${JSON.stringify(key)}:${canonicalJson(object[key] ?? null)}`;
    text += text === "" ? member : `,${member}`;
  }
  return `{${text}}`;
}
