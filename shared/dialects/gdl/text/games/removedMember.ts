// Takes a member out of an object of a text, and the object too when nothing is left in it.
import type { TextEdit } from "../../../../text/edit";
import { type JsonNode, type JsonTree, nodeAt } from "../../../../text/jsonTree";
import { layoutNear } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import type { JsonPointer } from "../../../../base/json";

/** Returns the edits; none where there is no such member. */
export function removedMember(text: string, tree: JsonTree, at: JsonPointer, key: string): readonly TextEdit[] {
  const object = nodeAt(tree, at);
  if (object?.type !== "object") return [];
  const index = indexOf(object, key);
  if (index < 0) return [];
  const holder = object.parent?.parent;
  const isLast = object.children?.length === 1 && holder?.type === "object" && object.parent !== undefined;
  const [container, removed] = isLast ? [holder, holder.children?.indexOf(object.parent) ?? -1] : [object, index];
  return sequenceEdits(text, container, { remove: new Set([removed]) }, layoutNear(text, tree, container));
}

function indexOf({ children }: JsonNode, key: string): number {
  return (children ?? []).findIndex((member) => member.children?.[0]?.value === key);
}
