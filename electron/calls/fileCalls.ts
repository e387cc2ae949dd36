// Handles the page's calls about single files of the open pack: shows, renames and deletes them.
import { shell } from "electron";
import { done, refused } from "../../shared/base/result";
import type { MainApi } from "../../shared/rpc/mainCalls";
import { realPathInside } from "../files/disk/packPaths";
import type { DeletedImages } from "../files/images/deletedImages";
import { imageType } from "../files/images/images";
import { trashTarget } from "../files/pack/trashTarget";
import { logError } from "../log";
import type { OpenPacks } from "../packs/openPacks";

export function createFileCalls(
  openPacks: OpenPacks,
  deletedImages: DeletedImages,
): Pick<MainApi, "showInFolder" | "renameFile" | "trashFile"> {
  return {
    async showInFolder(path) {
      const pack = openPacks.current();
      const file = pack === null ? null : await realPathInside(pack.listing.root, path);
      if (file !== null) shell.showItemInFolder(file);
    },
    async renameFile(from, to) {
      const pack = openPacks.current();
      return pack === null ? refused("No pack is open.") : pack.rename(from, to);
    },
    async trashFile(path) {
      const pack = openPacks.current();
      const file = pack === null ? null : await trashTarget(pack.listing.root, path);
      if (pack === null || file === null)
        return refused(`${path} is neither a text file nor an image of the open pack.`);
      try {
        // Of a text the window has all that undo needs.
        if (imageType(path) !== null) await deletedImages.keep(pack.listing.root, path);
        await shell.trashItem(file);
        return done(null);
      } catch (error) {
        logError("trash", error);
        return refused(`The system could not move ${path} to its trash.`);
      }
    },
  };
}
