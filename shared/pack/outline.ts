// A document's outline: its members and items under the names that people know them by.
// Which members name an item the language says; knows nothing of schemas.
import { memberOf } from "../text/jsonNode";
import type { TextSpan } from "../text/edit";
import type { JsonNode, JsonTree } from "../text/jsonTree";
import type { HouseStyle } from "./packModel";

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

/**
 * Returns what a text is made of: its own members, and below them what has parts itself. Plain values are not listed
 * there, nor the items of long lists.
 */
export function outlineOf({ root }: JsonTree, style: HouseStyle): readonly OutlineItem[] {
  return root === undefined ? [] : childrenOf(root, "", style, isMember);
}

/** `key` is the node's own. */
function childrenOf(
  node: JsonNode,
  key: string,
  style: HouseStyle,
  isListed: (value: JsonNode) => boolean,
): readonly OutlineItem[] {
  const children = node.children ?? [];
  if (node.type === "object") {
    return children.flatMap((property) => {
      const [name, value] = property.children ?? [];
      return name === undefined || value === undefined || !isListed(value)
        ? []
        : [memberItem(property, name, value, style)];
    });
  }
  if (node.type !== "array" || style.longLists.has(key)) return [];
  return children.flatMap((item, index) => (item.type === "object" ? [listItem(item, index, style)] : []));
}

function isMember(): boolean {
  return true;
}

/** Returns whether a value has parts that have parts, or names: a position and a list of tags have not. */
function hasParts({ type, children = [] }: JsonNode): boolean {
  return type === "object" || children.some((child) => child.children !== undefined);
}

function memberItem(property: JsonNode, key: JsonNode, value: JsonNode, style: HouseStyle): OutlineItem {
  return {
    name: String(key.value),
    detail: value.children === undefined ? scalarText(value) : "",
    type: typeOf(value),
    span: property,
    selection: key,
    children: childrenOf(value, String(key.value), style, hasParts),
  };
}

function listItem(item: JsonNode, index: number, style: HouseStyle): OutlineItem {
  const label = itemLabel(item, index, style);
  // An item with one member is named by it, so the name would appear twice.
  const [key, value] = item.children?.[0]?.children ?? [];
  const goesByMember = value !== undefined && label.selection === key;
  const children = childrenOf(goesByMember ? value : item, "", style, hasParts);
  return { ...label, type: typeOf(item), span: item, children };
}

/**
 * Returns what people know an item of a list by: what names it or says what it does, else its index; and where that
 * stands.
 */
export function itemLabel(
  item: JsonNode,
  index: number,
  { naming, details }: HouseStyle,
): Pick<OutlineItem, "name" | "detail" | "selection"> {
  const unnamed = { name: `[${index}]`, selection: { offset: item.offset, length: Math.min(1, item.length) } };
  if (item.type !== "object") return { ...unnamed, detail: item.children === undefined ? scalarText(item) : "" };
  const named = naming.map((name) => memberOf(item, name)).find((value) => value?.type === "string");
  const onlyKey = item.children?.length === 1 ? item.children[0]?.children?.[0] : undefined;
  const detail = details
    .map((name) => memberOf(item, name))
    .find((value) => value?.type === "string" && value !== named);
  const name = named ?? onlyKey;
  const told = detail === undefined ? "" : scalarText(detail);
  return name === undefined
    ? { ...unnamed, detail: told }
    : { name: String(name.value), detail: told, selection: name };
}

function typeOf(node: JsonNode): OutlineItem["type"] {
  return node.type === "object" || node.type === "array" ? node.type : "scalar";
}

/** Returns a scalar as one reads it, shortened to a few words. */
export function scalarText(node: JsonNode): string {
  const text = typeof node.value === "string" ? node.value : JSON.stringify(node.value ?? null);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
