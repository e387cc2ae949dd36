// Chooses the cell that the inspector is about; the sides of a box that is inspected are clicked and dragged.
import { MousePointer2 } from "lucide-react";
import { endSideDrag, sideAt, sideDraggedTo, sidesDecoration } from "../inspector/boxSides";
import { drawingTool } from "./drawingTool";
import type { SideDrag } from "./gesture";
import type { BoardPointer } from "../../../board/boardPointer";
import type { Change, LevelNow, Tool } from "./tool";

const drawing = drawingTool({
  press: ({ cell, isOnBoard }) =>
    isOnBoard ? { gesture: null, choices: { focused: cell, showCursor: true } } : { gesture: null },
  act: () => ({ gesture: null }),
});

export const inspect: Tool = {
  ...drawing,
  id: "inspect",
  title: "Inspect a Cell",
  letter: "V",
  icon: MousePointer2,
  rank: 4,
  pointer(gesture, event, level) {
    if (gesture?.kind === "side") return dragSide(gesture, event, level);
    const side = event.phase === "down" ? takenSide(event, level) : null;
    return side === null ? drawing.pointer(gesture, event, level) : { gesture: side, notice: "" };
  },
  preview(gesture, level) {
    const resting = drawing.preview(gesture, level);
    const { focused } = level.choices;
    const side = gesture?.kind === "side" ? gesture : null;
    const box = focused === null ? null : sidesDecoration(level, focused, side);
    if (box === null) return resting;
    return { ...resting, decorations: [...resting.decorations, box], isFine: side !== null };
  },
  cursor: () => "default",
  hover(gesture, cell, choices) {
    return drawing.hover(gesture, gesture?.kind === "side" ? gesture.cell : cell, choices);
  },
};

function takenSide({ button, cell, spot }: BoardPointer, level: LevelNow): SideDrag | null {
  const { focused } = level.choices;
  const isInspected = focused?.[0] === cell[0] && focused[1] === cell[1];
  return button === 0 && isInspected ? sideAt(level, cell, spot) : null;
}

function dragSide(side: SideDrag, event: BoardPointer, level: LevelNow): Change {
  switch (event.phase) {
    case "move":
      return { gesture: sideDraggedTo(side, event) };
    case "up":
      return endSideDrag(side, level);
    case "hover":
    case "leave":
      return { gesture: side };
    default:
      return { gesture: null };
  }
}
