// Converts jsonc-parser's trees to our shapes: the reference for our own readers in tests.
import { type Node, type ParseError, parseTree } from "jsonc-parser";
import type { JsonShape, ScalarShape } from "./jsonShape";
import type { TolerantReading } from "./tolerantTree";

/** Returns the tree of jsonc-parser, with comments and trailing commas as errors. */
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
