// Answers the calls of one window's page. Each is a few lines: the work is done by the open packs, the window and the system.
import { type BrowserWindow, dialog, nativeTheme, shell } from "electron";
import { done, refused } from "../../shared/base/result";
import type { MainApi } from "../../shared/rpc/mainCalls";
import type { MenuState } from "../../shared/rpc/window";
import type { ChosenPaths } from "./chosenPaths";
import { createPack } from "../files/copies/newPack";
import { packsIn } from "../files/pack/packTitle";
import { realPathInside } from "../files/disk/packPaths";
import type { Preferences } from "../files/user/preferences";
import { trashTarget } from "../files/pack/trashTarget";
import type { KeptProcess } from "../processes/keptProcess";
import { logError } from "../log";
import { type PageFolders, createPageCalls } from "./pageCalls";
import { createOtherPackCalls } from "./otherPackCalls";
import type { OpenPacks } from "../packs/openPacks";
import type { PackKeeping } from "../packs/packKeeping";
import type { SolverProcess } from "../processes/solverProcess";
import type { AppWindow } from "../windows/window";
import { createExportPlaces } from "./exportPlaces";
import type { CopiedStartsStore } from "./copiedStarts";
import { createCopyCalls } from "./copyCalls";
import { createImageCalls } from "./imageCalls";
import { createDeletedImages } from "../files/images/deletedImages";
import { imageType } from "../files/images/images";
import { createPictureCalls } from "./pictureCalls";
import { createZipCalls } from "./zipCalls";

export interface MainParts {
  readonly appWindow: AppWindow;
  readonly openPacks: OpenPacks;
  readonly preferences: Preferences;
  readonly host: KeptProcess;
  readonly solver: SolverProcess;
  readonly chosen: ChosenPaths;
  /** Of all windows. */
  readonly copiedStarts: CopiedStartsStore;
  readonly keeping: PackKeeping;
  /** Called when settings changed: the menu and the other windows show some. */
  readonly settingsChanged: () => void;
  /** Called with what the menu shows while this window is the current one. */
  readonly showMenu: (menu: MenuState) => void;
  /** Opens another window, or brings the one with this pack to the front. */
  readonly newWindow: (root: string | null) => Promise<void>;
  /** Called when the user goes on working in a window that was to close. */
  readonly stays: () => void;
  /** Called when a dialog has been answered that says which pack is opened. */
  readonly packChosen: () => void;
  readonly templatesFolder: string;
  readonly pages: PageFolders;
  /** What was wrong at start, as sentences for the user. */
  readonly startTroubles: readonly string[];
}

/**
 * Creates the calls. The contract gives the types of arguments, but the page sends them, so values are checked where
 * they matter.
 */
export function createMainApi(parts: MainParts): MainApi {
  const { appWindow, openPacks, preferences, host, solver, chosen, keeping, templatesFolder, startTroubles } = parts;
  const { window } = appWindow;
  const places = createExportPlaces(window);
  const deletedImages = createDeletedImages();
  /** Returns whether the user has chosen a folder in this window, or could choose it from a list. */
  const isAllowed = async (root: string): Promise<boolean> => {
    if (chosen.isChosen(root)) return true;
    const offered = [...(await preferences.recentPacks()), ...(await openPacks.samplePacks())];
    return offered.some((pack) => pack.root === root);
  };
  return {
    async choosePack() {
      const root = await chooseFolder(window, "Open a pack's folder");
      if (root === null) return refused({ reason: "cancelled", message: "No folder was chosen." });
      chosen.choose(root);
      return done(root);
    },
    async openPack(root) {
      if (await isAllowed(root)) return openPacks.open(root);
      return refused({ reason: "unreadable", message: `${root} was not chosen in this window.` });
    },
    async newWindow(content) {
      const root =
        content.kind === "chosen" ? await chooseFolder(window, "Open a pack's folder in a new window") : null;
      if (content.kind === "chosen" && root === null) return done(null);
      if (content.kind === "pack" && !(await isAllowed(content.root))) {
        return refused(`${content.root} was not chosen in this window.`);
      }
      await parts.newWindow(content.kind === "pack" ? content.root : root);
      return done(null);
    },
    initialPack: () => openPacks.openInitial(),
    async closePack() {
      openPacks.close();
    },
    recentPacks: () => preferences.recentPacks(),
    samplePacks: () => openPacks.samplePacks(),
    packTemplates: () => packsIn(templatesFolder),
    async createPack(template, title) {
      const parent = await chooseFolder(window, "Choose where to create the new pack's folder");
      if (parent === null) return refused({ reason: "cancelled", message: "No folder was chosen." });
      parts.packChosen();
      const made = await createPack(templatesFolder, { template, title, parent });
      return made.ok ? openPacks.open(made.value) : made;
    },
    ...keeping,
    ...createZipCalls(window, openPacks, chosen, places, parts.packChosen),
    ...createPictureCalls(openPacks, places),
    ...createImageCalls(window, openPacks, chosen, deletedImages),
    ...createCopyCalls(openPacks, parts.copiedStarts),
    ...createPageCalls(openPacks, places, parts.pages),
    ...createOtherPackCalls(window, openPacks),
    async setUnsaved(paths) {
      appWindow.setUnsaved(paths.length > 0);
    },
    async setTitle(title) {
      appWindow.setTitle(title);
    },
    async showMenu(menu) {
      parts.showMenu(menu);
    },
    async changeView(change) {
      appWindow.changeView(change);
    },
    async ask({ message, detail, buttons }) {
      const { response } = await dialog.showMessageBox(window, {
        type: "question",
        message,
        detail,
        buttons: [...buttons],
        defaultId: 0,
        cancelId: buttons.length - 1,
        noLink: true,
      });
      return response;
    },
    async closeWindow() {
      appWindow.closeNow();
    },
    async keepWindow() {
      parts.stays();
    },
    settings: async () => preferences.settings(),
    startTroubles: async () => startTroubles,
    lostPage: async () => appWindow.takeLostPage(),
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
    async showInFolder(path) {
      const pack = openPacks.current();
      const file = pack === null ? null : await realPathInside(pack.listing.root, path);
      if (file !== null) shell.showItemInFolder(file);
    },
    showExported: async (file) => places.show(file),
    async paste() {
      window.webContents.paste();
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

async function chooseFolder(window: BrowserWindow, title: string): Promise<string | null> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title,
    properties: ["openDirectory", "createDirectory"],
  });
  return canceled ? null : (filePaths[0] ?? null);
}
