// Reads the width and height of images from their headers; decodes nothing.
import type { ImageKind } from "./imageKind";

export type PixelSize = readonly [width: number, height: number];

/** Returns the size that a decoder would make room for; null when the header has none. */
export function pixelSize(bytes: Uint8Array, kind: ImageKind): PixelSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (kind === "PNG") return [view.getUint32(16), view.getUint32(20)];
    if (kind === "GIF") return gifSize(view);
    return kind === "WebP" ? webpSize(view) : jpegSize(view);
  } catch {
    // Shorter than its header.
    return null;
  }
}

/** Reads the size from the three kinds of WebP: simple, lossless, extended. */
function webpSize(view: DataView): PixelSize | null {
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  if (kind === "VP8 ") return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
  if (kind === "VP8L") {
    const bits = view.getUint32(21, true);
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
  }
  if (kind !== "VP8X") return null;
  const uint24 = (at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  return [uint24(24) + 1, uint24(27) + 1];
}

/** Walks the segments to the one that begins a frame. As decoders do, it skips filling and stray bytes between them. */
function jpegSize(view: DataView): PixelSize | null {
  for (let at = 2; ;) {
    while (view.getUint8(at) !== 0xff) at += 1;
    while (view.getUint8(at) === 0xff) at += 1;
    const marker = view.getUint8(at);
    at += 1;
    if (marker === 0xd9 || marker === 0xda) return null;
    const beginsFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (beginsFrame) return [view.getUint16(at + 5), view.getUint16(at + 3)];
    const isAlone = marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    if (!isAlone) at += view.getUint16(at);
  }
}

const GIF_IMAGE = 0x2c;
const GIF_EXTENSION = 0x21;

/** Returns the screen of a GIF, or its first picture where that is larger: decoders make room for both. */
function gifSize(view: DataView): PixelSize {
  const screen: PixelSize = [view.getUint16(6, true), view.getUint16(8, true)];
  try {
    const picture = firstGifPicture(view);
    return picture === null ? screen : [Math.max(screen[0], picture[0]), Math.max(screen[1], picture[1])];
  } catch {
    // It ends before its first picture.
    return screen;
  }
}

function firstGifPicture(view: DataView): PixelSize | null {
  const flags = view.getUint8(10);
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  while (view.getUint8(at) === GIF_EXTENSION) {
    at += 2;
    while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
    at += 1;
  }
  if (view.getUint8(at) !== GIF_IMAGE) return null;
  const uint16 = (offset: number): number => view.getUint16(at + offset, true);
  return [uint16(1) + uint16(5), uint16(3) + uint16(7)];
}
