// The brush with nothing on it: empties cells, or gives them back their layer's default.
import { Eraser } from "lucide-react";
import { paintTool } from "./paintTool";
import { brushedCells } from "./stroke";

export const eraser = paintTool({
  id: "eraser",
  title: "Eraser",
  letter: "X",
  icon: Eraser,
  rank: 1,
  erases: true,
  isSized: true,
  cells: brushedCells,
});
