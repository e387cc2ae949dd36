// What each file of a pack is for, and the pack source made from its texts.
// Knows where files belong; knows nothing of what is in them beyond the manifest's three places.
import { type Json, isJsonObject } from "../base/json";
import { type ChangedSpan, spanBetween } from "../text/changedSpan";
import { type JsonTree, parseJsonTree, valueOf } from "../text/jsonTree";
import { reparse } from "../text/reparse";
import type { AssetCollection, PackSource, SourceFile } from "./packSource";

/** What a file of a pack is for. `other` is any text that no player reads. */
export type FileRole = "manifest" | "game" | "theme" | "level" | "other";

/** Where a pack keeps its files: paths inside the pack, without a slash at the end. */
export interface PackPlaces {
  readonly gameFile: string;
  readonly levelDirectory: string;
  readonly assetsDirectory: string;
}

export const MANIFEST_FILE = "manifest.json";
const THEME_FILE = "theme.json";

const DEFAULT_PLACES: PackPlaces = { gameFile: "game.json", levelDirectory: "levels", assetsDirectory: "assets" };

/**
 * Where a manifest's value says that files are (files.md, Folder). A place that is missing, not a text, or outside
 * the pack is the default one.
 */
export function packPlaces(manifest: Json | undefined): PackPlaces {
  if (!isJsonObject(manifest)) return DEFAULT_PLACES;
  return {
    gameFile: pathInside(manifest["gameFile"]) ?? DEFAULT_PLACES.gameFile,
    levelDirectory: pathInside(manifest["levelDirectory"]) ?? DEFAULT_PLACES.levelDirectory,
    assetsDirectory: pathInside(manifest["assetsDirectory"]) ?? DEFAULT_PLACES.assetsDirectory,
  };
}

/** The manifest's members that say where files are. */
export const PLACE_KEYS = ["gameFile", "levelDirectory", "assetsDirectory"] as const satisfies (keyof PackPlaces)[];

/** What the file at a path inside the pack is for. Levels lie directly in the level directory and end in `.json`. */
export function roleOfPath(path: string, places: PackPlaces = DEFAULT_PLACES): FileRole {
  if (path === MANIFEST_FILE) return "manifest";
  if (path === places.gameFile) return "game";
  if (path === THEME_FILE) return "theme";
  const slash = path.lastIndexOf("/");
  return path.slice(0, Math.max(slash, 0)) === places.levelDirectory && path.endsWith(".json") ? "level" : "other";
}

/** A text as parsed. Only `.json` files are read as JSON; any other has no value and no syntax errors. */
function sourceFile(path: string, text: string, before?: SourceFile, span?: ChangedSpan): SourceFile {
  const tree = path.endsWith(".json") ? treeOf(text, before, span) : { root: undefined, errors: [] };
  return { path, text, tree, value: valueOf(tree.root) };
}

function treeOf(text: string, before?: SourceFile, span?: ChangedSpan): JsonTree {
  return before === undefined ? parseJsonTree(text) : reparse(before, text, span ?? spanBetween(before.text, text));
}

/**
 * The pack made of these texts. Never throws: what cannot be read has no value. Files whose path and text are those
 * of `previous` are taken over from it, so equal texts give the same `SourceFile` object; of
 * others only what differs is read. `spans` says where that is, as far as it is known; `marked` which files have a byte
 * order mark that their texts leave out.
 */
export function buildPackSource(
  texts: readonly { readonly path: string; readonly text: string }[],
  assets: readonly string[],
  collections: readonly AssetCollection[],
  previous?: PackSource,
  spans?: ReadonlyMap<string, ChangedSpan>,
  marked?: ReadonlySet<string>,
): PackSource {
  const files = new Map<string, SourceFile>();
  for (const { path, text } of texts) {
    const before = previous?.files.get(path);
    const file = before?.text === text ? before : sourceFile(path, text, before, spans?.get(path));
    files.set(path, withMark(file, marked?.has(path) === true));
  }
  const manifest = files.get(MANIFEST_FILE) ?? null;
  const places = packPlaces(manifest?.value);
  const levels = Array.from(files.values()).filter((file) => roleOfPath(file.path, places) === "level");
  return {
    manifest,
    game: files.get(places.gameFile) ?? null,
    theme: files.get(THEME_FILE) ?? null,
    levels: levels.sort((a, b) => (a.path < b.path ? -1 : 1)),
    files,
    assets: new Set(assets),
    collections,
  };
}

/** The file with the mark or without; the same object where it is so already. */
function withMark(file: SourceFile, hasMark: boolean): SourceFile {
  if (hasMark === (file.hasMark === true)) return file;
  const { path, text, tree, value } = file;
  return { path, text, tree, value, ...(hasMark ? { hasMark } : {}) };
}

/** `./levels/` → `levels`; null for what is no path inside the pack. */
export function pathInside(value: Json | undefined): string | null {
  if (typeof value !== "string" || value.startsWith("/") || /^[a-z]:/i.test(value)) return null;
  const steps = value.split(/[/\\]/).filter((step) => step !== "" && step !== ".");
  return steps.length === 0 || steps.includes("..") ? null : steps.join("/");
}
