// Writing with the pack's own names: completion, going to definitions and usages, renaming everywhere, mending, the
// house style. One app start for each test.
import type { Page } from "@playwright/test";
import { expect, test } from "./harness/test";
import { editFile, focusText, treeRow } from "./harness/window";

/** Puts the cursor into a text that stands once in the file that is shown, a few letters from its start. */
async function goInto(page: Page, text: string, letters = 3): Promise<void> {
  await page.keyboard.press("ControlOrMeta+F");
  await page.locator(".find-widget textarea").first().fill(text);
  await expect(page.locator(".find-widget .matchesCount")).toHaveText("1 of 1");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowLeft");
  for (let step = 0; step < letters; step++) await page.keyboard.press("ArrowRight");
}

/** Types the start of a word and takes the offer of that name. */
async function choose(page: Page, typed: string, label: string): Promise<void> {
  await page.keyboard.type(typed);
  const row = page.locator(".suggest-widget.visible .monaco-list-row").filter({
    has: page.locator(".label-name", { hasText: new RegExp(`^${label.replaceAll(/[$.*+?^]/g, "\\$&")}$`) }),
  });
  await expect(row.first()).toBeVisible();
  await row.first().click();
}

const levels = Array.from({ length: 10 }, (_, index) => `levels/fw_${String(index + 1).padStart(3, "0")}.json`);

test("a kind is renamed in every level, undone at once, and redone", async ({ app }) => {
  const { page } = app;
  await editFile(app, "game.json");
  await goInto(page, '"wall": {');
  await page.keyboard.press("F2");
  const box = page.locator(".rename-input");
  const selected = (input: HTMLInputElement): number => (input.selectionEnd ?? 0) - (input.selectionStart ?? 0);
  await expect.poll(() => box.evaluate(selected)).toBe("wall".length);
  await page.keyboard.type("hedge");
  await page.keyboard.press("Enter");
  const status = page.getByRole("contentinfo");
  const files = levels.filter((file) => app.pack.read(file).includes('"wall"')).length + 1;
  await expect(status).toContainText(`${files} unsaved`);
  await expect(status).toContainText("All 10 levels win");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(status).not.toContainText("unsaved");
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(status).toContainText(`${files} unsaved`);
  await app.chooseMenu("file.saveAll");
  await expect(status).not.toContainText("unsaved");
  for (const file of levels) expect(app.pack.read(file)).not.toContain('"wall"');
});

test("F12 goes from a level to the kind's definition, and Shift+F12 shows its usages", async ({ app }) => {
  const { page } = app;
  await editFile(app, "First Steps");
  await goInto(page, '"kind": "flag"', 11);
  await page.keyboard.press("F12");
  await expect(page.getByRole("tab", { name: "game.json", selected: true })).toBeVisible();
  await expect(page.locator(".view-line", { hasText: '"flag": {' })).toBeVisible();
  await page.keyboard.press("Shift+F12");
  await expect(page.locator(".reference-zone-widget")).toBeVisible();
  await expect(page.locator(".reference-zone-widget")).toContainText("fw_001.json");
});

test("a rule is written with completions alone, and counts its firings", async ({ app }) => {
  const { page } = app;
  await editFile(app, "First Steps");
  await goInto(page, '"solution": {', 0);
  await page.keyboard.press("ControlOrMeta+Shift+Enter");
  await choose(page, '"ru', "rules");
  await choose(page, "r", "rule");
  await expect(page.locator(".view-lines")).toContainText("avatar_entered");
  await expect(page.locator(".codelens-decoration").first()).toContainText("fired 7× · 1 level");
});

test("a wrong name is mended from the lightbulb", async ({ app }) => {
  const { page } = app;
  await editFile(app, "First Steps");
  await goInto(page, '"kind": "flag"', 11);
  await page.keyboard.type("x");
  await expect(page.locator(".squiggly-error")).toHaveCount(1);
  await page.keyboard.press("ControlOrMeta+.");
  await expect(page.getByText('Create the kind "flxag"')).toBeVisible();
  await page.getByText('Change to "flag"').first().click();
  await expect(page.getByRole("contentinfo")).toContainText("All 10 levels win");
  await expect(treeRow(page, "First Steps")).not.toContainText("1 error");
});

test("the house style is brought in by one command and one undo takes it back", async ({ app }) => {
  const { page, pack } = app;
  const before = pack.read("levels/fw_001.json");
  pack.write("levels/fw_001.json", JSON.stringify(JSON.parse(before)));
  await editFile(app, "First Steps");
  await expect(page.locator(".view-line")).toHaveCount(1);
  await page.keyboard.press("Shift+Alt+F");
  await expect(page.locator(".view-line").nth(3)).toContainText('"board": {');
  await app.chooseMenu("file.saveAll");
  await expect.poll(() => pack.read("levels/fw_001.json").split("\n").length).toBeGreaterThan(40);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(page.locator(".view-line")).toHaveCount(1);
});

test("search finds a text in the whole pack, and replaces it as one change", async ({ app }) => {
  const { page, pack } = app;
  await editFile(app, "First Steps");
  await page.keyboard.press("ControlOrMeta+Shift+F");
  const search = page.getByRole("textbox", { name: "Search in the pack" });
  await expect(search).toBeFocused();
  await search.fill('"Difficulty"');
  const files = levels.filter((file) => pack.read(file).includes('"difficulty"')).length;
  await expect(page.getByText(`${files} matches in ${files} files`)).toBeVisible();
  await page.getByRole("textbox", { name: "Replace by" }).fill('"effort"');
  await expect(page.locator(".gw-search-line").first()).toContainText('"difficulty""effort": 1');
  await page.getByRole("button", { name: "Replace All" }).click();
  const status = page.getByRole("contentinfo");
  await expect(status).toContainText(`${files} unsaved`);
  await focusText(page);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(status).not.toContainText("unsaved");
});
