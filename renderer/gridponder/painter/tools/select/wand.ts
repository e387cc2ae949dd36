// Selects all connected cells of a kind with one click; with Control all of the board, with Shift in addition. What is
// selected, and what is carried, it handles as the selecting tool does. Pure.
import { WandSparkles } from "lucide-react";
import { isAct, pressed } from "../cellCursor";
import type { Tool } from "../tool";
import { select, selectKind } from "./select";

export const wand: Tool = {
  ...select,
  id: "wand",
  title: "Magic Wand (Shift: add, Ctrl: whole board)",
  letter: "M",
  icon: WandSparkles,
  rank: 10,
  pointer(gesture, event, level) {
    const isPress = event.phase === "down" && event.button !== 2 && gesture?.kind !== "carry";
    if (!isPress) return select.pointer(gesture, event, level);
    const mode = event.shift ? "add" : event.alt ? "subtract" : "replace";
    return pressed(selectKind(level, event.cell, mode, !event.control));
  },
  key(gesture, key, level) {
    const { focused } = level.choices;
    if (!isAct(key) || gesture !== null || focused === null) return select.key?.(gesture, key, level) ?? null;
    return selectKind(level, focused, key.shift ? "add" : "replace", !key.control);
  },
  cursor: (gesture) => (gesture?.kind === "carry" ? "copy" : "crosshair"),
};
