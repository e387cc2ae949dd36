// What is wrong with a cell of the paint target, and the question for it by keys: at the cell cursor, whatever the tool.
import type { Position } from "../../../../shared/base/boardView";
import type { LocatedFinding } from "../../../../shared/findings/finding";
import { usePackStore } from "../../../session/pack/packStore";
import { findingsOfCell } from "./boardFindings";
import { usePaintStore } from "../paintStore";
import { say } from "../painting";
import type { PaintTarget } from "../paintTarget";

/** Returns what the host last found wrong with a cell of the paint target's level, information alone aside. */
export function findingsAt({ document }: PaintTarget, cell: Position): readonly LocatedFinding[] {
  return findingsOfCell(document.value(), usePackStore.getState().findings[document.path] ?? [], cell);
}

/** Shows the problems of the cell at the cursor, with their fixes. */
export function askAtCursor(paintTarget: PaintTarget): void {
  const { focused } = usePaintStore.getState();
  if (focused !== null && findingsAt(paintTarget, focused).length > 0) usePaintStore.setState({ asked: focused });
  else say("Nothing is wrong with this cell.");
}
