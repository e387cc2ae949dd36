// Answers the calls of one window's page, by what they are about. Each is a few lines: the work is done by the open packs,
// the window and the system.
import { nativeTheme } from "electron";
import type { MainApi } from "../../shared/rpc/mainCalls";
import { logError } from "../log";
import type { MainParts } from "./mainParts";
import { createPageCalls } from "./pageCalls";
import { createOtherPackCalls } from "./otherPackCalls";
import { createExportPlaces } from "./exportPlaces";
import { createCopyCalls } from "./copyCalls";
import { createFileCalls } from "./fileCalls";
import { createImageCalls } from "./imageCalls";
import { createDeletedImages } from "../files/images/deletedImages";
import { createPackCalls } from "./packCalls";
import { createPictureCalls } from "./pictureCalls";
import { createWindowCalls } from "./windowCalls";
import { createZipCalls } from "./zipCalls";

/**
 * Creates the calls. The contract gives the types of arguments, but the page sends them, so values are checked where
 * they matter.
 */
export function createMainApi(parts: MainParts): MainApi {
  const { appWindow, openPacks, preferences, host, solver, chosen, packChosen } = parts;
  const { window } = appWindow;
  const places = createExportPlaces(window);
  const deletedImages = createDeletedImages();
  return {
    ...createPackCalls(parts),
    ...createWindowCalls(parts),
    ...createFileCalls(openPacks, deletedImages),
    ...parts.keeping,
    ...createZipCalls(window, openPacks, chosen, places, packChosen),
    ...createPictureCalls(openPacks, places),
    ...createImageCalls(window, openPacks, chosen, deletedImages),
    ...createCopyCalls(openPacks, parts.copiedStarts),
    ...createPageCalls(openPacks, places, parts.pages),
    ...createOtherPackCalls(window, openPacks),
    settings: async () => preferences.settings(),
    startTroubles: async () => parts.startTroubles,
    async changeSettings(changes) {
      // What the disk refuses still holds for this run.
      await preferences.changeSettings(changes).catch((error: unknown) => logError("settings", error));
      nativeTheme.themeSource = preferences.settings().theme;
      parts.settingsChanged();
    },
    endHungHost: async (silentMs) => host.endIfHung(silentMs),
    async startSolver() {
      solver.connectPage();
    },
    showExported: async (file) => places.show(file),
  };
}
