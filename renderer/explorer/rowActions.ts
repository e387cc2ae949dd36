// What is done with a row of the tree: shown, opened to work on it, or deleted.
import { isPicturePath } from "../../shared/pack/images/picturePath";
import { deleteImages } from "../session/pack/imageCommands";
import { imagesAt } from "../session/pack/imageSelection";
import { deleteLevels } from "../session/pack/levelRemoval";
import { levelsAt } from "../session/pack/levelSelection";
import { selectFile, selectFileAside, selectImage, usePackStore } from "../session/pack/packStore";
import { reveal } from "../session/pack/textPlaces";
import { bringToFront, requestCommand, showPanel, uncoverPanel } from "../session/window/shellPort";
import { editStory, removeEntry } from "../session/pack/storyCommands";
import { afterFrame } from "../ui/useAfterFrame";
import type { TreeRow } from "./packTree";
import { entryOf } from "./sequenceDrag";

/** Shows the content of a row; only a story screen moves the focus to its place in the text. */
export function showRow(row: TreeRow): void {
  if (row.kind === "file" || row.kind === "level") selectFile(row.path);
  // Behind another panel of its place, such as Rules, the board would not be seen.
  if (row.kind === "level") uncoverPanel("board");
  if (row.kind === "story") reveal(row.file, row.at);
  const isShownImage = row.kind === "asset" && isPicturePath(row.path);
  if (isShownImage) selectImage(row.path);
  if (row.kind === "file" || row.kind === "story" || isShownImage) bringToFront("editor");
}

/** Shows a level or a text beside what is shown now, and takes the focus there. */
export function openAside(path: string): void {
  selectFileAside(path);
  const isLevel = usePackStore.getState().activeLevelFile === path;
  // What is shown there must have come first.
  afterFrame(() => showPanel(isLevel ? "board" : "editor"));
}

/** Shows it and takes the focus there: a level's board, a file's text, the form of a story screen. Its tab is kept open. */
export function openRow(row: TreeRow): void {
  showRow(row);
  // Looked at, its tab would go to the next file.
  if (row.kind === "file" || row.kind === "level") requestCommand("file.keep");
  if (row.kind === "level") showPanel("board");
  else if (row.kind === "file" || (row.kind === "asset" && isPicturePath(row.path))) showPanel("editor");
  else if (row.kind === "story") editStory(entryOf(row));
}

/**
 * Deletes a level or an image and those chosen with it, after a confirmation, or a story screen. Returns why it could
 * not, or null; ignores rows of other files.
 */
export async function deleteRow(row: TreeRow): Promise<string | null> {
  const entry = entryOf(row);
  if (row.kind === "story" && entry !== null) return removeEntry(entry);
  if (row.kind === "asset" && isPicturePath(row.path)) return deleteImages(imagesAt(row.path));
  return row.kind === "level" ? deleteLevels(levelsAt(row.path)) : null;
}
