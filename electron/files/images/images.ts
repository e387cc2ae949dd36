// Decides which files are images that may be shown.
import path from "node:path";

export const MAX_IMAGE_BYTES = 16 * 1024 * 1024;

const IMAGE_TYPES: Readonly<Record<string, string>> = {
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".svg": "image/svg+xml",
};

/** Returns the media type for an image's file name, null for any other file. */
export function imageType(name: string): string | null {
  return IMAGE_TYPES[path.extname(name).toLowerCase()] ?? null;
}
