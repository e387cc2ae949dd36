// Draws where a multi-cell object lets things out. Works in canvas pixels.
import type { MultiCellObjectView } from "../../../shared/dialects/gridponder/text/board/stateView";
import type { Placement } from "../../board/boardBitmap";
import type { BoardColors } from "../../board/boardColors";
import { towards } from "./drawAvatar";
import type { Pen2d, Square } from "../../board/canvas";
import { squareOf } from "../../board/drawMarks";
import { exitArrow, objectExits } from "./objectParts";

/** An arrow for each exit that leads somewhere, a ring where things come out on the object itself. */
export function drawExits(context: Pen2d, object: MultiCellObjectView, place: Placement, colors: BoardColors): void {
  for (const exit of objectExits(object)) {
    const { at, direction } = exitArrow(object, exit);
    const square = squareOf(place, at);
    context.save();
    context.fillStyle = colors.accent;
    context.strokeStyle = colors.pane;
    context.lineWidth = Math.max(1, square.size * 0.03);
    if (direction === null) drawRing(context, square, colors);
    else drawArrow(context, square, ...towards(direction));
    context.restore();
  }
}

/** At the middle of the side that it leads out of. */
function drawArrow(context: Pen2d, { x, y, size }: Square, dx: number, dy: number): void {
  const [cx, cy] = [x + size / 2 + dx * size * 0.36, y + size / 2 + dy * size * 0.36];
  const half = size * 0.16;
  context.beginPath();
  context.moveTo(cx + dx * half * 1.3, cy + dy * half * 1.3);
  context.lineTo(cx - dx * half * 0.5 - dy * half, cy - dy * half * 0.5 + dx * half);
  context.lineTo(cx - dx * half * 0.5 + dy * half, cy - dy * half * 0.5 - dx * half);
  context.closePath();
  context.stroke();
  context.fill();
}

function drawRing(context: Pen2d, { x, y, size }: Square, colors: BoardColors): void {
  const [cx, cy] = [x + size / 2, y + size / 2];
  for (const [color, width] of [
    [colors.pane, 0.11],
    [colors.accent, 0.06],
  ] as const) {
    context.beginPath();
    context.arc(cx, cy, size * 0.15, 0, Math.PI * 2);
    context.strokeStyle = color;
    context.lineWidth = Math.max(1.5, size * width);
    context.stroke();
  }
}
