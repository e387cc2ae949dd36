// One window for tests that follow one another: each opens its own copy of a pack in it, by File > Open, after the pack
// before was closed. Starting the app takes several times longer than opening a pack.
import { type Locator, type Page, expect } from "@playwright/test";
import type { Rectangle } from "electron";
import { MAIN_CHANNEL, type PreloadBridge } from "../../../shared/rpc/bridge";
import { DEFAULT_SETTINGS, type Settings } from "../../../shared/rpc/settings";
import { type RunningApp, type StartOptions, startApp, stubDialogs } from "./runningApp";
import { openPack } from "./window";

export interface KeptWindow {
  /**
   * Returns the app with a fresh copy of a pack: in the window that the last test left, or after a start, when there is
   * none, it is not as it was at its start, or other arguments or another build are asked for.
   */
  take(options: StartOptions): Promise<RunningApp>;
  /** Ends the app, if it runs. */
  end(): Promise<void>;
}

interface Kept {
  readonly app: RunningApp;
  readonly startedWith: string;
  readonly bounds: Rectangle;
  readonly atStart: string;
}

/** Dialogs and menus. Monaco's box for Find stays in the page, hidden, once a text had the focus. */
const MODAL = ":is([role=dialog], [role=alertdialog], [role=menu]):not([aria-hidden=true])";

const NOTICE = "[data-sonner-toast]";

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
  const start = async (options: StartOptions): Promise<RunningApp> => {
    await end();
    const app = await startApp(options);
    // A pack that is still to come cannot be closed by the test after.
    await expect(packTree(app)).toBeVisible();
    kept = { app, startedWith: startOf(options), bounds: await boundsOf(app), atStart: await lastingState(app) };
    return app;
  };
  return {
    async take(options) {
      if (kept === null || kept.startedWith !== startOf(options) || !(await isTidied(kept))) return start(options);
      return withFreshPack(kept.app, options.pack);
    },
    end,
  };
}

function packTree({ page }: RunningApp): Locator {
  return page.getByRole("tree", { name: "Pack" });
}

function boundsOf({ electron }: RunningApp): Promise<Rectangle> {
  return electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getBounds());
}

/**
 * Closes the pack of the last test, puts the window back in its place and the settings to what they were, and closes
 * notices, as a user would. Returns whether the window can be used again.
 */
async function isTidied({ app, bounds, atStart }: Kept): Promise<boolean> {
  if (app.page.isClosed() || (await app.page.locator(MODAL).count()) > 0) return false;
  // The menu is about the window in front.
  if ((await app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)) > 1) return false;
  await app.electron.evaluate(({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]?.setBounds(to), bounds);
  await app.answerQuestions(DISCARD);
  await app.chooseMenu("pack.close");
  // Not that the tree is gone: another panel may be in front of it.
  await expect(app.page.locator(".gw-welcome-card")).toBeVisible();
  await resetSettings(app);
  await closeNotices(app.page);
  // The page may take the settings over a moment later; a new start is what costs most where the machine is busy.
  const isAsAtStart = expect.poll(() => lastingState(app), { timeout: 5000 }).toBe(atStart);
  return isAsAtStart.then(
    () => true,
    () => false,
  );
}

/** Notices may also go by themselves meanwhile. */
async function closeNotices(page: Page): Promise<void> {
  const notices = page.locator(NOTICE);
  await expect(async () => {
    if ((await notices.count()) > 0) await notices.first().locator("[data-close-button]").click({ timeout: 1000 });
    await expect(notices).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** Returns what can only be chosen at a start, as text. */
function startOf({ args, build }: StartOptions): string {
  return JSON.stringify({ args, build });
}

/** Opens a copy of another pack, as a user would. */
async function withFreshPack(app: RunningApp, source: string): Promise<RunningApp> {
  const pack = app.copyPack(source);
  // What was logged of the pack before belongs to the test before; what is logged while this one is opened, to this test.
  app.problems.length = 0;
  await openPack(app, pack.folder);
  await stubDialogs(app.electron);
  await app.electron.evaluate(({ clipboard }) => clipboard.clear());
  return { ...app, pack };
}

/** Returns what outlives a pack, as text: also whether a dialog, a menu or a notice is shown. */
async function lastingState({ electron, page }: RunningApp): Promise<string> {
  const windows = await electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) => ({
      bounds: window.getNormalBounds(),
      isFull: [window.isFullScreen(), window.isMaximized()],
      zoom: window.webContents.getZoomLevel(),
    })),
  );
  const over = await page.locator(`${MODAL}, ${NOTICE}`).count();
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

/**
 * Puts back the settings: to main as the page does, to the page as main does when another window changed them. What the
 * page keeps beside them, such as the commands used last, is forgotten.
 */
async function resetSettings({ electron, page }: RunningApp): Promise<void> {
  const { breakpoints } = (await askMain(page, "settings", [])) as Settings;
  // Main keeps those of packs that a message does not name.
  const none = Object.fromEntries(Object.keys(breakpoints).map((root) => [root, ""]));
  await askMain(page, "changeSettings", [{ ...FIRST_SETTINGS, breakpoints: none }]);
  await page.evaluate(() => localStorage.clear());
  await electron.evaluate(
    ({ BrowserWindow }, [channel, settings]) => {
      for (const { webContents } of BrowserWindow.getAllWindows())
        webContents.send(channel, { t: "q", m: "settingsChanged", a: [settings] });
    },
    [MAIN_CHANNEL, FIRST_SETTINGS] as const,
  );
}

/** Calls a function of main as the page does, and returns its answer. */
function askMain(page: Page, call: string, args: readonly unknown[]): Promise<unknown> {
  return page.evaluate(
    ([name, given]) =>
      new Promise<unknown>((resolve) => {
        const { gridwright } = window as typeof window & { readonly gridwright: PreloadBridge };
        const id = "asked-by-test";
        const stop = gridwright.on((message) => {
          const { i, r } = message as { readonly i?: string; readonly r?: unknown };
          if (i !== id) return;
          stop();
          resolve(r);
        });
        gridwright.post({ t: "q", i: id, m: name, a: given });
      }),
    [call, args] as const,
  );
}
