// Writes pictures into files in a worker: the window goes on meanwhile, and ends the worker to cancel.
import { errorText } from "../../../shared/base/errorText";
import { pngOf } from "../../picture/encode/apng";
import { filmEncoder } from "../../picture/encode/filmEncoder";
import type { FrameWriter } from "../../picture/encode/frameWriter";
import type { EncodeAnswer, EncodeCall } from "./encodeCalls";

let writer: FrameWriter | null = null;
let expected = 0;
let taken = 0;

self.addEventListener("message", ({ data: call }: MessageEvent<EncodeCall>) => {
  void take(call).catch((error: unknown) => {
    answer({ kind: "failed", reason: errorText(error) });
  });
});

async function take(call: EncodeCall): Promise<void> {
  if (call.kind === "begin") {
    writer = writerOf(call);
    expected = call.delays.length;
    return;
  }
  writer?.add(call.pixels);
  answer({ kind: "taken", frames: ++taken });
  if (writer === null || taken < expected) return;
  const bytes = await writer.finish();
  self.postMessage({ kind: "done", bytes } satisfies EncodeAnswer, { transfer: [bytes.buffer] });
}

function writerOf({ format, size, delays }: Extract<EncodeCall, { kind: "begin" }>): FrameWriter {
  if (format !== "png") return filmEncoder(format, size, delays);
  let bytes = new Uint8Array();
  return {
    add: (pixels) => void (bytes = pngOf(pixels, size)),
    finish: () => Promise.resolve(bytes),
  };
}

function answer(said: EncodeAnswer): void {
  self.postMessage(said);
}
