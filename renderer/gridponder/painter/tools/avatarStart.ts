// Puts the avatar's start at a cell; where it stands already, turns it clockwise.
import { stateView } from "../../../../shared/dialects/gridponder/text/board/stateView";
import { PersonStanding } from "lucide-react";
import type { Position } from "../../../../shared/base/boardView";
import { avatarStartEdits } from "../../../../shared/dialects/gridponder/text/board/placements";
import { drawingTool } from "./drawingTool";
import { textOf } from "./paintCells";
import type { Change, PaintedLevel, Tool } from "./tool";

export const avatarStart: Tool = {
  id: "avatar",
  title: "Avatar Start",
  letter: "A",
  icon: PersonStanding,
  rank: 8,
  ...drawingTool({
    press: (event, level) => (event.isOnBoard ? placeAvatar(level, event.cell) : { gesture: null }),
    act: (cell, level) => placeAvatar(level, cell),
  }),
  cursor: () => "default",
};

const TURNS: Readonly<Record<string, string>> = { up: "right", right: "down", down: "left", left: "up" };

export function placeAvatar(level: PaintedLevel, cell: Position): Change {
  const { avatar } = stateView(level.view);
  const stands = avatar?.position?.[0] === cell[0] && avatar.position[1] === cell[1];
  const facing = stands ? (TURNS[avatar.facing] ?? "right") : undefined;
  const edits = avatarStartEdits(textOf(level), cell, facing);
  if (!edits.ok) return { gesture: null, notice: edits.refusal.message };
  const isOff = avatar !== null && !avatar.enabled ? " It is not enabled in this level." : "";
  const done = facing === undefined ? "Placed the avatar's start." : `The avatar faces ${facing}.`;
  return { gesture: null, edits: edits.value, choices: { focused: cell }, notice: done + isOff };
}
