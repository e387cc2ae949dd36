// The messages between the window and its encoding worker. Types only.
import type { PictureSize } from "../../picture/boardDrawing";
import type { Pixels } from "../../picture/encode/changedPart";

export type EncodeFormat = "png" | "gif" | "apng";

/** First the order, then as many pictures as it has delays; the buffers are handed over. */
export type EncodeCall =
  | {
      readonly kind: "begin";
      readonly format: EncodeFormat;
      readonly size: PictureSize;
      readonly delays: readonly number[];
    }
  | { readonly kind: "frame"; readonly pixels: Pixels };

/** How many pictures were taken, after each; the file at the end. */
export type EncodeAnswer =
  | { readonly kind: "taken"; readonly frames: number }
  | { readonly kind: "done"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "failed"; readonly reason: string };
