// The store of the open pack's images: which of them are there, by the listings of the pack and its collections (spec
// files.md, Sprites).
import { type SpriteListings, findSprite } from "../../../shared/dialects/gridponder/presentation/sprites";
import { type SpriteStore, createSpriteStore, disposeUnused, spriteAddress } from "../../board/spriteStore";

interface KeptStore {
  readonly packId: string;
  readonly listings: SpriteListings;
  readonly store: SpriteStore;
}

let kept: KeptStore | null = null;

/**
 * Returns the images of the pack that main calls `packId`: one store, until another pack is open or its listings change
 * (then images may have changed, and are loaded again). Paths that no listing has are missing without a request.
 */
export function spriteStore(packId: string, listings: SpriteListings): SpriteStore {
  if (kept !== null && kept.packId === packId && isSameListings(kept.listings, listings)) return kept.store;
  const version = kept?.packId === packId ? Date.now() : 0;
  const store = createSpriteStore((path) =>
    findSprite(path, listings) === null ? null : spriteAddress(packId, path, version),
  );
  disposeUnused(kept?.store);
  kept = { packId, listings, store };
  return store;
}

function isSameListings(one: SpriteListings, other: SpriteListings): boolean {
  return (
    one.assets === other.assets &&
    one.collections === other.collections &&
    one.declared.join() === other.declared.join()
  );
}
