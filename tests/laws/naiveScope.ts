// What a rule sees in the naive interpreter of event rules: paths, writes and the random generator.
import { type Json, type JsonObject, isJsonObject, listOf } from "../../shared/base/json";

export interface NaiveState {
  persistent: JsonObject;
  ephemeral: JsonObject;
  /** State of mulberry32. */
  seed: number;
}

export interface NaiveScope {
  payload: JsonObject;
  readonly state: NaiveState;
  readonly parameters: JsonObject;
  calculations: JsonObject;
  readonly args: Json | undefined;
}

/** The value at a path; undefined for an invalid one. */
export function naiveRead(text: Json | undefined, scope: NaiveScope): Json | undefined {
  if (typeof text !== "string") return undefined;
  const [root = "", ...names] = text.replaceAll(/\[(\d+)\]/g, ".$1").split(".");
  const { payload, state, parameters, calculations, args } = scope;
  const { persistent, ephemeral } = state;
  const roots: Readonly<Record<string, Json | undefined>> = {
    payload,
    persistent,
    ephemeral,
    parameters,
    calculations,
    args,
  };
  let value = Object.hasOwn(roots, root.toLowerCase()) ? roots[root.toLowerCase()] : undefined;
  for (const name of names) {
    if (Array.isArray(value)) value = /^\d+$/.test(name) ? listOf(value)[Number(name)] : undefined;
    else value = isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return value ?? undefined;
}

/** The value with another one at the end of the names; undefined when nothing can be written there. */
export function naiveWrite(value: Json | undefined, names: readonly string[], written: Json): Json | undefined {
  const [name, ...rest] = names;
  if (name === undefined) return written;
  if (Array.isArray(value)) {
    const index = /^\d+$/.test(name) ? Number(name) : -1;
    if (index < 0 || index > value.length) return undefined;
    const inner = naiveWrite(listOf(value)[index], rest, written);
    return inner === undefined ? undefined : Object.assign(value.slice(), { [index]: inner });
  }
  if (!isJsonObject(value ?? {})) return undefined;
  const object = isJsonObject(value) ? value : {};
  const inner = naiveWrite(Object.hasOwn(object, name) ? object[name] : undefined, rest, written);
  return inner === undefined ? undefined : { ...object, [name]: inner };
}

export function naiveNumber(value: Json | undefined): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** One draw from 0 up to 1. */
export function naiveDraw({ state }: NaiveScope): number {
  state.seed = (state.seed + 0x6d2b79f5) | 0;
  let t = Math.imul(state.seed ^ (state.seed >>> 15), 1 | state.seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

/** A value that should be a text. */
export function naiveText(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}
