// A tolerant JSON parse with offsets: places in a document by pointer, pointers by offset.
// Knows JSON text; knows nothing of packs.
import { type Node, type ParseError, findNodeAtLocation, getNodePath, parseTree } from "jsonc-parser";
import { type Json, type JsonPointer, childPointer, pointerKeys } from "../base/json";
import type { TextSpan } from "./edit";

export type JsonNode = Node;

export interface JsonTree {
  /** Undefined when the text holds no value at all. */
  readonly root: JsonNode | undefined;
  /** Syntax errors; comments and trailing commas among them, since players refuse them. */
  readonly errors: readonly ParseError[];
}

/** Never throws; a broken text gives the tree of what could be read. */
export function parseJsonTree(text: string): JsonTree {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return { root, errors };
}

/** The node a pointer names, or undefined. An array index must be a whole number written plainly. */
export function nodeAt(tree: JsonTree, pointer: JsonPointer): JsonNode | undefined {
  let node = tree.root;
  for (const key of pointerKeys(pointer)) {
    if (node === undefined) return undefined;
    const step = node.type === "array" ? (/^\d+$/.test(key) ? Number(key) : -1) : key;
    node = step === -1 ? undefined : findNodeAtLocation(node, [step]);
  }
  return node;
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
  return childPointer("", ...getNodePath(node));
}

/** The plain value of a node; undefined for none. Duplicate keys: the last one counts, as in `JSON.parse`. */
export function valueOf(node: JsonNode | undefined): Json | undefined {
  if (node === undefined) return undefined;
  if (node.type === "array") return (node.children ?? []).map((child) => valueOf(child) ?? null);
  if (node.type !== "object") return node.value as Json;
  // A null prototype keeps a stranger's "__proto__" an ordinary key.
  const value: Record<string, Json> = Object.create(null) as Record<string, Json>;
  for (const property of node.children ?? []) {
    const [key, member] = property.children ?? [];
    if (key !== undefined && member !== undefined) value[String(key.value)] = valueOf(member) ?? null;
  }
  return value;
}
