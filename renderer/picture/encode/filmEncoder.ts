// Writes pictures of one size, one after the other, as one animated file. Heavy: the window does it on a worker.
import { Encoder } from "modern-gif";
import { assertNever } from "../../../shared/base/assertNever";
import type { PictureSize } from "../boardDrawing";
import { apngEncoder } from "./apng";
import type { FrameWriter } from "./frameWriter";

export type FilmFormat = "gif" | "apng";

/** `delays` are in milliseconds, one a picture: as many are to be added. */
export function filmEncoder(format: FilmFormat, size: PictureSize, delays: readonly number[]): FrameWriter {
  switch (format) {
    case "gif":
      return gifEncoder(size, delays);
    case "apng":
      return apngEncoder(size, delays);
    default:
      return assertNever(format);
  }
}

function gifEncoder({ width, height }: PictureSize, delays: readonly number[]): FrameWriter {
  const encoder = new Encoder({ width, height, looped: true, loopCount: 0 });
  const added: Promise<void>[] = [];
  return {
    add: (data) => void added.push(encoder.encode({ data, delay: delays[added.length] ?? 0 })),
    async finish() {
      await Promise.all(added);
      return new Uint8Array(await encoder.flush());
    },
  };
}
