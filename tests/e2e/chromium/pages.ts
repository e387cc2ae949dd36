// The pages of main's windows, in one context of the browser: what main wants done with them.
import type { BrowserContext, Page } from "@playwright/test";
import type { TestSide } from "./calls";
import { createClipboard } from "./clipboard";
import { pageScript } from "./pageBridge";
import type { PageStorage } from "./pageStorage";

export interface FirstPage {
  readonly page: Page;
  /** Settles when its document is there. */
  readonly loaded: Promise<unknown>;
}

/** Returns main's calls for the browser. `shown` is called with the first page, before it is loaded. */
export function createPages(
  context: BrowserContext,
  build: string,
  storage: PageStorage,
  shown: (first: FirstPage) => void,
): TestSide {
  const pages = new Map<number, Promise<Page>>();
  const clipboard = createClipboard(context);
  let theme: "light" | "dark" | null = null;
  const setTheme = (page: Page): Promise<unknown> => page.emulateMedia({ colorScheme: theme });
  /** Does something with the page of a window. What main wants of a page that is being closed is left undone. */
  const withPage = async (window: number, run: (page: Page) => Promise<unknown>): Promise<void> => {
    const page = await pages.get(window)?.catch(() => null);
    if (!page || page.isClosed()) return;
    await run(page).catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
  };
  const load = async (page: Page, address: string): Promise<void> => {
    await page.goto(address, { waitUntil: "domcontentloaded" }).catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
  };
  return {
    async openPage(window, address) {
      const opening = context.newPage();
      const isFirst = pages.size === 0;
      pages.set(window, opening);
      const page = await opening;
      if (isFirst) await page.addInitScript({ content: storage.script() });
      await page.addInitScript({ content: pageScript(build, window, address) });
      await setTheme(page);
      const loaded = load(page, address);
      if (isFirst) shown({ page, loaded });
      await loaded;
    },
    async setTheme(chosen) {
      theme = chosen === "system" ? null : chosen;
      for (const window of pages.keys()) await withPage(window, setTheme);
    },
    setSize: (window, width, height) => withPage(window, (page) => page.setViewportSize({ width, height })),
    setZoom: (window, factor) => withPage(window, (page) => zoomPage(page, factor)),
    toFront: (window) => withPage(window, (page) => page.bringToFront()),
    reload: (window) => withPage(window, (page) => page.reload()),
    closePage: (window) =>
      withPage(window, async (page) => {
        await storage.keep(page);
        await page.close();
      }),
    async mayUnload(window) {
      let may = true;
      await withPage(window, async (page) => {
        may = await page.evaluate(() => dispatchEvent(new Event("beforeunload", { cancelable: true })));
      });
      return may;
    },
    async closeAll() {
      for (const window of pages.keys()) await withPage(window, storage.keep);
      await context.close();
    },
    paste: (window) => withPage(window, pasteInto),
    readClipboard: clipboard.read,
    writeClipboard: clipboard.write,
  };
}

/** As a browser's zoom does: the page has fewer pixels of its own, and each of them more of the screen's. */
async function zoomPage(page: Page, factor: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setDeviceMetricsOverride", {
    width: Math.round(width / factor),
    height: Math.round(height / factor),
    deviceScaleFactor: factor,
    mobile: false,
  });
}

/** Sends the command alone: a key would be handled by the page, which may have asked for this. */
async function pasteInto(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.dispatchKeyEvent", { type: "rawKeyDown", commands: ["paste"] });
  await devtools.send("Input.dispatchKeyEvent", { type: "keyUp" });
  await devtools.detach();
}
