// The browser's clipboard, by a page of its own that may read and write it, as the program's page may not.
import type { BrowserContext, Page } from "@playwright/test";

export interface Clipboard {
  readonly read: () => Promise<string>;
  readonly write: (text: string) => Promise<void>;
}

/** Opens the page when it is first needed. It has to be served from this machine for the browser to trust it. */
export function createClipboard(context: BrowserContext): Clipboard {
  let opened: Promise<Page> | null = null;
  const open = async (): Promise<Page> => {
    const own = await context.browser()!.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
    context.once("close", () => void own.close());
    const page = await own.newPage();
    await page.route("http://localhost/clipboard", (route) => route.fulfill({ contentType: "text/html", body: "" }));
    await page.goto("http://localhost/clipboard");
    return page;
  };
  const page = (): Promise<Page> => (opened ??= open());
  return {
    read: async () => (await page()).evaluate(() => navigator.clipboard.readText()),
    write: async (text) => (await page()).evaluate((each) => navigator.clipboard.writeText(each), text),
  };
}
