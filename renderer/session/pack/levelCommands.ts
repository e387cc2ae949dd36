// Creates, copies and reorders levels. All are edits of documents: nothing is on the disk until it is saved.
import type { Result } from "../../../shared/base/result";
import type { StartChoices, StartOrigin } from "../../../shared/pack/packModel";
import type { EntryPlace, PackSource, SourceFile, StartModel } from "../../../shared/pack/packSource";
import type { FileEdits } from "../../../shared/text/edit";
import { applyFor } from "../../documents/history/changesElsewhere";
import type { JointChange } from "../../documents/history/jointChange";
import { packSource } from "../../documents/packSource";
import { copiedLevels } from "./copiedLevels";
import { levelsAt } from "./levelSelection";
import { selectFile, usePackStore } from "./packStore";
import { packWords } from "./packWords";
import { openDialog } from "../window/dialog";
import { showPanel } from "../window/shellPort";

/**
 * Makes a level file beside the active one, lists it after that one and shows it, as one step of undo. Without an
 * active level it is empty. Brings the board, to be painted on at once. Gives why it was not listed, or null.
 */
export function newLevel(origin: StartOrigin, chosen?: StartChoices): string | null {
  return withStarts((starts, pack) => {
    const beside = activeLevel();
    const { path, text, listing } = starts.create(pack, origin, beside ?? null, chosen);
    const listed = listing.ok && listing.value !== null ? [listing.value] : [];
    showMade(beside?.path ?? null, path, {
      name: `New ${packWords().start}`,
      edits: [{ file: path, edits: [{ offset: 0, length: 0, text }] }, ...listed],
    });
    return listing.ok ? null : listing.refusal;
  });
}

/**
 * Duplicates levels, each copy listed after its original, as one step of undo, and shows the first copy. Gives why
 * they were not listed, or null.
 */
export function duplicateLevels(paths: readonly string[]): string | null {
  const [first] = paths;
  const copied = copiedLevels(packSource(), paths);
  if (!copied.ok) return copied.refusal;
  const { edits, paths: made, refusal } = copied.value;
  const [show] = made;
  const { start, starts } = packWords();
  if (first !== undefined && show !== undefined)
    showMade(first, show, { name: `Duplicate ${made.length === 1 ? start : starts}`, edits });
  return refusal;
}

/** Makes files for the level at `beside`, and shows one of them (`show`). */
export function showMade(beside: string | null, show: string, change: JointChange): void {
  applyFor(beside, change);
  selectFile(show);
  showPanel("board");
}

/** Asks for what an empty level is to be, where its language leaves a choice; else makes it at once. */
export function askForLevel(): string | null {
  const { model } = packSource();
  const choices = model?.starts.choices?.(activeLevel() ?? null);
  if (model === null || choices === undefined) return newLevel("empty");
  const { start } = model.words;
  const title = `New ${start.slice(0, 1).toUpperCase()}${start.slice(1)}`;
  openDialog({ kind: "new-level", title, name: choices.title, size: choices.size });
  return null;
}

/** Moves entries of the sequence (their indices) before another, as one step of undo of the file that lists them. */
export function moveInSequence(from: readonly number[], before: number): string | null {
  return changeList((starts, pack) => starts.move(pack, from, before));
}

/** Puts entries of the sequence in the places of others, as one step of undo. */
export function arrangeSequence(places: readonly EntryPlace[]): string | null {
  return changeList((starts, pack) => starts.arrange(pack, places));
}

/** Moves levels together by one place in the sequence: -1 up, 1 down; past the ends nothing happens. */
export function moveLevels(paths: readonly string[], by: -1 | 1): string | null {
  const from = entriesOf(paths);
  const [first, last] = [Math.min(...from), Math.max(...from)];
  if (from.length === 0 || first + Math.min(by, 0) < 0 || last + by >= sequenceLength()) return null;
  return moveInSequence(from, oneFurther(from, by));
}

/** Returns the index before which entries go to move together by one place: negative past the beginning. */
export function oneFurther(from: readonly number[], by: -1 | 1): number {
  return by < 0 ? Math.min(...from) - 1 : Math.max(...from) + 2;
}

/** Returns the entries that move with one (their indices in the sequence): those of all chosen levels, if it is of one. */
export function entriesWith(entry: number): readonly number[] {
  const level = listedLevels().find(({ index }) => index === entry);
  const paths = level === undefined ? [] : levelsAt(level.path);
  return paths.length > 1 ? entriesOf(paths) : [entry];
}

/** Returns the indices in the sequence of all entries of these levels. */
function entriesOf(paths: readonly string[]): readonly number[] {
  return listedLevels().flatMap(({ index, path }) => (paths.includes(path) ? [index] : []));
}

/** Returns the entries of the sequence that name a level: their indices, and the level's file. */
function listedLevels(): readonly { readonly index: number; readonly path: string }[] {
  const pack = packSource();
  return (pack.model?.starts.entries(pack) ?? []).flatMap((entry) =>
    entry.kind === "start" && entry.listedAt !== null ? [{ index: entry.listedAt.index, path: entry.file.path }] : [],
  );
}

/** Returns the active level's first entry in the sequence; null for none. */
export function activeEntry(): number | null {
  const path = activeLevel()?.path;
  return listedLevels().find((level) => level.path === path)?.index ?? null;
}

/** Returns how many entries the sequence has. */
export function sequenceLength(): number {
  const pack = packSource();
  return pack.model?.starts.listLength(pack) ?? 0;
}

/** Applies a change of the list of levels, as one step of undo of the level that is shown. Gives why not, or null. */
export function changeList(
  change: (starts: StartModel, pack: PackSource) => Result<FileEdits | null, string>,
): string | null {
  return withStarts((starts, pack) => applyChange(change(starts, pack)));
}

function withStarts(act: (starts: StartModel, pack: PackSource) => string | null): string | null {
  const pack = packSource();
  return pack.model === null ? "The language of this pack is not known." : act(pack.model.starts, pack);
}

function applyChange(change: Result<FileEdits | null, string>): string | null {
  if (!change.ok) return change.refusal;
  // Undo beside a list of levels applies to the level that is shown, not to the file that lists them.
  const { activeLevelFile } = usePackStore.getState();
  const { value } = change;
  if (value !== null) applyFor(activeLevelFile, { name: `Change the order of ${packWords().starts}`, edits: [value] });
  return null;
}

function activeLevel(): SourceFile | undefined {
  const path = usePackStore.getState().activeLevelFile;
  return packSource().levels.find((level) => level.path === path);
}
