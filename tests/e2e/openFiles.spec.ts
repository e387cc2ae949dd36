// The files that are open: the tab of the one that is shown is in sight, and the tree says which level is on the board.
import { boardOf, chooseKind, clickCell, showLevel } from "./harness/board";
import { expect, test } from "./harness/test";
import { treeRow } from "./harness/window";

const LEVEL = "levels/fw_008.json";

test("the tab of the shown file stays whole in a narrower row and with its first unsaved edit", async ({ app }) => {
  const { page } = app;
  const tab = page.locator('.gw-file-tab[data-active="true"]');
  for (const file of ["manifest.json", "game.json", "theme.json", "levels/fw_001.json", "levels/fw_002.json"]) {
    await page.locator(`[role=treeitem][data-path="${file}"]`).click();
    // A double click keeps it open.
    await tab.getByTitle(file, { exact: true }).dblclick();
  }
  await showLevel(page, LEVEL);
  await expect(page.locator(".gw-file-tab")).toHaveCount(6);
  await expect(tab).toContainText("fw_008.json");
  await expect(tab).toBeInViewport({ ratio: 0.99 });
  await chooseKind(page, "rock");
  await clickCell(page, [2, 2]);
  await expect(tab.locator(".gw-unsaved")).toBeVisible();
  await expect(tab).toBeInViewport({ ratio: 0.99 });
  await app.chooseMenu("arrange.debug");
  await expect(page.locator('[data-panel="turn"]')).toBeVisible();
  await expect(tab).toBeInViewport({ ratio: 0.99 });
  // Where the text is not shown at all, its row is gone meanwhile.
  await app.chooseMenu("arrange.play");
  await expect(tab).toBeHidden();
  await app.chooseMenu("arrange.design");
  await expect(tab).toBeInViewport({ ratio: 0.99 });
});

test("a double click in the tree, or Enter, keeps the tab open", async ({ app: { page } }) => {
  const names = page.locator(".gw-file-tab");
  await treeRow(page, "game.json").dblclick();
  await treeRow(page, "theme.json").click();
  await expect(names).toContainText(["game.json", "theme.json"]);
  await page.keyboard.press("Enter");
  await treeRow(page, "manifest.json").click();
  await expect(names).toContainText(["game.json", "theme.json", "manifest.json"]);
  await showLevel(page, LEVEL);
  await expect(names).toContainText(["game.json", "theme.json", "fw_008.json"]);
});

test("undo on the board says when nothing is left to undo", async ({ app: { page } }) => {
  const status = page.locator(".gw-painter-status");
  await showLevel(page, LEVEL);
  await chooseKind(page, "rock");
  await clickCell(page, [2, 2]);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(status).toContainText("Undone.");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(status).toContainText("Nothing to undo.");
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(status).toContainText("Redone.");
});

test("the tree marks the level on the board while the text of another file is shown", async ({ app: { page } }) => {
  await showLevel(page, LEVEL);
  await treeRow(page, "game.json").click();
  await expect(treeRow(page, "game.json")).toHaveAttribute("aria-current", "true");
  const onBoard = page.locator('[role=treeitem][data-on-board="true"]');
  await expect(onBoard).toHaveCount(1);
  await expect(onBoard).toHaveAttribute("data-path", LEVEL);
  await expect(onBoard).toContainText("on the board");
  await expect(onBoard).not.toHaveCSS("box-shadow", "none");
  await expect(boardOf(page)).toHaveAttribute("aria-label", /fw_008/);
});

test("the numbers of lines stand beside them where the end of a file is shown again", async ({ app: { page } }) => {
  await showLevel(page, LEVEL);
  await page.locator(".monaco-editor .view-lines").first().click();
  await page.keyboard.press("ControlOrMeta+End");
  await treeRow(page, "game.json").click();
  await expect(page.getByRole("tab", { selected: true, name: "game.json" })).toBeVisible();
  await page.locator(`[role=treeitem][data-path="${LEVEL}"]`).click();
  const numbers = page.locator(".monaco-editor .margin .line-numbers");
  await expect(numbers.filter({ hasText: /^1$/ })).toHaveCount(0);
  const apart = (): Promise<number> =>
    page
      .locator(".monaco-editor")
      .first()
      .evaluate((code) => {
        const lowest = (of: string): number =>
          Math.max(...Array.from(code.querySelectorAll(of), (each) => each.getBoundingClientRect().top));
        return lowest(".line-numbers") - lowest(".view-line");
      });
  await expect.poll(apart).toBe(0);
});
