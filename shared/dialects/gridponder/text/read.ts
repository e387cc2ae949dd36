// Reading JSON of unknown shape: each function gives what was hoped for, or a default. Never throws.
import type { Position } from "../../../base/boardView";
import { type Json, type JsonObject, isJsonObject, listOf } from "../../../base/json";

const NOTHING: JsonObject = Object.freeze({});

/** Returns a member of an object by its own key; undefined when it is not there. */
export function member(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

export function asObject(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : NOTHING;
}

export function asList(value: Json | undefined): readonly Json[] {
  return listOf(value);
}

export function asText(value: Json | undefined): string | null {
  return typeof value === "string" ? value : null;
}

export function asBoolean(value: Json | undefined): boolean | null {
  return typeof value === "boolean" ? value : null;
}

export function asFiniteNumber(value: Json | undefined): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

export function asInteger(value: Json | undefined): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) ? value : null;
}

/** Returns the texts of a list; anything else in it is left out. */
export function asTexts(value: Json | undefined): readonly string[] {
  return asList(value).filter((item): item is string => typeof item === "string");
}

/** Returns a place written `[x, y]` or `{"x": …, "y": …}` in whole numbers; null for anything else. */
export function asPosition(value: Json | undefined): Position | null {
  const [x, y] = isJsonObject(value) ? [member(value, "x"), member(value, "y")] : asList(value);
  const column = asInteger(x);
  const row = asInteger(y);
  // Minus nought is nought.
  return column === null || row === null ? null : [column + 0, row + 0];
}

/** Sets a member under any name: "__proto__" of an untrusted pack stays an ordinary key. */
export function define(object: Record<string, Json>, key: string, value: Json): void {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}
