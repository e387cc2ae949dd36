// The sentence for a folder that is no pack, or a pack in another language than a command is for.
import { statSync } from "node:fs";
import { readPackFolder } from "./packFolder";

/**
 * Says that a folder is no pack, or a pack in another language than this one, which is `what`. Null for a pack in this
 * language, and for what is no folder.
 */
export async function unlessPackIn(place: string, language: string, what: string): Promise<string | null> {
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory() !== true) return null;
  const read = await readPackFolder(place);
  if (!read.ok) return read.refusal;
  const { model } = read.value.pack;
  if (model === null || model.id === language) return null;
  return `${place} ${what}; its language is ${model.title}.`;
}
