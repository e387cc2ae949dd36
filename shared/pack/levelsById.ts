// The levels of a pack by their ids.
import type { PackSource, SourceFile } from "./packSource";

/** Returns the files that can be played from by their ids, in the pack's order; of equal ids the first counts. */
export function levelsById(
  { levels }: Pick<PackSource, "levels">,
  idOf: (file: SourceFile) => string,
): ReadonlyMap<string, SourceFile> {
  const files = new Map<string, SourceFile>();
  for (const file of levels) {
    const id = idOf(file);
    if (!files.has(id)) files.set(id, file);
  }
  return files;
}
