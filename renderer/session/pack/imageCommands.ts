// Renames images of the pack: the file at once, the texts that name it as edits, and all undone as one step.
import type { Disposable } from "../../../shared/base/disposable";
import { createEmitter } from "../../../shared/base/emitter";
import { type Result, done } from "../../../shared/base/result";
import { renamedImageEdits, renamedImagePath } from "../../../shared/pack/renamedImage";
import { main } from "../../bridge/main";
import { applyFor } from "../../documents/changesElsewhere";
import { diskNews } from "../../documents/diskNews";
import { createImagePart } from "../../documents/imagePart";
import { packSource } from "../../documents/packSource";
import { usePackStore } from "./packStore";

const kept = createEmitter<string>();

/** Told why the disk refused to give an image its name back by undo, or again by redo. */
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
  const step = `Rename image to ${to.slice(to.lastIndexOf("/") + 1)}`;
  applyFor(activeLevelFile ?? activeFile, edits.ok ? edits.value : [], step, [], parts);
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
