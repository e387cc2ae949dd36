// A filled rectangle between where the pointer was pressed and where it is.
import { Square } from "lucide-react";
import { rectangleCells } from "./cells";
import type { PaintingTool } from "./tool";

export const rectangle: PaintingTool = {
  kind: "paint",
  id: "rectangle",
  title: "Rectangle",
  key: "U",
  icon: Square,
  erases: false,
  sized: false,
  cells({ points }) {
    const [start, end] = [points[0], points.at(-1)];
    return start === undefined || end === undefined ? [] : rectangleCells(start, end);
  },
};
