// Paths into what a rule can see, such as `payload.target.tags[0]` (spec B5).
import { type Json, isJsonList, isJsonObject } from "../../../base/json";
import type { Context } from "./context";
import { type Found, memberOf, sizeOf } from "./value";

export const ROOTS = ["payload", "ephemeral", "persistent", "parameters", "calculations"] as const;
/** `args`: the parameters of a call, for the stub that answers it (spec B7). */
export type Root = (typeof ROOTS)[number] | "args";

export interface Path {
  readonly text: string;
  /** Null: the path begins with no root, and is invalid. */
  readonly root: Root | null;
  /** The names after the root. */
  readonly names: readonly string[];
}

const INDEX = /^\d+$/;

/** Splits a path into its names: `a.list[0].b` is `a`, `list`, `0`, `b`. */
export function pathNames(text: string): readonly string[] {
  const dotted = text.includes("[") ? text.replaceAll(/\[(\d+)\]/g, ".$1") : text;
  return dotted.split(".");
}

/** Reads a path. The root's name may be in any case, everything after it is case-sensitive. */
export function parsePath(text: string): Path {
  const [first = "", ...names] = pathNames(text);
  return { text, root: rootNamed(first), names };
}

function rootNamed(text: string): Root | null {
  const name = text.toLowerCase();
  return name === "args" ? "args" : (ROOTS.find((root) => root === name) ?? null);
}

/** Returns the value at a path; undefined when it is invalid. A null value counts as missing. */
export function readPath(path: Path, context: Context): Found {
  let value = rootValue(path.root, context);
  for (const name of path.names) {
    if (value === undefined) return undefined;
    value = partOf(value, name);
  }
  return value === null ? undefined : value;
}

function rootValue(root: Root | null, context: Context): Found {
  switch (root) {
    case "payload":
      return context.payload;
    case "ephemeral":
      return context.state.ephemeral;
    case "persistent":
      return context.state.persistent;
    case "parameters":
      return context.parameters;
    case "calculations":
      return context.calculations;
    case "args":
      return context.args;
    default:
      return undefined;
  }
}

/** Returns the member of an object, or the item of a list. */
export function partOf(value: Json, name: string): Found {
  if (isJsonObject(value)) return memberOf(value, name);
  return isJsonList(value) && INDEX.test(name) ? value[Number(name)] : undefined;
}

/** Returns what is at the end of these names; undefined where one of them leads nowhere. */
export function partAt(value: Json, names: readonly string[]): Found {
  let part: Found = value;
  for (const name of names) part = part === undefined ? undefined : partOf(part, name);
  return part;
}

/**
 * Returns the value with another one at the names' end; missing objects on the way are made, and a list takes an index
 * up to its length. A sentence when something on the way is neither.
 */
export function writeAt(
  value: Found,
  names: readonly string[],
  written: Json,
  at = 0,
): { readonly value: Json } | string {
  const name = names[at];
  if (name === undefined) return { value: written };
  if (isJsonList(value)) return writeItem(value, names, written, at);
  if (value !== undefined && value !== null && !isJsonObject(value)) {
    return `"${names.slice(0, at).join(".")}" is ${kindOf(value)}: nothing can be written into it.`;
  }
  const object = value ?? {};
  const inner = writeAt(memberOf(object, name), names, written, at + 1);
  return typeof inner === "string" ? inner : { value: { ...object, [name]: inner.value } };
}

function writeItem(
  list: readonly Json[],
  names: readonly string[],
  written: Json,
  at: number,
): { readonly value: Json } | string {
  const name = names[at] ?? "";
  const index = INDEX.test(name) ? Number(name) : -1;
  if (index < 0 || index > list.length) {
    return `"${names.slice(0, at).join(".")}" is a list of ${list.length}: it has no place "${name}".`;
  }
  const inner = writeAt(list[index], names, written, at + 1);
  if (typeof inner === "string") return inner;
  const items = list.slice();
  items[index] = inner.value;
  return { value: items };
}

/** Returns how many members and items a write at the names' end copies: those of all that is on the way. */
export function copiedAt(value: Json, names: readonly string[]): number {
  let copied = 0;
  let part: Found = value;
  for (const name of names) {
    if (typeof part !== "object" || part === null) break;
    copied += isJsonObject(part) ? Object.keys(part).length : part.length;
    part = partOf(part, name);
  }
  return copied;
}

/** Returns by how many values a write of so many values at the names' end makes a value larger; negative: smaller. */
export function addedAt(value: Json, names: readonly string[], written: number): number {
  let part = value;
  for (const [index, name] of names.entries()) {
    const next = partOf(part, name);
    const made = names.length - index - 1;
    if (next === undefined) return made + written;
    // An object stands where null stood.
    if (next === null && made > 0) return made - 1 + written;
    part = next;
  }
  return written - sizeOf(part).nodes;
}

/** Returns what a value is, for a sentence. */
function kindOf(value: Found): string {
  if (value === undefined || value === null) return "missing";
  if (isJsonList(value)) return "a list";
  if (isJsonObject(value)) return "an object";
  return typeof value === "string" ? "text" : typeof value === "number" ? "a number" : "true or false";
}
