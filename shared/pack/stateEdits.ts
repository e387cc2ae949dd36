// Members of a level's `state` (the avatar's start, the overlay) set and taken away as text edits.
import type { Json } from "../base/json";
import { type Result, done, refused } from "../base/result";
import type { TextEdit } from "../text/edit";
import { memberEdits } from "../text/memberEdit";
import { removeValueEdits } from "../text/placeEdits";
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
  return done(removeValueEdits({ text, tree }, ["state", part, name]));
}
