// Decides what may be moved to the system's trash: one text file or image of the pack, named by its path.
import { ownFile } from "../disk/ownFile";
import { isTextFile } from "../disk/packPaths";
import { imageType } from "../images/images";

/**
 * Returns the file of a path in a pack, inside its folder: for a link the link itself, never its target. Null when it
 * is neither a text file nor an image, is outside the real root, or does not exist.
 */
export async function trashTarget(realRoot: string, relative: string): Promise<string | null> {
  return isTextFile(relative) || imageType(relative) !== null ? ownFile(realRoot, relative) : null;
}
