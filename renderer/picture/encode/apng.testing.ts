// For tests: what an animated PNG shows, picture by picture, read as the specification says.
import { decode } from "fast-png";
import { chunkBytes, chunksOf, PNG_SIGNATURE } from "./pngChunks";

export interface ShownFrame {
  /** Milliseconds. */
  readonly delay: number;
  /** Red, green, blue and alpha of each pixel of the whole picture. */
  readonly pixels: Uint8Array;
}

/** Throws for a file that is none, or that counts its chunks wrongly. */
export function shownFrames(file: Uint8Array): readonly ShownFrame[] {
  const chunks = chunksOf(file);
  const header = chunks[0]?.data ?? new Uint8Array();
  const [width = 0, height = 0] = wordsIn(header);
  let canvas = new Uint8Array(width * height * 4);
  let sequence = 0;
  const count = (number: number | undefined): void => {
    if (number !== sequence++) throw new Error(`The chunk ${number} is out of order.`);
  };
  const frames: ShownFrame[] = [];
  let control = new Uint8Array();
  for (const { type, data } of chunks) {
    if (type === "fcTL") count(wordsIn(data)[0]);
    if (type === "fcTL") control = Uint8Array.from(data);
    if (type === "fdAT") count(wordsIn(data)[0]);
    if (type !== "IDAT" && type !== "fdAT") continue;
    const [, partWidth = 0, partHeight = 0, x = 0, y = 0] = wordsIn(control);
    const size = Uint8Array.from(header);
    size.set(control.subarray(4, 12));
    const parts = [
      { type: "IHDR", data: size },
      { type: "IDAT", data: type === "fdAT" ? data.subarray(4) : data },
      { type: "IEND", data: new Uint8Array() },
    ];
    const part = decode(Uint8Array.from([...PNG_SIGNATURE, ...parts.flatMap((each) => [...chunkBytes(each)])]), {
      checkCrc: true,
    });
    canvas = Uint8Array.from(canvas);
    for (let row = 0; row < partHeight; row += 1) {
      const line = part.data.subarray(row * partWidth * 4, (row + 1) * partWidth * 4);
      canvas.set(line, ((y + row) * width + x) * 4);
    }
    const view = new DataView(control.buffer);
    frames.push({ delay: (1000 * view.getUint16(20)) / view.getUint16(22), pixels: canvas });
  }
  const [declared] = wordsIn(chunks.find(({ type }) => type === "acTL")?.data ?? new Uint8Array());
  if (declared !== frames.length) throw new Error(`There are ${frames.length} pictures, of ${declared}.`);
  return frames;
}

function wordsIn(data: Uint8Array): readonly number[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return Array.from({ length: Math.floor(data.length / 4) }, (_, index) => view.getUint32(index * 4));
}
