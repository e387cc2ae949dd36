// Pictures of a page that has come to rest.
import { type Page, expect } from "@playwright/test";

/** A caret that blinks is at rest. Looked at as often as it blinks, it would never be the same twice. */
const WITHOUT_CARETS = ".monaco-editor .cursors-layer { visibility: hidden !important; }";

/** Waits until nothing is drawn any more, so that two tours of the same program have the same pictures. */
export async function untilStill(page: Page): Promise<void> {
  let before = "";
  const isStill = async (): Promise<boolean> => {
    const now = (await page.screenshot({ style: WITHOUT_CARETS })).toString("base64");
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isStill, { intervals: [300] }).toBe(true);
}
