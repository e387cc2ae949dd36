// JSON with sorted keys and no spaces: equal values give equal texts.
import { type Json, isJsonObject } from "./json";

/** The canonical text of a value; object keys in ascending order of UTF-16 units, integral numbers without a fraction. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(canonicalJson).join(",")}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] ?? null)}`);
  return `{${members.join(",")}}`;
}
