// Starts the program: one instance, one window, one host process, and the calls between them.
import path from "node:path";
import { type BrowserWindow, app, dialog, ipcMain, nativeTheme, session } from "electron";
import type { MainEvents } from "../shared/rpc/mainCalls";
import { CHOSEN_PATH_CHANNEL, HOST_PORT_CHANNEL } from "../shared/rpc/bridge";
import { connectAsMain } from "../shared/rpc/connect";
import { bridgePort } from "./bridgePort";
import { type ChosenPaths, createChosenPaths } from "./chosenPaths";
import { hostMemoryFromArguments, packFromArguments } from "./commandLine";
import { createBackups } from "./files/backups";
import { checkDataFolder, usableDataFolder } from "./files/dataFolder";
import { createJournal } from "./files/journal";
import { type Preferences, loadPreferences } from "./files/preferences";
import { denyPermissions, hardenPages } from "./hardening";
// The bundler builds it as a file of its own and returns its path.
import hostPath from "./host?modulePath";
import { startKeptProcess } from "./keptProcess";
import { logError, logInto } from "./log";
import { createMainApi } from "./mainApi";
import { presetOf } from "../shared/commands/keyMap";
import { setMenu } from "./menu";
import { isOwnPage } from "./ownPage";
import { type OpenPacks, createOpenPacks } from "./openPacks";
import { type PackKeeping, createPackKeeping } from "./packKeeping";
import { type FindSprite, registerSchemes, serveProtocols } from "./protocol";
import { createSolverProcess } from "./solverProcess";
import { createAppWindow } from "./window";

const development = process.defaultApp;

/** What buffers of the host may take besides its heap. */
const HOST_BUFFERS_MB = 512;

// Without this, an uncaught error would open a dialog that keeps the program from ever ending.
process.on("uncaughtException", (error) => {
  logError("main", error);
  app.exit(1);
});

process.on("unhandledRejection", (reason) => logError("unhandled rejection", reason));

app.setName("Gridwright");
const dataFolder = usableDataFolder(
  app.commandLine.getSwitchValue("user-data-dir") || path.join(app.getPath("appData"), "Gridwright"),
);
app.setPath("userData", dataFolder.folder);
const documentsFolder = app.commandLine.getSwitchValue("documents-dir");
if (documentsFolder !== "") app.setPath("documents", documentsFolder);
const namedPack = packFromArguments(process.argv, process.cwd(), development);

if (app.requestSingleInstanceLock({ pack: namedPack })) {
  registerSchemes();
  hardenPages(app);
  app.on("window-all-closed", () => app.quit());
  app.whenReady().then(openWindow).catch(cannotStart);
} else {
  // The running instance receives the pack's path.
  process.stdout.write("Gridwright is already running; its window comes to the front.\n");
  app.exit(0);
}

/** Says why there is no window, and ends. */
function cannotStart(error: unknown): void {
  logError("start", error);
  dialog.showErrorBox("Gridwright cannot start", error instanceof Error ? error.message : String(error));
  app.exit(1);
}

async function openWindow(): Promise<void> {
  const troubles = await checkDataFolder(dataFolder.folder);
  const startTroubles = dataFolder.trouble === null ? troubles : [dataFolder.trouble, ...troubles];
  for (const trouble of startTroubles) process.stderr.write(`${trouble}\n`);
  logInto(path.join(app.getPath("userData"), "logs"));
  denyPermissions(session.defaultSession);
  const preferences = await loadPreferences(path.join(app.getPath("userData"), "preferences.json"));
  nativeTheme.themeSource = preferences.settings().theme;

  const resources = development ? path.join(__dirname, "../..") : process.resourcesPath;
  const openPacks = createOpenPacks({
    preferences,
    samplesFolder: path.join(resources, "sample-packs"),
    copiesFolder: path.join(app.getPath("documents"), "Gridwright"),
    named: namedPack,
    changed: (change) => events().diskChanged(change),
    remembered: () => void showMenu(),
  });
  serveProtocols(path.join(__dirname, "../renderer"), findSprite(openPacks));

  const appWindow = createAppWindow(() => events().closeRequested());
  const { webContents } = appWindow.window;
  const hostProgram = { path: hostPath, name: "host", heapMb: hostMemoryFromArguments(process.argv) };
  const host = startKeptProcess(
    { ...hostProgram, besideHeapMb: () => HOST_BUFFERS_MB },
    {
      portReady(port) {
        if (!webContents.isDestroyed()) webContents.postMessage(HOST_PORT_CHANNEL, null, [port]);
      },
      gone: (reason) => events().hostGone(reason),
    },
  );
  const solver = createSolverProcess(
    webContents,
    () => preferences.settings().solverMemoryMb,
    (reason) => events().solverGone(reason),
  );
  ipcMain.on(HOST_PORT_CHANNEL, (event) => {
    if (event.sender === webContents && isOwnPage(event.senderFrame)) host.connectPage();
  });
  const chosen = createChosenPaths();
  if (namedPack !== null) chosen.choose(namedPack);
  ipcMain.on(CHOSEN_PATH_CHANNEL, (event, path: unknown) => {
    if (event.sender === webContents && isOwnPage(event.senderFrame) && typeof path === "string") chosen.choose(path);
  });
  const connection = connectAsMain(
    bridgePort(webContents),
    createMainApi({
      appWindow,
      openPacks,
      preferences,
      host,
      solver,
      chosen,
      keeping: createKeeping(openPacks, preferences),
      menuChanged: () => void showMenu(),
      templatesFolder: path.join(resources, "templates"),
      pages: { players: path.join(__dirname, "../player"), tried: path.join(app.getPath("userData"), "pages") },
      startTroubles,
    }),
    (error, call) => logError(`call ${call}`, error),
  );
  function events(): MainEvents {
    return connection.remote;
  }

  async function showMenu(): Promise<void> {
    const choices = {
      command: (id: string) => events().commandChosen(id),
      pack: (root: string) => events().packRequested(root),
    };
    const { keyPreset, keys, animations, isBlind } = preferences.settings();
    const recent = await preferences.recentPacks();
    const switches = { "play.animations": animations, "solver.blind": isBlind };
    setMenu(choices, { recent, keys: { preset: presetOf(keyPreset), keys }, switches });
  }
  await showMenu();
  openOtherPacks(appWindow.window, chosen, (root) => events().packRequested(root));
  appWindow.window.on("closed", () => {
    host.dispose();
    solver.dispose();
    openPacks.dispose();
  });
}

/** Creates the stores in the user's data folder that guard against lost work, and deletes what is too old in them. */
function createKeeping(openPacks: OpenPacks, preferences: Preferences): PackKeeping {
  const journal = createJournal(path.join(app.getPath("userData"), "journal"));
  const backups = createBackups(path.join(app.getPath("userData"), "backups"));
  void journal.prune(Date.now());
  void backups.prune(Date.now());
  return createPackKeeping({ openPacks, preferences, journal, backups });
}

/** Finds sprites of the open pack only, whatever pack a stale page may still name. */
function findSprite(openPacks: OpenPacks): FindSprite {
  return async (packId, spritePath) => {
    const pack = openPacks.current();
    return pack === null || pack.listing.id !== packId ? "away" : pack.sprite(spritePath);
  };
}

/** Handles packs named by a second start, or dropped on the program's icon on macOS. */
function openOtherPacks(window: BrowserWindow, chosen: ChosenPaths, request: (root: string) => void): void {
  const requested = (root: string): void => {
    chosen.choose(root);
    request(root);
  };
  app.on("second-instance", (_event, _argv, _folder, data) => {
    if (window.isMinimized()) window.restore();
    window.focus();
    const { pack } = (data ?? {}) as { readonly pack?: unknown };
    if (typeof pack === "string") requested(pack);
  });
  app.on("open-file", (event, root) => {
    event.preventDefault();
    requested(root);
  });
}
