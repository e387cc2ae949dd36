// One window for tests of a file that follow one another: each opens its own copy of a pack in it, by File > Open, after
// the pack before was closed. Starting the app takes several times longer than opening a pack.
import { expect } from "@playwright/test";
import type { Settings } from "../../../shared/rpc/settings";
import { type RunningApp, type StartOptions, startApp, stubDialogs } from "./runningApp";

export interface KeptWindow {
  /**
   * Returns the app with a fresh copy of a pack: in the window that the last test of this file left, or after a start,
   * when there is none or it is not as it was at its start.
   */
  take(file: string, options: StartOptions): Promise<RunningApp>;
  /** Ends the app, if it runs. */
  end(): Promise<void>;
}

interface Kept {
  readonly app: RunningApp;
  readonly file: string;
  readonly atStart: string;
}

/** What `settleUnsaved` is answered: the edits of a test that is over are given up. */
const DISCARD = 2;

/** Returns a window that is not open yet. */
export function createKeptWindow(): KeptWindow {
  let kept: Kept | null = null;
  const end = async (): Promise<void> => {
    const { app } = kept ?? {};
    kept = null;
    await app?.close();
  };
  const start = async (file: string, options: StartOptions): Promise<RunningApp> => {
    await end();
    const app = await startApp(options);
    kept = { app, file, atStart: await lastingState(app) };
    return app;
  };
  return {
    async take(file, options) {
      if (kept === null || kept.file !== file || (await lastingState(kept.app)) !== kept.atStart)
        return start(file, options);
      return withFreshPack(kept.app, options.pack);
    },
    end,
  };
}

/** Closes the pack of the last test and opens a copy of another, as a user would. */
async function withFreshPack(app: RunningApp, source: string): Promise<RunningApp> {
  const pack = app.copyPack(source);
  await app.answerQuestions(DISCARD);
  await app.answerFolder(pack.folder);
  for (const command of ["arrange.design", "view.resetLayout", "pack.close"]) await app.chooseMenu(command);
  await expect(app.page.getByRole("tree", { name: "Pack" })).toBeHidden();
  await app.chooseMenu("pack.open");
  await expect(app.page.getByRole("contentinfo").getByTitle(pack.folder, { exact: true })).toBeVisible();
  await stubDialogs(app.electron);
  await app.electron.evaluate(({ clipboard }) => clipboard.clear());
  app.problems.length = 0;
  return { ...app, pack };
}

/**
 * Returns what outlives a pack, as text: the native windows, the user's settings, arrangements of panels other than the
 * first. A window in which it changed is not used again; nor is one that is gone, or that shows a dialog, a menu or a notice.
 */
async function lastingState({ electron, page }: RunningApp): Promise<string> {
  if (page.isClosed()) return "closed";
  const windows = await electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) => ({
      bounds: window.getNormalBounds(),
      isFull: [window.isFullScreen(), window.isMaximized()],
      zoom: window.webContents.getZoomLevel(),
    })),
  );
  const { layouts, breakpoints: _breakpoints, constraints: _constraints, ...settings } = await settingsOf(page);
  const arrangements = Object.keys((JSON.parse(layouts[""] ?? "{}") as { readonly layouts?: object }).layouts ?? {});
  const others = arrangements.filter((id) => id !== "design");
  const over = await page.locator("[role=dialog], [role=alertdialog], [role=menu], [data-sonner-toast]").count();
  return JSON.stringify({ windows, settings, others, over });
}

/** Asks main through the page's bridge. */
function settingsOf(page: RunningApp["page"]): Promise<Settings> {
  return page.evaluate(
    () =>
      new Promise<Settings>((resolve) => {
        interface Bridge {
          post(message: unknown): void;
          on(listener: (message: unknown) => void): () => void;
        }
        const { gridwright } = window as typeof window & { readonly gridwright: Bridge };
        const stop = gridwright.on((message) => {
          const { i, r } = message as { readonly i?: string; readonly r?: Settings };
          if (i !== "settings-of-test" || r === undefined) return;
          stop();
          resolve(r);
        });
        gridwright.post({ t: "q", i: "settings-of-test", m: "settings", a: [] });
      }),
  );
}
