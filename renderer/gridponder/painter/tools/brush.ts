// Paints along the pointer's way; with Shift, a straight line from the cell painted last.
import { Brush } from "lucide-react";
import { brushCells, lineCells, wayCells } from "./cells";
import type { Drag, PaintingTool } from "./tool";

/** The cells that a brush of the drag's size passes over. */
export function brushedCells({ points, size, lineFrom }: Drag): ReturnType<typeof brushCells> {
  const end = points.at(-1);
  if (end === undefined) return [];
  return brushCells(lineFrom === null ? wayCells(points) : lineCells(lineFrom, end), size);
}

export const brush: PaintingTool = {
  kind: "paint",
  id: "brush",
  title: "Brush",
  key: "B",
  icon: Brush,
  erases: false,
  sized: true,
  cells: brushedCells,
};
