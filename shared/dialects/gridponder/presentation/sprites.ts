// Finds the picture of an entity and its file. Pure functions of what the pack says and of listings; reads no file
// (files.md, Sprites).
import { fileName } from "../../../pack/fileNames";
import type { Entity } from "../../../base/boardView";
import { type JsonObject, isJsonObject } from "../../../base/json";
import type { AssetCollection } from "../../../pack/packSource";

/** The collection that is looked into by file name when nothing else has the picture. */
const BASE_COLLECTION = "gridponder-base";

/** A picture that was found: in the pack, or in a collection beside it. */
export interface FoundSprite {
  /** Null: in the pack. */
  readonly collection: string | null;
  readonly path: string;
}

/** What a lookup may see. */
export interface SpriteListings {
  /** Paths in the pack. */
  readonly assets: ReadonlySet<string>;
  /** Ids from the manifest's `sharedAssets`, in order. */
  readonly declared: readonly string[];
  /** The collections next to the pack. */
  readonly collections: readonly AssetCollection[];
}

/**
 * Returns the sprite path of an entity of a kind, with `{param}` replaced by the value of the kind's `spriteParam`.
 * Null when the kind has none, or when the param that the path needs is missing.
 */
export function spritePathOf(kind: JsonObject | undefined, entity: Entity): string | null {
  const sprite = kind?.["sprite"];
  if (typeof sprite !== "string" || sprite === "") return null;
  const param = kind?.["spriteParam"];
  if (typeof param !== "string" || !sprite.includes(`{${param}}`)) return sprite;
  const value = entity.params[param];
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return null;
  return sprite.replaceAll(`{${param}}`, String(value));
}

/** Returns the placeholders of a sprite path: `"box_{sides}.png"` has `sides`. */
export function placeholdersOf(sprite: string): readonly string[] {
  return Array.from(sprite.matchAll(/\{([^{}]*)\}/g), (match) => match[1] ?? "");
}

/**
 * Returns whether a path stays inside the folder it is written in: relative, with no way out, no drive and no scheme.
 */
export function isInsidePath(path: string): boolean {
  if (path === "" || /^[/\\]/.test(path) || /^[a-zA-Z][a-zA-Z0-9+.-]*:/.test(path) || path.includes("\0")) return false;
  let depth = 0;
  for (const step of path.split(/[/\\]/)) {
    if (step === "..") depth -= 1;
    else if (step !== "" && step !== ".") depth += 1;
    if (depth < 0) return false;
  }
  return true;
}

/**
 * Returns the file of a sprite: in the pack; in a declared collection, first at the same path, then by file name below
 * `sprites/tiles/`; by file name in the base collection. Null: nowhere, or the path leads out of the pack.
 */
export function findSprite(path: string, listings: SpriteListings): FoundSprite | null {
  if (!isInsidePath(path)) return null;
  if (listings.assets.has(path)) return { collection: null, path };
  const name = fileName(path);
  for (const id of listings.declared) {
    const collection = listings.collections.find((each) => each.id === id);
    const tile = [path, `sprites/tiles/${name}`].find((each) => collection?.files.includes(each));
    if (tile !== undefined) return { collection: id, path: tile };
  }
  const base = listings.collections.find(({ id }) => id === BASE_COLLECTION);
  const byName = base?.files.find((file) => fileName(file) === name);
  return byName === undefined ? null : { collection: BASE_COLLECTION, path: byName };
}

/** Returns the collections a manifest declares, in order. */
export function declaredCollections(manifest: unknown): readonly string[] {
  const list = isJsonObject(manifest) ? manifest["sharedAssets"] : undefined;
  return Array.isArray(list) ? list.filter((id): id is string => typeof id === "string") : [];
}
