// All tools, in the order of the toolbar.
import { AppWindow, MousePointer2, PersonStanding, Pipette, Scaling, SquareDashed, Waypoints } from "lucide-react";
import { brush } from "./brush";
import { eraser } from "./eraser";
import { fill } from "./fill";
import { line } from "./line";
import { rectangle } from "./rectangle";
import type { PointingTool, Tool } from "./tool";

const inspect: PointingTool = {
  kind: "inspect",
  id: "inspect",
  title: "Inspect a Cell",
  key: "V",
  icon: MousePointer2,
};
const select: PointingTool = { kind: "select", id: "select", title: "Select", key: "R", icon: SquareDashed };
const eyedropper: PointingTool = { kind: "pick", id: "eyedropper", title: "Eyedropper", key: "I", icon: Pipette };
const avatarStart: PointingTool = {
  kind: "avatar",
  id: "avatar",
  title: "Avatar Start",
  key: "A",
  icon: PersonStanding,
};

const overlay: PointingTool = {
  kind: "overlay",
  id: "overlay",
  title: "Overlay Start",
  key: "W",
  icon: AppWindow,
};

const object: PointingTool = { kind: "object", id: "object", title: "Multi-Cell Object", key: "O", icon: Waypoints };

const resize: PointingTool = { kind: "resize", id: "resize", title: "Resize by the Edges", key: "S", icon: Scaling };

export const TOOLS: readonly Tool[] = [
  brush,
  line,
  rectangle,
  fill,
  eraser,
  eyedropper,
  select,
  inspect,
  avatarStart,
  overlay,
  object,
  resize,
];

/** The tool of an id; the brush for an unknown one. */
export function toolOf(id: string): Tool {
  return TOOLS.find((tool) => tool.id === id) ?? brush;
}
