// Two levels side by side in one window: boards and texts, painted and edited in turn.
import { boardDrawn, clickCell } from "./harness/board";
import { saved } from "./harness/saved";
import { expect, test } from "./harness/test";
import { treeRow } from "./harness/window";
import type { Locator, Page } from "@playwright/test";

const FIRST = "levels/fw_001.json";
const SECOND = "levels/fw_002.json";

function painterOf(page: Page, file: string): Locator {
  return page.locator(`[data-painter="${file}"]`);
}

/** Clicks the middle of a cell of one of two boards. */
async function paint(page: Page, file: string, [x, y]: readonly [number, number]): Promise<void> {
  const board = painterOf(page, file).locator(".gw-board");
  const place = await board.evaluate((each) => {
    const { originX, originY, cellSize } = (each as HTMLElement).dataset;
    return { x: Number(originX), y: Number(originY), pitch: Number(cellSize) };
  });
  await board.click({ position: { x: place.x + (x + 0.5) * place.pitch, y: place.y + (y + 0.5) * place.pitch } });
}

test("two levels stand side by side: each is painted where it is clicked, and panels follow the one last clicked", async ({
  app,
}) => {
  const { page, pack } = app;
  await treeRow(page, "First Steps").click();
  await treeRow(page, "Mind the Crate").click({ button: "right" });
  await page.getByRole("menuitem", { name: "Open to the Side" }).click();
  await expect(painterOf(page, FIRST)).toBeVisible();
  await expect(painterOf(page, SECOND)).toHaveAttribute("data-active", "true");
  await expect(painterOf(page, SECOND).locator(".gw-board")).toBeFocused();
  for (const board of await page.locator(".gw-board").all()) await expect(board).toHaveAttribute("data-loading", "0");
  await expect(page.getByRole("tab", { name: "fw_002.json", selected: true })).toBeVisible();
  await expect(page.locator(".gw-editor-area .view-lines")).toHaveCount(2);
  await app.screenshot("side-by-side");

  // A click paints at once, and makes its board the active one.
  await page.locator('.gw-palette-kind[data-kind="rock"]').click();
  await paint(page, FIRST, [2, 2]);
  await expect(painterOf(page, FIRST)).toHaveAttribute("data-active", "true");
  await expect(painterOf(page, SECOND)).toHaveAttribute("data-active", "false");
  await expect(page.getByRole("tab", { name: "fw_001.json", selected: true })).toBeVisible();
  await expect(treeRow(page, "First Steps")).toContainText("unsaved");
  await paint(page, SECOND, [1, 1]);
  await expect(treeRow(page, "Mind the Crate")).toContainText("unsaved");
  await expect(page.getByRole("contentinfo")).toContainText("2 unsaved");

  // Undo is about the active one.
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(page.getByRole("contentinfo")).toContainText("1 unsaved");
  await expect(treeRow(page, "Mind the Crate")).not.toContainText("unsaved");
  await page.keyboard.press("Alt+F6");
  await expect(painterOf(page, FIRST).locator(".gw-board")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(page.getByRole("contentinfo")).not.toContainText("unsaved");

  // A text beside its level; typing goes where one clicks.
  const texts = page.locator('[data-panel="editor"] .gw-side');
  await texts
    .nth(1)
    .locator(".gw-editor-area")
    .click({ position: { x: 150, y: 16 } });
  await expect(painterOf(page, SECOND)).toHaveAttribute("data-active", "true");
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type(" ");
  await expect(treeRow(page, "Mind the Crate")).toContainText("unsaved");
  await page.keyboard.press("ControlOrMeta+S");

  // The other level is shown once: choosing it goes to its side.
  await treeRow(page, "First Steps").click();
  await expect(painterOf(page, FIRST)).toHaveAttribute("data-active", "true");
  await expect(page.locator("[data-painter]")).toHaveCount(2);

  // Either side can be closed; the other one stays.
  await page.getByRole("group", { name: "First Steps" }).getByRole("button", { name: "Close First Steps" }).click();
  await expect(page.locator("[data-painter]")).toHaveCount(1);
  await expect(painterOf(page, SECOND)).toHaveAttribute("data-active", "true");
  await expect(page.locator(".gw-editor-area .view-lines")).toHaveCount(1);
  await boardDrawn(page);

  // From the tree by keys: the rules beside the level's text, over one board.
  await treeRow(page, "game.json").focus();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByRole("tab", { name: "game.json", selected: true })).toBeVisible();
  await expect(page.locator(".gw-editor-area .view-lines")).toHaveCount(2);
  await expect(page.locator("[data-painter]")).toHaveCount(1);
  await clickCell(page, [1, 1]);
  await expect(page.getByRole("contentinfo")).toContainText("1 unsaved");
  expect(pack.read(SECOND)).toMatch(/^ /);
});

test("cells are cut from the active board of two, and pasted on the other", async ({ app }) => {
  const { page, pack } = app;
  await treeRow(page, "First Steps").click();
  await treeRow(page, "Mind the Crate").click({ button: "right" });
  await page.getByRole("menuitem", { name: "Open to the Side" }).click();
  await expect(painterOf(page, SECOND).locator(".gw-board")).toBeFocused();
  for (const board of await page.locator(".gw-board").all()) await expect(board).toHaveAttribute("data-loading", "0");
  const layers = (file: string): string => {
    const { board } = JSON.parse(pack.read(file)) as { board: { layers: unknown } };
    return JSON.stringify(board.layers);
  };
  const [first, second] = [layers(FIRST), layers(SECOND)];
  await page.keyboard.press("Alt+F6");
  await expect(painterOf(page, FIRST).locator(".gw-board")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+X");
  await saved(page, () => expect(layers(FIRST)).not.toBe(first));
  expect(layers(FIRST)).not.toContain('"flag"');
  expect(layers(SECOND)).toBe(second);
  const cut = layers(FIRST);
  await page.keyboard.press("Alt+F6");
  await expect(painterOf(page, SECOND).locator(".gw-board")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+V");
  await page.keyboard.press("Enter");
  await saved(page, () => expect(layers(SECOND)).not.toBe(second));
  expect(layers(FIRST)).toBe(cut);
  await page.keyboard.press("ControlOrMeta+Z");
  await saved(page, () => expect(layers(SECOND)).toBe(second));
});
