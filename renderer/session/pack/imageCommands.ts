// Renames and deletes images of the pack: the file at once, the texts that name it as edits, and all undone as one step;
// and takes back by undo those that a paste brought.
import { fileName } from "../../../shared/pack/fileNames";
import type { Disposable } from "../../../shared/base/disposable";
import { createEmitter } from "../../../shared/base/emitter";
import { type Result, done } from "../../../shared/base/result";
import { imageUses } from "../../../shared/pack/images/imageUses";
import { renamedImageEdits, renamedImagePath } from "../../../shared/pack/images/renamedImage";
import type { Question } from "../../../shared/rpc/window";
import { main } from "../../bridge/main";
import { applyFor } from "../../documents/history/changesElsewhere";
import { diskNews } from "../../documents/disk/diskNews";
import { createBroughtImagePart, createDeletedImagePart, createImagePart } from "../../documents/history/imagePart";
import type { JointPart } from "../../documents/history/jointPart";
import { packSource } from "../../documents/packSource";
import { usePackStore } from "./packStore";

const kept = createEmitter<string>();

/** Told why the disk refused to take back by undo what was done with an image, or to do it again by redo. */
export function onImageKept(listener: (sentence: string) => void): Disposable {
  return kept.on(listener);
}

/**
 * Gives an image the name that was typed, in its folder, and has all texts name it so; returns why not, or null. Undo
 * beside a level takes it back, the file's name too.
 */
export async function renameImage(path: string, typed: string): Promise<string | null> {
  const renamed = renamedImagePath(path, typed);
  if (!renamed.ok) return renamed.refusal;
  const to = renamed.value;
  if (to === path) return null;
  const found = renamedImageEdits(packSource(), path, to);
  if (!found.ok) return found.refusal;
  const { listing, activeLevelFile, activeFile } = usePackStore.getState();
  const moved = await moveImage(path, to);
  if (!moved.ok) return moved.refusal;
  // Another pack may have been opened meanwhile, or a text changed.
  if (usePackStore.getState().listing?.id !== listing?.id) return null;
  const edits = renamedImageEdits(packSource(), path, to);
  const parts = [createImagePart({ from: path, to }, moveAgain)];
  const step = `Rename image to ${fileName(to)}`;
  applyFor(activeLevelFile ?? activeFile, { name: step, edits: edits.ok ? edits.value : [], others: parts });
  return edits.ok ? null : edits.refusal;
}

function moveAgain(from: string, to: string): void {
  const move = async (): Promise<void> => {
    const moved = await moveImage(from, to);
    if (!moved.ok) kept.emit(moved.refusal);
  };
  void move();
}

async function moveImage(from: string, to: string): Promise<Result<null, string>> {
  const before = usePackStore.getState().listing;
  const renamed = await main.renameFile(from, to);
  const { listing } = usePackStore.getState();
  if (!renamed.ok || listing === null || listing.id !== before?.id) return renamed;
  const assets = listing.assets.map((path) => (path === from ? to : path));
  // As if the disk had told: main does not tell of what it did itself.
  diskNews.take({ packId: listing.id, changed: [], removed: [], assets, problems: [] });
  usePackStore.setState(({ shownImage }) => (shownImage === from ? { shownImage: to } : {}));
  return done(null);
}

/**
 * Asks, naming what uses them, then moves images into the system's trash, as one step of undo beside a level. Gives why
 * not all went, or null.
 */
export async function deleteImages(paths: readonly string[]): Promise<string | null> {
  const { listing, activeLevelFile, activeFile } = usePackStore.getState();
  if (paths.length === 0 || (await main.ask(deletionQuestion(paths))) !== 0) return null;
  const parts: JointPart[] = [];
  let refusal: string | null = null;
  for (const path of paths) {
    const removed = await removeImage(path);
    if (removed.ok) parts.push(deletedImagePart(path));
    else refusal ??= removed.refusal;
  }
  if (usePackStore.getState().listing?.id !== listing?.id) return null;
  const [gone, ...others] = parts;
  const step = others.length === 0 ? `Delete image ${fileName(gone?.path() ?? "")}` : `Delete ${parts.length} images`;
  if (gone !== undefined) applyFor(activeLevelFile ?? activeFile, { name: step, others: parts });
  return refusal;
}

function deletedImagePart(path: string): JointPart {
  return createDeletedImagePart(path, {
    restore: () => void tell(restoreImage(path)),
    remove: () => void tell(removeImage(path)),
  });
}

/** More names would make the question hard to read. */
const MOST_NAMED = 8;

function deletionQuestion(paths: readonly string[]): Question {
  const [first = "", ...others] = paths;
  const uses = others.length === 0 ? usesText(first) : usesOfSeveral(paths);
  return {
    message:
      others.length === 0
        ? `Delete the image "${fileName(first)}"?`
        : `Delete ${paths.length} images: ${named(paths)}?`,
    detail: `${uses} Undo brings ${others.length === 0 ? "it" : "them"} back.`,
    buttons: ["Move to Trash", "Cancel"],
  };
}

/** Returns which of several images texts name, and what becomes of that. */
function usesOfSeveral(paths: readonly string[]): string {
  const used = paths.filter((path) => imageUses(packSource(), path).length > 0);
  if (used.length === 0) return "No text of the pack uses them.";
  const who = used.length === paths.length ? "All of them" : named(used);
  return `${who} ${used.length === 1 ? "is" : "are"} used. The texts stay as they are, and Problems lists each use.`;
}

function named(paths: readonly string[]): string {
  const names = paths.map((path) => `"${fileName(path)}"`);
  return (names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), "…"] : names).join(", ");
}

/**
 * Returns the part of a change that brought an image into the pack: undo moves it into the trash unless a text names it
 * still, and redo brings it again.
 */
export function broughtImagePart(path: string): JointPart {
  let isRemoved = false;
  // One after the other: undo and redo come faster than the disk.
  let last = Promise.resolve();
  const soon = (act: () => Promise<void>): void => {
    last = last.then(act);
  };
  return createBroughtImagePart(path, {
    // Not before the texts of the same step are as they were.
    remove: () =>
      soon(async () => {
        if (imageUses(packSource(), path).length > 0) return;
        isRemoved = true;
        await tell(removeImage(path));
      }),
    restore: () =>
      soon(async () => {
        if (!isRemoved) return;
        isRemoved = false;
        await tell(restoreImage(path));
      }),
  });
}

async function tell(change: Promise<Result<null, string>>): Promise<void> {
  const changed = await change;
  if (!changed.ok) kept.emit(changed.refusal);
}

/** Returns which texts name an image, and what becomes of that. */
function usesText(path: string): string {
  const counts = new Map<string, number>();
  for (const { file } of imageUses(packSource(), path)) counts.set(file, (counts.get(file) ?? 0) + 1);
  if (counts.size === 0) return "No text of the pack uses it.";
  const listed = Array.from(counts, ([file, count]) => (count === 1 ? file : `${file} (${count} times)`));
  return `It is used in ${listed.join(", ")}. The texts stay as they are, and Problems lists each use.`;
}

async function removeImage(path: string): Promise<Result<null, string>> {
  return changeAssets(main.trashFile(path), (assets) => assets.filter((each) => each !== path));
}

async function restoreImage(path: string): Promise<Result<null, string>> {
  return changeAssets(main.restoreImage(path), (assets) => [...new Set([...assets, path])].sort());
}

/** Changes which images there are once the disk has; nothing where another pack has been opened meanwhile. */
async function changeAssets(
  change: Promise<Result<null, string>>,
  next: (assets: readonly string[]) => readonly string[],
): Promise<Result<null, string>> {
  const before = usePackStore.getState().listing;
  const changed = await change;
  const { listing } = usePackStore.getState();
  if (!changed.ok || listing === null || listing.id !== before?.id) return changed;
  const assets = next(listing.assets);
  // The watcher tells it as well, a moment later.
  diskNews.take({ packId: listing.id, changed: [], removed: [], assets, problems: [] });
  usePackStore.setState(({ shownImage }) =>
    shownImage !== null && !assets.includes(shownImage) ? { shownImage: null } : {},
  );
  return done(null);
}
