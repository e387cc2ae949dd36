// The JSON types that every file, trace and message is made of.

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** RFC 6901: `""` is the whole document, `"/rules/3/then/0"` a place in it. */
export type JsonPointer = string;

/** Returns whether a value is an object: neither null nor a list. Its members are not checked. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Returns whether a value is a list. Its items are not checked. `Array.isArray` forgets the type of what may be one.
 */
export function isJsonList(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

/** Returns the value if it is an object, else an empty one. */
export function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** Returns the value if it is a list, else an empty one. */
export function listOf(value: Json | undefined): readonly Json[] {
  return isJsonList(value) ? value : [];
}

/** Returns the value that a text holds; undefined where it is no JSON. */
export function jsonIn(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** Returns the object that a text holds; an empty one where it holds none, or is no JSON. */
export function objectIn(text: string | null | undefined): JsonObject {
  return objectOf(jsonIn(text ?? "null"));
}

/** Returns a value as a text: texts unchanged, everything else as JSON. 1 and "1" give the same text. */
export function plainText(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Returns the pointer of a child: `childPointer("/rules", 3)` is `"/rules/3"`. Keys are escaped. */
export function childPointer(parent: JsonPointer, ...keys: readonly (string | number)[]): JsonPointer {
  let pointer = parent;
  for (const key of keys) pointer += `/${typeof key === "number" ? key : escapedKey(key)}`;
  return pointer;
}

/** Looks before it replaces: hardly a key needs it, and checks make a pointer for each value. */
function escapedKey(key: string): string {
  return key.includes("~") || key.includes("/") ? key.replaceAll("~", "~0").replaceAll("/", "~1") : key;
}

/** Returns the keys along a pointer, unescaped: `"/a~1b/0"` is `["a/b", "0"]`. */
export function pointerKeys(pointer: JsonPointer): readonly string[] {
  if (pointer === "") return [];
  return pointer
    .slice(1)
    .split("/")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}
