// Handles the page's calls for packs as zip files and for copies of them: asks the user for the file, and leaves the
// work to electron/files.
import { type BrowserWindow, dialog } from "electron";
import path from "node:path";
import { type Result, done, refused } from "../../shared/base/result";
import type { MainApi } from "../../shared/rpc/mainCalls";
import type { OpenRefusal } from "../../shared/rpc/packsOnDisk";
import { exportZip } from "../files/copies/exportZip";
import { copyPackTo } from "../files/copies/packCopy";
import { checkZip, unpackZip } from "../files/copies/packZip";
import type { ChosenPaths } from "./chosenPaths";
import type { ExportPlaces } from "./exportPlaces";
import { chooseFolder } from "./folderDialog";
import type { OpenPacks } from "../packs/openPacks";

const ZIP_FILES = [{ name: "Packs as zip files", extensions: ["zip"] }];

export function createZipCalls(
  window: BrowserWindow,
  openPacks: OpenPacks,
  chosen: ChosenPaths,
  places: ExportPlaces,
  packChosen: () => void,
): Pick<MainApi, "chooseZip" | "importPack" | "exportPack" | "savePackAs"> {
  return {
    async chooseZip(zipFile) {
      const file = zipFile ?? (await askForZip(window));
      if (file === null) return refused({ reason: "cancelled", message: "No file was chosen." });
      if (zipFile === null) chosen.choose(file);
      if (!chosen.isChosen(file)) return notChosen(file);
      const checked = await checkZip(file);
      return checked.ok ? done(file) : checked;
    },
    async importPack(file) {
      if (!chosen.isChosen(file)) return notChosen(file);
      const parent = await chooseFolder(window, {
        title: "Choose where to unpack the pack's folder",
        defaultPath: path.dirname(file),
      });
      if (parent === null) return refused({ reason: "cancelled", message: "No folder was chosen." });
      packChosen();
      const unpacked = await unpackZip(file, parent);
      return unpacked.ok ? openPacks.open(unpacked.value) : unpacked;
    },
    async savePackAs(unsaved) {
      const pack = openPacks.current();
      if (pack === null) return refused({ reason: "not-found", message: "No pack is open." });
      const { canceled, filePath } = await dialog.showSaveDialog(window, {
        title: "Save the pack as another folder",
        defaultPath: `${pack.listing.root}-copy`,
        buttonLabel: "Save Pack",
      });
      if (canceled || !filePath) return refused({ reason: "cancelled", message: "No folder was chosen." });
      packChosen();
      const copied = await copyPackTo(pack.listing.root, filePath, unsaved, pack.texts());
      if (!copied.ok) return copied;
      const opened = await openPacks.open(copied.value.target);
      return opened.ok && copied.value.isTextsOnly ? done({ ...opened.value, isTextsOnly: true }) : opened;
    },
    async exportPack() {
      const pack = openPacks.current();
      if (pack === null) return refused({ reason: "failed", message: "No pack is open." });
      const { root, name } = pack.listing;
      const file = await places.choose({
        title: "Export the pack as a zip file",
        name: `${name}.zip`,
        folder: path.dirname(root),
        filters: ZIP_FILES,
      });
      if (file === null) return refused({ reason: "cancelled", message: "No file was chosen." });
      const exported = await exportZip(pack, file);
      return exported.ok ? exported : refused({ reason: "failed", message: exported.refusal });
    },
  };
}

function notChosen(file: string): Result<never, OpenRefusal> {
  return refused({ reason: "unreadable", message: `${file} was not chosen in this window.` });
}

async function askForZip(window: BrowserWindow): Promise<string | null> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title: "Import a pack from a zip file",
    properties: ["openFile"],
    filters: ZIP_FILES,
  });
  return canceled ? null : (filePaths[0] ?? null);
}
