// The looks and the images of the open pack's game, as its texts are now.
import { useSyncExternalStore } from "react";
import { type GdlLooks, gdlLooks } from "../../../shared/dialects/gdl/presentation/looks";
import type { PackListing } from "../../../shared/rpc/packsOnDisk";
import { type SpriteStore, createSpriteStore, disposeUnused, spriteAddress } from "../../board/spriteStore";
import { followTexts, packSource, readableGame } from "../../documents/packSource";
import { usePackStore } from "../../session/pack/packStore";

/** The looks of the game; the same object until its text changes. A broken text leaves those of before. */
export function useGameLooks(): GdlLooks {
  return useSyncExternalStore(followTexts, gameLooksNow);
}

/** The same, for code outside components. */
export function gameLooksNow(): GdlLooks {
  return gdlLooks((readableGame() ?? packSource().game)?.value);
}

const NO_IMAGES = createSpriteStore(() => null);

let kept: { readonly listing: PackListing; readonly store: SpriteStore } | null = null;

/** Images by listing: another one may have other files, and its images are loaded again. */
function imagesOf(listing: PackListing): SpriteStore {
  if (kept?.listing === listing) return kept.store;
  const { id, assets } = listing;
  const paths = new Set(assets);
  const version = Date.now();
  const store = createSpriteStore((path) => (paths.has(path) ? spriteAddress(id, path, version) : null));
  disposeUnused(kept?.store);
  kept = { listing, store };
  return store;
}

/** The images of the open pack; the same store until its files change. */
export function useGameImages(): SpriteStore {
  return imagesFor(usePackStore((state) => state.listing));
}

/** The same, for code outside components. */
export function gameImagesNow(): SpriteStore {
  return imagesFor(usePackStore.getState().listing);
}

function imagesFor(listing: PackListing | null): SpriteStore {
  return listing === null ? NO_IMAGES : imagesOf(listing);
}
