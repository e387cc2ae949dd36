// A value in its text: a shape, its offset, and its parent. Nodes are made on access, so that a change at one place
// moves all other shapes at no cost.
import type { NodeType } from "jsonc-parser";
import { type JsonShape, startOf } from "./jsonShape";

/** A value, a member (`property`: its children are the name and, if any, the value) or a member's name. */
export interface JsonNode {
  readonly type: NodeType;
  /** The value of a scalar; undefined for others. */
  readonly value: string | number | boolean | null | undefined;
  readonly offset: number;
  readonly length: number;
  /** The colon of a property; undefined for others, and where the colon is missing. */
  readonly colonOffset: number | undefined;
  readonly parent: JsonNode | undefined;
  /** The children of an object, array or property; undefined for scalars. */
  readonly children: readonly JsonNode[] | undefined;
}

/** Returns the node of a whole text's value. */
export function rootNode(shape: JsonShape, offset: number): JsonNode {
  return new PlacedNode(shape, offset, undefined);
}

/** Returns the shape of a node; undefined for a node that was not made here. */
export function shapeOf(node: JsonNode): JsonShape | undefined {
  return node instanceof PlacedNode ? node.shape : undefined;
}

/** Returns the keys and indices that lead from the root to a node. */
export function pathTo(node: JsonNode): readonly (string | number)[] {
  const steps: (string | number)[] = [];
  for (let child = node; child.parent !== undefined; child = child.parent) {
    const { parent } = child;
    if (parent.type === "property") steps.push(String(parent.children?.[0]?.value));
    else if (parent.type === "array") steps.push(parent.children?.indexOf(child) ?? -1);
  }
  return steps.reverse();
}

/**
 * Returns the value of an object's member; the last one when it is written twice, as in `JSON.parse`. Missing values
 * are none.
 */
export function memberOf(object: JsonNode | undefined, name: string): JsonNode | undefined {
  if (object?.type !== "object") return undefined;
  return object.children?.findLast(({ children }) => children?.length === 2 && children[0]?.value === name)
    ?.children?.[1];
}

/** Returns the text that an object's member holds, if it does. */
export function textOf(object: JsonNode | undefined, name: string): string | undefined {
  const value = memberOf(object, name);
  return value?.type === "string" ? String(value.value) : undefined;
}

class PlacedNode implements JsonNode {
  private placed: readonly JsonNode[] | undefined;

  constructor(
    readonly shape: JsonShape,
    readonly offset: number,
    readonly parent: JsonNode | undefined,
  ) {}

  get type(): NodeType {
    return this.shape.type;
  }

  get length(): number {
    return this.shape.length;
  }

  get value(): JsonNode["value"] {
    return this.shape.children === undefined ? this.shape.value : undefined;
  }

  get colonOffset(): number | undefined {
    const { shape, offset } = this;
    return shape.children === undefined || shape.colon < 0 ? undefined : offset + shape.colon;
  }

  get children(): readonly JsonNode[] | undefined {
    const { shape, offset } = this;
    if (shape.children === undefined) return undefined;
    this.placed ??= shape.children.map((child, index) => new PlacedNode(child, offset + startOf(shape, index), this));
    return this.placed;
  }
}
