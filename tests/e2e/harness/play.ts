// Plays, records and steps through turns as a designer does: by keys and clicks, waiting for their effects.
import { type Page, expect } from "@playwright/test";
import { boardOf } from "./board";

/** Starts playing the level on the board and waits until its board has the focus. */
export async function play(page: Page): Promise<void> {
  await boardOf(page).focus();
  await page.keyboard.press("F5");
  await expect(page.getByRole("region", { name: "Play" })).toBeVisible();
  await expect(boardOf(page)).toBeFocused();
}

/** Presses keys one after the other without waiting for their effects. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Waits until this many moves have been made. */
export async function expectMoves(page: Page, moves: number): Promise<void> {
  await expect(page.locator('.gw-hud [data-fact="moves"]')).toHaveText(String(moves));
}

/** Returns a fingerprint of the board's cells as drawn, without marks: equal for equal pictures of the same size. */
export async function boardPrint(page: Page): Promise<string> {
  await expect(boardOf(page)).toHaveAttribute("data-moving", "false");
  return boardOf(page).evaluate(async (board) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const canvas = board.querySelector("canvas")!;
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    let print = 0x811c9dc5;
    for (const value of new Uint32Array(data.buffer)) print = Math.imul(print ^ value, 0x01000193) >>> 0;
    return `${canvas.width}x${canvas.height} ${print.toString(16)}`;
  });
}

/** Brings a panel to the front: by its tab, or by the menu of panels when the arrangement does not show it. */
export async function showPanel(page: Page, title: string): Promise<void> {
  await expect(page.locator(".dv-tab", { hasText: "Board" })).toBeVisible();
  const tab = page.locator(".dv-tab", { hasText: title });
  if ((await tab.count()) > 0) return tab.click();
  await page.getByRole("button", { name: "Panels" }).click();
  await page.getByRole("menuitemcheckbox", { name: title }).click();
  await expect(tab).toBeVisible();
}
