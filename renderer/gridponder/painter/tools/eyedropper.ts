// Takes up what stands at a cell, to paint it; with Control only from the active layer.
import { Pipette } from "lucide-react";
import { isAct, pressed } from "./cellCursor";
import { pickEntity } from "./paintCells";
import { restingPreview } from "./restingPreview";
import type { Tool } from "./tool";

export const eyedropper: Tool = {
  id: "eyedropper",
  title: "Eyedropper",
  letter: "I",
  icon: Pipette,
  rank: 3,
  pointer(gesture, event, level) {
    if (event.phase === "cancel") return { gesture: null };
    return event.phase === "down"
      ? pressed(pickEntity(level, event.cell, { from: event.control ? "activeLayer" : "top", keepsTool: false }))
      : { gesture };
  },
  key(gesture, key, level) {
    if (!isAct(key)) return null;
    const { focused } = level.choices;
    return focused === null ? { gesture } : pickEntity(level, focused, { from: "top", keepsTool: false });
  },
  preview: (_gesture, level) => restingPreview(level),
  cursor: () => "crosshair",
};
