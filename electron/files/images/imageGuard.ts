// Refuses images that would take far more memory or time to draw than their size suggests. Reads headers and text only;
// decodes nothing.
import { NOT_AN_IMAGE, imageKind } from "./imageKind";
import { pixelSize } from "./pixelSize";
import { svgProblem } from "./svgGuard";

/** Width times height. A decoded picture takes four bytes for each pixel. */
const MAX_PIXELS = 4096 * 4096;

/** Of all images in an SVG: they are decoded each time that it is drawn. */
const MAX_PIXELS_IN_SVG = 2048 * 2048;

/**
 * Returns why an image may not be shown, as a sentence; null when it may. Like browsers, it goes by the contents: an image
 * of another kind than its name says has that kind's size.
 */
export function imageProblem(bytes: Uint8Array, type: string): string | null {
  if (type !== "image/svg+xml") return pixelProblem(bytes, MAX_PIXELS);
  let left = MAX_PIXELS_IN_SVG;
  return svgProblem(bytes, (embedded) => {
    const kind = imageKind(embedded);
    const [width, height] = (kind === null ? null : pixelSize(embedded, kind)) ?? [0, 0];
    const problem = pixelProblem(embedded, left);
    left -= width * height;
    return problem;
  });
}

function pixelProblem(bytes: Uint8Array, most: number): string | null {
  const kind = imageKind(bytes);
  if (kind === null) return NOT_AN_IMAGE;
  const size = pixelSize(bytes, kind);
  if (size === null) return `Damaged: the size of the ${kind} image cannot be read.`;
  const [width, height] = size;
  return width * height > most ? `Too large to show: ${width} × ${height} pixels.` : null;
}
