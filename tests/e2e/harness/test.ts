// `test` for end-to-end specs: `app` is the built app on a copy of a pack, started before and closed after each test. A
// test fails when the page logged an unexpected error.
import { test as base, expect } from "@playwright/test";
import { closeBrowser } from "../chromium/launch";
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
  readonly app: RunningApp;
}

interface WorkerFixtures {
  readonly display: void;
}

export const test = base.extend<AppFixtures, WorkerFixtures>({
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
  app: async ({ pack, args, build }, run, testInfo) => {
    const app = await startApp({ pack, args, build });
    await watchTasks(app.page);
    await run(app);
    await noteTasks(app.page, testInfo);
    if (testInfo.status !== testInfo.expectedStatus)
      await app.screenshot(`failed-${testInfo.title.replaceAll(/\W+/g, "-")}`);
    await app.close();
    expect(app.problems, "errors logged by the page").toEqual([]);
  },
});
