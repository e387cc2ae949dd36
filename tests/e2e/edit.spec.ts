// Writing: completion, hover and squiggles in all four kinds of file, the board following the text, undo, problems.
import { expect, test } from "./harness/test";
import { editFile, expectOffered, focusText, goAfter, openPack, treeRow } from "./harness/window";

const completions: readonly {
  readonly row: string;
  readonly after: string;
  readonly type: string;
  readonly offers: string;
}[] = [
  { row: "manifest.json", after: '"packVersion": 1,', type: '\n"', offers: "website" },
  { row: "game.json", after: '"id": "water_clears_items",', type: '\n"', offers: "priority" },
  { row: "First Steps", after: '"title": "First Steps",', type: '\n"', offers: "guide" },
  { row: "theme.json", after: '"coverImage": "assets/story/intro.png",', type: '\n"', offers: "textStyle" },
];

for (const { row, after, type, offers } of completions) {
  test(`completion knows the fields of ${row}`, async ({ app }) => {
    await editFile(app, row);
    await goAfter(app.page, after);
    await app.page.keyboard.type(type);
    await expectOffered(app.page, offers);
  });
}

test("completion offers effects inside a rule, and hover explains a field", async ({ app }) => {
  await editFile(app, "game.json");
  await goAfter(app.page, '"then": [');
  await app.page.keyboard.type('{ "');
  await expectOffered(app.page, "destroy", "spawn", "transform");
  await app.page.keyboard.press("ControlOrMeta+Z");
  await app.page.locator(".view-line span", { hasText: '"then"' }).last().hover();
  await expect(
    app.page
      .locator(".monaco-hover")
      .filter({ hasText: /effects/i })
      .first(),
  ).toBeVisible();
});

test("an offer opens the braces it is put into; the list's details stay as they were left", async ({ app }) => {
  const { page } = app;
  const list = page.locator(".suggest-widget.visible");
  const details = page.locator(".suggest-details");
  const chosen = list.locator(".monaco-list-row.focused .label-name");
  // As on a first start: the test before may have closed the details.
  await page.reload();
  await editFile(app, "First Steps");
  await goAfter(page, '"title": "First Steps",');
  // A brace closes itself only once the editor has read the lines above: the typed one replaces that or stands for it.
  await page.keyboard.type('\n"systemOverrides": {}');
  await expect(page.locator(".view-line", { hasText: '"systemOverrides":' })).toHaveText('"systemOverrides": {}');
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("  ");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Control+Space");
  await expect(list).toBeVisible();
  await page.keyboard.type("pu");
  await expect(chosen).toHaveText("push");
  await page.keyboard.press("Enter");
  await expect(page.locator(".view-line", { hasText: '"push": {}' })).toBeVisible();
  expect(await app.editorText()).toContain('"systemOverrides": {\n    "push": {}\n  }\n');
  await page.keyboard.press("ControlOrMeta+Home");
  await goAfter(page, '"kind": "');
  await page.keyboard.press("Control+Space");
  await expect(details).toBeVisible();
  await page.keyboard.press("Control+Space");
  await expect(details).toBeHidden();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+Space");
  await expect(chosen).toBeVisible();
  await expect(details).toBeHidden();
  await page.reload();
  await editFile(app, "First Steps");
  await goAfter(page, '"kind": "');
  await page.keyboard.press("Control+Space");
  await expect(chosen).toBeVisible();
  await expect(details).toBeHidden();
  await page.keyboard.press("Control+Space");
  await expect(details.locator("img")).toBeVisible();
});

test("a mistake is underlined and listed while it is typed, and gone when it is undone", async ({ app }) => {
  const { page } = app;
  await editFile(app, "First Steps");
  await goAfter(page, '"id": "fw_001"');
  await page.keyboard.type(" x");
  await expect(page.locator(".squiggly-error").first()).toBeVisible();
  await expect(page.locator(".gw-tree-row", { hasText: "First Steps" }).locator('[data-tone="error"]')).toBeVisible();
  await app.showPanel("problems");
  await expect(page.locator(".gw-problem", { hasText: "levels/fw_001.json:2:" }).first()).toBeVisible();
  await expect(page.getByText("Text broken")).toBeVisible();
  await focusText(page);
  await page.keyboard.press("ControlOrMeta+Z");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(page.locator(".squiggly-error")).toHaveCount(0);
  await expect(page.getByText("Text broken")).toBeHidden();
  // The sample has one rule that no gold path fires, and nothing else.
  await expect(page.locator(".gw-problem")).toHaveText(/rule-never-fired/);
});

test("F8 goes to each problem in turn, and the filter narrows the list", async ({ app }) => {
  const { page, pack } = app;
  await expect(treeRow(page, "First Steps")).toBeVisible();
  pack.write("levels/fw_001.json", pack.read("levels/fw_001.json").replace('"wall"', '"wale"'));
  pack.write("levels/fw_002.json", pack.read("levels/fw_002.json").replace('"wall"', '"wull"'));
  await app.showPanel("problems");
  await expect(page.locator(".gw-problem", { hasText: "wale" }).first()).toBeVisible();
  await expect(page.locator(".gw-problem", { hasText: "wull" }).first()).toBeVisible();
  // Errors first: the note about the sample's own game.json comes last, once all solutions were replayed.
  await expect(page.locator(".gw-problem").last()).toContainText("rule-never-fired");
  await page.keyboard.press("F8");
  await expect(page.getByRole("tab", { name: "fw_001.json", selected: true })).toBeVisible();
  // The window's foot says what the problem is.
  await expect(page.getByRole("contentinfo")).toContainText("wale");
  // How many there are of the first level is known only once all solutions were replayed.
  await expect(async () => {
    await page.keyboard.press("F8");
    await expect(page.getByRole("tab", { name: "fw_002.json", selected: true })).toBeVisible({ timeout: 300 });
  }).toPass();
  await page.getByRole("textbox", { name: "Filter by words" }).fill("wull");
  await expect(page.locator(".gw-problem", { hasText: "wale" })).toHaveCount(0);
  await expect(page.locator(".gw-problem", { hasText: "wull" }).first()).toBeVisible();
});

test("going to a problem shows the beginning of its line", async ({ app }) => {
  const { page, pack } = app;
  const left = (): Promise<number> =>
    page
      .locator(".gw-editor-area .lines-content")
      .evaluate((lines) => Number.parseFloat((lines as HTMLElement).style.left));
  await editFile(app, "First Steps");
  pack.write("levels/fw_001.json", pack.read("levels/fw_001.json").replace('["empty"', '["emptyy"'));
  await app.showPanel("problems");
  const problem = page.locator(".gw-problem", { hasText: 'no entity kind "emptyy"' }).first();
  await expect(problem).toBeVisible();
  await focusText(page);
  await goAfter(page, '"emptyy"');
  await page.keyboard.press("End");
  await expect.poll(left).toBeLessThan(0);
  await problem.click();
  await expect.poll(left).toBe(0);
});

test("the lines that stay at the top of a text follow a rename", async ({ app }) => {
  const { page } = app;
  const sticky = page.locator(".sticky-widget .sticky-line-content");
  await editFile(app, "game.json");
  await goAfter(page, '"wood": {');
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+ArrowDown");
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect((await sticky.allTextContents()).at(-1) ?? "").toContain("wood");
    // The usual pauses grow to a second, for each of a dozen lines.
  }).toPass({ intervals: [20] });
  await page.locator('.gw-palette-kind[data-kind="wood"]').click({ button: "right" });
  await page.getByRole("menuitem", { name: "Edit Kind" }).click();
  const name = page.getByRole("form", { name: "Kind wood" }).getByLabel("kind", { exact: true });
  await name.fill("timber");
  await name.press("Enter");
  await expect(sticky.last()).toContainText("timber");
});

test("an edit marks the file as unsaved, and undoing it all takes the mark away", async ({ app }) => {
  const { page } = app;
  await editFile(app, "First Steps");
  await page.keyboard.type(" ");
  await expect(page.getByRole("contentinfo")).toContainText("1 unsaved");
  await expect(treeRow(page, "First Steps")).toContainText("unsaved");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(page.getByRole("contentinfo")).not.toContainText("unsaved");
});

test("an edit that spoils a level's solution changes its mark in the tree", async ({ app }) => {
  await editFile(app, "First Steps");
  await goAfter(app.page, '{ "position": [4');
  await app.page.keyboard.press("Backspace");
  await app.page.keyboard.type("0");
  await expect(treeRow(app.page, "First Steps")).not.toContainText("wins at its last move");
  const status = app.page.getByRole("contentinfo");
  await expect(status).toContainText("9 of 10 levels win");

  // While game.json cannot be read nothing is known of the levels, and their sequence stays.
  await editFile(app, "game.json");
  await goAfter(app.page, '"rules": [');
  await app.page.keyboard.type("[");
  await expect(status).toContainText("The levels wait for game.json");
  await expect(treeRow(app.page, "10. The Long Way Home")).toContainText("not checked while the rules cannot be read");
  await app.page.keyboard.press("ControlOrMeta+Z");
  await expect(status).toContainText("9 of 10 levels win");
  await expect(treeRow(app.page, "10. The Long Way Home")).toContainText("wins at its last move");
});

test("the tab of the shown file is in sight among many", async ({ app }) => {
  const { page } = app;
  for (const name of ["game.json", "manifest.json", "theme.json"]) {
    await treeRow(page, name).click();
    await page.getByRole("tab", { name, selected: true }).dblclick();
  }
  await treeRow(page, "First Steps").click();
  const last = page.getByRole("tab", { name: "fw_001.json", selected: true });
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.getByRole("tab", { name: "theme.json" }).dblclick();
  await treeRow(page, "game.json").click();
  await expect(page.getByRole("tab", { name: "game.json", selected: true })).toBeInViewport({ ratio: 1 });
});

test("undo in the tree takes back the last step of the text or the level", async ({ app }) => {
  const { page, pack } = app;
  const saveAll = (): Promise<void> => app.chooseMenu("file.saveAll");
  const [game, level] = [pack.read("game.json"), pack.read("levels/fw_001.json")];
  const isAsBefore = () => [pack.read("game.json") === game, pack.read("levels/fw_001.json") === level];
  await editFile(app, "First Steps");
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("\n");
  await editFile(app, "game.json");
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("\n");
  await saveAll();
  await expect.poll(isAsBefore).toEqual([false, false]);
  await treeRow(page, "game.json").click();
  for (const after of [
    [true, false],
    [true, true],
  ]) {
    await page.keyboard.press("ControlOrMeta+Z");
    await saveAll();
    await expect.poll(isAsBefore).toEqual(after);
  }
});

test("fixes are named in plain words, also where there is none", async ({ app }) => {
  const { page } = app;
  await editFile(app, "First Steps");
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("ControlOrMeta+.");
  await expect(page.locator(".monaco-editor-overlaymessage")).toHaveText("No fix here.");
  await goAfter(page, '"kind": "flag');
  await page.keyboard.type("x");
  await expect(page.locator(".lightBulbWidget.codicon")).toHaveAttribute("title", "Fixes (Ctrl+.)");
});

test("a pack with files of the same names begins at its own places in them", async ({ app }) => {
  const { page } = app;
  const last = page.locator(".gw-crumb").last();
  await editFile(app, "First Steps");
  await goAfter(page, '"kind": "fla');
  await expect(last).toHaveText("kind");
  await openPack(app, app.copyPack("sample-packs/flag-worlds").folder);
  await expect(page.getByText("All 10 levels win")).toBeVisible();
  await expect(last).toHaveText("levels/fw_001.json");
});
