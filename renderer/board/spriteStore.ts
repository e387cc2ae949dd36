// The images of a pack, loaded once and kept, within a limit of memory. Main resolves a path to a file of the pack or of
// one of its collections; this file only knows the asset address and what came back.
import { type Emitter, createEmitter } from "../../shared/base/emitter";
import { MOST_PIXELS_OF_ALL } from "../../shared/base/imageMemory";
import { type ImageDecoder, type Picture, imageDecoder } from "./decodeImage";

export type Sprite =
  | { readonly state: "loading" }
  | { readonly state: "missing" }
  | {
      readonly state: "ready";
      readonly image: Picture;
      /** The size of the file's image: `image` may be a smaller copy. */
      readonly width: number;
      readonly height: number;
    };

/** The images that something is drawn of. */
export interface Sprites {
  /** Returns the image at a path as the pack writes it; the first call may start to load it. */
  get(path: string): Sprite;
  /** Returns how many images are still on their way. */
  pending(): number;
}

export interface SpriteStore extends Sprites {
  /** Told the path whenever one has arrived or turned out to be missing. */
  readonly settled: Emitter<string>;
  /** Frees the memory. Images requested later stay on their way and are never reported. */
  dispose(): void;
}

/** Images that are on their way at the same time: each may be a file of 16 MB. */
const DECODERS = 16;

const LOADING: Sprite = { state: "loading" };
const MISSING: Sprite = { state: "missing" };

/**
 * Returns the address of a sprite; null for a path that tries to leave the pack. A version other than 0 passes by
 * caches.
 */
export function spriteAddress(packId: string, path: string, version = 0): string | null {
  const segments = path.split("/").filter((segment) => segment !== "" && segment !== ".");
  if (packId === "" || segments.length === 0 || segments.includes("..")) return null;
  const address = `asset://${packId}/${segments.map(encodeURIComponent).join("/")}`;
  return version === 0 ? address : `${address}?v=${version}`;
}

/** A store over any way to address images; one without an address is missing, and is not requested. */
export function createSpriteStore(
  addressOf: (path: string) => string | null,
  decoder: ImageDecoder = imageDecoder,
): SpriteStore {
  const sprites = new Map<string, Sprite>();
  const settled = createEmitter<string>();
  const waiting: { readonly path: string; readonly address: string }[] = [];
  let pending = 0;
  let decoding = 0;
  /** Pixels of all bitmaps. */
  let total = 0;
  let fitting: Promise<void> | null = null;
  let isDisposed = false;

  const settle = (path: string, sprite: Sprite): void => {
    sprites.set(path, sprite);
    pending--;
    settled.emit(path);
  };

  const load = async (path: string, address: string): Promise<void> => {
    const decoded = await decoder.decode(address);
    if (decoded === null) return isDisposed ? undefined : settle(path, MISSING);
    const { picture: image, width, height } = decoded;
    if (isDisposed) return close(image);
    total += pixelsOf(image);
    settle(path, { state: "ready", image, width, height });
    if (total > MOST_PIXELS_OF_ALL) await (fitting ??= fit().finally(() => (fitting = null)));
  };

  const next = (): void => {
    while (decoding < DECODERS) {
      const first = waiting.shift();
      if (first === undefined) return;
      decoding++;
      void load(first.path, first.address).finally(() => {
        decoding--;
        next();
      });
    }
  };

  /** Halves the largest images until all have room together. What was drawn of them stays as it is. */
  const fit = async (): Promise<void> => {
    while (total > MOST_PIXELS_OF_ALL) {
      const [path, sprite] = largestOf(sprites);
      const image = await decoder.smaller(sprite.image, 2).catch(() => null);
      if (image === null) return;
      const saved = pixelsOf(sprite.image) - pixelsOf(image);
      if (isDisposed || saved <= 0) return image.close();
      sprites.set(path, { ...sprite, image });
      sprite.image.close();
      total -= saved;
    }
  };

  return {
    get(path) {
      const known = sprites.get(path);
      if (known !== undefined || isDisposed) return known ?? LOADING;
      const address = addressOf(path);
      const first = address === null ? MISSING : LOADING;
      sprites.set(path, first);
      if (address === null) return first;
      pending++;
      waiting.push({ path, address });
      next();
      return first;
    },
    pending: () => pending,
    settled,
    dispose() {
      isDisposed = true;
      waiting.length = 0;
      pending = 0;
      total = 0;
      const known = Array.from(sprites);
      sprites.clear();
      for (const [path, sprite] of known) {
        if (sprite.state === "ready") close(sprite.image);
        if (sprite.state === "loading") settled.emit(path);
      }
    },
  };
}

/** Lets go of the memory of a store that another takes the place of, once all that draws has heard of it. */
export function disposeUnused(store: SpriteStore | undefined): void {
  if (store !== undefined) requestIdleCallback(() => store.dispose());
}

type Reducible = Extract<Sprite, { state: "ready" }> & { readonly image: ImageBitmap };

function isBitmap(image: Picture): image is ImageBitmap {
  return "close" in image;
}

/** Drawings take no room that counts. */
function pixelsOf(image: Picture): number {
  return isBitmap(image) ? image.width * image.height : 0;
}

function close(image: Picture): void {
  if (isBitmap(image)) image.close();
}

/** The bitmap with the most pixels; there is one. */
function largestOf(sprites: ReadonlyMap<string, Sprite>): readonly [string, Reducible] {
  const bitmaps = Array.from(sprites).flatMap(([path, sprite]): (readonly [string, Reducible])[] => {
    if (sprite.state !== "ready" || !isBitmap(sprite.image)) return [];
    return [[path, { ...sprite, image: sprite.image }]];
  });
  return bitmaps.reduce((one, other) => (pixelsOf(one[1].image) >= pixelsOf(other[1].image) ? one : other));
}
