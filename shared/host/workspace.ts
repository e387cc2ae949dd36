// The pack as the host has it: current texts by path, of one generation, and the pack source made from them.
// Knows how syncs change it; knows nothing of what the texts mean.
import { buildPackSource } from "../pack/packFiles";
import type { AssetCollection, PackSource } from "../pack/packSource";
import type { PackSync } from "../rpc/contract";

export interface Workspace {
  /** The generation of the last sync taken in; 0 before the first. */
  generation(): number;
  /** Takes a sync in; false, and nothing changed, for one that is older than what is here. */
  sync(change: PackSync): boolean;
  /** The pack as it is now; the same object until the next sync. Files whose text did not change keep their parse. */
  pack(): PackSource;
}

/** A workspace without files. */
export function createWorkspace(): Workspace {
  let generation = 0;
  const texts = new Map<string, string>();
  let assets: readonly string[] = [];
  let collections: readonly AssetCollection[] = [];
  let source = buildPackSource([], [], []);
  let isCurrent = true;
  return {
    generation: () => generation,
    sync(change) {
      // Whoever replaces everything starts anew, and may count from the start again.
      if (!change.replace && change.generation <= generation) return false;
      generation = change.generation;
      if (change.replace) texts.clear();
      for (const { path, text } of change.files) {
        if (text === null) texts.delete(path);
        else texts.set(path, text);
      }
      assets = change.assets ?? (change.replace ? [] : assets);
      collections = change.collections ?? (change.replace ? [] : collections);
      isCurrent = false;
      return true;
    },
    pack() {
      if (!isCurrent) {
        const files = Array.from(texts, ([path, text]) => ({ path, text }));
        source = buildPackSource(files, assets, collections, source);
        isCurrent = true;
      }
      return source;
    },
  };
}
