// A document's outline: its members and items under the names that people know them by.
// Knows which members name an item; knows nothing of schemas.
import type { TextSpan } from "../text/edit";
import type { JsonNode, JsonTree } from "../text/jsonTree";
import { member } from "./layers";

export interface OutlineItem {
  readonly name: string;
  /** What the item is, or a scalar's value; short. */
  readonly detail: string;
  readonly type: "object" | "array" | "scalar";
  readonly span: TextSpan;
  /** The key, or what names the item. */
  readonly selection: TextSpan;
  readonly children: readonly OutlineItem[];
}

/** Members that name the item that they stand in, the best first, and those that say more. */
const NAMES = ["id", "ref", "kind", "title", "action", "type"] as const;
const DETAILS = ["on", "type", "layer", "direction"] as const;

/** Lists of scalars and of rows are not taken apart: a board has thousands. */
export function outlineOf({ root }: JsonTree): readonly OutlineItem[] {
  return root === undefined ? [] : childrenOf(root);
}

function childrenOf(node: JsonNode): readonly OutlineItem[] {
  const children = node.children ?? [];
  if (node.type === "object") {
    return children.flatMap((property) => {
      const [key, value] = property.children ?? [];
      return key === undefined || value === undefined ? [] : [memberItem(property, key, value)];
    });
  }
  if (node.type !== "array") return [];
  return children.flatMap((item, index) => (item.type === "object" ? [listItem(item, index)] : []));
}

function memberItem(property: JsonNode, key: JsonNode, value: JsonNode): OutlineItem {
  return {
    name: String(key.value),
    detail: value.children === undefined ? scalarText(value) : "",
    type: typeOf(value),
    span: property,
    selection: key,
    children: childrenOf(value),
  };
}

function listItem(item: JsonNode, index: number): OutlineItem {
  return { ...itemLabel(item, index), type: typeOf(item), span: item, children: childrenOf(item) };
}

/** What people know an item of a list by: what names it or says what it does, else its index; and where that stands. */
export function itemLabel(item: JsonNode, index: number): Pick<OutlineItem, "name" | "detail" | "selection"> {
  const unnamed = { name: `[${index}]`, selection: { offset: item.offset, length: Math.min(1, item.length) } };
  if (item.type !== "object") return { ...unnamed, detail: item.children === undefined ? scalarText(item) : "" };
  const named = NAMES.map((name) => member(item, name)).find((value) => value?.type === "string");
  const effect = item.children?.length === 1 ? item.children[0]?.children?.[0] : undefined;
  const detail = DETAILS.map((name) => member(item, name)).find((value) => value?.type === "string" && value !== named);
  const name = named ?? effect;
  const told = detail === undefined ? "" : scalarText(detail);
  return name === undefined
    ? { ...unnamed, detail: told }
    : { name: String(name.value), detail: told, selection: name };
}

function typeOf(node: JsonNode): OutlineItem["type"] {
  return node.type === "object" || node.type === "array" ? node.type : "scalar";
}

/** A scalar as one reads it, shortened to a few words. */
export function scalarText(node: JsonNode): string {
  const text = typeof node.value === "string" ? node.value : JSON.stringify(node.value ?? null);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
