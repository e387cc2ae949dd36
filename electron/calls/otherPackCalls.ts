// Handles the page's call for another state of the open pack: asks the user for a folder, and leaves the reading to
// electron/files.
import path from "node:path";
import { type BrowserWindow, dialog } from "electron";
import { done, refused } from "../../shared/base/result";
import type { MainApi } from "../../shared/rpc/mainCalls";
import { readOtherPack } from "../files/pack/otherPack";
import { readRevision } from "../files/pack/revisionPack";
import type { OpenPacks } from "../packs/openPacks";

export function createOtherPackCalls(window: BrowserWindow, openPacks: OpenPacks): Pick<MainApi, "otherPack"> {
  return {
    async otherPack(source) {
      const pack = openPacks.current();
      if (pack === null) return refused("No pack is open.");
      const { root, collections } = pack.listing;
      if (source.kind === "revision") {
        const read = await readRevision(root, source.revision);
        // Collections lie outside of the pack: they are taken as they are now.
        return read.ok ? done({ ...read.value, pack: { ...read.value.pack, collections } }) : read;
      }
      if (source.kind === "disk") {
        const read = await readOtherPack(root);
        return read.ok ? done({ ...read.value, name: "the disk" }) : read;
      }
      const { canceled, filePaths } = await dialog.showOpenDialog(window, {
        title: "Compare with another folder of the pack",
        defaultPath: path.dirname(root),
        properties: ["openDirectory"],
      });
      const folder = canceled ? undefined : filePaths[0];
      return folder === undefined ? done(null) : readOtherPack(folder);
    },
  };
}
