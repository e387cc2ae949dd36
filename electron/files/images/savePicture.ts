// Writes a picture to the file that the user chose. Data from the page is written only if it is a picture of its kind.
import path from "node:path";
import { type Result, done, refused } from "../../../shared/base/result";
import type { PictureKind } from "../../../shared/rpc/pictures";
import { diskReason } from "../disk/diskReason";
import { writeChosenFile } from "../disk/chosenFile";

const MOST_BYTES = 256 * 1024 * 1024;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const asciiBytes = (text: string): readonly number[] => [...Buffer.from(text, "latin1")];

/** How files of each kind begin, and what they are called. */
export const PICTURE_FILES: Readonly<
  Record<PictureKind, { readonly begins: readonly number[]; readonly ending: string; readonly name: string }>
> = {
  png: { begins: PNG, ending: "png", name: "PNG" },
  apng: { begins: PNG, ending: "png", name: "Animated PNG" },
  gif: { begins: asciiBytes("GIF89a"), ending: "gif", name: "GIF" },
  svg: { begins: asciiBytes('<svg xmlns="http://www.w3.org/2000/svg"'), ending: "svg", name: "SVG" },
};

/** Returns whether these bytes begin like a file of a kind and are within the size limit. */
export function isPicture(bytes: unknown, kind: PictureKind): bytes is Uint8Array {
  return (
    bytes instanceof Uint8Array &&
    bytes.length <= MOST_BYTES &&
    PICTURE_FILES[kind].begins.every((value, index) => bytes[index] === value)
  );
}

/** A name may have 255 bytes on most systems, and a character up to four of them. */
const MOST_CHARACTERS = 60;

/** Returns a valid file name for a picture: without folders or characters that some system forbids, with its ending. */
export function pictureName(suggested: unknown, kind: PictureKind): string {
  const { ending } = PICTURE_FILES[kind];
  const name =
    typeof suggested === "string" ? suggested.replace(/[^\p{L}\p{M}\p{N}_ .-]+/gu, "_").replace(/^[ .]+/, "") : "";
  const bare = Array.from(name).slice(0, MOST_CHARACTERS).join("");
  const isEnded = bare.toLowerCase().endsWith(`.${ending}`);
  return `${(isEnded ? bare.slice(0, -ending.length - 1) : bare) || "board"}.${ending}`;
}

/** Writes the whole picture or nothing. A refusal is a sentence. */
export async function savePicture(target: string, bytes: Uint8Array): Promise<Result<null, string>> {
  try {
    await writeChosenFile(target, bytes);
    return done(null);
  } catch (error) {
    return refused(`${path.basename(target)} could not be written: ${diskReason(error)}.`);
  }
}
