// Handles the page's calls for pictures of boards: asks the user where they go, and gives images for those that hold them.
import { type BrowserWindow, dialog } from "electron";
import { done, refused } from "../shared/base/result";
import type { MainApi } from "../shared/rpc/mainCalls";
import { imageData } from "./files/images/imageData";
import { PICTURE_FILES, isPicture, pictureName, savePicture } from "./files/images/savePicture";
import type { OpenPacks } from "./openPacks";

export function createPictureCalls(
  window: BrowserWindow,
  openPacks: OpenPacks,
): Pick<MainApi, "savePicture" | "imageData"> {
  return {
    async savePicture(suggestedName, kind, bytes) {
      if (!isPicture(bytes, kind)) return refused("This is not a picture.");
      const { ending, name } = PICTURE_FILES[kind];
      const { canceled, filePath } = await dialog.showSaveDialog(window, {
        title: "Save the picture",
        defaultPath: pictureName(suggestedName, kind),
        filters: [{ name, extensions: [ending] }],
      });
      if (canceled || filePath === undefined || filePath === "") return done(null);
      const saved = await savePicture(filePath, bytes);
      return saved.ok ? done(filePath) : saved;
    },
    async imageData(paths) {
      const pack = openPacks.current();
      if (pack === null) return {};
      const found = await imageData(new Set(paths), async (path) => {
        const sprite = await pack.sprite(path);
        return sprite === "away" ? null : sprite;
      });
      return Object.fromEntries(Array.from(found, ([path, { href }]) => [path, href]));
    },
  };
}
