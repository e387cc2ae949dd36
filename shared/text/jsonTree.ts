// A tolerant JSON parse with offsets. Finds places in a document by pointer, and pointers by offset.
import { memoByIdentity } from "../base/memo";
import type { Work } from "../base/work";
import { type Json, type JsonPointer, childPointer, pointerKeys } from "../base/json";
import { countTokens } from "../base/jsonSize";
import type { TextSpan } from "./edit";
import { type JsonNode, memberOf, rootNode, shapeOf, pathTo } from "./jsonNode";
import { plainValue } from "./jsonShape";
import type { JsonError } from "./jsonTokens";
import { nestingOf } from "./nesting";
import { type ReadText, type Unread, readInSlices, readStrictly } from "./strictTree";
import { type KnownAt, readWithMistakes } from "./tolerantTree";

export type { JsonNode } from "./jsonNode";
export type { JsonError } from "./jsonTokens";

export interface JsonTree {
  /** Undefined when the text holds no value. */
  readonly root: JsonNode | undefined;
  /** Syntax errors, comments and trailing commas included, since players refuse them. */
  readonly errors: readonly JsonError[];
}

/** A text with its tree. */
export interface ParsedText {
  readonly text: string;
  readonly tree: JsonTree;
}

/** The deepest nesting of lists and objects that is read: a recursive parser would run out of stack. */
export const MAX_NESTING = 256;

/** The most values, names, brackets and commas of a text that is read: each becomes an object in memory. */
export const MAX_TOKENS = 2_000_000;

/** The error number for a text that is nested too deeply. */
export const NESTED_TOO_DEEPLY = 1000;

/** The error number for a text with too many tokens. Its offset is where reading would have to stop. */
export const TOO_MUCH = 1001;

/** Returns whether a text was not read because of its size or depth. Other parsers should not read it either. */
export function isBeyondReading({ errors }: JsonTree): boolean {
  return errors.some(({ error }) => error === NESTED_TOO_DEEPLY || error === TOO_MUCH);
}

/** Parses a text. Never throws; for a broken text the tree holds what could be read. */
export function parseJsonTree(text: string): JsonTree {
  return treeOf(text, readStrictly(text, MAX_NESTING, MAX_TOKENS));
}

/** Does the same in slices, for a text without errors. */
export function* parseInSlices(text: string): Work<JsonTree> {
  return treeOf(text, yield* readInSlices(text, MAX_NESTING, MAX_TOKENS));
}

/** Returns the tree of a text that was read; of one that was not, for its errors or its size, what can be read of it. */
function treeOf(text: string, read: ReadText | Unread): JsonTree {
  if (typeof read !== "string") {
    const { shape, offset, nesting, tokens } = read;
    return withBounds({ root: rootNode(shape, offset), errors: [] }, { nesting, tokens });
  }
  // Each token takes at least one character.
  if (text.length <= MAX_TOKENS) return parseWithMistakes(text);
  const { count, offset } = countTokens(text, MAX_TOKENS);
  if (count === MAX_TOKENS) return { root: undefined, errors: [{ error: TOO_MUCH, offset, length: 1 }] };
  const tree = parseWithMistakes(text);
  return withBounds(tree, { ...boundsOf(tree), tokens: count });
}

/** Known limits on the size of a tree's text. */
export interface TextBounds {
  /** The most tokens. Absent where they were not counted: there are no more than the text has characters. */
  readonly tokens?: number;
  /** The deepest nesting of lists and objects. Absent where it was not measured. */
  readonly nesting?: number;
}

/** Attached by the reader of the text. */
const bounds = new WeakMap<JsonTree, TextBounds>();

export function boundsOf(tree: JsonTree): TextBounds {
  return bounds.get(tree) ?? {};
}

/** Attaches the known limits to the tree and returns it. */
export function withBounds(tree: JsonTree, known: TextBounds): JsonTree {
  bounds.set(tree, known);
  return tree;
}

/**
 * Parses a text that may have errors. Lists and objects given by `knownAt` are not read again. `mostNesting` is a known
 * limit of their nesting.
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

/**
 * Returns the node at a pointer, or undefined. An array index must be a plain whole number. Of duplicate keys the last
 * counts, as in `valueOf`.
 */
export function nodeAt(tree: JsonTree, pointer: JsonPointer): JsonNode | undefined {
  let node = tree.root;
  for (const key of pointerKeys(pointer)) {
    if (node === undefined) return undefined;
    if (node.type === "object") node = memberNode(node, key);
    else node = node.type === "array" && /^\d+$/.test(key) ? node.children?.[Number(key)] : undefined;
  }
  return node;
}

/** From this number of members an object gets an index, since many of them will be looked up. */
const INDEXED_MEMBERS = 32;

/** Returns the same as `memberOf`, soon found among many members. */
function memberNode(object: JsonNode, key: string): JsonNode | undefined {
  const count = object.children?.length ?? 0;
  return count < INDEXED_MEMBERS ? memberOf(object, key) : membersByName(object).get(key);
}

const membersByName = memoByIdentity((object: JsonNode): ReadonlyMap<unknown, JsonNode> => {
  const index = new Map<unknown, JsonNode>();
  for (const { children } of object.children ?? []) {
    const [name, value] = children ?? [];
    if (name !== undefined && value !== undefined) index.set(name.value, value);
  }
  return index;
});

/** Returns where a pointer's value is; undefined when the document has no such place. */
export function spanAt(tree: JsonTree, pointer: JsonPointer): TextSpan | undefined {
  return nodeAt(tree, pointer);
}

/** Returns where the key of a member stands, quotes included; undefined for array items and the root. */
export function keySpanAt(tree: JsonTree, pointer: JsonPointer): TextSpan | undefined {
  const property = nodeAt(tree, pointer)?.parent;
  return property?.type === "property" ? property.children?.[0] : undefined;
}

export function pointerOf(node: JsonNode): JsonPointer {
  return childPointer("", ...pathTo(node));
}

/**
 * Returns the plain value of a node; undefined for none. Duplicate keys: the last one counts, as in `JSON.parse`. Trees
 * of one text and of the next share the values that did not change.
 */
export function valueOf(node: JsonNode | undefined): Json | undefined {
  const shape = node === undefined ? undefined : shapeOf(node);
  return shape === undefined ? undefined : plainValue(shape);
}
