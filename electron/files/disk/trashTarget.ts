// Decides what may be moved to the system's trash: one text file of the pack, named by its path.
import { ownFile } from "./ownFile";
import { isTextFile } from "./packPaths";

/**
 * Returns the file of a path in a pack, inside its folder: for a link the link itself, never its target. Null when it
 * is not a text file, is outside the real root, or does not exist.
 */
export async function trashTarget(realRoot: string, relative: string): Promise<string | null> {
  return isTextFile(relative) ? ownFile(realRoot, relative) : null;
}
