// A rectangle between where the pointer was pressed and where it is: filled, or with Shift its edge alone. Shift
// held meanwhile makes it a square.
import { Square } from "lucide-react";
import { rectangleCells, rectangleEdge, squareCorner } from "./cells";
import type { PaintingTool } from "./tool";

export const rectangle: PaintingTool = {
  kind: "paint",
  id: "rectangle",
  title: "Rectangle (Shift: hollow)",
  key: "U",
  icon: Square,
  erases: false,
  sized: false,
  cells({ points, shift, straight }) {
    const [start, last] = [points[0], points.at(-1)];
    if (start === undefined || last === undefined) return [];
    const end = straight ? squareCorner(start, last) : last;
    return shift ? rectangleEdge(start, end) : rectangleCells(start, end);
  },
};
