// Finds images that no decoder would show: those that are something else, or are cut off. Reads both ends of a file and
// decodes nothing.

import { type ImageKind, NOT_AN_IMAGE, imageKind } from "./imageKind";

/**
 * Returns what is wrong with an image, as a sentence; null when nothing is. `head` and `tail` are the first and the last
 * bytes of the file, and may overlap. As browsers do, it goes by the contents: a JPEG image called `.png` is shown.
 */
export function imageDamage(head: Uint8Array, tail: Uint8Array, type: string): string | null {
  if (type === "image/svg+xml") return /<(?:[\w.-]+:)?svg[\s/>]/i.test(decoded(head)) ? null : "Not an SVG image.";
  const kind = imageKind(head);
  if (kind === null) return NOT_AN_IMAGE;
  return isWhole(kind, head, tail) ? null : `Damaged: the ${kind} image is cut off.`;
}

function isWhole(kind: ImageKind, head: Uint8Array, tail: Uint8Array): boolean {
  // Some programs write more after the end.
  if (kind === "PNG") return head.length >= 33 && decoded(tail).includes("IEND");
  if (kind === "JPEG") return tail.some((byte, at) => byte === 0xff && tail[at + 1] === 0xd9);
  if (kind === "GIF") return head.length >= 13 && tail.includes(0x3b);
  return decoded(head.subarray(8, 12)) === "WEBP" && head.length > 20;
}

function decoded(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}
