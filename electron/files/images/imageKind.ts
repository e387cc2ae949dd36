// Recognises images as browsers do: by their first bytes, whatever they are called.

const SIGNATURES = {
  PNG: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  GIF: [0x47, 0x49, 0x46, 0x38],
  JPEG: [0xff, 0xd8, 0xff],
  WebP: [0x52, 0x49, 0x46, 0x46],
} as const satisfies Record<string, readonly number[]>;

export type ImageKind = keyof typeof SIGNATURES;

const KINDS = Object.keys(SIGNATURES) as readonly ImageKind[];

/** Why a file with the name of an image is not shown. */
export const NOT_AN_IMAGE = "Not an image: its contents are something else, or damaged.";

/** Returns the kind of an image by its first bytes; null for anything else, also for kinds that players do not show. */
export function imageKind(head: Uint8Array): ImageKind | null {
  return KINDS.find((each) => SIGNATURES[each].every((byte, at) => head[at] === byte)) ?? null;
}
