// A straight line from where the pointer was pressed to where it is; Shift held meanwhile keeps it to eight directions.
import { Slash } from "lucide-react";
import { brushCells, lineCells, straightEnd } from "./cells";
import { paintTool } from "./paintTool";

export const line = paintTool({
  id: "line",
  title: "Line",
  letter: "L",
  icon: Slash,
  rank: 2,
  hasTwoEnds: true,
  isSized: true,
  cells({ points, size, lineFrom, straight }) {
    const [start, end] = [lineFrom ?? points[0], points.at(-1)];
    if (start === undefined || end === undefined) return [];
    return brushCells(lineCells(start, straight ? straightEnd(start, end) : end), size);
  },
});
