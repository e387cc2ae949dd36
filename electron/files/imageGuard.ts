// Refuses images that would take far more memory or time to draw than their size suggests. Reads headers and text only;
// decodes nothing.

/** Width times height. A decoded picture takes four bytes for each pixel. */
const MAX_PIXELS = 4096 * 4096;

export const MAX_SVG_BYTES = 1024 * 1024;

/** Each `use` may multiply the part that it refers to. */
const MAX_SVG_USES = 32;

/** Returns why an image may not be shown, as a sentence; null when it may, or when the file is not an image. */
export function imageProblem(bytes: Uint8Array, type: string): string | null {
  if (type === "image/svg+xml") return svgProblem(bytes);
  const size = pixelSize(bytes, type);
  if (size === null) return null;
  const [width, height] = size;
  return width * height > MAX_PIXELS ? `Too large to show: ${width} × ${height} pixels.` : null;
}

/**
 * Returns the width and height from the image's header, or null when the header is invalid; a decoder then fails too.
 */
export function pixelSize(bytes: Uint8Array, type: string): readonly [width: number, height: number] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (type === "image/png") return [view.getUint32(16), view.getUint32(20)];
    if (type === "image/gif") return [view.getUint16(6, true), view.getUint16(8, true)];
    if (type === "image/webp") return webpSize(view);
    if (type === "image/jpeg") return jpegSize(view);
    return null;
  } catch {
    // Shorter than its header.
    return null;
  }
}

/** Reads the size from the three kinds of WebP: simple, lossless, extended. */
function webpSize(view: DataView): readonly [number, number] | null {
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

/** Walks the segments to the one that begins a frame. */
function jpegSize(view: DataView): readonly [number, number] | null {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const beginsFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (beginsFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
  }
  return null;
}

function svgProblem(bytes: Uint8Array): string | null {
  if (bytes.length > MAX_SVG_BYTES) return "Too large to show: an SVG may have 1 MB.";
  const text = new TextDecoder().decode(bytes);
  if (/<!(?:ENTITY|DOCTYPE[^>]*\[)/i.test(text)) return "An SVG that declares entities is not shown.";
  const uses = text.match(/<(?:[\w.-]+:)?use[\s/>]/gi)?.length ?? 0;
  if (uses > MAX_SVG_USES) return `An SVG with more than ${MAX_SVG_USES} uses of other parts is not shown.`;
  return null;
}
