// The position that a game begins with in place of the set-up: what its `start` says of the board and the zones.
import type { TextEdit } from "../../../../text/edit";
import { type JsonTree, type ParsedText, nodeAt } from "../../../../text/jsonTree";
import { layoutNear } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import { removedMember } from "../games/removedMember";

const OWN: ReadonlySet<unknown> = new Set(["place", "zones"]);

/** Returns whether a game says itself what stands on its board or lies in its zones. */
export function hasOwnPosition(tree: JsonTree): boolean {
  return nodeAt(tree, "/start/place") !== undefined || nodeAt(tree, "/start/zones") !== undefined;
}

/** Returns the edits after which a game begins with the set-up of the rules. Values of its own stay. */
export function removeOwnPosition({ text, tree }: ParsedText): readonly TextEdit[] {
  const start = nodeAt(tree, "/start");
  if (tree.errors.length > 0 || start?.type !== "object" || !hasOwnPosition(tree)) return [];
  const members = start.children ?? [];
  const own = members.flatMap(({ children }, index) => (OWN.has(children?.[0]?.value) ? [index] : []));
  if (own.length === members.length) return removedMember(text, tree, "", "start");
  return sequenceEdits(text, start, { remove: new Set(own) }, layoutNear(text, tree, start));
}
