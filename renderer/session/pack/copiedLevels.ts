// Levels made of others, several at once: duplicated, each copy listed after its original, or pasted, after one level.
// Each has a name that is free. Pure.
import { type Result, done, refused } from "../../../shared/base/result";
import { buildPackSource } from "../../../shared/dialects/models";
import type { NewStart, PackSource } from "../../../shared/pack/packSource";
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

/** Makes a level beside those of a pack, of which some may have been made just now; null for none. */
type Make = (now: PackSource) => NewStart | null;

/** Returns the edits that duplicate these levels; refused where the pack's language is not known. */
export function copiedLevels(pack: PackSource, originals: readonly string[]): Result<CopiedLevels, string> {
  const makeCopy =
    (original: string): Make =>
    (now) => {
      const beside = now.levels.find(({ path }) => path === original);
      return beside === undefined ? null : (now.model?.starts.create(now, "copy", beside) ?? null);
    };
  return madeLevels(pack, originals.map(makeCopy));
}

/**
 * Returns the edits that put levels, as their texts, after the level in a file (null: at the end), and those that were
 * made `before`; refused where the pack's language is not known, and where none of the texts is a level.
 */
export function pastedLevels(
  pack: PackSource,
  texts: readonly string[],
  after: string | null,
  before: readonly FileEdits[] = [],
): Result<CopiedLevels, string> {
  let last = after;
  const makePasted =
    (text: string): Make =>
    (now) => {
      const beside = now.levels.find(({ path }) => path === last) ?? null;
      const made = now.model?.starts.paste(now, text, beside) ?? null;
      last = made?.path ?? last;
      return made;
    };
  const made = madeLevels(pack, texts.map(makePasted), before);
  if (!made.ok || made.value.paths.length > 0) return made;
  return refused(`The clipboard holds no ${pack.model?.words.start ?? "level"}.`);
}

function madeLevels(
  pack: PackSource,
  makers: readonly Make[],
  before: readonly FileEdits[] = [],
): Result<CopiedLevels, string> {
  if (pack.model === null) return refused("The language of this pack is not known.");
  const paths: string[] = [];
  let refusal: string | null = null;
  let now = withEdits(pack, before);
  for (const make of makers) {
    const made = make(now);
    if (made === null) continue;
    const { path, text, listing } = made;
    const texts = textsIn(now);
    texts.set(path, text);
    if (!listing.ok) refusal = listing.refusal;
    else if (listing.value !== null) {
      const { file, edits } = listing.value;
      texts.set(file, applyEdits(texts.get(file) ?? "", edits));
    }
    paths.push(path);
    // The next name must be free beside this one.
    now = withTexts(now, texts);
  }
  const edits = [...now.files.values()].flatMap(({ path, text }): readonly FileEdits[] => {
    const before = pack.files.get(path)?.text;
    if (before === undefined) return [{ file: path, edits: [{ offset: 0, length: 0, text }] }];
    const edit = minimalEdit(before, text);
    return edit === null ? [] : [{ file: path, edits: [edit] }];
  });
  return done({ edits, paths, refusal });
}

function withEdits(pack: PackSource, changes: readonly FileEdits[]): PackSource {
  if (changes.length === 0) return pack;
  const texts = textsIn(pack);
  for (const { file, edits } of changes) texts.set(file, applyEdits(texts.get(file) ?? "", edits));
  return withTexts(pack, texts);
}

function textsIn({ files }: PackSource): Map<string, string> {
  return new Map([...files].map(([path, { text }]) => [path, text]));
}

function withTexts(pack: PackSource, texts: ReadonlyMap<string, string>): PackSource {
  const files = Array.from(texts, ([path, text]) => ({ path, text }));
  return buildPackSource(files, [...pack.assets], pack.collections, { previous: pack });
}
