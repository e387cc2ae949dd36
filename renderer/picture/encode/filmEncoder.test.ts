import * as fc from "fast-check";
import { decodeApng } from "fast-png";
import { decode, decodeFrames } from "modern-gif";
import { expect, test } from "vitest";
import { shownFrames } from "./apng.testing";
import { type Pixels, changedPart, cutOut } from "./changedPart";
import { filmEncoder } from "./filmEncoder";

/** A picture of few colours, most pixels as in the others. */
const film = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })).chain(([width, height]) =>
  fc.record({
    width: fc.constant(width),
    height: fc.constant(height),
    frames: fc.array(fc.array(fc.tuple(fc.nat(width * height - 1), fc.integer({ min: 0, max: 3 })), { maxLength: 6 }), {
      minLength: 1,
      maxLength: 6,
    }),
  }),
);

function pixelsOf(count: number, marks: readonly (readonly [pixel: number, color: number])[]): Pixels {
  const pixels = new Uint8ClampedArray(count * 4).fill(255);
  for (const [pixel, color] of marks) pixels.set([color * 80, 255 - color * 80, color * 20, 255], pixel * 4);
  return pixels;
}

test("an animated PNG shows each picture as it was, for its time", async () => {
  await fc.assert(
    fc.asyncProperty(film, async ({ width, height, frames }) => {
      const pictures = frames.map((marks) => pixelsOf(width * height, marks));
      const delays = frames.map((_marks, index) => 20 + index * 10);
      const encoder = filmEncoder("apng", { width, height }, delays);
      for (const picture of pictures) encoder.add(picture);
      const bytes = await encoder.finish();
      const shown = shownFrames(bytes);
      expect(shown.map(({ delay }) => delay)).toEqual(delays);
      expect(shown.map(({ pixels }) => [...pixels])).toEqual(pictures.map((picture) => [...picture]));
      // Each sum is right, for a reader that asks.
      expect(decodeApng(bytes, { checkCrc: true })).toMatchObject({ width, height, numberOfPlays: 0 });
    }),
    { numRuns: 100 },
  );
});

test("the changed part is the smallest that makes the next picture of the one before", () => {
  fc.assert(
    fc.property(film, ({ width, height, frames: [first = [], second = []] }) => {
      const [before, after] = [pixelsOf(width * height, first), pixelsOf(width * height, second)];
      const part = changedPart(before, after, width);
      const made = Uint8ClampedArray.from(before);
      const cut = cutOut(after, width, part);
      for (let row = 0; row < part.height; row += 1) {
        const line = cut.subarray(row * part.width * 4, (row + 1) * part.width * 4);
        made.set(line, ((part.y + row) * width + part.x) * 4);
      }
      expect([...made]).toEqual([...after]);
      const differing = Array.from({ length: width * height }, (_, pixel) => pixel).filter((pixel) =>
        [0, 1, 2, 3].some((channel) => before[pixel * 4 + channel] !== after[pixel * 4 + channel]),
      );
      const columns = differing.map((pixel) => pixel % width);
      const rows = differing.map((pixel) => Math.floor(pixel / width));
      if (differing.length === 0) {
        expect([part.width, part.height]).toEqual([1, 1]);
        return;
      }
      expect([part.x, part.x + part.width - 1]).toEqual([Math.min(...columns), Math.max(...columns)]);
      expect([part.y, part.y + part.height - 1]).toEqual([Math.min(...rows), Math.max(...rows)]);
    }),
    { numRuns: 200 },
  );
});

test("a GIF has each picture for its time, and repeats", async () => {
  const delays = [50, 50, 200];
  const encoder = filmEncoder("gif", { width: 3, height: 2 }, delays);
  for (const color of [1, 2, 3]) encoder.add(pixelsOf(6, [[color, color]]));
  const bytes = await encoder.finish();
  const gif = decode(bytes);
  expect([gif.looped, gif.loopCount, gif.frames.map(({ delay }) => delay)]).toEqual([true, 0, delays]);
  const [first] = decodeFrames(bytes);
  expect([...(first?.data ?? [])].slice(4, 8)).toEqual([80, 175, 20, 255]);
});
