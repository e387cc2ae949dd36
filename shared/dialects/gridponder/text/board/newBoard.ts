// A board for a level that has none, or none of a size, as a text edit.
import { type Result, done, refused } from "../../../../base/result";
import type { TextEdit } from "../../../../text/edit";
import { nodeAt } from "../../../../text/jsonTree";
import { memberEdits } from "../../../../text/memberEdit";
import type { LevelText } from "../layers/stroke";
import type { GridSize } from "../grid/transformGrid";

/**
 * Returns the edits after which the level's board has this size; all else of the board is kept. Refused with a
 * sentence.
 */
export function boardSizeEdits({ text, tree }: LevelText, size: GridSize): Result<readonly TextEdit[], string> {
  if (tree.errors.length > 0) return refused("Its text cannot be read as it is now; its problems are marked there.");
  if (tree.root?.type !== "object") return refused("A level is a JSON object; its text is something else.");
  const board = nodeAt(tree, "/board");
  if (board === undefined || board.type === "object")
    return done(memberEdits(text, tree, ["board", "size"], [...size]));
  return done(memberEdits(text, tree, ["board"], { size: [...size], layers: {} }));
}
