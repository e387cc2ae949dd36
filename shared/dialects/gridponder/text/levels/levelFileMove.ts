// A level whose file is named after it keeps that when it gets another name. Says which file moves; moves nothing.
import { type Result, done, refused } from "../../../../base/result";
import type { FileMove } from "../../../../text/edit";
import type { PackIndex } from "../names/packIndex";
import type { NameChange } from "../names/rename";

/** Names that some system has for its devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Returns whether a level's id can be the name of its file on every system. */
export function isLevelFileName(id: string): boolean {
  return !DEVICE.test(id) && /^[^\s.\\/:*?"<>|][^\\/:*?"<>|]*$/.test(id) && !/[\s.]$/.test(id);
}

/**
 * Returns the files to be renamed when a name changes: that of a level that is called like it. None for any other name;
 * refused with a sentence where the file cannot have the new one.
 */
export function levelFileMoves(index: PackIndex, { of, name, next }: NameChange): Result<readonly FileMove[], string> {
  if (of !== "level" || next === name) return done([]);
  const file = index.levels.find(({ id }) => id === name)?.file;
  if (file === undefined || !file.path.endsWith(`/${name}.json`)) return done([]);
  if (!isLevelFileName(next)) {
    return refused(`The level's file is named after it, and "${next}" cannot be the name of a file everywhere.`);
  }
  const to = `${file.path.slice(0, -`${name}.json`.length)}${next}.json`;
  return index.pack.files.has(to) ? refused(`There is a file ${to} already.`) : done([{ from: file.path, to }]);
}
