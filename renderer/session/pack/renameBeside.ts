// Renames what a list beside the board shows, wherever the pack names it.
import { applyFor } from "../../documents/history/changesElsewhere";
import { packSource } from "../../documents/packSource";
import { usePackStore } from "./packStore";

/**
 * Gives a name of a file another one in all texts, as one step of undo of the level that is shown. `of`: a sort of names
 * whose renaming moves no file. Returns why not, or null.
 */
export function renameBeside(path: string, of: string, name: string, next: string): string | null {
  const pack = packSource();
  const file = pack.files.get(path);
  if (file === undefined || pack.model === null) return "The file is no longer in the pack.";
  const renaming = pack.model.names.rename(pack, of, name, next, file);
  if (!renaming.ok) return renaming.refusal;
  applyFor(usePackStore.getState().activeLevelFile, { name: `Rename ${name} to ${next}`, edits: renaming.value.edits });
  return null;
}
