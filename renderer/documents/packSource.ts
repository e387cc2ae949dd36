// The open pack's documents as one parsed pack, by the roles that the manifest gives them (spec files.md, Folder).
import { useSyncExternalStore } from "react";
import { isJsonObject } from "../../shared/base/json";
import type { PackSource, SourceFile } from "../../shared/pack/packSource";
import { documents } from "./documents";
import type { PackDocument } from "./packDocument";

const sources = new WeakMap<PackDocument, { readonly version: number; readonly source: SourceFile }>();
let cached: PackSource | null = null;

/** The pack as its texts stand now; the same object, and the same files within, until a text changes. */
export function packSource(): PackSource {
  cached ??= build();
  return cached;
}

/** The same, for React: renders again after each change of any text. */
export function usePackSource(): PackSource {
  return useSyncExternalStore((notify) => {
    const subscription = documents.onChange(({ kind }) => {
      if (kind !== "state") notify();
    });
    return () => subscription.dispose();
  }, packSource);
}

documents.onChange(({ kind }) => {
  if (kind !== "state") cached = null;
});

function build(): PackSource {
  const files = new Map<string, SourceFile>();
  for (const path of documents.paths()) {
    const document = documents.get(path);
    if (document !== undefined) files.set(path, sourceOf(document));
  }
  const manifest = files.get("manifest.json") ?? null;
  const named = (key: string, otherwise: string): string => {
    const value = isJsonObject(manifest?.value) ? manifest.value[key] : undefined;
    return typeof value === "string" ? value.replace(/^(\.?\/)+/, "").replace(/\/+$/, "") : otherwise;
  };
  const levelFolder = named("levelDirectory", "levels");
  return {
    manifest,
    game: files.get(named("gameFile", "game.json")) ?? null,
    theme: files.get("theme.json") ?? null,
    levels: Array.from(files.values()).filter(({ path }) => isLevel(path, levelFolder)),
    files,
    assets: new Set(),
    collections: [],
  };
}

function isLevel(path: string, levelFolder: string): boolean {
  return path.startsWith(`${levelFolder}/`) && path.endsWith(".json");
}

function sourceOf(document: PackDocument): SourceFile {
  const known = sources.get(document);
  if (known?.version === document.version) return known.source;
  const source = { path: document.path, text: document.text(), tree: document.tree(), value: document.value() };
  sources.set(document, { version: document.version, source });
  return source;
}
