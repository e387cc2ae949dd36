// The images of a pack, loaded once and kept. Main resolves a path to a file of the pack or of one of its collections;
// this file only knows the asset address and what came back.
import { type Emitter, createEmitter } from "../../shared/base/emitter";

export type Sprite =
  | { readonly state: "loading" }
  | { readonly state: "missing" }
  | {
      readonly state: "ready";
      readonly image: HTMLImageElement | ImageBitmap;
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
}

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
export function createSpriteStore(addressOf: (path: string) => string | null): SpriteStore {
  const sprites = new Map<string, Sprite>();
  const settled = createEmitter<string>();
  let pending = 0;

  const settle = (path: string, sprite: Sprite): void => {
    sprites.set(path, sprite);
    pending--;
    settled.emit(path);
  };

  const load = (path: string, address: string): void => {
    pending++;
    const image = new Image();
    image.crossOrigin = "anonymous";
    image.addEventListener("load", () => {
      // An SVG without a size of its own reports 0: it is drawn into whatever square it gets.
      const width = image.naturalWidth || 96;
      settle(path, { state: "ready", image, width, height: image.naturalHeight || width });
    });
    image.addEventListener("error", () => settle(path, MISSING));
    image.src = address;
  };

  return {
    get(path) {
      const known = sprites.get(path);
      if (known !== undefined) return known;
      const address = addressOf(path);
      const first = address === null ? MISSING : LOADING;
      sprites.set(path, first);
      if (address !== null) load(path, address);
      return first;
    },
    pending: () => pending,
    settled,
  };
}
