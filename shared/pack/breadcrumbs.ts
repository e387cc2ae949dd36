// The path from the top of a document to an offset, step by step, with the siblings of each step. Knows JSON trees and
// the names of items; knows nothing of schemas.
import type { TextSpan } from "../text/edit";
import type { JsonNode, JsonTree } from "../text/jsonTree";
import { itemLabel, scalarText } from "./outline";
import type { HouseStyle } from "./packModel";

/** A member of an object or an item of a list, as one may go to it. */
export interface CrumbPlace {
  readonly name: string;
  /** What the item is, or a scalar's value; short, "" for none. */
  readonly detail: string;
  /** The key, or what names the item. */
  readonly selection: TextSpan;
}

export interface Crumb extends CrumbPlace {
  /** Its place among its siblings. */
  readonly index: number;
  /** All siblings, including itself. Lists can be long: read only when shown. */
  readonly siblings: () => readonly CrumbPlace[];
}

/** Returns the steps to the innermost value that holds an offset (its end included); none in a text without a value. */
export function breadcrumbsAt({ root }: JsonTree, offset: number, style: HouseStyle): readonly Crumb[] {
  const crumbs: Crumb[] = [];
  let node = root;
  while (node !== undefined) {
    const children: readonly JsonNode[] = node.children ?? [];
    const index = children.findIndex((child) => offset >= child.offset && offset <= child.offset + child.length);
    const child = children[index];
    if (child === undefined) break;
    const around = node;
    const siblings = (): readonly CrumbPlace[] =>
      (around.children ?? []).map((each, place) => placeOf(each, place, style));
    crumbs.push({ ...placeOf(child, index, style), index, siblings });
    node = child.type === "property" ? child.children?.[1] : child;
  }
  return crumbs;
}

function placeOf(child: JsonNode, index: number, style: HouseStyle): CrumbPlace {
  const [key, value] = child.type === "property" ? (child.children ?? []) : [];
  if (key === undefined) {
    const label = itemLabel(child, index, style);
    // Its only member is the next step: the name would appear twice.
    const goesByMember = child.children?.length === 1 && child.children[0]?.children?.[0] === label.selection;
    return goesByMember ? { ...label, name: `[${index}]`, detail: label.name } : label;
  }
  const detail = value === undefined || value.children !== undefined ? "" : scalarText(value);
  return { name: String(key.value), detail, selection: key };
}
