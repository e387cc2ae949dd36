// Paints as the brush does, at each cell one of several kinds, chosen by chance and weight (`mix`). Pure.
import { Dices } from "lucide-react";
import type { Position } from "../../../../shared/base/boardView";
import { drawingTool } from "./drawingTool";
import { endStroke, brushedCells, strokeFrom } from "./stroke";
import type { Change, LevelNow, Tool } from "./tool";
import type { Stroke } from "./gesture";

const NO_MIX = "Choose kinds for the random brush under Entities first.";

export const randomBrush: Tool = {
  id: "random",
  title: "Random Brush",
  letter: "N",
  icon: Dices,
  rank: 10,
  isSized: true,
  paintsEntity: true,
  isMirrored: true,
  ...drawingTool({
    paintsEntity: true,
    press: ({ cell, shift }, level) => begin(cell, level, shift ? level.choices.lastPainted : null),
    act(cell, level) {
      const begun = begin(cell, level, null);
      const stroke = begun.gesture;
      if (stroke?.kind !== "stroke") return begun;
      const painted = endStroke(stroke, level, brushedCells);
      return { ...painted, choices: { ...painted.choices, showCursor: true, focused: cell } };
    },
  }),
  cursor: () => "crosshair",
  hover: (gesture, at, { brushSize }) => (gesture?.kind === "stroke" ? [] : [{ kind: "hover", at, reach: brushSize }]),
};

function begin(cell: Position, { view, choices }: LevelNow, lineFrom: Position | null): Change {
  const { mix, strokeSeed, layer } = choices;
  if (!mix.some(({ entity, weight }) => entity !== null && weight > 0)) return { gesture: null, notice: NO_MIX };
  const what: Pick<Stroke, "layer" | "entity" | "isFreehand" | "mix"> = {
    layer: layer ?? view.layers.at(-1) ?? "",
    entity: null,
    isFreehand: true,
    mix: { parts: mix, seed: strokeSeed },
  };
  return { gesture: strokeFrom({ cell, shift: false }, what, lineFrom) };
}
