// Several levels duplicated at once: each copy is listed behind its original, under a name that is free. Pure.
import { type Result, done, refused } from "../../../shared/base/result";
import { buildPackSource } from "../../../shared/dialects/models";
import type { PackSource } from "../../../shared/pack/packSource";
import { type FileEdits, applyEdits } from "../../../shared/text/edit";
import { minimalEdit } from "../../../shared/text/minimalEdit";

export interface CopiedLevels {
  /** New files are insertions at the start of a text that is not there. */
  readonly edits: readonly FileEdits[];
  /** The new files, in the order of the originals. */
  readonly paths: readonly string[];
  /** Why the copies were not listed; null when they were. */
  readonly refusal: string | null;
}

/** Returns the edits that duplicate these levels; refused where the pack's language is not known. */
export function copiedLevels(pack: PackSource, originals: readonly string[]): Result<CopiedLevels, string> {
  if (pack.model === null) return refused("The language of this pack is not known.");
  const paths: string[] = [];
  let refusal: string | null = null;
  let now = pack;
  for (const original of originals) {
    const beside = now.levels.find(({ path }) => path === original);
    if (beside === undefined) continue;
    const { path, text, listing } = pack.model.starts.create(now, "copy", beside);
    const texts = new Map([...now.files].map(([each, file]) => [each, file.text]));
    texts.set(path, text);
    if (!listing.ok) refusal = listing.refusal;
    else if (listing.value !== null) {
      const { file, edits } = listing.value;
      texts.set(file, applyEdits(texts.get(file) ?? "", edits));
    }
    paths.push(path);
    // The next name must be free beside this one.
    const files = Array.from(texts, ([each, content]) => ({ path: each, text: content }));
    now = buildPackSource(files, [...now.assets], now.collections, now);
  }
  const edits = [...now.files.values()].flatMap(({ path, text }): readonly FileEdits[] => {
    const before = pack.files.get(path)?.text;
    if (before === undefined) return [{ file: path, edits: [{ offset: 0, length: 0, text }] }];
    const edit = minimalEdit(before, text);
    return edit === null ? [] : [{ file: path, edits: [edit] }];
  });
  return done({ edits, paths, refusal });
}
