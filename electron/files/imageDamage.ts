// Finds images that no decoder would show: those that are something else, or are cut off. Reads both ends of a file and
// decodes nothing.

const SIGNATURES = {
  PNG: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  GIF: [0x47, 0x49, 0x46, 0x38],
  JPEG: [0xff, 0xd8, 0xff],
  WebP: [0x52, 0x49, 0x46, 0x46],
} as const satisfies Record<string, readonly number[]>;

type Kind = keyof typeof SIGNATURES;

const KINDS = Object.keys(SIGNATURES) as readonly Kind[];

/**
 * Returns what is wrong with an image, as a sentence; null when nothing is. `head` and `tail` are the first and the last
 * bytes of the file, and may overlap. As browsers do, it goes by the contents: a JPEG image called `.png` is shown.
 */
export function imageDamage(head: Uint8Array, tail: Uint8Array, type: string): string | null {
  if (type === "image/svg+xml") return /<(?:[\w.-]+:)?svg[\s/>]/i.test(decoded(head)) ? null : "Not an SVG image.";
  const kind = KINDS.find((each) => SIGNATURES[each].every((byte, at) => head[at] === byte));
  if (kind === undefined) return "Not an image: its contents are something else, or damaged.";
  return isWhole(kind, head, tail) ? null : `Damaged: the ${kind} image is cut off.`;
}

function isWhole(kind: Kind, head: Uint8Array, tail: Uint8Array): boolean {
  // Some programs write more behind the end.
  if (kind === "PNG") return head.length >= 33 && decoded(tail).includes("IEND");
  if (kind === "JPEG") return tail.some((byte, at) => byte === 0xff && tail[at + 1] === 0xd9);
  if (kind === "GIF") return head.length >= 13 && tail.includes(0x3b);
  return decoded(head.subarray(8, 12)) === "WEBP" && head.length > 20;
}

function decoded(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}
