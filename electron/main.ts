// Starts the program: one instance, its windows, its menu, and how it ends.
import path from "node:path";
import { errorText } from "../shared/base/errorText";
import { app, dialog, nativeTheme, session } from "electron";
import { hostMemoryFromArguments, packFromArguments } from "./commandLine";
import { checkDataFolder, usableDataFolder } from "./files/user/dataFolder";
import { denyPermissions, hardenPages } from "./page/hardening";
import { logError, logInto } from "./log";
import { ApplicationMenu } from "./windows/menu";
import { type PackWindows, createPackWindows } from "./windows/packWindows";
import { type Program, openProgram } from "./program";
import { type FindSprite, registerSchemes, serveProtocols } from "./page/protocol";

const development = process.defaultApp;

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
  app.whenReady().then(openWindows).catch(cannotStart);
} else {
  // The running instance receives the pack's path.
  process.stdout.write("Gridwright is already running; its window comes to the front.\n");
  app.exit(0);
}

/** Says why there is no window, and ends. */
function cannotStart(error: unknown): void {
  logError("start", error);
  dialog.showErrorBox("Gridwright cannot start", errorText(error));
  app.exit(1);
}

async function openWindows(): Promise<void> {
  const troubles = await checkDataFolder(dataFolder.folder);
  const startTroubles = dataFolder.trouble === null ? troubles : [dataFolder.trouble, ...troubles];
  for (const trouble of startTroubles) process.stderr.write(`${trouble}\n`);
  logInto(path.join(app.getPath("userData"), "logs"));
  denyPermissions(session.defaultSession);
  const program = await openProgram({
    resources: development ? path.join(__dirname, "../..") : process.resourcesPath,
    hostHeapMb: hostMemoryFromArguments(process.argv),
    startTroubles,
  });
  nativeTheme.themeSource = program.preferences.settings().theme;
  const menu = new ApplicationMenu(program.preferences);
  const windows: PackWindows = createPackWindows(program, () => void menu.show(windows));
  serveProtocols(path.join(__dirname, "../renderer"), findSprite(windows));
  askBeforeQuit(windows, program);
  await windows.start(namedPack);
  openOtherPacks(windows);
}

/** Finds sprites of open packs only, whatever pack a stale page may still name. */
function findSprite({ list }: PackWindows): FindSprite {
  return async (packId, spritePath) => {
    const packs = list.all().map(({ openPacks }) => openPacks.current());
    const pack = packs.find((each) => each?.listing.id === packId) ?? null;
    return pack === null ? "away" : pack.sprite(spritePath);
  };
}

/** Asks about unsaved edits in one window after the other, and ends once settings and kept edits are on the disk. */
function askBeforeQuit({ list }: PackWindows, { preferences, journal }: Program): void {
  app.on("before-quit", (event) => {
    if (!list.mayQuit()) event.preventDefault();
  });
  app.on("will-quit", (event) => {
    event.preventDefault();
    void Promise.all([preferences.written(), journal.written()]).finally(() => app.exit(0));
  });
}

/** Handles packs named by a second start, or dropped on the program's icon on macOS. */
function openOtherPacks(windows: PackWindows): void {
  app.on("second-instance", (_event, _argv, _folder, data) => {
    const { pack } = (data ?? {}) as { readonly pack?: unknown };
    if (typeof pack === "string") void windows.show(pack);
    else windows.list.current()?.toFront();
  });
  app.on("open-file", (event, root) => {
    event.preventDefault();
    void windows.show(root);
  });
}
