// Where a Gridponder pack keeps its files, and what each is for (files.md, Folder).
import { pathInside } from "../../../pack/pathInside";
import { type Json, isJsonObject } from "../../../base/json";
import { MANIFEST_FILE } from "../../../pack/packFiles";

/** What a file of a pack is for. `other` is any text that no player reads. */
export type GridponderRole = "manifest" | "game" | "theme" | "level" | "other";

/** Paths inside the pack, without a slash at the end. */
export interface PackPlaces {
  readonly gameFile: string;
  readonly levelDirectory: string;
  readonly assetsDirectory: string;
}

const THEME_FILE = "theme.json";

const DEFAULT_PLACES: PackPlaces = { gameFile: "game.json", levelDirectory: "levels", assetsDirectory: "assets" };

/** The manifest's members that say where files are. */
export const PLACE_KEYS = ["gameFile", "levelDirectory", "assetsDirectory"] as const satisfies (keyof PackPlaces)[];

/** Reads where a manifest says that files are. A place that is missing, no text, or outside the pack is the default. */
export function packPlaces(manifest: Json | undefined): PackPlaces {
  if (!isJsonObject(manifest)) return DEFAULT_PLACES;
  return {
    gameFile: pathInside(manifest["gameFile"]) ?? DEFAULT_PLACES.gameFile,
    levelDirectory: pathInside(manifest["levelDirectory"]) ?? DEFAULT_PLACES.levelDirectory,
    assetsDirectory: pathInside(manifest["assetsDirectory"]) ?? DEFAULT_PLACES.assetsDirectory,
  };
}

/** Returns the role of a path. Levels are directly in the level directory and end in `.json`. */
export function roleOfPath(path: string, places: PackPlaces = DEFAULT_PLACES): GridponderRole {
  if (path === MANIFEST_FILE) return "manifest";
  if (path === places.gameFile) return "game";
  if (path === THEME_FILE) return "theme";
  const slash = path.lastIndexOf("/");
  return path.slice(0, Math.max(slash, 0)) === places.levelDirectory && path.endsWith(".json") ? "level" : "other";
}
