// The open pack's documents as one parsed pack.
import { useSyncExternalStore } from "react";
import { styleOf } from "../../shared/pack/format/houseStyle";
import type { Disposable } from "../../shared/base/disposable";
import { createLastReadable } from "../../shared/pack/lastReadable";
import type { PackModel, PackSource, SourceFile } from "../../shared/pack/packSource";
import { packOfFiles } from "../../shared/dialects/models";
import { documents } from "./documents";
import { formatInStyle } from "./disk/formatting";
import type { PackDocument } from "./packDocument";

/** A document changes, so its file is kept with the version that it was read from; a pack puts its own in place of it. */
const sources = new WeakMap<PackDocument, { readonly version: number; readonly source: SourceFile }>();
let cached: PackSource | null = null;
let lastBuilt: PackSource | null = null;
/** The last pack without cells, and the pack it was made from. */
let withoutCells: { readonly of: PackSource; readonly pack: PackSource } | null = null;

/** Returns the pack as its texts stand now; the same object, and the same files within, until a text changes. */
export function packSource(): PackSource {
  cached ??= lastBuilt = build();
  return cached;
}

/**
 * Returns the model of the open pack's language, as the pack was when it was last read: typing a letter into a large
 * text need not read it for that. Null while no language is known.
 */
export function packModel(): PackModel | null {
  return (cached ?? lastBuilt ?? packSource()).model;
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
 * Returns the pack without what is painted: its files say what they say now but for the cells of layers, which may be
 * out of date. The same object after a stroke and its undo, so that views without cells do not render again.
 */
export function usePackWithoutCells(): PackSource {
  return useSyncExternalStore(followTexts, withoutCellsNow);
}

const lastReadable = createLastReadable();

/**
 * Returns the game file as it could last be read: while the user types in it, it may not be valid JSON. As it is when
 * it never could be read; null when there is none.
 */
export function readableGame(): SourceFile | null {
  const { game } = packSource();
  if (game === null) return null;
  const document = documents.get(game.path);
  return document === undefined ? game : lastReadable(document, game);
}

function withoutCellsNow(): PackSource {
  const now = packSource();
  if (withoutCells?.of !== now) {
    const earlier = withoutCells?.pack ?? null;
    withoutCells = { of: now, pack: now.model?.withoutCells(now, earlier) ?? now };
  }
  return withoutCells.pack;
}

/** Reads the pack again after each change of a document, until disposed. Call it once, before the first is opened. */
export function connectPackSource(): Disposable {
  cached = lastBuilt = null;
  formatInStyle(() => styleOf(packSource()));
  return documents.onChange(({ kind }) => {
    if (kind !== "state") cached = null;
  });
}

const SURROUNDINGS = { assets: new Set<string>(), collections: [] } as const;

function build(): PackSource {
  const known = new Map<PackDocument, string>();
  const parsed = new Map<string, SourceFile>();
  for (const path of documents.paths()) {
    const document = documents.get(path);
    if (document === undefined) continue;
    parsed.set(path, sourceOf(document));
    known.set(document, path);
  }
  const pack = packOfFiles(parsed, SURROUNDINGS);
  // With its role a file may be another object: that one is kept, so that it stays the same until its text changes.
  for (const [document, path] of known) {
    const source = pack.files.get(path);
    if (source !== undefined) sources.set(document, { version: document.version, source });
  }
  return pack;
}

function sourceOf(document: PackDocument): SourceFile {
  const known = sources.get(document);
  if (known?.version === document.version) return known.source;
  const { path } = document;
  return {
    path,
    role: known?.source.role ?? "other",
    text: document.text(),
    tree: document.tree(),
    value: document.value(),
  };
}
