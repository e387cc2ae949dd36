// Paints along the pointer's way; with Shift, a straight line from the cell painted last.
import { Brush } from "lucide-react";
import { paintTool } from "./paintTool";
import { brushedCells } from "./stroke";

export const brush = paintTool({
  id: "brush",
  title: "Brush",
  letter: "B",
  icon: Brush,
  isSized: true,
  cells: brushedCells,
});
