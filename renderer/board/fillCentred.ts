// Writes a text around a point, centred as eyes see it. Pure.
import type { Pen2d } from "./canvas";

/**
 * Writes a text in the font that is set. Letters and digits stand on one line, centred by a capital's height; other
 * signs are centred by their own ink.
 */
export function fillCentred(context: Pen2d, text: string, x: number, y: number): void {
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  const measure = context.measureText(/^[\p{L}\p{N}\s]+$/u.test(text) ? "H" : text);
  context.fillText(text, x, y + (measure.actualBoundingBoxAscent - measure.actualBoundingBoxDescent) / 2);
}
