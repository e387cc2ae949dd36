// Writing the rules of a board game: what is offered, marked, explained and renamed inside the strings of its texts.
import { expect, test } from "./harness/test";
import { editFile, expectOffered, goAfter, treeRow } from "./harness/window";

test.use({ pack: "sample-packs/draughts" });

test("a game's files stand in the tree, and their recorded games are replayed", async ({ app }) => {
  const { page } = app;
  await expect(treeRow(page, "Three jumps at once")).toBeVisible();
  await expect(treeRow(page, "An exchange")).toBeVisible();
  await app.screenshot("gdl-tree");
});

test("expressions are completed, coloured and checked inside their strings", async ({ app }) => {
  const { page } = app;
  await editFile(app, "game.json");
  await goAfter(page, '"eq(entity.rank, ');
  await expect(page.locator(".gw-string-function").first()).toBeVisible();
  await page.keyboard.type("'x'), entity.");
  await expectOffered(page, "owner", "rank", "pos");
  await page.keyboard.type("ranc");
  await expect(page.locator(".squiggly-error, .squiggly-warning").first()).toBeVisible();
  await app.screenshot("gdl-strings");
  for (let at = 0; at < 20 && (await app.editorText()).includes("ranc"); at += 1) {
    await page.keyboard.press("ControlOrMeta+Z");
  }
  await goAfter(page, '"eq(entity.rank, ');
  await page.keyboard.press("ArrowRight");
  await expectOffered(page, "man", "king");
});

test("the board and its small pictures stay while an expression is half typed", async ({ app }) => {
  const { page } = app;
  const board = page.getByRole("application", { name: /^Board of/ });
  const pictures = page.locator(".gw-tree canvas.gw-thumbnail, .gw-recorded-moves canvas.gw-thumbnail");
  await editFile(app, "game.json");
  const before = await app.editorText();
  await expect(pictures).toHaveCount(9);
  await goAfter(page, '"eq(entity.rank, ');
  await page.keyboard.type("fo");
  await expect(page.getByText("Out of date: the game cannot be played")).toBeVisible();
  await expect(board).toBeVisible();
  await expect(pictures).toHaveCount(9);
  for (let at = 0; at < 20 && (await app.editorText()) !== before; at += 1) {
    await page.keyboard.press("ControlOrMeta+Z");
  }
  await expect(page.getByText("Out of date")).toBeHidden();
});

test("a game that can be played again once its text is repaired leaves the keys to the text", async ({ app }) => {
  const { page } = app;
  await editFile(app, "game.json");
  await goAfter(page, '"eq(entity.rank, ');
  await page.keyboard.type("fo");
  await expect(page.getByText("Out of date: the game cannot be played")).toBeVisible();
  await app.chooseMenu("play.toggle");
  await expect(page.getByText("This game cannot be played")).toBeVisible();
  await goAfter(page, '"eq(entity.rank, fo');
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await expect(page.getByText("No move yet.")).toBeVisible();
  await expect(page.locator('[data-panel="editor"] .monaco-editor.focused').first()).toBeVisible();
});

test("a name is renamed inside strings too, as one step", async ({ app }) => {
  const { page } = app;
  await editFile(app, "game.json");
  const before = await app.editorText();
  await goAfter(page, '"promotion_row');
  await page.keyboard.press("F2");
  const box = page.locator(".rename-box input");
  await expect(box).toBeVisible();
  await box.fill("crown_row");
  await page.keyboard.press("Enter");
  await expect.poll(() => app.editorText()).toContain("entity.owner.crown_row");
  expect(await app.editorText()).not.toContain("promotion_row");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => app.editorText()).toBe(before);
});

test("a form's field for an expression keeps the focus when its suggestions arrive", async ({ app }) => {
  const { page } = app;
  await treeRow(page, "game.json").click();
  await app.showPanel("inspector");
  const inspector = page.locator('[data-panel="inspector"]');
  await inspector.locator(".gw-segments").getByText("game.json").click();
  await inspector.getByRole("button", { name: "End Conditions" }).click();
  await inspector
    .getByRole("button", { name: /^victory/ })
    .first()
    .click();
  const condition = inspector.locator('[data-field="condition"] input').first();
  await condition.click();
  await expect(page.getByRole("option", { name: /^player who acts/ })).toBeVisible();
  await app.screenshot("expression-offers");
  await expect(condition).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("eq(1, 2)");
  await page.keyboard.press("Enter");
  await expect(condition).toHaveValue("eq(1, 2)");
  await expect(condition).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(condition).not.toHaveValue("eq(1, 2)");
});
