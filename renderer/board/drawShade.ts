// Shades parts of a board with patterns. Only the cells in sight are gone through.
import type { CellRange } from "./boardBitmap";
import { context2d } from "./canvas";
import type { DecorationPen } from "./decorationPen";
import type { BoardDecoration, ShadeStyle } from "./decorations";

type Shade = Extract<BoardDecoration, { kind: "shade" }>;

/** CSS pixels after which a pattern repeats. */
const PERIOD = 8;

/** Draws a shade: cells that follow each other in a row are filled at once. */
export function drawShade(pen: DecorationPen, { mask, width, style }: Shade): void {
  const { context, place } = pen;
  const height = Math.ceil(mask.length / width);
  const { first, end }: CellRange = pen.range ?? { first: { x: 0, y: 0 }, end: { x: width, y: height } };
  context.save();
  // The pattern is fixed to the board, not to the pane.
  context.translate(place.left, place.top);
  context.fillStyle = context.createPattern(tile(style, pen), "repeat") ?? "transparent";
  for (let y = first.y; y < Math.min(end.y, height); y++) {
    fillRow(pen, mask.subarray(y * width, (y + 1) * width), y, first.x, end.x);
  }
  context.restore();
}

/** Fills the shaded cells of a row from one column to before another. */
function fillRow({ context, place }: DecorationPen, row: Uint8Array, y: number, from: number, to: number): void {
  const { pitch } = place;
  let start = -1;
  for (let x = from; x <= to; x++) {
    const isShaded = x < to && row[x] === 1;
    if (isShaded && start < 0) start = x;
    if (isShaded || start < 0) continue;
    context.fillRect(start * pitch, y * pitch, (x - start) * pitch, pitch);
    start = -1;
  }
}

/** One period of a pattern. */
function tile(style: ShadeStyle, { colors, density }: DecorationPen): OffscreenCanvas {
  const size = Math.max(4, Math.round(PERIOD * density));
  const canvas = new OffscreenCanvas(size, size);
  const context = context2d(canvas);
  context.strokeStyle = style === "lines" ? colors.error : style === "net" ? colors.ruler : colors.warning;
  context.fillStyle = context.strokeStyle;
  context.globalAlpha = style === "net" ? 0.5 : 0.7;
  context.lineWidth = 1.4 * density;
  context.beginPath();
  if (style === "dots") {
    context.arc(size / 2, size / 2, size * 0.16, 0, Math.PI * 2);
    context.fill();
    return canvas;
  }
  // A stroke from corner to corner, and its neighbours' ends in the other corners.
  for (const shift of [-size, 0, size]) {
    context.moveTo(shift, size);
    context.lineTo(shift + size, 0);
    if (style !== "net") continue;
    context.moveTo(shift, 0);
    context.lineTo(shift + size, size);
  }
  context.stroke();
  return canvas;
}
