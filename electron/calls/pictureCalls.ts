// Handles the page's calls for pictures of boards: asks the user where they go, and gives images for those that hold them.
import { done, refused } from "../../shared/base/result";
import type { MainApi } from "../../shared/rpc/mainCalls";
import { imageData } from "../files/images/imageData";
import { PICTURE_FILES, isPicture, pictureName, savePicture } from "../files/images/savePicture";
import type { ExportPlaces } from "./exportPlaces";
import type { OpenPacks } from "../packs/openPacks";

export function createPictureCalls(
  openPacks: OpenPacks,
  places: ExportPlaces,
): Pick<MainApi, "savePicture" | "imageData"> {
  return {
    async savePicture(suggestedName, kind, bytes) {
      if (!isPicture(bytes, kind)) return refused("This is not a picture.");
      const { ending, name } = PICTURE_FILES[kind];
      const file = await places.choose({
        title: "Save the picture",
        name: pictureName(suggestedName, kind),
        folder: null,
        filters: [{ name, extensions: [ending] }],
      });
      if (file === null) return done(null);
      const saved = await savePicture(file, bytes);
      return saved.ok ? done(file) : saved;
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
