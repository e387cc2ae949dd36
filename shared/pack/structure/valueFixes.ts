// Quick fixes for a value that its schema refuses, where the intended value is certain.
import { type Json, type JsonPointer, isJsonObject } from "../../base/json";
import { nameTable } from "../../base/nameTable";
import { nearestName } from "../../base/nearestName";
import type { Fix } from "../../findings/finding";
import type { SourceFile } from "../packSource";
import { type JsonNode, nodeAt } from "../../text/jsonTree";

/** The part of a validator's error that is read here. */
interface ErrorPart {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly parentSchema: Readonly<Record<string, unknown>>;
}

/** Returns fixes with the nearest allowed text, or with a value of the wanted type. */
export function valueFixes(
  file: SourceFile,
  at: JsonPointer,
  value: Json | undefined,
  refusal: ErrorPart,
): readonly Fix[] {
  const node = nodeAt(file.tree, at);
  const meant = meantBy(value, refusal);
  if (node === undefined) return [];
  if (meant === undefined) return listFixes(file, node, value, refusal);
  const text = JSON.stringify(meant.value);
  const edits = [{ offset: node.offset, length: node.length, text }];
  const { safe } = meant;
  return [{ title: `Change to ${text}`, changes: [{ file: file.path, edits }], ...(safe ? { safe } : {}) }];
}

/** `safe`: nothing else can be meant. */
interface Meant {
  readonly value: Json;
  readonly safe: boolean;
}

function meantBy(value: Json | undefined, refusal: ErrorPart): Meant | undefined {
  const { keyword, params } = refusal;
  if (keyword === "const") return { value: params["allowedValue"] as Json, safe: true };
  if (keyword === "type") {
    const typed = typedAs(value, refusal);
    return typed === undefined ? undefined : { value: typed, safe: true };
  }
  if (keyword === "minimum") {
    const usual = refusal.parentSchema["default"];
    return typeof usual === "number" ? { value: usual, safe: false } : undefined;
  }
  if (keyword !== "enum") return undefined;
  const allowed = params["allowedValues"] as readonly Json[];
  const [only] = allowed;
  if (allowed.length === 1 && only !== undefined) return { value: only, safe: true };
  const written = typeof value === "string" ? value.trim() : "";
  const word = OPERATORS[written] ?? WORDS[written.toLowerCase()];
  if (word !== undefined && allowed.includes(word)) return { value: word, safe: true };
  const nearest = nearestOf(value, refusal);
  return nearest === undefined ? undefined : { value: nearest, safe: false };
}

/** What comparisons are called in other languages. */
const OPERATORS: Readonly<Record<string, string>> = nameTable({
  "==": "eq",
  "===": "eq",
  "=": "eq",
  equals: "eq",
  "!=": "neq",
  "!==": "neq",
  "<>": "neq",
  ne: "neq",
  ">": "gt",
  ">=": "gte",
  ge: "gte",
  "<": "lt",
  "<=": "lte",
  le: "lte",
});

/** What types, outcomes and roundings are called elsewhere. */
const WORDS: Readonly<Record<string, string>> = nameTable({
  integer: "int",
  boolean: "bool",
  text: "string",
  str: "string",
  double: "float",
  tie: "draw",
  win: "victory",
  lose: "loss",
  defeat: "loss",
  ceiling: "ceil",
  up: "ceil",
  down: "floor",
});

/** Returns the fix that makes one object a list of one, where a list of objects is wanted. */
function listFixes(
  file: SourceFile,
  node: JsonNode,
  value: Json | undefined,
  { keyword, params, parentSchema }: ErrorPart,
): readonly Fix[] {
  if (keyword !== "type" || !isJsonObject(value) || parentSchema["x-form"] !== undefined) return [];
  const wanted = [params["type"]].flat();
  if (wanted.length !== 1 || wanted[0] !== "array" || file.tree.errors.length > 0) return [];
  const edits = [
    { offset: node.offset, length: 0, text: "[" },
    { offset: node.offset + node.length, length: 0, text: "]" },
  ];
  return [{ title: "Put it into a list", changes: [{ file: file.path, edits }], safe: true }];
}

function nearestOf(value: Json | undefined, { params }: ErrorPart): Json | undefined {
  if (typeof value !== "string") return undefined;
  const allowed = (params["allowedValues"] as readonly Json[]).filter((each) => typeof each === "string");
  return nearestName(value, allowed) ?? undefined;
}

/**
 * Returns a number or boolean without its quotes, a number in quotes, or one entry as a list, whichever the schema
 * wants.
 */
function typedAs(value: Json | undefined, { params, parentSchema }: ErrorPart): Json | undefined {
  const wanted = new Set([params["type"]].flat());
  // Positions and sizes are lists of numbers that no text stands for.
  const isList = wanted.has("array") && parentSchema["x-form"] === undefined;
  if (typeof value === "string") {
    const isNumber = wanted.has("integer") ? /^-?\d{1,15}$/.test(value) : /^-?\d{1,15}(?:\.\d{1,15})?$/.test(value);
    if (isNumber && (wanted.has("integer") || wanted.has("number"))) return Number(value);
    if (wanted.has("boolean") && /^(?:true|false)$/i.test(value)) return value.toLowerCase() === "true";
    return isList && value !== "" ? entriesOf(value) : undefined;
  }
  const isScalar = typeof value === "number" || typeof value === "boolean";
  return isScalar && wanted.has("string") ? String(value) : undefined;
}

/** Returns the entries that a text stands for where a list is wanted: "solid, pushable" is two. */
function entriesOf(text: string): readonly string[] {
  const entries = text.split(",").map((entry) => entry.trim());
  return entries.includes("") ? [text] : entries;
}
