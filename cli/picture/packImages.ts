// Reads the images that are drawn of a pack, for pictures that hold them.
import { promises as fs } from "node:fs";
import { findCollections } from "../../electron/files/images/collections";
import { imageData } from "../../electron/files/images/imageData";
import { findSprite } from "../../electron/files/images/spriteLookup";
import type { PackSource } from "../../shared/pack/packSource";
import type { Sprite, Sprites } from "../../renderer/board/spriteStore";

/** The images of a pack, and what an SVG names them by. */
export interface PackImages {
  readonly sprites: Sprites;
  /** The `data:` address of an image of `sprites`; null for any other. */
  hrefOf(image: object): string | null;
}

/**
 * Reads the images that `draw` asks for: it is called once with none. Images that are missing, broken or too large are
 * missing.
 */
export async function readImages(
  folder: string,
  pack: PackSource,
  draw: (sprites: Sprites) => void,
): Promise<PackImages> {
  const named = new Set<string>();
  const get = (path: string): Sprite => {
    named.add(path);
    return { state: "loading" };
  };
  draw({ get, pending: () => 0 });
  const root = await fs.realpath(folder);
  const collections = await findCollections(root, pack.manifest?.text ?? "");
  const known = new Map<string, Sprite>();
  const hrefs = new Map<object, string>();
  for (const [path, { href, size }] of await imageData(named, (each) => findSprite(root, collections, each))) {
    // An SVG is drawn into whatever square it gets, as in the window.
    const [width, height] = size ?? [96, 96];
    const image: ImageBitmap = { width, height, close: () => undefined };
    known.set(path, { state: "ready", image, width, height });
    hrefs.set(image, href);
  }
  const sprites: Sprites = { get: (path) => known.get(path) ?? { state: "missing" }, pending: () => 0 };
  return { sprites, hrefOf: (image) => hrefs.get(image) ?? null };
}
