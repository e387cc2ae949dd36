// Story screens of the level sequence: added, edited and removed, each as one step of undo of the file that lists them.
import type { Disposable } from "../../../shared/base/disposable";
import { refused } from "../../../shared/base/result";
import { closeDialog, openDialog } from "../window/dialog";
import { activeEntry, changeList, sequenceLength } from "./levelCommands";
import { onOtherPack } from "./packStore";

/** Opens the form of the story screen at an index of the sequence; null closes it. */
export function editStory(index: number | null): void {
  if (index === null) closeDialog("story");
  else openDialog({ kind: "story", index });
}

/** Closes the form of a story screen when another pack opens. */
export function connectStories(): Disposable {
  return onOtherPack(() => closeDialog("story"));
}

/** Puts a story screen before an entry of the sequence (its length: at the end) and edits it. Gives why not, or null. */
export function newStory(before: number): string | null {
  const refusal = changeList(
    (starts, pack) => starts.addStory?.(pack, before) ?? refused("There are no story screens."),
  );
  if (refusal === null) editStory(before);
  return refusal;
}

/** Puts a story screen beside the active level and edits it; at the end when the sequence does not name the level. */
export function newStoryBeside(side: "before" | "after"): string | null {
  const entry = activeEntry();
  if (entry === null) return newStory(sequenceLength());
  return newStory(side === "before" ? entry : entry + 1);
}

/** Takes an entry out of the sequence: a story screen is gone, a level's file stays. Gives why not, or null. */
export function removeEntry(index: number): string | null {
  return changeList((starts, pack) => starts.removeEntry(pack, index));
}
