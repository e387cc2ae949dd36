// What jsonc-parser makes of a text, as shapes: what our own readers are measured by.
import { type Node, type ParseError, parseTree } from "jsonc-parser";
import type { JsonShape, ScalarShape } from "./jsonShape";
import type { TolerantReading } from "./tolerantTree";

/** The tree of jsonc-parser, to which comments and trailing commas are mistakes. */
export function referenceTree(text: string): TolerantReading {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return root === undefined
    ? { shape: undefined, offset: 0, errors }
    : { shape: shapeOfNode(root), offset: root.offset, errors };
}

function shapeOfNode({ type, length, offset, children, colonOffset, value }: Node): JsonShape {
  if (children === undefined) return { type, length, value: value as ScalarShape["value"] };
  return {
    type,
    length,
    children: children.map(shapeOfNode),
    starts: children.map((child) => child.offset - offset),
    colon: colonOffset === undefined ? -1 : colonOffset - offset,
    plain: undefined,
  };
}
