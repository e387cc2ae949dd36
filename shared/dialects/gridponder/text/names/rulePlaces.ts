// Where the rules of a file stand in its text.
import { type JsonPointer, childPointer } from "../../../../base/json";
import { type JsonTree, nodeAt, valueOf } from "../../../../text/jsonTree";

export interface RulePlace {
  readonly id: string;
  readonly at: JsonPointer;
  /** The rule's object in the text. */
  readonly offset: number;
  readonly length: number;
}

/** Returns the rules of a file that have an id, in the order of the text. */
export function rulePlaces(tree: JsonTree): readonly RulePlace[] {
  const list = nodeAt(tree, "/rules");
  if (list?.type !== "array") return [];
  return (list.children ?? []).flatMap(({ offset, length }, index) => {
    const at = childPointer("/rules", index);
    const id = valueOf(nodeAt(tree, childPointer(at, "id")));
    return typeof id === "string" ? [{ id, at, offset, length }] : [];
  });
}
