// Draws the sides of a cell as bars along its edges. Works in canvas pixels.
import type { DecorationPen } from "./decorationPen";
import type { SidesDecoration } from "./decorations";

const EDGES = [
  [1, 0, -1],
  [2, 1, 0],
  [4, 0, 1],
  [8, -1, 0],
] as const;

/** Sides that are there are filled; those that are not are outlined, where they can be taken. */
export function drawSides(
  { context, place, colors, density }: DecorationPen,
  { at, sides, areHandles }: SidesDecoration,
): void {
  const { pitch } = place;
  const [cx, cy] = [place.left + (at[0] + 0.5) * pitch, place.top + (at[1] + 0.5) * pitch];
  const [long, thick] = [pitch * 0.56, Math.max(3 * density, pitch * 0.11)];
  context.save();
  context.lineWidth = 1.5 * density;
  for (const [bit, dx, dy] of EDGES) {
    const isThere = (sides & bit) !== 0;
    if (!isThere && !areHandles) continue;
    const [width, height] = dx === 0 ? [long, thick] : [thick, long];
    const [x, y] = [cx + dx * (pitch / 2 - thick), cy + dy * (pitch / 2 - thick)];
    context.beginPath();
    context.roundRect(x - width / 2, y - height / 2, width, height, thick / 2);
    context.fillStyle = isThere ? colors.accent : colors.pane;
    context.strokeStyle = isThere ? colors.pane : colors.accent;
    context.globalAlpha = isThere ? 1 : 0.75;
    context.fill();
    context.stroke();
  }
  context.restore();
}
