import { expect, it } from "vitest";
import type { Pen2d } from "./canvas";
import { fillCentred } from "./fillCentred";

/** Where texts are written, with a font whose round sign hangs below the line. */
function written(text: string): number {
  let at = Number.NaN;
  const pen: Partial<Pen2d> = {
    measureText: (measured) =>
      measured === "◯"
        ? { width: 10, actualBoundingBoxAscent: 7, actualBoundingBoxDescent: 3 }
        : { width: 10, actualBoundingBoxAscent: 8, actualBoundingBoxDescent: 0 },
    fillText: (_text, _x, y) => void (at = y),
  };
  fillCentred(pen as Pen2d, text, 0, 100);
  return at;
}

it.each([
  ["◯", 102],
  ["M", 104],
  ["g", 104],
])("centres %s by its ink, and letters by a capital's height", (text, y) => {
  expect(written(text)).toBe(y);
});
