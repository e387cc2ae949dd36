// Draws what a move does: an arrow over the border to the neighbouring cell, or a ring in the cell that it is about. The
// shape tells as well as the colour: a full arrow wins, a hollow one takes longer, a crossed one loses, a dashed one is
// not known. Works in canvas pixels.
import type { BoardColors } from "./boardColors";
import type { DecorationPen } from "./decorationPen";
import type { MoveDecoration } from "./decorations";

const COLORS: Readonly<Record<MoveDecoration["does"], keyof BoardColors>> = {
  best: "accent",
  detour: "ruler",
  fatal: "error",
  unknown: "ruler",
};

export function drawMove({ context, place, colors, density }: DecorationPen, { at, to, does }: MoveDecoration): void {
  const { pitch } = place;
  const [x, y] = [place.left + (at[0] + 0.5) * pitch, place.top + (at[1] + 0.5) * pitch];
  const size = Math.max(6 * density, pitch * 0.17);
  context.save();
  context.translate(x, y);
  if (to !== null) {
    const [dx, dy] = [Math.sign(to[0] - at[0]), Math.sign(to[1] - at[1])];
    context.translate((dx * pitch) / 2, (dy * pitch) / 2);
    context.rotate(Math.atan2(dy, dx));
  }
  context.beginPath();
  if (to === null) context.arc(0, 0, size, 0, 2 * Math.PI);
  else {
    context.moveTo(size, 0);
    context.lineTo(-size * 0.7, size);
    context.lineTo(-size * 0.7, -size);
    context.closePath();
  }
  context.lineJoin = "round";
  const color = colors[COLORS[does]];
  // A pale rim, so that it can be seen on anything.
  context.strokeStyle = colors.pane;
  context.lineWidth = 5 * density;
  context.stroke();
  context.fillStyle = does === "best" || does === "fatal" ? color : colors.pane;
  context.fill();
  if (does === "unknown") context.setLineDash([3 * density, 3 * density]);
  context.strokeStyle = color;
  context.lineWidth = 2 * density;
  context.stroke();
  if (does === "fatal") drawCross(context, to === null ? 0 : -size * 0.18, size * 0.36, colors.pane, density);
  context.restore();
}

function drawCross(context: CanvasRenderingContext2D, x: number, arm: number, color: string, density: number): void {
  context.beginPath();
  context.moveTo(x - arm, -arm);
  context.lineTo(x + arm, arm);
  context.moveTo(x - arm, arm);
  context.lineTo(x + arm, -arm);
  context.strokeStyle = color;
  context.lineWidth = 2 * density;
  context.stroke();
}
