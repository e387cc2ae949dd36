// Starts the built app for one test: its page, its main process, its pack, and the errors it reports.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Page, expect } from "@playwright/test";
import { type MainProcess, launchApp } from "./launch";
import { type PackCopy, copyPack, packIn, projectRoot } from "./packCopy";

export interface RunningApp {
  readonly electron: MainProcess;
  readonly page: Page;
  readonly pack: PackCopy;
  /**
   * Console errors, uncaught errors and violations of the security policy so far. A test that causes one empties the
   * list.
   */
  readonly problems: string[];
  /** Milliseconds from starting the process to the page's DOMContentLoaded. */
  readonly startedInMs: number;
  /** Sets the answer of native message boxes from now on: the index of a button. */
  answerQuestions(button: number): Promise<void>;
  /** Returns the native messages shown so far, as `message`. */
  questionsAsked(): Promise<readonly string[]>;
  /** Sets the answer of the folder dialog from now on; null is Cancel. */
  answerFolder(folder: string | null): Promise<void>;
  /** Lets dialogs for folders and files stay open until `answerFolder`. */
  holdFolder(): Promise<void>;
  /** How many dialogs for folders and files were shown. */
  foldersAsked(): Promise<number>;
  /** Chooses a menu item by its command id. */
  chooseMenu(commandId: string): Promise<void>;
  /** Brings a panel to the front by its menu item, unless it is there: the menu would then hide it. */
  showPanel(panel: string): Promise<void>;
  /** Returns all text of the focused code editor, read as a user would copy it. */
  editorText(): Promise<string>;
  /** Kills the host process as a crash would. */
  killHost(): Promise<void>;
  /** Saves a picture of the page in the test's output folder (or in `folder`) and returns its path. */
  screenshot(name: string, folder?: string): Promise<string>;
  /** Ends the whole program like `kill -9`. */
  kill(): Promise<void>;
  /**
   * Copies another pack to open in this app. The copy stays until the app has ended, since a window may load images at
   * any time.
   */
  copyPack(source: string): PackCopy;
  close(): Promise<void>;
}

export interface StartOptions {
  /** The path of the pack to copy, absolute or from the project's root. */
  readonly pack: string;
  /** Opens the pack where it is, for a second start; it is not removed at the end. */
  readonly inPlace?: boolean;
  /** Opens the copy by the command line; otherwise the app finds a pack by itself. */
  readonly open?: boolean;
  /** An existing user data folder; otherwise a new one, removed at the end. */
  readonly userData?: string;
  /** More arguments of the command line. */
  readonly args?: readonly string[];
  /** The folder of another build than the usual one. */
  readonly build?: string;
}

/** The folder of the built app, where tests also save their pictures. */
export const outFolder = path.join(projectRoot, process.env.GRIDWRIGHT_OUT ?? "out");

/** Starts the app and waits for its window and page. */
export async function startApp({
  pack: source,
  open = true,
  inPlace = false,
  userData,
  args = [],
  build = outFolder,
}: StartOptions): Promise<RunningApp> {
  const pack = inPlace ? packIn(source) : copyPack(source);
  const ownData = userData ?? mkdtempSync(path.join(os.tmpdir(), "gridwright-user-"));
  const startedAtMs = Date.now();
  const problems: string[] = [];
  const ownArgs = [`--user-data-dir=${ownData}`, `--documents-dir=${path.join(ownData, "documents")}`];
  const packArgs = open ? [`--project=${pack.folder}`] : [];
  const launched = await launchApp(build, [...ownArgs, ...packArgs, ...args], projectRoot, (main) =>
    watchMain(main, problems),
  );
  const { main: electron, page, loaded, closed } = launched;
  const others: PackCopy[] = [];
  watchForProblems(page, problems);
  await loaded;
  const startedInMs = Date.now() - startedAtMs;
  await stubDialogs(electron);
  return {
    electron,
    page,
    pack,
    problems,
    startedInMs,
    ...dialogControls(electron),
    chooseMenu: (commandId) => chooseMenu(electron, commandId),
    async showPanel(panel) {
      const place = page.locator(`[data-panel="${panel}"]`);
      // One that comes to the front by itself meanwhile is hidden by the menu, and shown by the next try.
      await expect(async () => {
        if (!(await place.isVisible())) await chooseMenu(electron, `panel.${panel}`);
        await expect(place).toBeVisible({ timeout: 2000 });
      }).toPass();
    },
    editorText: () => copiedText(electron, page),
    killHost: () => killHost(electron),
    async screenshot(name, folder = path.join(outFolder, "e2e")) {
      mkdirSync(folder, { recursive: true });
      const file = path.join(folder, `${name}.png`);
      await page.screenshot({ path: file });
      return file;
    },
    async kill() {
      electron.process().kill("SIGKILL");
      await closed;
    },
    copyPack(source) {
      const other = copyPack(source);
      others.push(other);
      return other;
    },
    async close() {
      await closeApp(electron);
      await closed;
      for (const copy of [pack, ...others]) copy.remove();
      if (userData === undefined) rmSync(ownData, { recursive: true, force: true });
    },
  };
}

/** No rejection in main may go unhandled. */
function watchMain(electron: MainProcess, problems: string[]): void {
  electron.process().stderr?.on("data", (data: unknown) => {
    // With its stack, which comes in the same piece.
    const [rejection] = /[^\n]*(?:unhandled rejection: |UnhandledPromiseRejection)[^]*/.exec(String(data)) ?? [];
    if (rejection !== undefined) problems.push(rejection);
  });
}

function watchForProblems(page: Page, problems: string[]): void {
  page.on("console", (message) => {
    if (message.type() !== "error" && !/Content Security Policy/.test(message.text())) return;
    problems.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => problems.push(String(error.stack ?? error)));
}

interface DialogStub {
  button: number;
  folder: string | null;
  /** Resolves when dialogs for folders and files may be answered. */
  held: Promise<void>;
  release: () => void;
  asked: number;
  messages: string[];
}

/**
 * Replaces native dialogs, which a test cannot click: they answer as the test says, by default with their last button.
 */
export async function stubDialogs(electron: MainProcess): Promise<void> {
  await electron.evaluate(({ dialog }) => {
    const stub: DialogStub = {
      button: -1,
      folder: null,
      held: Promise.resolve(),
      release: () => undefined,
      asked: 0,
      messages: [],
    };
    (globalThis as typeof globalThis & { dialogStub?: DialogStub }).dialogStub = stub;
    dialog.showMessageBox = async (...args: readonly unknown[]) => {
      const options = args[args.length - 1] as { readonly message: string; readonly buttons?: readonly string[] };
      stub.messages.push(options.message);
      return { response: stub.button < 0 ? (options.buttons?.length ?? 1) - 1 : stub.button, checkboxChecked: false };
    };
    dialog.showOpenDialog = async (...args: readonly unknown[]) => {
      const options = args[args.length - 1] as { readonly properties?: readonly string[] };
      stub.asked += 1;
      await stub.held;
      // Asked for a folder, it answers with that of a file.
      const isFolder = options.properties?.includes("openDirectory") === true;
      const answer = isFolder ? (stub.folder?.replace(/[\\/][^\\/]+\.zip$/, "") ?? null) : stub.folder;
      return { canceled: answer === null, filePaths: answer === null ? [] : [answer] };
    };
  });
}

function dialogControls(
  electron: MainProcess,
): Pick<RunningApp, "answerQuestions" | "questionsAsked" | "answerFolder" | "holdFolder" | "foldersAsked"> {
  return {
    answerQuestions: (button) =>
      electron.evaluate((_, value) => {
        (globalThis as typeof globalThis & { dialogStub: DialogStub }).dialogStub.button = value;
      }, button),
    questionsAsked: () =>
      electron.evaluate(() => (globalThis as typeof globalThis & { dialogStub: DialogStub }).dialogStub.messages),
    answerFolder: (folder) =>
      electron.evaluate((_, value) => {
        (globalThis as typeof globalThis & { dialogStub: DialogStub }).dialogStub.folder = value;
        (globalThis as typeof globalThis & { dialogStub: DialogStub }).dialogStub.release();
      }, folder),
    foldersAsked: () =>
      electron.evaluate(() => (globalThis as typeof globalThis & { dialogStub: DialogStub }).dialogStub.asked),
    holdFolder: () =>
      electron.evaluate(() => {
        const stub = (globalThis as typeof globalThis & { dialogStub: DialogStub }).dialogStub;
        stub.held = new Promise((resolve) => {
          stub.release = resolve;
        });
      }),
  };
}

async function chooseMenu(electron: MainProcess, commandId: string): Promise<void> {
  const found = await electron.evaluate(({ Menu }, id) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(id);
    item?.click();
    return item !== null && item !== undefined;
  }, commandId);
  if (!found) throw new Error(`the menu has no item ${commandId}`);
}

async function copiedText(electron: MainProcess, page: Page): Promise<string> {
  await electron.evaluate(({ clipboard }) => clipboard.clear());
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+C");
  for (;;) {
    const text = await electron.evaluate(({ clipboard }) => clipboard.readText());
    if (text !== "") return text;
  }
}

async function killHost(electron: MainProcess): Promise<void> {
  process.kill(await hostPid(electron), "SIGKILL");
}

/** Waits until a host runs: main has its port before its process is there. */
export async function hostPid(electron: MainProcess): Promise<number> {
  const running = (): Promise<number | undefined> =>
    electron.evaluate(({ app }) => app.getAppMetrics().find(({ name }) => name === "Gridwright host")?.pid);
  let pid = await running();
  await expect.poll(async () => (pid = await running()), "the host process").toBeDefined();
  return pid!;
}

/** Runs something while the host is silent. Where it takes so long that the window has replaced the host, it has a new one. */
export async function whileHostSilent(electron: MainProcess, run: () => Promise<void>): Promise<void> {
  const host = await hostPid(electron);
  process.kill(host, "SIGSTOP");
  try {
    await run();
  } finally {
    wake(host);
  }
}

/** Lets a stopped process go on; one that was ended meanwhile is none any more. */
function wake(pid: number): void {
  try {
    process.kill(pid, "SIGCONT");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Ends the app without the question that unsaved work would raise. */
async function closeApp(electron: MainProcess): Promise<void> {
  await electron.evaluate(({ app }) => app.exit(0)).catch(() => undefined);
}
