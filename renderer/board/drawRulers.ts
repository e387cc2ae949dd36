// Column and row numbers along the board; they stay in sight when the board's edge leaves the pane.
import type { CellRange, Placement } from "./boardBitmap";
import type { BoardColors } from "./boardColors";

/** CSS pixels that the numbers take outside of the board. */
export const RULER_SIZE = 18;

/** Draws the numbers of the visible cells; every 2nd, 5th, 10th … where they would touch. */
export function drawRulers(
  context: CanvasRenderingContext2D,
  place: Placement,
  { first, end }: CellRange,
  colors: BoardColors,
  density: number,
): void {
  const strip = RULER_SIZE * density;
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => each * place.pitch >= 22 * density) ?? 100;
  const top = Math.max(0, place.top - strip);
  const left = Math.max(0, place.left - strip);
  context.save();
  context.font = `${10.5 * density}px system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  const write = (text: string, x: number, y: number, isOver: boolean): void => {
    if (isOver) {
      context.fillStyle = colors.pane;
      context.globalAlpha = 0.8;
      context.beginPath();
      context.roundRect(x - strip / 2, y - strip * 0.4, strip, strip * 0.8, 3 * density);
      context.fill();
      context.globalAlpha = 1;
    }
    context.fillStyle = colors.ruler;
    context.fillText(text, x, y);
  };
  for (let x = first.x; x < end.x; x++) {
    if (x % step === 0) write(String(x), place.left + (x + 0.5) * place.pitch, top + strip / 2, place.top < strip);
  }
  for (let y = first.y; y < end.y; y++) {
    if (y % step === 0) write(String(y), left + strip / 2, place.top + (y + 0.5) * place.pitch, place.left < strip);
  }
  context.restore();
}
