// A straight line from where the pointer was pressed to where it is.
import { Slash } from "lucide-react";
import { brushCells, lineCells } from "./cells";
import type { PaintingTool } from "./tool";

export const line: PaintingTool = {
  kind: "paint",
  id: "line",
  title: "Line",
  key: "L",
  icon: Slash,
  erases: false,
  sized: true,
  cells({ points, size, lineFrom }) {
    const [start, end] = [lineFrom ?? points[0], points.at(-1)];
    return start === undefined || end === undefined ? [] : brushCells(lineCells(start, end), size);
  },
};
