// A tolerant JSON parse with offsets: places in a document by pointer, pointers by offset.
// Knows JSON text; knows nothing of packs.
import { type Json, type JsonPointer, childPointer, pointerKeys } from "../base/json";
import { countTokens } from "../base/jsonSize";
import type { TextSpan } from "./edit";
import { type JsonNode, rootNode, shapeOf, stepsTo } from "./jsonNode";
import { plainValue } from "./jsonShape";
import type { JsonError } from "./jsonTokens";
import { nestingOf } from "./nesting";
import { readStrictly } from "./strictTree";
import { type KnownAt, readWithMistakes } from "./tolerantTree";

export type { JsonNode } from "./jsonNode";
export type { JsonError } from "./jsonTokens";

export interface JsonTree {
  /** Undefined when the text holds no value at all. */
  readonly root: JsonNode | undefined;
  /** Syntax errors; comments and trailing commas among them, since players refuse them. */
  readonly errors: readonly JsonError[];
}

/** More lists and objects inside one another than this are not read: a parser that descends would run out of stack. */
export const MAX_NESTING = 256;

/** A text with more values, names, brackets and commas than this is not read: each becomes an object in memory. */
export const MAX_TOKENS = 2_000_000;

/** The `error` of a text that is nested too deeply. */
export const NESTED_TOO_DEEPLY = 1000;

/** The `error` of a text that says too much; it stands where reading would have to stop. */
export const TOO_MUCH = 1001;

/** Whether a text was not read because of its size or depth: other parsers had better leave it alone too. */
export function isBeyondReading({ errors }: JsonTree): boolean {
  return errors.some(({ error }) => error === NESTED_TOO_DEEPLY || error === TOO_MUCH);
}

/** Never throws; a broken text gives the tree of what could be read. */
export function parseJsonTree(text: string): JsonTree {
  // Each takes a character at least.
  if (text.length <= MAX_TOKENS) return parsePlain(text) ?? parseWithMistakes(text);
  const { count, offset } = countTokens(text, MAX_TOKENS);
  if (count === MAX_TOKENS) return { root: undefined, errors: [{ error: TOO_MUCH, offset, length: 1 }] };
  const tree = parsePlain(text) ?? parseWithMistakes(text);
  return withBounds(tree, { ...boundsOf(tree), tokens: count });
}

/** What is known of the size of a tree's text, at most. */
export interface TextBounds {
  /** Of tokens. Absent where they were not counted: there are no more than the text has units. */
  readonly tokens?: number;
  /** Of lists and objects inside one another. Absent where nobody looked. */
  readonly nesting?: number;
}

const bounds = new WeakMap<JsonTree, TextBounds>();

export function boundsOf(tree: JsonTree): TextBounds {
  return bounds.get(tree) ?? {};
}

/** The tree, with what is known of the size of its text. */
export function withBounds(tree: JsonTree, known: TextBounds): JsonTree {
  bounds.set(tree, known);
  return tree;
}

/** The tree of a text without any mistake; null for any other. */
function parsePlain(text: string): JsonTree | null {
  const plain = readStrictly(text, MAX_NESTING);
  if (typeof plain === "string") return null;
  return withBounds({ root: rootNode(plain.shape, plain.offset), errors: [] }, { nesting: plain.nesting });
}

/**
 * The same for a text that may have mistakes; lists and objects that are known are not read again. `mostNesting` where it
 * is known how deep they are nested at most.
 */
export function parseWithMistakes(text: string, knownAt?: KnownAt, mostNesting = Infinity): JsonTree {
  let nesting = mostNesting;
  if (mostNesting > MAX_NESTING) {
    const found = nestingOf(text, MAX_NESTING + 1);
    nesting = found.depth;
    if (found.offset !== null)
      return { root: undefined, errors: [{ error: NESTED_TOO_DEEPLY, offset: found.offset, length: 1 }] };
  }
  const { shape, offset, errors } = readWithMistakes(text, knownAt);
  return withBounds({ root: shape === undefined ? undefined : rootNode(shape, offset), errors }, { nesting });
}

/** The node a pointer names, or undefined. An array index must be a whole number written plainly. */
export function nodeAt(tree: JsonTree, pointer: JsonPointer): JsonNode | undefined {
  let node = tree.root;
  for (const key of pointerKeys(pointer)) {
    if (node === undefined) return undefined;
    if (node.type === "object") node = memberNode(node, key);
    else node = node.type === "array" && /^\d+$/.test(key) ? node.children?.[Number(key)] : undefined;
  }
  return node;
}

/** Objects with many members are asked for many of them. */
const INDEXED_MEMBERS = 32;

const indexes = new WeakMap<JsonNode, ReadonlyMap<unknown, JsonNode>>();

/** The value of a member; of a key that is written twice the first one's. Members without a value are none. */
function memberNode(object: JsonNode, key: string): JsonNode | undefined {
  const members = object.children ?? [];
  if (members.length < INDEXED_MEMBERS) {
    return members.find(({ children }) => children?.length === 2 && children[0]!.value === key)?.children?.[1];
  }
  return (indexes.get(object) ?? indexMembers(object, members)).get(key);
}

function indexMembers(object: JsonNode, members: readonly JsonNode[]): ReadonlyMap<unknown, JsonNode> {
  const index = new Map<unknown, JsonNode>();
  for (const { children } of members) {
    const [name, value] = children ?? [];
    if (value !== undefined && !index.has(name!.value)) index.set(name!.value, value);
  }
  indexes.set(object, index);
  return index;
}

/** Where a pointer's value stands; undefined when the document has no such place. */
export function spanAt(tree: JsonTree, pointer: JsonPointer): TextSpan | undefined {
  return nodeAt(tree, pointer);
}

/** Where the key of a member stands, quotes included; undefined for array items and the root. */
export function keySpanAt(tree: JsonTree, pointer: JsonPointer): TextSpan | undefined {
  const property = nodeAt(tree, pointer)?.parent;
  return property?.type === "property" ? property.children?.[0] : undefined;
}

export function pointerOf(node: JsonNode): JsonPointer {
  return childPointer("", ...stepsTo(node));
}

/**
 * The plain value of a node; undefined for none. Duplicate keys: the last one counts, as in `JSON.parse`. Trees of one
 * text and of the next share the values that did not change.
 */
export function valueOf(node: JsonNode | undefined): Json | undefined {
  const shape = node === undefined ? undefined : shapeOf(node);
  return shape === undefined ? undefined : plainValue(shape);
}
