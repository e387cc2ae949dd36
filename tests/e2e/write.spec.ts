// Writing with the pack's own names: completion, going to definitions and usages, renaming everywhere, quick fixes, the
// house style.
import type { Locator, Page } from "@playwright/test";
import { boardOf, placeOn } from "./harness/board";
import { caretTo } from "./harness/keyboard";
import { expect, test } from "./harness/test";
import { drawLate, editFile, focusText, treeRow } from "./harness/window";

// The last and one of the longest: its tests are shared out, so that no worker rests at the end.
test.describe.configure({ mode: "parallel" });

/** Puts the cursor into a text that stands once in the file that is shown, a few letters from its start. */
async function goInto(page: Page, text: string, letters = 3): Promise<void> {
  await caretTo(page, text);
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

/** What takes a click where the list of offers lies over the edge of its panel. */
function atPanelsEdge(): "no list" | "no edge" | "list" | "edge" {
  const list = document.querySelector(".suggest-widget.visible")?.getBoundingClientRect();
  if (list === undefined) return "no list";
  const edge = Array.from(document.querySelectorAll(".dv-sash"), (sash) => sash.getBoundingClientRect()).find(
    ({ left, right, width }) => width < 10 && left > list.left && right < list.right,
  );
  if (edge === undefined) return "no edge";
  const there = document.elementFromPoint(edge.left + edge.width / 2, list.top + 8);
  return there?.closest(".suggest-widget") ? "list" : "edge";
}

/** Takes the offer that is chosen already, once it is the one of that name. */
async function take(page: Page, label: string, key: "Enter" | "Tab" = "Enter"): Promise<void> {
  const chosen = page.locator(".suggest-widget.visible .monaco-list-row.focused .label-name");
  await expect(chosen).toHaveText(label);
  await page.keyboard.press(key);
}

const levels = Array.from({ length: 10 }, (_, index) => `levels/fw_${String(index + 1).padStart(3, "0")}.json`);

test("a kind is renamed in twelve levels, undone at once, and redone", async ({ app }) => {
  const { page, pack } = app;
  const more = ["levels/fw_011.json", "levels/fw_012.json"];
  for (const file of more) {
    const id = file.slice("levels/".length, -".json".length);
    pack.write(file, pack.read(levels[0]!).replace('"fw_001"', `"${id}"`).replace("First Steps", `Copy ${id}`));
  }
  await expect(treeRow(page, "Copy fw_012")).toBeVisible();
  await editFile(app, "game.json");
  await goInto(page, '"flag": {');
  await page.keyboard.press("F2");
  const box = page.locator(".rename-input");
  const selected = (input: HTMLInputElement): number => (input.selectionEnd ?? 0) - (input.selectionStart ?? 0);
  await expect(box).toBeFocused();
  await expect.poll(() => box.evaluate(selected)).toBe("flag".length);
  await page.keyboard.type("rock");
  await page.keyboard.press("Enter");
  await expect(page.locator(".monaco-editor-overlaymessage")).toContainText('There is already a kind "rock".');
  await page.keyboard.press("F2");
  await expect(box).toBeFocused();
  await expect.poll(() => box.evaluate(selected)).toBe("flag".length);
  await page.keyboard.type("banner");
  await page.keyboard.press("Enter");
  const status = page.getByRole("contentinfo");
  await expect(status).toContainText("13 unsaved");
  await expect(status).toContainText("All 12 levels win");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(status).not.toContainText("unsaved");
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(status).toContainText("13 unsaved");
  await app.chooseMenu("file.saveAll");
  await expect(status).not.toContainText("unsaved");
  for (const file of [...levels, ...more]) {
    expect(pack.read(file)).not.toContain('"flag"');
    expect(pack.read(file)).toContain('"banner"');
  }
});

test("a level's file follows its name, back and forth, its earlier steps kept", async ({ app }) => {
  const { page, pack } = app;
  const status = page.getByRole("contentinfo");
  const shown = (file: string): Locator => page.getByRole("tab", { name: file, selected: true });
  const isNamed = (there: string, gone: string): Promise<void> =>
    expect.poll(() => pack.has(`levels/${there}.json`) && !pack.has(`levels/${gone}.json`)).toBe(true);
  const before = pack.read("levels/fw_001.json");
  await editFile(app, "First Steps");
  await goInto(page, '"title": "First Steps"', 10);
  await page.keyboard.type("Very");
  await expect(status).toContainText("1 unsaved");
  await goInto(page, '"fw_001"');
  const onTime = await drawLate(page);
  await page.keyboard.press("F2");
  await expect(page.locator(".rename-input")).toBeFocused();
  await onTime();
  await page.keyboard.type("meadow");
  await page.keyboard.press("Enter");
  await expect(shown("meadow.json")).toBeVisible();
  await expect(status).toContainText("2 unsaved");
  await expect(status).toContainText("All 10 levels win");
  await isNamed("meadow", "fw_001");
  // From the level's own text, in which one goes on typing.
  await expect(page.locator(".gw-editor-area .monaco-editor").first()).toHaveClass(/focused/);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(shown("fw_001.json")).toBeVisible();
  await expect(status).toContainText("1 unsaved");
  await isNamed("fw_001", "meadow");
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(shown("meadow.json")).toBeVisible();
  await expect(status).toContainText("2 unsaved");
  await isNamed("meadow", "fw_001");
  // From the tree, where the level on the board is meant.
  await treeRow(page, "VeryFirst Steps").click();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(shown("fw_001.json")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(status).not.toContainText("unsaved");
  await isNamed("fw_001", "meadow");
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(status).toContainText("1 unsaved");
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(status).toContainText("2 unsaved");
  await isNamed("meadow", "fw_001");
  // From another file of the change.
  await editFile(app, "game.json");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(status).toContainText("1 unsaved");
  await isNamed("fw_001", "meadow");
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(status).toContainText("2 unsaved");
  await isNamed("meadow", "fw_001");
  await app.chooseMenu("file.saveAll");
  await expect(status).not.toContainText("unsaved");
  expect(pack.read("game.json")).toContain('"ref": "meadow"');
  expect(pack.read("levels/meadow.json")).toBe(
    before.replace('"fw_001"', '"meadow"').replace("First Steps", "VeryFirst Steps"),
  );
  await editFile(app, "VeryFirst Steps");
  await page.keyboard.press("Space");
  await expect(status).toContainText("1 unsaved");
  await editFile(app, "game.json");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(page.getByText("These files were edited since and keep the change: levels/meadow.json.")).toBeVisible();
  expect(pack.has("levels/meadow.json")).toBe(true);
});

test("a kind's picture, definition and usages are shown in place, and F12 goes there", async ({ app }) => {
  const { page } = app;
  await editFile(app, "First Steps");
  await goInto(page, '"kind": "flag"', 11);
  await page.keyboard.press("ControlOrMeta+K");
  await page.keyboard.press("ControlOrMeta+I");
  await expect(page.locator(".monaco-hover img[src^='data:image/png']")).toBeVisible();
  await page.keyboard.press("Escape");
  const peek = page.locator(".peekview-widget");
  await app.chooseMenu("edit.peek");
  await expect(peek).toContainText("game.json");
  await expect(peek.locator(".view-line", { hasText: '"flag": {' })).toBeVisible();
  await expect(page.getByRole("tab", { name: "fw_001.json", selected: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(peek).toHaveCount(0);
  await page.keyboard.press("F12");
  await expect(page.getByRole("tab", { name: "game.json", selected: true })).toBeVisible();
  await expect(page.locator(".view-line", { hasText: '"flag": {' })).toBeVisible();
  await page.keyboard.press("Shift+F12");
  await expect(page.locator(".reference-zone-widget")).toBeVisible();
  await expect(page.locator(".reference-zone-widget")).toContainText("fw_001.json");
});

test("breadcrumbs follow the cursor, and lead to what stands beside it by keys alone", async ({ app }) => {
  const { page } = app;
  const crumbs = page.getByRole("toolbar", { name: "Breadcrumbs" });
  await editFile(app, "game.json");
  await goInto(page, '"animation": "burning"');
  await expect(crumbs.getByRole("button")).toHaveText([
    "game.json",
    "rules",
    "torch_burns",
    "then",
    "[0]",
    "destroy",
    "animation",
  ]);
  await page.keyboard.press("ControlOrMeta+Shift+Period");
  await expect(crumbs.getByRole("button", { name: "animation" })).toBeFocused();
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowLeft");
  await expect(crumbs.getByRole("button", { name: "torch_burns" })).toBeFocused();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem")).toHaveCount(5);
  await expect(menu.getByRole("menuitem", { name: /torch_burns/ })).toHaveAttribute("aria-current", "true");
  await page.keyboard.type("water");
  await page.keyboard.press("Enter");
  await expect(crumbs.getByRole("button")).toHaveText(["game.json", "rules", "water_clears_items", "id"]);
  await expect(menu).toHaveCount(0);
  await expect(page.locator(".gw-editor-area .monaco-editor").first()).toHaveClass(/focused/);
  // A file chosen from the list has the keys at once, not a frame later: those pressed meanwhile are meant for it.
  await page.keyboard.press("ControlOrMeta+P");
  await page.keyboard.type("manifest");
  await expect(page.getByRole("option", { name: "manifest.json" })).toHaveAttribute("aria-selected", "true");
  const shown = await page.evaluate(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    await Promise.resolve();
    return document.querySelector('.gw-editor [role="tab"][aria-selected="true"]')?.textContent;
  });
  expect(shown).toBe("manifest.json");
});

test("from how often a rule fired to the turn in which it first did", async ({ app }) => {
  const { page } = app;
  await editFile(app, "game.json");
  await goInto(page, '"id": "torch_burns"');
  const lenses = page.locator(".codelens-decoration", { hasText: /^fired 5× · 5 levels · never in 5 levels/ });
  await lenses.getByTitle("Plays the solution of levels/fw_003.json up to move 14").click();
  await expect(page.getByRole("tab", { name: "Turn", selected: true })).toBeVisible();
  await expect(page.locator(".gw-turn-row[aria-selected=true]")).toContainText("rule torch_burns fired");
});

test("an empty file becomes a game with a working rule by completions alone", async ({ app }) => {
  const { page, pack } = app;
  await editFile(app, "game.json");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Control+Space");
  await take(page, "game");
  await take(page, "rule");
  // The rule's name stays as it is.
  await page.keyboard.press("Tab");
  await take(page, "avatar_entered");
  await page.keyboard.press("Control+Space");
  await choose(page, "set_i", "set_inventory");
  await take(page, "$cell.objects.kind", "Tab");
  await goInto(page, '"on": "avatar_entered",', 0);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+Space");
  await choose(page, "wh", "where");
  await page.keyboard.type("has_t");
  await expect.poll(() => page.evaluate(atPanelsEdge)).toBe("list");
  await choose(page, "", "position_has_tag");
  await page.keyboard.press("ArrowDown");
  await take(page, "ground");
  await page.keyboard.press("ArrowDown");
  await take(page, "solid");
  await goInto(page, '"solid"}', 1);
  await expect(page.locator(".codelens-decoration").first()).toContainText("never fires");
  await page.keyboard.press("Control+Space");
  await choose(page, "", "walkable");
  await expect(page.locator(".codelens-decoration").first()).toContainText("10 levels");
  await app.chooseMenu("file.saveAll");
  await expect(page.getByRole("contentinfo")).not.toContainText("unsaved");
  const game = JSON.parse(pack.read("game.json")) as { readonly rules: unknown };
  expect(game.rules).toEqual([
    {
      id: "my_rule",
      on: "avatar_entered",
      where: { position_has_tag: { layer: "ground", tag: "walkable" } },
      then: [{ set_inventory: { item: "$cell.objects.kind" } }],
    },
  ]);
});

test("a wrong name is fixed from the lightbulb, the list of problems, and its mark on the board", async ({ app }) => {
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
  await goInto(page, '"kind": "flag"', 11);
  await page.keyboard.type("x");
  await app.showPanel("problems");
  const problems = page.getByRole("list", { name: "Problems", exact: true });
  await problems.getByRole("button", { name: /no entity kind "flxag"/ }).focus();
  await page.keyboard.press("ControlOrMeta+.");
  await expect(page.getByRole("menuitem", { name: 'Create the kind "flxag"' })).toBeVisible();
  await page.getByRole("menuitem", { name: 'Change to "flag"' }).click();
  await expect(problems).not.toContainText("flxag");
  await expect(page.getByRole("contentinfo")).toContainText("All 10 levels win");
  // What the fix wrote is undone by one step, on the board, and redone by keys alone.
  const fix = page.getByRole("menuitem", { name: 'Change to "flag"' });
  const inspected = page.getByRole("list", { name: "Problems at this cell" });
  await expect(page.getByRole("menu")).toHaveCount(0);
  await boardOf(page).focus();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(problems).toContainText("flxag");
  const mark = await placeOn(page, [4.9, 3.1]);
  // A press that takes its time.
  await page.mouse.click(mark.x, mark.y, { delay: 150 });
  await expect(inspected).toContainText('no entity kind "flxag"');
  await fix.click();
  await expect(problems).not.toContainText("flxag");
  await expect(inspected).toHaveCount(0);
  await expect(boardOf(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(problems).toContainText("flxag");
  await expect(inspected).toContainText('no entity kind "flxag"');
  // So is what it wrote into another file.
  await page.keyboard.press("ControlOrMeta+Period");
  await page.getByRole("menuitem", { name: 'Create the kind "flxag"' }).click();
  await expect(problems).not.toContainText('no entity kind "flxag"');
  await expect(boardOf(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(page.locator(".gw-painter-notice")).toHaveText("Undone in game.json.");
  await expect(inspected).toContainText('no entity kind "flxag"');
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(page.locator(".gw-painter-notice")).toHaveText("Redone in game.json.");
  await expect(inspected).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(inspected).toContainText('no entity kind "flxag"');
  await page.keyboard.press("ControlOrMeta+Period");
  await expect(fix).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(problems).not.toContainText("flxag");
  await expect(boardOf(page)).toBeFocused();
  await expect(page.getByRole("contentinfo")).toContainText("All 10 levels win");
});

test("the house style is brought in by one command, or on saving, and one undo takes it back", async ({ app }) => {
  const { page, pack } = app;
  const before = pack.read("levels/fw_001.json");
  pack.write("levels/fw_001.json", JSON.stringify(JSON.parse(before)));
  await editFile(app, "First Steps");
  await expect(page.locator(".view-line")).toHaveCount(1);
  await page.keyboard.press("Alt+Z");
  await expect(page.locator(".view-line").nth(5)).toBeVisible();
  await page.keyboard.press("Alt+Z");
  await expect(page.locator(".view-line")).toHaveCount(1);
  await page.keyboard.press("Shift+Alt+F");
  await expect(page.locator(".view-line").nth(3)).toContainText('"board": {');
  await app.showPanel("history");
  await expect(page.locator(".gw-history")).toContainText("Format");
  await focusText(page);
  await app.chooseMenu("file.saveAll");
  await expect.poll(() => pack.read("levels/fw_001.json").split("\n").length).toBeGreaterThan(40);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(page.locator(".view-line")).toHaveCount(1);
  await page.keyboard.press("ControlOrMeta+Comma");
  await page.getByRole("checkbox", { name: /Format on save/ }).check();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await focusText(page);
  await app.chooseMenu("file.save");
  await expect.poll(() => pack.read("levels/fw_001.json").split("\n").length).toBeGreaterThan(40);
  await expect(page.locator(".view-line").nth(3)).toContainText('"board": {');
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
  // Below their files, which fold by key.
  const tree = page.getByRole("tree", { name: "Matches" });
  const first = tree.getByRole("treeitem", { level: 1 }).first();
  await expect(first).toHaveText(/levels\/\S+1/);
  await search.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  await expect(first).toHaveAttribute("aria-expanded", "false");
  await first.press("ArrowRight");
  await first.press("ArrowRight");
  await expect(tree.getByRole("treeitem", { level: 2 }).first()).toBeFocused();
  await app.screenshot("search-tree");
  // An expression without an end holds up neither the window nor the next search.
  await page.getByRole("button", { name: "Regular expression" }).click();
  await search.fill("(.+)+Ω");
  await page.keyboard.press("ControlOrMeta+P");
  await expect(page.getByPlaceholder(/file/i)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("This expression takes too long")).toBeVisible();
  await page.getByRole("button", { name: "Regular expression" }).click();
  await search.fill('"Difficulty"');
  await expect(page.getByText(`${files} matches in ${files} files`)).toBeVisible();
  await page.getByRole("textbox", { name: "Replace by" }).fill('"effort"');
  await expect(page.locator(".gw-search-line").first()).toContainText('"difficulty""effort": 1');
  await page.getByRole("button", { name: "Replace All" }).click();
  await expect(page.getByText(`Replaced ${files} matches in ${files} files`)).toBeVisible();
  const status = page.getByRole("contentinfo");
  await expect(status).toContainText(`${files} unsaved`);
  await focusText(page);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(status).not.toContainText("unsaved");
});
