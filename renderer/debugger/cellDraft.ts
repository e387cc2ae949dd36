// A cell as it is typed, x,y, until it is meant.
import type { Position } from "../../shared/base/boardView";
import { type Result, done, refused } from "../../shared/base/result";
import { readPosition } from "../../shared/engine/breakpoints/readPosition";
import { type Draft, useDraft } from "../ui/useDraft";

/** A draft of a field that shows a cell; an empty one, null, means any. */
export function useCellDraft(cell: Position | null, onCell: (cell: Position | null) => void): Draft {
  return useDraft(cell?.join(",") ?? "", readCell, onCell);
}

function readCell(text: string): Result<Position | null, string> {
  if (text.trim() === "") return done(null);
  const cell = readPosition(text);
  return cell === null ? refused("x,y: two whole numbers") : done(cell);
}
