// Finds the file that keeps all starts of a pack from being played: one that they share, with a syntax error.
import { isBrokenText } from "../text/brokenText";
import type { PackSource, SourceFile } from "./packSource";

/** Returns the first such file; null while all can be read. */
export function brokenRules({ model, files }: PackSource): SourceFile | null {
  if (model === null) return null;
  for (const file of files.values()) {
    if (model.roles[file.role]?.isPlayedByAll === true && isBrokenText(file)) return file;
  }
  return null;
}
