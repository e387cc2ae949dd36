// Checks the pack's files after saving.
import { type Page, expect } from "@playwright/test";

/** Saves all files, and waits until the expectations of `check`, which reads the pack on the disk, are met. */
export async function saved(page: Page, check: () => void): Promise<void> {
  await page.keyboard.press("ControlOrMeta+Alt+S");
  await expect(check).toPass();
}
