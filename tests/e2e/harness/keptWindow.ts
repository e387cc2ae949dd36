// One window for tests of a file that follow one another: each opens its own copy of a pack in it, by File > Open, after
// the pack before was closed. Starting the app takes several times longer than opening a pack. Another file's tests get
// another window: what they would find in it depends on which file came before.
import { expect } from "@playwright/test";
import { MAIN_CHANNEL, type PreloadBridge } from "../../../shared/rpc/bridge";
import { DEFAULT_SETTINGS, type Settings } from "../../../shared/rpc/settings";
import { type RunningApp, type StartOptions, startApp, stubDialogs } from "./runningApp";
import { openPack } from "./window";

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

/** The settings of a first start. Main keeps the layouts that a message does not name, so the one for new packs is emptied. */
const FIRST_SETTINGS: Settings = { ...DEFAULT_SETTINGS, layouts: { "": "" } };

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
      const { app, file: last, atStart } = kept ?? {};
      const canGoOn = app !== undefined && last === file && (await lastingState(app)) === atStart;
      return canGoOn ? withFreshPack(app, options.pack) : start(file, options);
    },
    end,
  };
}

/** Closes the pack of the last test, puts the settings back and opens a copy of another pack, as a user would. */
async function withFreshPack(app: RunningApp, source: string): Promise<RunningApp> {
  const pack = app.copyPack(source);
  await app.answerQuestions(DISCARD);
  await app.chooseMenu("pack.close");
  await expect(app.page.getByRole("tree", { name: "Pack" })).toBeHidden();
  await resetSettings(app);
  await openPack(app, pack.folder);
  await stubDialogs(app.electron);
  await app.electron.evaluate(({ clipboard }) => clipboard.clear());
  app.problems.length = 0;
  return { ...app, pack };
}

/**
 * Returns what outlives a pack, as text. A window in which it changed is not used again; nor is one that is gone, or that
 * shows a dialog, a menu or a notice.
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
  const over = await page.locator("[role=dialog], [role=alertdialog], [role=menu], [data-sonner-toast]").count();
  // What tests change of a page itself: its extent, its media, its clock.
  const changed = await page.evaluate(() => ({
    theme: document.documentElement.dataset["theme"],
    hasLessMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
    isNative: [Reflect.get(performance, "now"), requestAnimationFrame].every((each) =>
      String(each).includes("[native code]"),
    ),
  }));
  return JSON.stringify({ windows, over, changed, viewport: page.viewportSize() });
}

/** Puts back the settings: to main as the page does, to the page as main does when another window changed them. */
async function resetSettings({ electron, page }: RunningApp): Promise<void> {
  await page.evaluate(
    (settings) =>
      new Promise<void>((resolve) => {
        const { gridwright } = window as typeof window & { readonly gridwright: PreloadBridge };
        const stop = gridwright.on((message) => {
          if ((message as { readonly i?: string }).i !== "settings-of-test") return;
          stop();
          resolve();
        });
        gridwright.post({ t: "q", i: "settings-of-test", m: "changeSettings", a: [settings] });
      }),
    FIRST_SETTINGS,
  );
  await electron.evaluate(
    ({ BrowserWindow }, [channel, settings]) => {
      for (const { webContents } of BrowserWindow.getAllWindows())
        webContents.send(channel, { t: "q", m: "settingsChanged", a: [settings] });
    },
    [MAIN_CHANNEL, FIRST_SETTINGS] as const,
  );
}
