// `test` for end-to-end specs: `app` is the built app on a copy of a pack, started before and closed after each test, or,
// with `oneWindow`, opened in the window of the test before. A test fails when the page logged an unexpected error.
import { test as base, expect } from "@playwright/test";
import { closeBrowser } from "../chromium/launch";
import { type KeptWindow, createKeptWindow } from "./keptWindow";
import { noteTasks, watchTasks } from "./longTasks";
import { hasOwnDisplay, startOwnDisplay } from "./ownDisplay";
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
   * Whether these tests of a file use one window after the other, each with its own copy of a pack. For tests about what
   * is in a pack; not for those that change what outlives it, or the functions of Electron.
   */
  readonly oneWindow: boolean;
  readonly app: RunningApp;
}

interface WorkerFixtures {
  readonly display: void;
  readonly kept: KeptWindow;
}

/** Ends the window that earlier tests have kept, which would take the focus from the app of this one. */
interface AloneFixtures {
  readonly alone: void;
}

export const test = base.extend<AppFixtures & AloneFixtures, WorkerFixtures>({
  display: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, run) => {
      const display = hasOwnDisplay ? await startOwnDisplay() : null;
      await run();
      await closeBrowser();
      await display?.stop();
    },
    { scope: "worker", auto: true },
  ],
  pack: ["sample-packs/flag-worlds", { option: true }],
  args: [[], { option: true }],
  build: [outFolder, { option: true }],
  oneWindow: [false, { option: true }],
  kept: [
    // Named so that the display outlives the window.
    async ({ display: _display }, run) => {
      const kept = createKeptWindow();
      await run(kept);
      await kept.end();
    },
    { scope: "worker" },
  ],
  alone: [
    async ({ oneWindow, kept }, run) => {
      if (!oneWindow) await kept.end();
      await run();
    },
    { auto: true },
  ],
  app: async ({ pack, args, build, oneWindow, kept }, run, testInfo) => {
    const options = { pack, args, build };
    // In Chromium a start is cheap: the browser runs already.
    const isKept = oneWindow && testInfo.project.name !== "chromium";
    const app = await (isKept ? kept.take(testInfo.file, options) : startApp(options));
    await watchTasks(app.page);
    await run(app);
    await noteTasks(app.page, testInfo);
    const hasFailed = testInfo.status !== testInfo.expectedStatus;
    if (hasFailed) await app.screenshot(`failed-${testInfo.title.replaceAll(/\W+/g, "-")}`);
    if (!isKept) await app.close();
    else if (hasFailed || app.page.isClosed()) await kept.end();
    expect(app.problems, "errors logged by the page").toEqual([]);
  },
});
