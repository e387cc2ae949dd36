// All tools, in the order of the toolbar.
import { avatarStart } from "./avatarStart";
import { brush } from "./brush";
import { eraser } from "./eraser";
import { eyedropper } from "./eyedropper";
import { fill } from "./fill";
import { inspect } from "./inspect";
import { line } from "./line";
import { object } from "./object/object";
import { overlayStart } from "./overlayStart";
import { rectangle } from "./rectangle";
import { resize } from "./resize";
import { randomBrush } from "./randomBrush";
import { select } from "./select/select";
import { wand } from "./select/wand";
import type { Tool } from "./tool";

export const TOOLS: readonly Tool[] = [
  brush,
  randomBrush,
  line,
  rectangle,
  fill,
  eraser,
  eyedropper,
  select,
  wand,
  inspect,
  avatarStart,
  overlayStart,
  object,
  resize,
];

/** Returns the tool of an id; the brush for an unknown one. */
export function toolOf(id: string): Tool {
  return TOOLS.find((tool) => tool.id === id) ?? brush;
}
