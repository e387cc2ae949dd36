// Where a pack of the board game language keeps its files, and what each is for (dialects.md, Packs on disk).
import { pathInside } from "../../../pack/pathInside";
import { type Json, isJsonObject } from "../../../base/json";
import { MANIFEST_FILE } from "../../../pack/packFiles";
import type { FileRole } from "../../../pack/packModel";

/** Paths inside the pack, without a slash at the end. */
export interface GdlPlaces {
  readonly gameFile: string;
  readonly gamesDirectory: string;
}

const DEFAULT_PLACES: GdlPlaces = { gameFile: "game.json", gamesDirectory: "games" };

/** Reads where a manifest says that files are. A place that is missing, no text, or outside the pack is the default. */
export function gdlPlaces(manifest: Json | undefined): GdlPlaces {
  if (!isJsonObject(manifest)) return DEFAULT_PLACES;
  return {
    gameFile: pathInside(manifest["gameFile"]) ?? DEFAULT_PLACES.gameFile,
    gamesDirectory: pathInside(manifest["gamesDirectory"]) ?? DEFAULT_PLACES.gamesDirectory,
  };
}

/** Gives the role of a path. Recorded games lie directly in their directory and end in `.json`. */
export function gdlRole(path: string, places: GdlPlaces): FileRole {
  if (path === MANIFEST_FILE) return "manifest";
  if (path === places.gameFile) return "game";
  const slash = path.lastIndexOf("/");
  return path.slice(0, Math.max(slash, 0)) === places.gamesDirectory && path.endsWith(".json") ? "start" : "other";
}
