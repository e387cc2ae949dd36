// Has a worker write pictures of one size into a file. Each is drawn once the worker has taken the one before.
import type { Pixels } from "../../picture/encode/changedPart";
import type { PictureSize } from "../../picture/boardDrawing";
import type { EncodeAnswer, EncodeCall, EncodeFormat } from "./encodeCalls";

export interface EncodeOrder {
  readonly format: EncodeFormat;
  readonly size: PictureSize;
  /** Milliseconds, one for each picture. */
  readonly delays: readonly number[];
  readonly draw: (frame: number) => Promise<Pixels>;
}

/**
 * Returns the file's bytes; null when it was cancelled. Throws what the worker could not do. `progress` gets the number
 * of pictures that are written.
 */
export function encode(
  { format, size, delays, draw }: EncodeOrder,
  cancelled: AbortSignal,
  progress: (frames: number) => void,
): Promise<Uint8Array | null> {
  return new Promise((resolve, reject) => {
    if (cancelled.aborted) return resolve(null);
    const worker = new Worker(new URL("./encodeWorker.ts", import.meta.url), { type: "module" });
    const post = (call: EncodeCall, moved: readonly Transferable[] = []): void => worker.postMessage(call, [...moved]);
    const end = (settle: () => void): void => {
      worker.terminate();
      cancelled.removeEventListener("abort", cancel);
      settle();
    };
    const cancel = (): void => end(() => resolve(null));
    const send = (frame: number): void => {
      draw(frame).then(
        (pixels) => post({ kind: "frame", pixels }, [pixels.buffer]),
        (error: unknown) => end(() => reject(error instanceof Error ? error : new Error(String(error)))),
      );
    };
    cancelled.addEventListener("abort", cancel);
    worker.addEventListener("error", ({ message }) => end(() => reject(new Error(message))));
    worker.addEventListener("message", ({ data }: MessageEvent<EncodeAnswer>) => {
      if (data.kind === "done") end(() => resolve(data.bytes));
      else if (data.kind === "failed") end(() => reject(new Error(data.reason)));
      else {
        progress(data.frames);
        if (data.frames < delays.length) send(data.frames);
      }
    });
    post({ kind: "begin", format, size, delays });
    send(0);
  });
}
