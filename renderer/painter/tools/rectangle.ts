// A rectangle between where the pointer was pressed and where it is: filled, or with Shift its edge alone.
import { Square } from "lucide-react";
import { rectangleCells, rectangleEdge } from "./cells";
import type { PaintingTool } from "./tool";

export const rectangle: PaintingTool = {
  kind: "paint",
  id: "rectangle",
  title: "Rectangle (Shift: hollow)",
  key: "U",
  icon: Square,
  erases: false,
  sized: false,
  cells({ points, shift }) {
    const [start, end] = [points[0], points.at(-1)];
    if (start === undefined || end === undefined) return [];
    return shift ? rectangleEdge(start, end) : rectangleCells(start, end);
  },
};
