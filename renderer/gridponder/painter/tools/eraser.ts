// The brush with nothing on it: empties cells, or gives them back their layer's default.
import { Eraser } from "lucide-react";
import { brushedCells } from "./brush";
import type { PaintingTool } from "./tool";

export const eraser: PaintingTool = {
  kind: "paint",
  id: "eraser",
  title: "Eraser",
  key: "X",
  icon: Eraser,
  erases: true,
  sized: true,
  cells: brushedCells,
};
