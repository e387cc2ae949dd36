// Quick fixes for a value that its schema refuses, where the intended value is certain.
import { type Json, type JsonPointer, childPointer, isJsonList, isJsonObject } from "../../base/json";
import { nameTable } from "../../base/nameTable";
import { nearestName } from "../../base/nearestName";
import type { Fix } from "../../findings/finding";
import type { SourceFile } from "../packSource";
import { memberOf } from "../../text/jsonNode";
import { pathOfPointer } from "../../text/memberEdit";
import { removeValueEdits } from "../../text/placeEdits";
import { type JsonNode, nodeAt } from "../../text/jsonTree";
import { type ErrorPart, typedAs } from "./typedValues";

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
  if (refusal.keyword === "uniqueItems") return repeatedFixes(file, at, refusal);
  if (meant === undefined) return listFixes(file, node, value, refusal);
  const text = JSON.stringify(meant.value);
  const edits = [{ offset: node.offset, length: node.length, text }];
  const { safe } = meant;
  return [{ title: `Change to ${text}`, changes: [{ file: file.path, edits }], ...(safe ? { safe } : {}) }];
}

/** Removes the second of two entries that are the same. */
function repeatedFixes(file: SourceFile, at: JsonPointer, { params }: ErrorPart): readonly Fix[] {
  const second = Math.max(Number(params["i"]), Number(params["j"]));
  const edits = removeValueEdits(file, pathOfPointer(childPointer(at, second)));
  return edits.length === 0 ? [] : [{ title: `Remove entry ${second + 1}`, changes: [{ file: file.path, edits }] }];
}

/** `safe`: nothing else can be meant. */
interface Meant {
  readonly value: Json;
  readonly safe: boolean;
}

/** A colour without its mark, or as programs write one. */
const COLOR = /^(?:0x)?([0-9a-f]{6}|[0-9a-f]{8})$/i;

/** An address without what it begins with. */
const HOST = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/;

function meantBy(value: Json | undefined, refusal: ErrorPart): Meant | undefined {
  const { keyword, params } = refusal;
  if (keyword === "const") return { value: params["allowedValue"] as Json, safe: true };
  if (keyword === "type") {
    // One number for a size: as wide as high, unless the other one was forgotten.
    if (typeof value === "number" && refusal.parentSchema["x-form"] === "size")
      return { value: [value, value], safe: false };
    const typed = typedAs(value, refusal);
    return typed === undefined ? undefined : { value: typed, safe: true };
  }
  if (keyword === "pattern" && typeof value === "string") {
    const pattern = String(params["pattern"]);
    const written = COLOR.exec(value);
    const isColor = written !== null && pattern.startsWith("^#");
    if (isColor) return { value: `#${written[1] ?? ""}`, safe: true };
    if (pattern.startsWith("^https?") && HOST.test(value)) return { value: `https://${value}`, safe: false };
    const comparison = comparisonFor(value, pattern);
    if (comparison !== null) return { value: comparison, safe: true };
    const texts = wordsOf(pattern);
    const nearest = nearestName(value, texts);
    return nearest === null ? undefined : { value: nearest, safe: false };
  }
  if (keyword === "maxItems" && isJsonList(value) && refusal.parentSchema["minItems"] === params["limit"]) {
    return { value: value.slice(0, Number(params["limit"])), safe: false };
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
  const neighbours = NEIGHBOURS[written.toLowerCase()];
  if (neighbours !== undefined && allowed.includes(neighbours)) return { value: neighbours, safe: false };
  const nearest = nearestOf(value, refusal);
  return nearest === undefined ? undefined : { value: nearest, safe: false };
}

/** Returns the plain words among those that a pattern takes: `even` and `odd` of `^(even|odd|gte_\\d+)$`. */
function wordsOf(pattern: string): readonly string[] {
  const whole = new RegExp(pattern);
  return (pattern.match(/[A-Za-z]+/g) ?? []).filter((word) => whole.test(word));
}

/** Returns a comparison with a number as a pattern takes it: `gte_3` for `gte3`, `>= 3` and `GTE-3`; null for others. */
function comparisonFor(value: string, pattern: string): string | null {
  const [, word = "", number = ""] = /^([a-z]+|[<>=]{1,3})[\s_-]*(\d{1,15})$/i.exec(value.trim()) ?? [];
  const operator = word.toLowerCase();
  const meant = `${OPERATORS[operator] ?? operator}_${number}`;
  return new RegExp(pattern).test(meant) ? meant : null;
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

/** What types, outcomes, roundings and directions are called elsewhere. */
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
  north: "up",
  south: "down",
  west: "left",
  east: "right",
  add: "sum",
  list: "array",
});

/** What neighbours are called elsewhere, or what comes near it. */
const NEIGHBOURS: Readonly<Record<string, string>> = nameTable({
  queen: "king",
  moore: "king",
  diagonal: "king",
  rook: "orthogonal",
  neumann: "orthogonal",
  cardinal: "orthogonal",
});

/** Names for a list whose entries all count, which they do without such a name. */
const ALL: ReadonlySet<string> = new Set(["all", "all_of", "allof", "and", "list", "items"]);

/** Returns the fix that makes one object a list of one, or takes the list out of it, where a list of objects is wanted. */
function listFixes(
  file: SourceFile,
  node: JsonNode,
  value: Json | undefined,
  { keyword, params, parentSchema }: ErrorPart,
): readonly Fix[] {
  if (keyword !== "type" || parentSchema["x-form"] !== undefined) return [];
  const wanted = [params["type"]].flat();
  if (Array.isArray(value))
    return wanted.length === 1 && wanted[0] === "object" ? memberFix(file, node, parentSchema) : [];
  if (!isJsonObject(value)) return [];
  if (wanted.length !== 1 || wanted[0] !== "array" || file.tree.errors.length > 0) return [];
  const [name, ...others] = Object.keys(value);
  const inner = name === undefined || others.length > 0 ? undefined : memberOf(node, name);
  if (name !== undefined && inner?.type === "array") {
    const text = file.text.slice(inner.offset, inner.offset + inner.length);
    const edit = { offset: node.offset, length: node.length, text };
    const safe = ALL.has(name.toLowerCase()) ? { safe: true } : {};
    return [{ title: `Write the list of "${name}" alone`, changes: [{ file: file.path, edits: [edit] }], ...safe }];
  }
  const edits = [
    { offset: node.offset, length: 0, text: "[" },
    { offset: node.offset + node.length, length: 0, text: "]" },
  ];
  return [{ title: "Put it into a list", changes: [{ file: file.path, edits }], safe: true }];
}

/** Returns the fix that puts a list into the object that is wanted, where a list is all that such an object holds. */
function memberFix(file: SourceFile, node: JsonNode, { properties }: ErrorPart["parentSchema"]): readonly Fix[] {
  const members = Object.entries((properties ?? {}) as Readonly<Record<string, { readonly type?: Json }>>);
  const [list, ...others] = members;
  if (list?.[1].type !== "array" || others.length > 0 || file.tree.errors.length > 0) return [];
  const [name] = list;
  const edits = [
    { offset: node.offset, length: 0, text: `{${JSON.stringify(name)}: ` },
    { offset: node.offset + node.length, length: 0, text: "}" },
  ];
  return [{ title: `Put it into "${name}"`, changes: [{ file: file.path, edits }] }];
}

function nearestOf(value: Json | undefined, { params }: ErrorPart): Json | undefined {
  if (typeof value !== "string") return undefined;
  const allowed = (params["allowedValues"] as readonly Json[]).filter((each) => typeof each === "string");
  return nearestName(value, allowed) ?? undefined;
}
