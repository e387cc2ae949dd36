// Handles the page's calls that bring images into the pack, and back into it: asks the user for files, and leaves the
// work to electron/files.
import { type BrowserWindow, dialog } from "electron";
import path from "node:path";
import { refused } from "../../shared/base/result";
import type { MainApi } from "../../shared/rpc/mainCalls";
import type { ChosenPaths } from "./chosenPaths";
import type { DeletedImages } from "../files/images/deletedImages";
import { addTiles, importImage } from "../files/images/importImage";
import type { OpenPacks } from "../packs/openPacks";

export function createImageCalls(
  window: BrowserWindow,
  openPacks: OpenPacks,
  chosen: ChosenPaths,
  deleted: DeletedImages,
): Pick<MainApi, "importImages" | "addTiles" | "restoreImage"> {
  return {
    async importImages(files) {
      const pack = openPacks.current();
      if (pack === null) return [];
      const imported = [];
      for (const file of files ?? (await chooseImages(window))) {
        const isAllowed = files === null || chosen.isChosen(file);
        const result = isAllowed
          ? await importImage(pack.listing.root, file)
          : refused("It was not chosen in this window.");
        imported.push({ name: path.basename(file), result });
      }
      return imported;
    },
    async restoreImage(image) {
      const pack = openPacks.current();
      return pack === null ? refused("No pack is open.") : deleted.restore(pack.listing.root, image);
    },
    async addTiles(sheet, tiles) {
      const pack = openPacks.current();
      if (pack === null) return [];
      const added = await addTiles(pack.listing.root, sheet, tiles);
      return added.map((result, index) => ({ name: tiles[index]?.name ?? "", result }));
    },
  };
}

async function chooseImages(window: BrowserWindow): Promise<readonly string[]> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title: "Import images into the pack",
    properties: ["openFile", "multiSelections"],
    filters: [{ name: "Images", extensions: ["png", "jpg", "jpeg", "gif", "webp", "svg"] }],
  });
  return canceled ? [] : filePaths;
}
