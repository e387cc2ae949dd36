// Finds parts of the window by the names that users see.
import { realpathSync } from "node:fs";
import { type Locator, type Page, expect } from "@playwright/test";
import { caretTo } from "./keyboard";
import type { RunningApp } from "./runningApp";

/** Returns the row of the pack's tree with a name. */
export function treeRow(page: Page, name: string): Locator {
  return page.getByRole("treeitem").filter({ hasText: name }).first();
}

/** Returns the title of the native window. */
export function windowTitle(app: RunningApp): Promise<string> {
  return app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getTitle() ?? "");
}

/** Gives the page another size, by the native window: at least 800 × 500. The next test finds the window as it was. */
export async function resizeTo({ electron, page }: RunningApp, width: number, height: number): Promise<void> {
  const size = [width, height] as const;
  await electron.evaluate(({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]!.setContentSize(...to), size);
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual(size);
}

/** Waits until all panels in view of an opened pack have been drawn. */
export async function allDrawn(page: Page): Promise<void> {
  await expect(page.locator('.gw-panel[aria-busy="false"]').first()).toBeVisible();
  await expect(page.locator('.gw-panel[aria-busy="true"]')).toHaveCount(0);
}

/** Opens a pack's folder by File > Open. */
export async function openPack(app: RunningApp, folder: string): Promise<void> {
  await app.answerFolder(folder);
  await app.chooseMenu("pack.open");
  // The window names the folder that links lead to.
  await expect(app.page.getByRole("contentinfo").getByTitle(realpathSync(folder), { exact: true })).toBeVisible();
}

/**
 * Hides all panels but the tree and the board, and stops the solver: for tests that go through hundreds of boards, where
 * what the others show takes several times as long.
 */
export async function showOnlyBoards(app: RunningApp): Promise<void> {
  await app.chooseMenu("solver.blind");
  for (const panel of ["editor", "palette", "inspector", "solution"]) {
    await app.showPanel(panel);
    await app.chooseMenu(`panel.${panel}`);
    await expect(app.page.locator(`[data-panel="${panel}"]`)).toBeHidden();
  }
}

/** Shows a file from the tree in the editor and puts the cursor at the start of its text. */
export async function editFile(app: RunningApp, name: string): Promise<void> {
  const row = treeRow(app.page, name);
  await row.click();
  const file = ((await row.getAttribute("data-path")) ?? "").replace(/^.*\//, "");
  await expect(app.page.getByRole("tab", { name: file, selected: true })).toBeVisible();
  await focusText(app.page);
  // Braces close themselves from the moment on at which the text is coloured: both come with the language of JSON.
  await expect(app.page.locator(".gw-editor-area .view-line [class*=mtk]:not(.mtk1)").first()).toBeVisible();
  await app.page.keyboard.press("ControlOrMeta+Home");
}

/** Focuses the visible text by a click on its first visible line. */
export async function focusText(page: Page): Promise<void> {
  await page
    .locator(".gw-editor-area")
    .last()
    .click({ position: { x: 240, y: 16 } });
}

/** Moves the cursor of the focused text after the next occurrence of a text. */
export async function goAfter(page: Page, text: string): Promise<void> {
  await caretTo(page, text);
  await page.keyboard.press("ArrowRight");
}

/** Asks for completion at the cursor, waits until these labels are offered, and closes the list. */
export async function expectOffered(page: Page, ...labels: readonly string[]): Promise<void> {
  await page.keyboard.press("Control+Space");
  const offered = page.locator(".suggest-widget.visible .monaco-list-row .label-name");
  await expect.poll(() => offered.allInnerTexts()).toEqual(expect.arrayContaining([...labels]));
  await page.keyboard.press("Escape");
}

/** Draws each frame 300 ms later, as a busy machine may. Returns what undoes it. */
export async function drawLate(page: Page): Promise<() => Promise<void>> {
  const frames = await page.evaluateHandle(() => {
    const draw = window.requestAnimationFrame;
    window.requestAnimationFrame = (frame) => window.setTimeout(() => draw(frame), 300);
    return { onTime: () => (window.requestAnimationFrame = draw) };
  });
  return () => frames.evaluate(({ onTime }) => void onTime());
}
