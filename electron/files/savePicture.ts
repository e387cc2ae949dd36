// Writes a picture to the file that the user chose. Data from the page is written only if it is a picture.
import path from "node:path";
import { type Result, done, refused } from "../../shared/base/result";
import { stageFile } from "./stagedFile";

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
const MOST_BYTES = 256 * 1024 * 1024;

/** Returns whether these bytes begin like a PNG file and are within the size limit. */
export function isPng(bytes: unknown): bytes is Uint8Array {
  return (
    bytes instanceof Uint8Array &&
    bytes.length <= MOST_BYTES &&
    PNG_SIGNATURE.every((value, index) => bytes[index] === value)
  );
}

/**
 * Returns a valid file name for a picture: without folders or characters that some system forbids, ending in `.png`.
 */
export function pictureName(suggested: unknown): string {
  const name = typeof suggested === "string" ? suggested.replace(/[^\w .-]+/g, "_").replace(/^[ .]+/, "") : "";
  return `${name.slice(0, 100).replace(/\.png$/i, "") || "board"}.png`;
}

/** Writes the whole picture or nothing. A refusal is a sentence. */
export async function savePicture(target: string, bytes: Uint8Array): Promise<Result<null, string>> {
  try {
    const staged = await stageFile(target, bytes);
    try {
      await staged.commit();
    } catch (error) {
      await staged.discard();
      throw error;
    }
    return done(null);
  } catch (error) {
    return refused(`${path.basename(target)} could not be written: ${(error as Error).message}`);
  }
}
