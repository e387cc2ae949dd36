// Fills the region of equal entities, on the active layer, around the cell under the pointer; with Shift all cells of
// the board that hold the same.
import { PaintBucket } from "lucide-react";
import { entityAt } from "../../../../shared/base/boardView";
import { isSameEntity } from "../../../../shared/base/entityKey";
import { allCells } from "../../../../shared/dialects/gridponder/text/board/boardClip";
import { floodCells } from "./cells";
import { paintTool } from "./paintTool";

export const fill = paintTool({
  id: "fill",
  title: "Fill (Shift: whole board)",
  letter: "F",
  icon: PaintBucket,
  rank: 1,
  cells({ points, view, layer, shift }) {
    const start = points.at(-1);
    if (start === undefined) return [];
    const wanted = entityAt(view, layer, start[0], start[1]);
    const base = view.layers.indexOf(layer) * view.width * view.height;
    if (base < 0) return [];
    const isWanted = view.entities.map((entity) => isSameEntity(entity, wanted));
    const isSame = (x: number, y: number): boolean => isWanted[view.cells[base + y * view.width + x] ?? 0] === true;
    if (shift) return allCells(view.width, view.height).filter(([x, y]) => isSame(x, y));
    return floodCells(start, view.width, view.height, isSame);
  },
});
