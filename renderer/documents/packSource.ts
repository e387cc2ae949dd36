// The open pack's documents as one parsed pack, by the roles that the manifest gives them (spec files.md, Folder).
import { useSyncExternalStore } from "react";
import { packPlaces, roleOfPath } from "../../shared/pack/packFiles";
import type { AssetCollection, PackSource, SourceFile } from "../../shared/pack/packSource";
import { packWithoutCells } from "../../shared/dialects/gridponder/text/levels/withoutCells";
import { isBrokenText } from "../../shared/text/brokenText";
import { documents } from "./documents";
import type { PackDocument } from "./packDocument";

const sources = new WeakMap<PackDocument, { readonly version: number; readonly source: SourceFile }>();
let cached: PackSource | null = null;
/** The last unpainted pack, and the pack it was made from. */
let unpainted: { readonly of: PackSource; readonly pack: PackSource } | null = null;

/** The pack as its texts stand now; the same object, and the same files within, until a text changes. */
export function packSource(): PackSource {
  cached ??= build();
  return cached;
}

/** Tells of each change of any text. For `useSyncExternalStore` and its like. */
export function followTexts(notify: () => void): () => void {
  const subscription = documents.onFollow(({ kind }) => {
    if (kind !== "state") notify();
  });
  return () => subscription.dispose();
}

/** The same, for React: renders again after each change of any text. */
export function usePackSource(): PackSource {
  return useSyncExternalStore(followTexts, packSource);
}

/**
 * The pack without what is painted: its files say what they say now but for the cells of layers, which may be out of
 * date. The same object after a stroke and its undo: who needs no cells does not render for them.
 */
export function usePackWithoutCells(): PackSource {
  return useSyncExternalStore(followTexts, withoutCellsNow);
}

/** The last game.json that could be read, and whose text it is. */
let readable: { readonly document: PackDocument | undefined; readonly game: SourceFile } | null = null;

/**
 * game.json as it could last be read: while someone writes in it, it need not be JSON at every moment. As it is when it
 * never could be; null when there is none.
 */
export function readableGame(): SourceFile | null {
  const { game } = packSource();
  if (game === null) return null;
  const document = documents.get(game.path);
  if (readable?.document !== document || (readable?.game !== game && !isBrokenText(game)))
    readable = { document, game };
  return readable?.game ?? game;
}

function withoutCellsNow(): PackSource {
  const now = packSource();
  if (unpainted?.of !== now) unpainted = { of: now, pack: packWithoutCells(now, unpainted?.pack ?? null) };
  return unpainted.pack;
}

documents.onChange(({ kind }) => {
  if (kind !== "state") cached = null;
});

const NO_ASSETS: ReadonlySet<string> = new Set();
const NO_COLLECTIONS: readonly AssetCollection[] = [];

function build(): PackSource {
  const files = new Map<string, SourceFile>();
  for (const path of documents.paths()) {
    const document = documents.get(path);
    if (document !== undefined) files.set(path, sourceOf(document));
  }
  const manifest = files.get("manifest.json") ?? null;
  const places = packPlaces(manifest?.value);
  return {
    manifest,
    game: files.get(places.gameFile) ?? null,
    theme: files.get("theme.json") ?? null,
    levels: Array.from(files.values()).filter(({ path }) => roleOfPath(path, places) === "level"),
    files,
    assets: NO_ASSETS,
    collections: NO_COLLECTIONS,
  };
}

function sourceOf(document: PackDocument): SourceFile {
  const known = sources.get(document);
  if (known?.version === document.version) return known.source;
  const source = { path: document.path, text: document.text(), tree: document.tree(), value: document.value() };
  sources.set(document, { version: document.version, source });
  return source;
}
