// The sentence for a pack in another language than a command is for.
import { statSync } from "node:fs";
import { readPackFolder } from "./packFolder";

/** Says that a pack's folder is in another language than this one, which is `what`. Null for anything else. */
export async function otherLanguage(place: string, language: string, what: string): Promise<string | null> {
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory() !== true) return null;
  const read = await readPackFolder(place);
  const model = read.ok ? read.value.pack.model : null;
  if (model === null || model.id === language) return null;
  return `${place} ${what}; its language is ${model.title}.`;
}
