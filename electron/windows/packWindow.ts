// One window with everything that is its own: its pack, its host and solver processes, and its page's calls.
import type { Disposable } from "../../shared/base/disposable";
import { CHOSEN_PATH_CHANNEL, HOST_PORT_CHANNEL } from "../../shared/rpc/bridge";
import { connectAsMain } from "../../shared/rpc/connect";
import type { MainEvents } from "../../shared/rpc/mainCalls";
import type { MenuState } from "../../shared/rpc/window";
import { bridgePort } from "../page/bridgePort";
import { type ChosenPaths, createChosenPaths } from "../calls/chosenPaths";
import type { WindowPlace } from "../files/user/storedWindows";
// The bundler builds it as a file of its own and returns its path.
import hostPath from "../host?modulePath";
import { type KeptProcess, startKeptProcess } from "../processes/keptProcess";
import { logError } from "../log";
import { createMainApi } from "../calls/mainApi";
import { type Beginning, type OpenPacks, createOpenPacks } from "../packs/openPacks";
import { createSamples } from "../packs/samples";
import { isOwnPage } from "../page/ownPage";
import { createPackKeeping } from "../packs/packKeeping";
import type { Program } from "../program";
import { createSolverProcess } from "../processes/solverProcess";
import { type AppWindow, createAppWindow } from "./window";
import type { ListedWindow } from "./windowList";

/** What buffers of the host may take besides its heap. */
const HOST_BUFFERS_MB = 512;

export interface PackWindow extends ListedWindow {
  readonly appWindow: AppWindow;
  readonly openPacks: OpenPacks;
  /** The folders and files that the user has chosen in it. */
  readonly chosen: ChosenPaths;
  readonly events: MainEvents;
  /** What the menu shows for it; null until its page has said so. */
  menu(): MenuState | null;
}

export interface PackWindowOptions {
  readonly program: Program;
  readonly beginning: Beginning;
  /** Null: where the system puts it. */
  readonly place: WindowPlace | null;
  readonly around: WindowSurroundings;
}

/** What a window may ask of the list of windows. */
export interface WindowSurroundings {
  /** Returns whether another window has the pack in this real folder. */
  isElsewhere(window: PackWindow, root: string): boolean;
  /** Brings that window to the front. Returns whether there is one. */
  showElsewhere(window: PackWindow, root: string): boolean;
  /** Called when the window has another pack, or moved. */
  changed(): void;
  /** Called when a pack was added to the recent ones. */
  remembered(): void;
  settingsChanged(by: PackWindow): void;
  newWindow(root: string | null): Promise<void>;
  /** Called when the menu is to show something else for a window. */
  menuChanged(): void;
  /** Called when the user goes on working in a window that was to close. */
  stays(): void;
}

/** Opens a window. What is its own ends with it. */
export function createPackWindow({ program, beginning, place, around }: PackWindowOptions): PackWindow {
  const { preferences, journal, backups, folders } = program;
  const chosen = createChosenPaths();
  if (beginning.kind === "pack") chosen.choose(beginning.root);
  let menu: MenuState | null = null;
  const samples = createSamples(folders.samples, folders.copies);
  const openPacks = createOpenPacks({
    preferences,
    samples,
    beginning,
    showElsewhere,
    changed: (change) => self.events.diskChanged(change),
    replaced: () => around.changed(),
    remembered: () => around.remembered(),
  });
  const appWindow = createAppWindow(place, () => self.events.closeRequested());
  const { window } = appWindow;
  const host = startHost(appWindow, program, (reason) => self.events.hostGone(reason));
  const solver = createSolverProcess(window.webContents, program.solverBudget, (reason) =>
    self.events.solverGone(reason),
  );
  listenToPage(appWindow, host, chosen);
  const connection = connectAsMain(
    bridgePort(window.webContents),
    createMainApi({
      appWindow,
      openPacks,
      samples,
      preferences,
      host,
      solver,
      chosen,
      copiedStarts: program.copiedStarts,
      keeping: createPackKeeping({
        openPacks,
        isElsewhere: (root) => around.isElsewhere(self, root),
        preferences,
        journal,
        backups,
      }),
      settingsChanged: () => around.settingsChanged(self),
      showMenu(next) {
        menu = next;
        around.menuChanged();
      },
      newWindow: (root) => around.newWindow(root),
      stays: () => around.stays(),
      packChosen: () => self.events.packChosen(),
      templatesFolder: folders.templates,
      pages: { players: folders.players, tried: folders.triedPages },
      startTroubles: program.startTroubles,
    }),
    (error, call) => logError(`call ${call}`, error),
  );
  disposeWith(appWindow, [host, solver, openPacks]);
  const self: PackWindow = {
    appWindow,
    openPacks,
    chosen,
    events: connection.remote,
    menu: () => menu,
    root: () => openPacks.root(),
    place: () => appWindow.place(),
    hasUnsaved: () => appWindow.hasUnsaved(),
    toFront: () => appWindow.toFront(),
    askToClose: () => connection.remote.closeRequested(),
  };
  return self;

  /** Shows the other window with a pack; a window that was opened for this pack alone closes then. */
  function showElsewhere(root: string): boolean {
    if (!around.showElsewhere(self, root)) return false;
    if (beginning.kind === "pack" && openPacks.current() === null) appWindow.closeNow();
    return true;
  }
}

function startHost({ window }: AppWindow, { hostHeapMb }: Program, gone: (reason: string) => void): KeptProcess {
  return startKeptProcess(
    { path: hostPath, name: "host", heapMb: hostHeapMb, besideHeapMb: () => HOST_BUFFERS_MB },
    {
      portReady(port) {
        if (!window.isDestroyed()) window.webContents.postMessage(HOST_PORT_CHANNEL, null, [port]);
      },
      gone,
    },
  );
}

/** Listens to what the preload script of this window sends beside the page's calls. */
function listenToPage({ window }: AppWindow, host: KeptProcess, chosen: ChosenPaths): void {
  const { ipc } = window.webContents;
  ipc.on(HOST_PORT_CHANNEL, (event) => {
    if (isOwnPage(event.senderFrame)) host.connectPage();
  });
  ipc.on(CHOSEN_PATH_CHANNEL, (event, path: unknown) => {
    if (isOwnPage(event.senderFrame) && typeof path === "string") chosen.choose(path);
  });
}

function disposeWith({ window }: AppWindow, own: readonly Disposable[]): void {
  window.on("closed", () => own.forEach((each) => each.dispose()));
}
