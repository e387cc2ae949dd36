// The level at this moment, as tools are given it: with what was chosen, found and kept under the number keys.
import { usePackStore } from "../../session/pack/packStore";
import { useDrawnHelp } from "./help/drawnHelp";
import { usePaintStore } from "./paintStore";
import type { PaintTarget } from "./paintTarget";
import { useStampStore } from "./palette/stampStore";
import type { LevelNow } from "./tools/tool";

export function levelNow(paintTarget: PaintTarget): LevelNow {
  const choices = usePaintStore.getState();
  return {
    ...paintTarget,
    choices,
    hit: choices.hit,
    findings: usePackStore.getState().findings[paintTarget.document.path] ?? [],
    marksProblems: useDrawnHelp.getState().problems,
    stamps: useStampStore.getState().stamps,
  };
}
