// `test` for end-to-end specs: `app` is the built app on a copy of a pack, opened in the window of the test before, or,
// with `ownWindow`, started before and closed after the test. A test fails when the page logged an unexpected error.
import { test as base, expect } from "@playwright/test";
import { closeBrowser } from "../chromium/launch";
import { type KeptWindow, createKeptWindow } from "./keptWindow";
import { noteTasks, watchTasks } from "./longTasks";
import { type OwnDisplay, hasOwnDisplay, startOwnDisplay } from "./ownDisplay";
import { type RunningApp, outFolder, startApp } from "./runningApp";

export { expect };

export interface AppFixtures {
  /** Which pack is copied and opened; `test.use({ pack: "…" })` chooses another one. */
  readonly pack: string;
  /** More arguments of the command line. */
  readonly args: readonly string[];
  /** The folder of the build that is started. */
  readonly build: string;
  /**
   * Whether each of these tests starts the app again and ends it: tests about what outlives a pack, about starting, or
   * about functions of Electron. The others use one window, one after the other, each with its own copy of a pack.
   */
  readonly ownWindow: boolean;
  readonly app: RunningApp;
}

/** Two displays, since on one the kept window and the app of a test would take the focus from each other. */
interface Displays {
  readonly kept: OwnDisplay;
  readonly own: OwnDisplay;
}

interface WorkerFixtures {
  /** Null where all tests share the user's display. */
  readonly displays: Displays | null;
  readonly kept: KeptWindow;
}

interface AutomaticFixtures {
  /** Chooses the display on which apps are started; ends the kept window where there is only one. */
  readonly display: void;
}

export const test = base.extend<AppFixtures & AutomaticFixtures, WorkerFixtures>({
  displays: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, run) => {
      const displays = hasOwnDisplay ? { kept: await startOwnDisplay(), own: await startOwnDisplay() } : null;
      await run(displays);
      await closeBrowser();
      await Promise.all([displays?.kept.stop(), displays?.own.stop()]);
    },
    { scope: "worker" },
  ],
  pack: ["sample-packs/flag-worlds", { option: true }],
  args: [[], { option: true }],
  build: [outFolder, { option: true }],
  ownWindow: [false, { option: true }],
  kept: [
    // Named so that the display outlives the window.
    async ({ displays: _displays }, run) => {
      const kept = createKeptWindow();
      await run(kept);
      await kept.end();
    },
    { scope: "worker" },
  ],
  display: [
    async ({ ownWindow, displays, kept }, run) => {
      if (displays !== null) displays[ownWindow ? "own" : "kept"].use();
      else if (ownWindow) await kept.end();
      await run();
    },
    { auto: true },
  ],
  app: async ({ pack, args, build, ownWindow, kept, display: _display }, run, testInfo) => {
    const options = { pack, args, build };
    const app = await (ownWindow ? startApp(options) : kept.take(options));
    await watchTasks(app.page);
    await run(app);
    await noteTasks(app.page, testInfo);
    const hasFailed = testInfo.status !== testInfo.expectedStatus;
    if (hasFailed) await app.screenshot(`failed-${testInfo.title.replaceAll(/\W+/g, "-")}`);
    if (ownWindow) await app.close();
    else if (hasFailed || app.page.isClosed()) await kept.end();
    expect(app.problems, "errors logged by the page").toEqual([]);
  },
});
