// Members of a level's `state` (the avatar's start, the overlay) set and taken away as text edits.
import type { Json } from "../base/json";
import { type Result, done, refused } from "../base/result";
import type { TextEdit } from "../text/edit";
import { nodeAt } from "../text/jsonTree";
import { layoutNear, memberEdits } from "../text/memberEdit";
import { sequenceEdits } from "../text/sequenceEdit";
import type { LevelText } from "./stroke";

/** The edits after which `state.<part>.<name>` is the value; undefined takes it away. Refused with a sentence. */
export function stateMemberEdits(
  { text, tree }: LevelText,
  part: "avatar" | "overlay",
  name: string,
  value: Json | undefined,
): Result<readonly TextEdit[], string> {
  if (tree.errors.length > 0 || tree.root?.type !== "object") {
    return refused("The level's text has a syntax error. Mend it first.");
  }
  if (value !== undefined) return done(memberEdits(text, tree, ["state", part, name], value));
  const holder = nodeAt(tree, `/state/${part}`);
  if (holder?.type !== "object") return done([]);
  const members = holder.children ?? [];
  const remove = new Set(members.flatMap((property, index) => (property.children?.[0]?.value === name ? [index] : [])));
  return done(sequenceEdits(text, holder, { remove }, layoutNear(text, tree, holder)));
}
