// Where the interactions of a file stand in its text.
import { childPointer } from "../../../../base/json";
import type { RulePlace } from "../../../../pack/packModel";
import { type JsonTree, nodeAt } from "../../../../text/jsonTree";

const LIST = "/interactions/list";

/** Returns the interactions of a file, in the order of the text. */
export function interactionPlaces(tree: JsonTree): readonly RulePlace[] {
  const list = nodeAt(tree, LIST);
  if (list?.type !== "object") return [];
  return (list.children ?? []).flatMap(({ children }): readonly RulePlace[] => {
    const [key, value] = children ?? [];
    if (key === undefined || value?.type !== "object") return [];
    const id = String(key.value);
    return [{ id, at: childPointer(LIST, id), offset: value.offset, length: value.length }];
  });
}
