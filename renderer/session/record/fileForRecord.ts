// Chooses the file in which a recording is written.
import { documents } from "../../documents/documents";
import { packSource } from "../../documents/packSource";
import { selectFile } from "../pack/packStore";
import { activeLevel } from "../play/windowPlay";

/**
 * Returns the file of the level in view, or that of a new level where its own records no moves: a set-up that is played
 * from. That one is then in view. Null without a level.
 */
export function fileForRecord(): string | null {
  const path = activeLevel();
  const pack = packSource();
  const level = path === null ? undefined : pack.files.get(path);
  const { model } = pack;
  if (path === null || level === undefined || model === null) return path;
  if (model.record.isKeptIn?.(level.tree) !== false) return path;
  const made = model.starts.create(pack, "empty", level);
  documents.restore(made.path, made.text);
  selectFile(made.path);
  return made.path;
}
