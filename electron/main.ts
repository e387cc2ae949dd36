// Starts the program: one instance, one window, one host process, and the calls between them.
import path from "node:path";
import { type BrowserWindow, app, ipcMain, nativeTheme, session } from "electron";
import type { MainEvents } from "../shared/rpc/contract";
import { CHOSEN_PATH_CHANNEL, HOST_PORT_CHANNEL } from "../shared/rpc/bridge";
import { connectAsMain } from "../shared/rpc/connect";
import { bridgePort } from "./bridgePort";
import { type ChosenPaths, createChosenPaths } from "./chosenPaths";
import { hostMemoryFromArguments, packFromArguments } from "./commandLine";
import { createBackups } from "./files/backups";
import { createJournal } from "./files/journal";
import { type Preferences, loadPreferences } from "./files/preferences";
import { denyPermissions, hardenPages } from "./hardening";
import { startHostProcess } from "./hostProcess";
import { logError, logInto } from "./log";
import { createMainApi } from "./mainApi";
import { setMenu } from "./menu";
import { isOwnPage } from "./ownPage";
import { type OpenPacks, createOpenPacks } from "./openPacks";
import { type PackKeeping, createPackKeeping } from "./packKeeping";
import { type FindSprite, registerSchemes, serveProtocols } from "./protocol";
import { createAppWindow } from "./window";

const development = process.defaultApp;

// An uncaught error here would otherwise be a dialog that keeps the program from ever ending.
process.on("uncaughtException", (error) => {
  logError("main", error);
  app.exit(1);
});

app.setName("Gridwright");
app.setPath(
  "userData",
  app.commandLine.getSwitchValue("user-data-dir") || path.join(app.getPath("appData"), "Gridwright"),
);
const named = packFromArguments(process.argv, process.cwd(), development);

if (app.requestSingleInstanceLock({ pack: named })) {
  registerSchemes();
  hardenPages(app);
  app.on("window-all-closed", () => app.quit());
  void app.whenReady().then(openWindow);
} else {
  // The running instance has been told of the pack.
  process.stdout.write("Gridwright is running already; its window has been asked to show itself.\n");
  app.exit(0);
}

async function openWindow(): Promise<void> {
  logInto(path.join(app.getPath("userData"), "logs"));
  denyPermissions(session.defaultSession);
  const preferences = await loadPreferences(path.join(app.getPath("userData"), "preferences.json"));
  nativeTheme.themeSource = preferences.settings().theme;

  const resources = development ? path.join(__dirname, "../..") : process.resourcesPath;
  const desk = createOpenPacks({
    preferences,
    samplesFolder: path.join(resources, "sample-packs"),
    named,
    changed: (change) => tell().diskChanged(change),
    remembered: () => void showMenu(),
  });
  serveProtocols(path.join(__dirname, "../renderer"), findSprite(desk));

  const appWindow = createAppWindow(() => tell().closeRequested());
  const { webContents } = appWindow.window;
  const host = startHostProcess(hostMemoryFromArguments(process.argv), {
    portReady(port) {
      if (!webContents.isDestroyed()) webContents.postMessage(HOST_PORT_CHANNEL, null, [port]);
    },
    gone: (reason) => tell().hostGone(reason),
  });
  ipcMain.on(HOST_PORT_CHANNEL, (event) => {
    if (event.sender === webContents && isOwnPage(event.senderFrame)) host.connectPage();
  });
  const chosen = createChosenPaths();
  if (named !== null) chosen.choose(named);
  ipcMain.on(CHOSEN_PATH_CHANNEL, (event, path: unknown) => {
    if (event.sender === webContents && isOwnPage(event.senderFrame) && typeof path === "string") chosen.choose(path);
  });
  const connection = connectAsMain(
    bridgePort(webContents),
    createMainApi({
      appWindow,
      desk,
      preferences,
      host,
      chosen,
      keeping: keepingOf(desk, preferences),
      templatesFolder: path.join(resources, "templates"),
    }),
    (error, call) => logError(`call ${call}`, error),
  );
  function tell(): MainEvents {
    return connection.remote;
  }

  async function showMenu(): Promise<void> {
    const choices = {
      command: (id: string) => tell().commandChosen(id),
      pack: (root: string) => tell().packRequested(root),
    };
    setMenu(choices, await preferences.recentPacks());
  }
  await showMenu();
  hearOtherPacks(appWindow.window, chosen, (root) => tell().packRequested(root));
  appWindow.window.on("closed", () => {
    host.dispose();
    desk.dispose();
  });
}

/** What must not be lost is kept in the user's own folder; what was kept for too long is let go there. */
function keepingOf(desk: OpenPacks, preferences: Preferences): PackKeeping {
  const journal = createJournal(path.join(app.getPath("userData"), "journal"));
  const backups = createBackups(path.join(app.getPath("userData"), "backups"));
  void journal.prune(Date.now());
  void backups.prune(Date.now());
  return createPackKeeping({ desk, preferences, journal, backups });
}

/** Sprites of the open pack only, whatever pack a stale page may still name. */
function findSprite(desk: OpenPacks): FindSprite {
  return async (packId, spritePath) => {
    const pack = desk.current();
    return pack === null || pack.listing.id !== packId ? "pack-closed" : pack.sprite(spritePath);
  };
}

/** Packs named by a second start, or dropped on the program's icon on macOS. */
function hearOtherPacks(window: BrowserWindow, chosen: ChosenPaths, request: (root: string) => void): void {
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
