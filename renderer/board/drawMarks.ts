// Draws marks over cells with any pen: they are part of pictures, too. Works in the pen's pixels.
import type { Position } from "../../shared/base/boardView";
import type { Placement } from "./boardBitmap";
import type { BoardColors } from "./boardColors";
import type { Pen2d, Square } from "./canvas";
import { type CellsStyle, borderOf, runsOf } from "./decorations";

export interface MarkPen {
  readonly context: Pen2d;
  readonly place: Placement;
  readonly colors: BoardColors;
  /** Pixels of one CSS pixel. */
  readonly density: number;
}

/** Returns the canvas square of a cell. */
export function squareOf({ left, top, pitch }: Placement, [x, y]: Position): Square {
  return { x: left + x * pitch, y: top + y * pitch, size: pitch };
}

const STYLES: Readonly<
  Record<CellsStyle, { readonly color: keyof BoardColors; readonly dashed: boolean; readonly fill: number }>
> = {
  before: { color: "before", dashed: true, fill: 0.06 },
  after: { color: "after", dashed: false, fill: 0.1 },
  selection: { color: "accent", dashed: true, fill: 0.12 },
  pending: { color: "accent", dashed: false, fill: 0 },
  erase: { color: "error", dashed: true, fill: 0.1 },
  hint: { color: "accent", dashed: false, fill: 0.16 },
  lit: { color: "accent", dashed: false, fill: 0.28 },
  partly: { color: "accent", dashed: true, fill: 0.06 },
  met: { color: "after", dashed: false, fill: 0.16 },
  unmet: { color: "error", dashed: true, fill: 0.1 },
};

/** Draws the outline of cells, and a tint over them. */
export function drawCells(
  { context, place, colors, density }: MarkPen,
  cells: readonly Position[],
  name: CellsStyle,
): void {
  const style = STYLES[name];
  const color = colors[style.color];
  context.save();
  if (style.fill > 0) {
    context.globalAlpha = style.fill;
    context.fillStyle = color;
    for (const { at, length } of runsOf(cells)) {
      const { x, y, size } = squareOf(place, at);
      context.fillRect(x, y, size * length, size);
    }
    context.globalAlpha = 1;
  }
  context.beginPath();
  for (const { from, to } of borderOf(cells)) {
    context.moveTo(place.left + from[0] * place.pitch, place.top + from[1] * place.pitch);
    context.lineTo(place.left + to[0] * place.pitch, place.top + to[1] * place.pitch);
  }
  if (style.dashed) context.setLineDash([5 * density, 3.5 * density]);
  strokeTwice(context, colors.pane, color, density);
  context.restore();
}

/** Draws a line that can be seen on anything: its colour over a wider, paler rim. */
export function strokeTwice(context: Pen2d, rim: string, color: string, density: number): void {
  context.lineCap = "square";
  context.globalAlpha = 0.75;
  context.strokeStyle = rim;
  context.lineWidth = 4 * density;
  context.stroke();
  context.globalAlpha = 1;
  context.strokeStyle = color;
  context.lineWidth = 2 * density;
  context.stroke();
}

/** Draws a short text on a plate at the lower side of a cell; none where the cell is small. */
export function drawLabel({ context, place, density }: MarkPen, at: Position, text: string): void {
  const { x, y, size } = squareOf(place, at);
  const height = Math.max(9 * density, Math.min(size * 0.26, 15 * density));
  if (size < 20 * density) return;
  context.save();
  context.font = `600 ${height * 0.78}px system-ui, sans-serif`;
  const width = Math.min(context.measureText(text).width + height * 0.7, size * 1.6);
  const left = x + size / 2 - width / 2;
  const top = y + size - height - 2 * density;
  context.fillStyle = "rgba(18, 22, 30, 0.84)";
  context.beginPath();
  context.roundRect(left, top, width, height, height / 2);
  context.fill();
  context.fillStyle = "#fff";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, x + size / 2, top + height / 2 + height * 0.04, width);
  context.restore();
}
