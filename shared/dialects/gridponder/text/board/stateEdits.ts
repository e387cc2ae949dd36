// Where and how large a level's overlay starts, as text edits.
import type { Position } from "../../../../base/boardView";
import { type JsonObject, isJsonObject } from "../../../../base/json";
import { type Result, done, refused } from "../../../../base/result";
import type { TextEdit } from "../../../../text/edit";
import { nodeAt, valueOf } from "../../../../text/jsonTree";
import { memberEdits } from "../../../../text/memberEdit";
import type { LevelText } from "../layers/stroke";

/** Returns the edits after which the overlay starts at a cell in a size; what else it says is kept. */
export function overlayStartEdits(
  { text, tree }: LevelText,
  position: Position,
  size: readonly [width: number, height: number],
): Result<readonly TextEdit[], string> {
  if (tree.errors.length > 0 || tree.root?.type !== "object") {
    return refused("The level's text has a syntax error. Fix it first.");
  }
  const before = valueOf(nodeAt(tree, "/state/overlay"));
  const own = isJsonObject(before) ? before : {};
  const wanted: JsonObject = { position: [...position], size: [...size] };
  const isWritten = Object.keys(wanted).every((name) => Object.hasOwn(own, name));
  // Both at once where one is new: two edits could not go to the same place.
  if (!isWritten) return done(memberEdits(text, tree, ["state", "overlay"], { ...own, ...wanted }));
  return done(
    Object.entries(wanted).flatMap(([name, value]) => memberEdits(text, tree, ["state", "overlay", name], value)),
  );
}
