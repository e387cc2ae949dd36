// The looks and the images of the open pack, and the board of a level, as its documents stand now.
import { memoByIdentity } from "../../../shared/base/memo";
import { useSyncExternalStore } from "react";
import type { BoardView } from "../../../shared/base/boardView";
import { type Json, isJsonObject } from "../../../shared/base/json";
import type { Result } from "../../../shared/base/result";
import { type BoardRefusal, boardOfLevel } from "../../../shared/dialects/gridponder/text/board/board";
import type { PackListing } from "../../../shared/rpc/packsOnDisk";
import type { AssetCollection } from "../../../shared/pack/packSource";
import { declaredCollections } from "../../../shared/dialects/gridponder/presentation/sprites";
import { useDocument } from "../../documents/documentHooks";
import { documents } from "../../documents/documents";
import { followTexts, packSource, readableGame } from "../../documents/packSource";
import type { PackDocument } from "../../documents/packDocument";
import { usePackStore } from "../../session/pack/packStore";
import { type Looks, looksOf } from "../board/looks";
import type { SpriteStore } from "../../board/spriteStore";
import { spriteStore } from "./packSprites";

/** The document of game.json, wherever the manifest says it is; null when there is none. */
export function useGameDocument(): PackDocument | null {
  const manifest = useDocument("manifest.json")?.value();
  const named = isJsonObject(manifest) ? manifest["gameFile"] : undefined;
  return useDocument(typeof named === "string" ? named.replace(/^\.\//, "") : "game.json");
}

interface KnownLooks {
  readonly game: Json | undefined;
  readonly theme: Json | undefined;
  readonly looks: Looks;
}

let last: KnownLooks | null = null;

/** One pack is open at a time: what was read last is what all of the window's parts ask for. */
function looksFor(game: Json | undefined, theme: Json | undefined): Looks {
  if (last === null || last.game !== game || last.theme !== theme) last = { game, theme, looks: looksOf(game, theme) };
  return last.looks;
}

/** The looks of the open pack; the same object for all callers until game.json or theme.json changes. */
export function usePackLooks(): Looks {
  return useSyncExternalStore(followTexts, looksNow);
}

/** Returns the theme's names of colours with their hex codes; the same map until game.json or theme.json changes. */
export function paletteNow(): ReadonlyMap<string, string> {
  return looksNow().palette;
}

function looksNow(): Looks {
  return looksFor(readableGame()?.value, packSource().theme?.value);
}

const NO_COLLECTIONS: readonly AssetCollection[] = [];
const NO_ASSETS: readonly string[] = [];

/** The same set for the same list for all callers: the image store is cached by it. */
const pathSet = memoByIdentity((paths: readonly string[]): ReadonlySet<string> => new Set(paths));

/** The images of the open pack; the same store until the pack, its images or its declared collections change. */
export function usePackSprites(): SpriteStore {
  const listing = usePackStore((state) => state.listing);
  return spritesOf(listing, useDocument("manifest.json")?.value());
}

/** Returns the current looks of the open pack, and its images: for code outside components that draws once. */
export function packLooksNow(): { readonly looks: Looks; readonly sprites: SpriteStore } {
  const sprites = spritesOf(usePackStore.getState().listing, packSource().manifest?.value);
  return { looks: looksNow(), sprites };
}

function spritesOf(listing: PackListing | null, manifest: Json | undefined): SpriteStore {
  const declared = declaredCollections(manifest);
  const paths = listing?.assets ?? NO_ASSETS;
  return spriteStore(listing?.id ?? "", {
    assets: pathSet(paths),
    declared,
    collections: listing?.collections ?? NO_COLLECTIONS,
  });
}

/**
 * Returns the board that a level's text describes now; null when there is no such document. The same until it changes.
 */
export function levelBoardNow(path: string): Result<BoardView, BoardRefusal> | null {
  const level = documents.get(path);
  return level === undefined ? null : boardOfLevel(level.tree(), packSource().game?.value);
}
