// What the pack's files say once everything is saved.
import { type Page, expect } from "@playwright/test";

/** Saves all, and waits until the expectations of `check`, which reads the pack on the disk, are met. */
export async function saved(page: Page, check: () => void): Promise<void> {
  await page.keyboard.press("ControlOrMeta+Alt+S");
  await expect(check).toPass({ timeout: 10_000 });
}
