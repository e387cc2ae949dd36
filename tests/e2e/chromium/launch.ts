// Starts the built program without Electron: main in plain Node, its pages in the Chromium of the system.
import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { type Browser, type ElectronApplication, chromium } from "@playwright/test";
import { createBirpc } from "birpc";
import type { MainSide, TestSide } from "./calls";
import { createPageStorage } from "./pageStorage";
import { type FirstPage, createPages } from "./pages";

let browser: Promise<Browser> | null = null;

/** Starts a browser once for a worker: each test has a context of its own in it. */
function sharedBrowser(): Promise<Browser> {
  const executablePath = process.env.GRIDWRIGHT_CHROMIUM ?? "";
  if (executablePath === "") throw new Error("There is no Chromium: set GRIDWRIGHT_CHROMIUM to its path.");
  browser ??= chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  return browser;
}

/** Closes the browser that this worker's tests share. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = null;
}

/** What the harness uses of the main process: on Electron that of the app, here its script in plain Node. */
export type MainProcess = Pick<ElectronApplication, "evaluate" | "process" | "windows" | "waitForEvent">;

export interface LaunchedApp extends FirstPage {
  readonly main: MainProcess;
  /** Settles when the process and its pages are gone. */
  readonly closed: Promise<unknown>;
}

/** Starts main of a build with arguments of the command line. `started` is called with its process, before it has a page. */
export async function launchInChromium(
  build: string,
  args: readonly string[],
  cwd: string,
  started: (main: MainProcess) => void,
): Promise<LaunchedApp> {
  const context = await (await sharedBrowser()).newContext();
  const child = fork(path.join(__dirname, "mainProgram.mts"), [path.join(build, "main/main.js"), ...args], {
    cwd,
    execArgv: ["--import", "tsx"],
    serialization: "advanced",
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let shown: (first: FirstPage) => void;
  const first = new Promise<FirstPage>((resolve) => (shown = resolve));
  const rpc = createBirpc<MainSide, TestSide>(
    createPages(context, build, createPageStorage(args), (page) => shown(page)),
    {
      post: (message) => void (child.connected && child.send(message)),
      on: (listener) => void child.on("message", listener),
      timeout: -1,
    },
  );
  const end = async (): Promise<void> => {
    await once(child, "exit");
    rpc.$close();
    await context.close();
  };
  const closed = end();
  const evaluate = async (run: unknown, argument?: unknown): Promise<unknown> => rpc.evaluate(String(run), argument);
  const waitForEvent = (event: string): Promise<unknown> =>
    event === "window" ? context.waitForEvent("page") : closed;
  const main: MainProcess = {
    evaluate: evaluate as MainProcess["evaluate"],
    waitForEvent: waitForEvent as MainProcess["waitForEvent"],
    process: () => child,
    windows: () => context.pages(),
  };
  started(main);
  const ended = closed.then((): never => {
    throw new Error("main ended before it had a window");
  });
  return { ...(await Promise.race([first, ended])), main, closed };
}
