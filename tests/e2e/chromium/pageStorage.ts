// What pages keep for their next start: Electron has it in the user's data folder, and each page here has another address.
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";

export interface PageStorage {
  /** Returns a script to run before a page's own: it has what was kept, unless it has something. */
  readonly script: () => string;
  /** Keeps what a page has. */
  readonly keep: (page: Page) => Promise<void>;
}

/** Keeps it in the folder that the program's arguments name. */
export function createPageStorage(args: readonly string[]): PageStorage {
  const start = "--user-data-dir=";
  const folder = args.find((each) => each.startsWith(start))?.slice(start.length) ?? "";
  const file = path.join(folder, "page-storage.json");
  return {
    script() {
      const kept = folder !== "" && existsSync(file) ? readFileSync(file, "utf8") : "{}";
      return `if (window.top === window && location.protocol === "http:" && localStorage.length === 0) Object.assign(localStorage, ${kept});`;
    },
    async keep(page) {
      // A page that never loaded has none.
      const own = await page.evaluate(() => JSON.stringify(localStorage)).catch(() => null);
      if (own !== null && isFolder(folder)) writeFileSync(file, own);
    },
  };
}

/** A test may have put a file there. */
function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
}
