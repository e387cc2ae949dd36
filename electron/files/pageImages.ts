// Collects the images that a pack's texts name, for a page that holds them all.
import { promises as fs } from "node:fs";
import path from "node:path";
import { type Result, done, refused } from "../../shared/base/result";
import type { PageImages } from "../../shared/page/pagePack";
import { imageType } from "./images";
import type { SpriteFile } from "./spriteLookup";

/** Where images may be found. */
export interface ImagePlaces {
  /** Paths of the pack's own images. */
  readonly own: readonly string[];
  /** Paths in the collections that the pack may use, each from its collection's folder. */
  readonly shared: readonly string[];
  /** The file of an image by its path as the pack writes it; null for none. */
  readonly find: (written: string) => Promise<SpriteFile | null>;
}

/** Bytes of all images of a page: more cannot be loaded by a phone. */
const MOST_BYTES = 48 * 2 ** 20;

/** Returns the images that JSON texts name, by their paths as written there. Refused with a sentence where they are too large. */
export async function pageImages(
  texts: readonly string[],
  { own, shared, find }: ImagePlaces,
): Promise<Result<PageImages, string>> {
  const named = new Set(texts.flatMap(imagePathsIn).flatMap((written) => pathsMeant(written, own, shared)));
  const images: Record<string, string> = {};
  let total = 0;
  for (const written of [...named].sort()) {
    const found = await find(written);
    if (found === null) continue;
    const bytes = await fs.readFile(found.file);
    total += bytes.length;
    if (total > MOST_BYTES) return refused("The pack's images are too large for a page: more than 48 MB.");
    images[written] = `data:${found.type};base64,${bytes.toString("base64")}`;
  }
  return done(images);
}

/** Returns every string in a JSON text that could be an image's path; none where the text is broken. */
function imagePathsIn(json: string): readonly string[] {
  const found: string[] = [];
  try {
    // Not recursive: an untrusted file may be nested deeper than the call stack allows.
    for (const waiting: unknown[] = [JSON.parse(json)]; waiting.length > 0;) {
      const value = waiting.pop();
      if (typeof value === "string") {
        if (imageType(value) !== null) found.push(value);
      } else if (typeof value === "object" && value !== null)
        for (const part of Object.values(value)) waiting.push(part);
    }
  } catch {
    return [];
  }
  return found;
}

/** What a path leaves open: `{param}`, or `#` for a rank. */
const OPEN = /\{[^{}]*\}|#/;

/** A path that leaves something open means every image that fits; any other means itself. */
function pathsMeant(written: string, own: readonly string[], shared: readonly string[]): readonly string[] {
  if (!OPEN.test(written)) return [written];
  const folder = path.posix.dirname(written);
  const name = fitting(path.posix.basename(written));
  const inPack = own.filter((file) => fitting(written).test(file));
  const besides = shared.map((file) => path.posix.basename(file)).filter((file) => name.test(file));
  return [...inPack, ...besides.map((file) => path.posix.join(folder, file))];
}

function fitting(written: string): RegExp {
  const parts = written.split(OPEN).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("[^/]*")}$`);
}
