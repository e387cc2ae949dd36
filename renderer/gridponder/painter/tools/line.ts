// A straight line from where the pointer was pressed to where it is; Shift held meanwhile keeps it to eight directions.
import { Slash } from "lucide-react";
import { brushCells, lineCells, straightEnd } from "./cells";
import type { PaintingTool } from "./tool";

export const line: PaintingTool = {
  kind: "paint",
  id: "line",
  title: "Line",
  key: "L",
  icon: Slash,
  erases: false,
  sized: true,
  cells({ points, size, lineFrom, straight }) {
    const [start, end] = [lineFrom ?? points[0], points.at(-1)];
    if (start === undefined || end === undefined) return [];
    return brushCells(lineCells(start, straight ? straightEnd(start, end) : end), size);
  },
};
