// Starts the built app, on Electron or in the Chromium of the system, as the running test's project says.
import { _electron, test } from "@playwright/test";
import { type LaunchedApp, type MainProcess, launchInChromium } from "../chromium/launch";
import { firstPage } from "./firstPage";

export type { MainProcess };

/** Chromium's sandbox is on, as it is for users, except for root, where it does not work. */
const sandbox = process.getuid?.() !== 0;

/** Starts a build with arguments of the command line. `started` is called with its process, before it has a page. */
export async function launchApp(
  build: string,
  args: readonly string[],
  cwd: string,
  started: (main: MainProcess) => void,
): Promise<LaunchedApp> {
  if (runsInChromium()) return launchInChromium(build, args, cwd, started);
  const main = await _electron.launch({
    args: [`${build}/main/main.js`, ...args],
    cwd,
    chromiumSandbox: sandbox,
    env: environment(),
  });
  started(main);
  const closed = main.waitForEvent("close", { timeout: 0 });
  const page = await firstPage(main);
  return { main, page, loaded: page.waitForLoadState("domcontentloaded"), closed };
}

/** Returns whether the running test belongs to a project that needs no Electron; false outside of tests. */
function runsInChromium(): boolean {
  try {
    return test.info().project.name === "chromium";
  } catch {
    return false;
  }
}

function environment(): Record<string, string> {
  const entries = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  // Some editors set it for their own processes; it would turn Electron into plain Node.
  return Object.fromEntries(entries.filter(([name]) => name !== "ELECTRON_RUN_AS_NODE"));
}
