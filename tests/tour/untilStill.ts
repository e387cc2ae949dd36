// Pictures of a page that has come to rest.
import { type Page, expect } from "@playwright/test";

/** Waits until nothing is drawn any more, so that two tours of the same program have the same pictures. */
export async function untilStill(page: Page): Promise<void> {
  let before = "";
  const isStill = async (): Promise<boolean> => {
    const now = (await page.screenshot()).toString("base64");
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isStill, { intervals: [300] }).toBe(true);
}
