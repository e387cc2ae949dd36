// Draws an image of the pack on a canvas.
import type { Pen2d, Square } from "./canvas";
import type { Sprite } from "./spriteStore";

/** Fits an image into a square, centred. Small pixel art that is much enlarged keeps its hard edges. */
export function drawSprite(
  context: Pen2d,
  sprite: Extract<Sprite, { state: "ready" }>,
  square: Square,
  mirrored = false,
): void {
  const scale = square.size / Math.max(sprite.width, sprite.height);
  const width = sprite.width * scale;
  const height = sprite.height * scale;
  context.save();
  context.imageSmoothingEnabled = !(scale >= 1.5 && sprite.width <= 48);
  // Bitmaps that are made smaller by "high" leave out pixels; elements are made smaller by the browser before.
  context.imageSmoothingQuality = "close" in sprite.image && scale < 1 ? "medium" : "high";
  context.translate(square.x + square.size / 2, square.y + square.size / 2);
  if (mirrored) context.scale(-1, 1);
  context.drawImage(sprite.image, -width / 2, -height / 2, width, height);
  context.restore();
}
