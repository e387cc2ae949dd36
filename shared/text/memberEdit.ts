// Sets one member of a JSON document by its keys, making the objects on the way, as one text edit.
import { type Json, type JsonObject, isJsonObject } from "../base/json";
import { inlineText, textLike } from "./cellText";
import type { TextEdit } from "./edit";
import { inlineStyleOf, lineStyleOf } from "./jsonStyle";
import { type JsonNode, type JsonTree, valueOf } from "./jsonTree";
import { type Layout, sequenceEdits } from "./sequenceEdit";

/** The layout of a text near a node: the node's own spacing before the rest's. */
export function layoutNear(text: string, tree: JsonTree, ...near: readonly (JsonNode | undefined)[]): Layout {
  return { inline: inlineStyleOf(text, [...near, tree.root]), lines: lineStyleOf(text, tree) };
}

/**
 * The edits after which the member at `keys` has the value: it replaces an old one (written as that was), else comes
 * last in the innermost object that exists. An old value that is equal, and a way that leads through something other
 * than an object, give no edit.
 */
export function memberEdits(text: string, tree: JsonTree, keys: readonly string[], value: Json): readonly TextEdit[] {
  let node = tree.root;
  for (const [depth, key] of keys.entries()) {
    if (node?.type !== "object") return [];
    const next: JsonNode | undefined = node.children?.findLast((property) => property.children?.[0]?.value === key);
    if (next === undefined) {
      const nested = keys.slice(depth + 1).reduceRight<Json>((inner, outer): JsonObject => ({ [outer]: inner }), value);
      return newMemberEdits(text, tree, node, key, nested);
    }
    node = next.children?.[1];
  }
  if (node === undefined || isEqualJson(valueOf(node), value)) return [];
  const { inline, lines } = layoutNear(text, tree, node, node.parent?.parent);
  return [{ offset: node.offset, length: node.length, text: textLike(value, node, text, inline, lines) }];
}

/** The edits after which an object has one more member, on one line, behind the others. */
export function newMemberEdits(
  text: string,
  tree: JsonTree,
  object: JsonNode,
  key: string,
  value: Json,
): readonly TextEdit[] {
  const layout = layoutNear(text, tree, object);
  const printed = `${JSON.stringify(key)}${layout.inline.colon}${inlineText(value, layout.inline)}`;
  return sequenceEdits(text, object, { insert: new Map([[object.children?.length ?? 0, [printed]]]) }, layout);
}

/** Whether two values say the same; the order of an object's members says nothing. */
export function isEqualJson(one: Json | undefined, other: Json | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item: Json, index) => isEqualJson(item, other[index] as Json));
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqualJson(one[key], other[key]))
  );
}
