// The body of a schema's snippet as a plain value: raw texts and tab stops replaced by what they begin with.
import { type Json, isJsonList, jsonIn } from "../../base/json";

/** Returns a body with its initial values. A raw text that is no JSON yet becomes an empty object. */
export function snippetValue(body: Json): Json {
  if (isJsonList(body)) return body.map(snippetValue);
  if (typeof body === "object" && body !== null) {
    return Object.fromEntries(Object.entries(body).map(([key, value]) => [withDefaults(key), snippetValue(value)]));
  }
  if (typeof body !== "string") return body;
  const text = withDefaults(body);
  if (!body.startsWith("^")) return text;
  // Where there is nothing yet, an object keeps a list's items on lines of their own.
  return jsonIn(text.slice(1)) ?? {};
}

function withDefaults(text: string): string {
  return text
    .replaceAll(/\$\{\d+:([^}]*)\}/g, "$1")
    .replaceAll(/\$\{\d+\|([^,|]*)[^}]*\}/g, "$1")
    .replaceAll(/(?<!\\)\$\d+/g, "")
    .replaceAll("\\$", "$");
}
