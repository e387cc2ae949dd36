// Words for values and places in messages: `"occupancy"`, `entry 2 of "tags"`, `a list`.
import { type Json, type JsonPointer, pointerKeys } from "../../base/json";

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list [ … ]",
  object: "an object { … }",
  null: "null",
};

/** Formats types: `["string", "null"]` is "a text or null". */
export function typeNames(types: readonly string[]): string {
  return listed(types.map((type) => TYPE_NAMES[type] ?? type));
}

/** Formats "a", "a or b", "a, b or c". */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

/** Returns a value as it is written when short, else its type. */
export function shown(value: Json | undefined): string {
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : (shortText(value) ?? "a list");
  if (typeof value === "object" && value !== null)
    return Object.keys(value).length === 0 ? "an empty object" : "an object";
  return shortText(value ?? null) ?? `${JSON.stringify(value).slice(0, 30)}…"`;
}

function shortText(value: Json): string | null {
  const text = JSON.stringify(value);
  return text.length <= 40 ? text : null;
}

/**
 * Returns the last name of a place: `"tags"`, `entry 2 of "tags"`, `entry 1 of entry 3 of "ground"`; "" for the
 * document.
 */
export function nameOf(pointer: JsonPointer): string {
  const keys = [...pointerKeys(pointer)];
  const entries: string[] = [];
  while (/^\d+$/.test(keys.at(-1) ?? "")) entries.push(`entry ${Number(keys.pop()) + 1} of `);
  const key = keys.at(-1);
  if (key === undefined) return entries.length === 0 ? "" : `${entries.join("")}the file`;
  return `${entries.join("")}"${key}"`;
}
