// The next press on the board, whatever the tool, gives a position: of a param of some entities or of an object, or of
// any place in the level's text. Pure.
import type { BoardPointer } from "../../../board/boardPointer";
import { valueEdits } from "../../../forms/valueEdits";
import { changeParam } from "../inspector/changeInstances";
import type { PickedParam, PositionPick } from "./gesture";
import { changeObjectParam } from "./object/objectChanges";
import { textOf } from "./paintCells";
import type { Change, Level } from "./tool";

/** Lets the next click on the board say where the param `name` is. */
export function pickPosition(of: PickedParam, name: string): Change {
  const gesture = { kind: "pick", of, name } as const;
  return { gesture, notice: `Click the cell that "${name}" is to be; Escape cancels.` };
}

/** Returns what a pointer does while a position is picked. */
export function pickedByPointer(pick: PositionPick, event: BoardPointer, level: Level): Change {
  if (event.phase === "cancel") return { gesture: null };
  if (event.phase !== "down") return { gesture: pick };
  if (event.button !== 0 || !event.isOnBoard) return { gesture: null, notice: "" };
  return { notice: "", ...picked(pick, event.cell, level) };
}

function picked({ of, name }: PositionPick, cell: BoardPointer["cell"], level: Level): Change {
  switch (of.kind) {
    case "place": {
      const edits = valueEdits(textOf(level), of.path, cell);
      return edits.ok ? { gesture: null, edits: edits.value } : { gesture: null, notice: edits.refusal };
    }
    case "object":
      return changeObjectParam(level, of.index, name, cell);
    default:
      return changeParam(level, of.layer, of.cells, name, cell);
  }
}
