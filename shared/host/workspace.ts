// The pack as the host has it: current texts by path, of one generation, and the pack source made from them.
// Knows how syncs change it; knows nothing of what the texts mean.
import { buildPackSource } from "../dialects/models";
import type { AssetCollection, PackSource } from "../pack/packSource";
import { WrongArguments } from "../rpc/callTable";
import type { EditedFile, PackSync } from "../rpc/packSync";
import { type ChangedSpan, joinSpans, spanOfEdits } from "../text/changedSpan";
import { applyEdits, lengthAfter } from "../text/edit";

export interface Workspace {
  /** The generation of the last sync taken in; 0 before the first. */
  generation(): number;
  /**
   * Takes a sync in; false, and nothing changed, for one that is older than what is here. Throws `WrongArguments`, and
   * nothing changed, for one whose edits do not fit the texts that are here.
   */
  sync(change: PackSync): boolean;
  /** The pack as it is now; the same object until the next sync. Files whose text did not change keep their parse. */
  pack(): PackSource;
}

/** A workspace without files. */
export function createWorkspace(): Workspace {
  let generation = 0;
  const texts = new Map<string, string>();
  /** Where texts differ from those of `source`, where that is known. */
  const spans = new Map<string, ChangedSpan>();
  let marked: ReadonlySet<string> = new Set();
  let assets: readonly string[] = [];
  let collections: readonly AssetCollection[] = [];
  let source = buildPackSource([], [], []);
  let isCurrent = true;
  /** Edits of a file that is not here are about another pack. */
  const edit = ({ path, changes }: EditedFile): void => {
    for (const edits of changes) {
      const text = texts.get(path);
      const span = spanOfEdits(edits);
      if (text === undefined || span === undefined) continue;
      const before = spans.get(path);
      // Whether it is the source's text that has changed before.
      if (before !== undefined) spans.set(path, joinSpans(before, span));
      else if (source.files.get(path)?.text === text) spans.set(path, span);
      texts.set(path, applyEdits(text, edits));
    }
  };
  return {
    generation: () => generation,
    sync(change) {
      // Whoever replaces everything starts anew, and may count from the start again.
      if (!change.replace && change.generation <= generation) return false;
      const misfit = misfitOf(change, texts);
      if (misfit !== null) throw new WrongArguments(`The edits of ${misfit} do not fit its text.`);
      generation = change.generation;
      if (change.replace) {
        texts.clear();
        spans.clear();
      }
      for (const { path, text } of change.files) {
        spans.delete(path);
        if (text === null) texts.delete(path);
        else texts.set(path, text);
      }
      for (const file of change.edited ?? []) edit(file);
      marked = new Set(change.marked);
      assets = change.assets ?? (change.replace ? [] : assets);
      collections = change.collections ?? (change.replace ? [] : collections);
      isCurrent = false;
      return true;
    },
    pack() {
      if (!isCurrent) {
        const files = Array.from(texts, ([path, text]) => ({ path, text }));
        source = buildPackSource(files, assets, collections, source, spans, marked);
        spans.clear();
        isCurrent = true;
      }
      return source;
    },
  };
}

/** The first file whose edits leave its text, or overlap; null if all can be made. */
function misfitOf({ replace, files, edited = [] }: PackSync, texts: ReadonlyMap<string, string>): string | null {
  const sent = new Map(files.map(({ path, text }) => [path, text]));
  const lengths = new Map<string, number>();
  for (const { path, changes } of edited) {
    const text = sent.has(path) || replace ? sent.get(path) : texts.get(path);
    if (text === undefined || text === null) continue;
    let length = lengths.get(path) ?? text.length;
    for (const edits of changes) {
      const after = lengthAfter(length, edits);
      if (after === null) return path;
      length = after;
    }
    lengths.set(path, length);
  }
  return null;
}
