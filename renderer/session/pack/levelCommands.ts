// Levels made, copied, deleted and put in another order. Texts are documents and edits of documents: nothing is on the
// disk until it is saved, but a deleted file goes into the system's trash at once.
import type { Result } from "../../../shared/base/result";
import type { StartChoices, StartOrigin } from "../../../shared/pack/packModel";
import type { PackSource, SourceFile, StartModel } from "../../../shared/pack/packSource";
import type { FileEdits } from "../../../shared/text/edit";
import { main } from "../../bridge/main";
import { documents } from "../../documents/documents";
import { packSource } from "../../documents/packSource";
import { selectFile, usePackStore } from "./packStore";
import { openDialog } from "../window/dialog";
import { showPanel } from "../window/shellPort";
import { windowStore } from "../../state/windowStore";

/** The level file that is being renamed in the pack's tree; null for none. */
export const useRenamedLevel = windowStore<{ readonly path: string | null }>(() => ({ path: null }));

/** Begins to type another id for a level; without one, ends it. */
export function renameInTree(path: string | null): void {
  useRenamedLevel.setState({ path });
}

/**
 * Makes a level file beside the active one, lists it behind that one and shows it. Without an active level it is empty.
 * Brings the board, to be painted on at once. Gives why it was not listed, or null.
 */
export function newLevel(origin: StartOrigin, chosen?: StartChoices): string | null {
  return withStarts((starts, pack) => {
    const { path, text, listing } = starts.create(pack, origin, activeLevel() ?? null, chosen);
    documents.restore(path, text);
    const refusal = applyChange(listing);
    selectFile(path);
    showPanel("board");
    return refusal;
  });
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

/** Asks, then puts the active level's file into the trash and takes it off the list. Gives why not, or null. */
export async function deleteLevel(): Promise<string | null> {
  const file = activeLevel();
  const { model } = packSource();
  if (file === undefined || model === null) return null;
  const { starts } = model;
  const id = starts.idOf(file);
  const chosen = await main.ask({
    message: `Delete the ${model.words.start} "${starts.titleOf(file)}"?`,
    detail: `${file.path} is moved to the system's trash, and its entries are removed from the ${model.words.start} sequence.`,
    buttons: ["Move to Trash", "Cancel"],
  });
  const document = documents.get(file.path);
  if (chosen !== 0 || document === undefined) return null;
  // What was never saved is nowhere but here.
  if (document.baseText !== null) {
    const trashed = await main.trashFile(file.path);
    if (!trashed.ok) return trashed.refusal;
  }
  documents.discard(file.path);
  const isLast = packSource().levels.every((level) => starts.idOf(level) !== id);
  return isLast ? changeList((starts, pack) => starts.unlist(pack, id)) : null;
}

/** Moves an entry of the sequence (its index) before another, as one step of undo of the file that lists it. */
export function moveInSequence(from: number, before: number): string | null {
  return changeList((starts, pack) => starts.move(pack, from, before));
}

/** Moves the active level by one place in the sequence: -1 up, 1 down; past the ends nothing happens. */
export function moveLevel(by: -1 | 1): string | null {
  const from = activeEntry();
  if (from === null || from + by < 0 || from + by >= sequenceLength()) return null;
  return moveInSequence(from, by < 0 ? from - 1 : from + 2);
}

/** Returns the active level's first entry in the sequence; null for none. */
export function activeEntry(): number | null {
  const file = activeLevel();
  const pack = packSource();
  const entries = pack.model?.starts.entries(pack) ?? [];
  return entries.find((entry) => entry.kind === "start" && entry.file === file)?.listedAt?.index ?? null;
}

/** Returns how many entries the sequence has. */
export function sequenceLength(): number {
  const pack = packSource();
  return pack.model?.starts.listLength(pack) ?? 0;
}

/** Applies a change of the list of levels, as one step of undo. Gives why not, or null. */
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
  if (change.value !== null) documents.get(change.value.file)?.apply(change.value.edits);
  return null;
}

function activeLevel(): SourceFile | undefined {
  const path = usePackStore.getState().activeLevelFile;
  return packSource().levels.find((level) => level.path === path);
}
