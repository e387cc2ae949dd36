// A rectangle between where the pointer was pressed and where it is: filled, or with Shift its edge alone. Shift
// held meanwhile makes it a square.
import { Square } from "lucide-react";
import { rectangleCells, rectangleEdge, squareCorner } from "./cells";
import { paintTool } from "./paintTool";

export const rectangle = paintTool({
  id: "rectangle",
  title: "Rectangle (Shift: hollow)",
  letter: "U",
  icon: Square,
  rank: 2,
  hasTwoEnds: true,
  cells({ points, shift, straight }) {
    const [start, last] = [points[0], points.at(-1)];
    if (start === undefined || last === undefined) return [];
    const end = straight ? squareCorner(start, last) : last;
    return shift ? rectangleEdge(start, end) : rectangleCells(start, end);
  },
});
