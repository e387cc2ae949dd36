// Writes pictures as an animated PNG (PNG specification, third edition, 11.3.6). A library encodes each picture; here
// they are put into one file. After the first, a picture holds only the part that it changes.
import { encode } from "fast-png";
import type { PictureSize } from "../boardDrawing";
import { type Pixels, changedPart, cutOut } from "./changedPart";
import type { FrameWriter } from "./frameWriter";
import { PNG_SIGNATURE, chunkBytes, chunksOf } from "./pngChunks";

/** Repeats for ever. `delays` are in milliseconds, one a picture; a hundredth of a second is the least. */
export function apngEncoder({ width, height }: PictureSize, delays: readonly number[]): FrameWriter {
  const parts: Uint8Array[] = [Uint8Array.from(PNG_SIGNATURE)];
  let before: Pixels | null = null;
  let frame = 0;
  let sequence = 0;
  const control = (x: number, y: number, size: PictureSize): void => {
    const data = new DataView(new ArrayBuffer(26));
    for (const [index, value] of [sequence++, size.width, size.height, x, y].entries())
      data.setUint32(index * 4, value);
    data.setUint16(20, Math.max(1, Math.round((delays[frame] ?? 0) / 10)));
    data.setUint16(22, 100);
    // What was there stays, and is replaced: both 0.
    parts.push(chunkBytes({ type: "fcTL", data: new Uint8Array(data.buffer) }));
  };
  return {
    add(pixels) {
      const part = before === null ? { x: 0, y: 0, width, height } : changedPart(before, pixels, width);
      for (const chunk of chunksOf(pngOf(cutOut(pixels, width, part), part))) {
        if (before === null && chunk.type === "IHDR") {
          parts.push(chunkBytes(chunk), chunkBytes({ type: "acTL", data: wordsOf(delays.length, 0) }));
        } else if (chunk.type === "IDAT") {
          control(part.x, part.y, part);
          parts.push(
            chunkBytes(before === null ? chunk : { type: "fdAT", data: joined([wordsOf(sequence++), chunk.data]) }),
          );
        }
      }
      before = pixels;
      frame += 1;
    },
    async finish() {
      parts.push(chunkBytes({ type: "IEND", data: new Uint8Array() }));
      return joined(parts);
    },
  };
}

/** Returns a PNG of pixels. The encoder writes all of them into one IDAT chunk. */
export function pngOf(data: Pixels, { width, height }: PictureSize): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(encode({ width, height, data, channels: 4, depth: 8 }, { zlib: { level: 6 } }));
}

function wordsOf(...numbers: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(numbers.length * 4));
  for (const [index, value] of numbers.entries()) view.setUint32(index * 4, value);
  return new Uint8Array(view.buffer);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
