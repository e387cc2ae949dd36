// The pack in the host: current texts by path, of one generation, and the pack source made from them. Applies syncs.
import { buildPackSource } from "../dialects/models";
import type { AssetCollection, PackSource } from "../pack/packSource";
import { WrongArguments } from "../rpc/callTable";
import type { EditedFile, PackSync } from "../rpc/packSync";
import { type ChangedSpan, joinSpans, spanOfEdits } from "../text/changedSpan";
import { applyEdits, lengthAfter } from "../text/edit";

export interface Workspace {
  /** Returns the generation of the last sync; 0 before the first. */
  generation(): number;
  /**
   * Applies a sync. Returns false, without a change, for one older than the current state. Throws `WrongArguments`,
   * without a change, for one whose edits do not fit the current texts.
   */
  sync(change: PackSync): boolean;
  /**
   * Returns the current pack; the same object until the next sync. Files whose text did not change keep their parse.
   */
  pack(): PackSource;
}

/** Creates a workspace without files. */
export function createWorkspace(): Workspace {
  let generation = 0;
  const texts = new Map<string, string>();
  /** Where texts differ from those of `source`, if known. */
  const spans = new Map<string, ChangedSpan>();
  let marked: ReadonlySet<string> = new Set();
  let assets: readonly string[] = [];
  let collections: readonly AssetCollection[] = [];
  let source = buildPackSource([], [], []);
  let isCurrent = true;
  /** Edits of a missing file belong to another pack. */
  const edit = ({ path, changes }: EditedFile): void => {
    for (const edits of changes) {
      const text = texts.get(path);
      const span = spanOfEdits(edits);
      if (text === undefined || span === undefined) continue;
      const before = spans.get(path);
      // Only if the source's text has changed before.
      if (before !== undefined) spans.set(path, joinSpans(before, span));
      else if (source.files.get(path)?.text === text) spans.set(path, span);
      texts.set(path, applyEdits(text, edits));
    }
  };
  return {
    generation: () => generation,
    sync(change) {
      // A sync that replaces everything starts a new history, and may count from the start.
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
        source = buildPackSource(files, assets, collections, { previous: source, spans, marked });
        spans.clear();
        isCurrent = true;
      }
      return source;
    },
  };
}

/** Returns the first file whose edits leave its text, or overlap; null if all fit. */
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
