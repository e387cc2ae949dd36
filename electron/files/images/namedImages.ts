// Which images the texts of a pack name. What is left open in a path, as in `{color}_gem.png`, means every image that fits.
import path from "node:path";
import { imageType } from "./images";
import { isPlainPath } from "../disk/packPaths";

/** Where images may be found. */
export interface ImageListings {
  /** Paths of the pack's own images. */
  readonly own: readonly string[];
  /** Paths in the collections that the pack may use, each from its collection's folder. */
  readonly shared: readonly string[];
}

/** Returns the images that JSON texts name, by their paths as written there, in order. Broken texts name none. */
export function namedImages(texts: readonly string[], listings: ImageListings): readonly string[] {
  const written = [...new Set(texts.flatMap((text) => imagePathsIn(text)))];
  const isOpen = (each: string): boolean => each.search(OPEN) >= 0;
  const open = written.filter(isOpen).slice(0, MOST_OPEN);
  const meant = open.flatMap((each) => pathsMeant(each, listings));
  return [...new Set([...written.filter((each) => !isOpen(each)), ...meant])].filter(isPlainPath).sort();
}

/** Returns every string in a JSON text that could be an image's path; none when the text is broken. */
export function imagePathsIn(json: string): readonly string[] {
  const found: string[] = [];
  try {
    // Not recursive: an untrusted file may be nested deeper than the call stack allows.
    for (const waiting: unknown[] = [JSON.parse(json)]; waiting.length > 0;) {
      const value = waiting.pop();
      if (typeof value === "string") {
        if (imageType(value) !== null && isPlainPath(value)) found.push(value);
      } else if (typeof value === "object" && value !== null)
        for (const part of Object.values(value)) waiting.push(part);
    }
  } catch {
    return [];
  }
  return found;
}

/** What a path leaves open: `{param}`, or `#` for a rank. */
const OPEN = /\{[^{}]*\}|#/g;

/** More paths that leave something open than any pack has: each is compared with every image. */
const MOST_OPEN = 2_000;

/** Stands for what is left open. No plain path has it. */
const ANYTHING = "\0";

/** Returns the images that a path with open parts fits, and the path itself: a file's name may hold such signs. */
function pathsMeant(pattern: string, { own, shared }: ImageListings): readonly string[] {
  const folder = path.posix.dirname(pattern);
  const segments = pattern.replaceAll(OPEN, ANYTHING).split("/");
  const name = segments.at(-1) ?? "";
  const besides = shared.map((file) => path.posix.basename(file)).filter((file) => fits(file, name));
  const inPack = own.filter((file) => {
    const parts = file.split("/");
    return parts.length === segments.length && parts.every((part, index) => fits(part, segments[index] ?? ""));
  });
  return [pattern, ...inPack, ...besides.map((file) => path.posix.join(folder, file))];
}

/** Compares from left to right, each piece at its first place: the time does not grow with the number of pieces. */
function fits(text: string, pattern: string): boolean {
  const pieces = pattern.split(ANYTHING);
  const [first = "", last = ""] = [pieces[0], pieces.at(-1)];
  if (pieces.length === 1) return text === pattern;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  const end = text.length - last.length;
  let at = first.length;
  for (const piece of pieces.slice(1, -1)) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return at <= end;
}
