// Drives the window by keys alone: commands by the palette, files by their names, the caret to a text, Tab to a
// control.
import { type Page, expect } from "@playwright/test";

/**
 * Runs a command by the palette. Its title comes as one input: for each letter the page would draw the whole list anew.
 * `profiles.spec` types one by letters, `write.spec` a file's name.
 */
export async function command(page: Page, title: string): Promise<void> {
  await page.keyboard.press("Control+Shift+P");
  await expect(page.getByPlaceholder("Type a command")).toBeFocused();
  await page.keyboard.insertText(title);
  await expect(page.getByRole("option", { selected: true })).toContainText(title);
  await page.keyboard.press("Enter");
  await expect(page.getByPlaceholder("Type a command")).toBeHidden();
}

/** Opens a file by its name. */
export async function openFile(page: Page, path: string): Promise<void> {
  await page.keyboard.press("Control+P");
  await expect(page.getByPlaceholder("Find levels, files and names")).toBeFocused();
  await page.keyboard.insertText(path);
  await expect(page.getByRole("option", { selected: true })).toContainText(path);
  await page.keyboard.press("Enter");
}

/** Selects the next occurrence of a text in the text editor, from the caret on. */
export async function caretTo(page: Page, text: string): Promise<void> {
  const box = page.locator(".find-widget.visible textarea").first();
  const count = page.locator(".find-widget.visible .matchesCount");
  await page.keyboard.press("ControlOrMeta+F");
  await expect(box).toBeFocused();
  // The box begins with the word at the caret, and counts that word's matches. It is filled, not typed into: keys would go
  // into the text if the editor took the focus back in between.
  await box.fill("");
  await expect(count).toHaveText("No results");
  await box.fill(text);
  await expect(box).toHaveValue(text);
  await expect(count).toContainText(" of ");
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
}

/** Presses Tab until what has the focus matches. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await page.locator(`${selector}:focus`).count()) > 0) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not come to ${selector}`);
}
