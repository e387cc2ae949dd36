// Where the part of a board that is in sight stands on a small picture of the whole, and the way back from a point of
// the picture. Pure.
import { clamp } from "../../shared/base/clamp";
import type { Point, Size, Viewport } from "./viewport";

/** Parts of the board's width and height, 0 to 1. */
export interface MiniMapFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the part of a board that its pane shows; null where all of it is in sight, or nothing. */
export function miniMapFrame({ left, top, pitch }: Viewport, board: Size, pane: Size): MiniMapFrame | null {
  const [width, height] = [board.width * pitch, board.height * pitch];
  const isWhole = left >= 0 && top >= 0 && left + width <= pane.width && top + height <= pane.height;
  if (isWhole || width <= 0 || height <= 0) return null;
  const share = (pixels: number, extent: number): number => clamp(pixels / extent, 0, 1);
  const [first, above] = [share(-left, width), share(-top, height)];
  return {
    left: first,
    top: above,
    width: share(pane.width - left, width) - first,
    height: share(pane.height - top, height) - above,
  };
}

/** Returns how far to pan, in CSS pixels, so that a point of the board (parts of its width and height) is in the middle. */
export function panTo({ left, top, pitch }: Viewport, board: Size, pane: Size, at: Point): Point {
  return {
    x: pane.width / 2 - (left + at.x * board.width * pitch),
    y: pane.height / 2 - (top + at.y * board.height * pitch),
  };
}
