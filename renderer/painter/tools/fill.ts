// Fills the region of equal entities, on the active layer, around the cell under the pointer.
import { PaintBucket } from "lucide-react";
import { entityAt } from "../../../shared/base/boardView";
import { isSameEntity } from "../../../shared/pack/board";
import { floodCells } from "./cells";
import type { PaintingTool } from "./tool";

export const fill: PaintingTool = {
  kind: "paint",
  id: "fill",
  title: "Fill",
  key: "F",
  icon: PaintBucket,
  erases: false,
  sized: false,
  cells({ points, view, layer }) {
    const start = points.at(-1);
    if (start === undefined) return [];
    const wanted = entityAt(view, layer, start[0], start[1]);
    return floodCells(start, view.width, view.height, (x, y) => isSameEntity(entityAt(view, layer, x, y), wanted));
  },
};
