// Refuses images that would take far more memory or time to draw than their size suggests. Reads headers and text only;
// decodes nothing.
import { NOT_AN_IMAGE, imageKind } from "./imageKind";
import { pixelSize } from "./pixelSize";
import { svgProblem } from "./svgGuard";

/** Width times height. A decoded picture takes four bytes for each pixel. */
const MAX_PIXELS = 4096 * 4096;

/**
 * Returns why an image may not be shown, as a sentence; null when it may. Like browsers, it goes by the contents: an image
 * of another kind than its name says has that kind's size.
 */
export function imageProblem(bytes: Uint8Array, type: string): string | null {
  return type === "image/svg+xml" ? svgProblem(bytes, pixelProblem) : pixelProblem(bytes);
}

function pixelProblem(bytes: Uint8Array): string | null {
  const kind = imageKind(bytes);
  if (kind === null) return NOT_AN_IMAGE;
  const size = pixelSize(bytes, kind);
  if (size === null) return `Damaged: the size of the ${kind} image cannot be read.`;
  const [width, height] = size;
  return width * height > MAX_PIXELS ? `Too large to show: ${width} × ${height} pixels.` : null;
}
