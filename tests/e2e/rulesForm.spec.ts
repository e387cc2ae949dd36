// Rules without JSON: the form of game.json beside its text, and forms of the other files.
import type { Locator, Page } from "@playwright/test";
import { showLevel } from "./harness/board";
import { command } from "./harness/keyboard";
import { saved } from "./harness/saved";
import { expect, test } from "./harness/test";
import { editFile, resizeTo } from "./harness/window";

interface Game {
  readonly rules: readonly Readonly<Record<string, unknown>>[];
  readonly disabledRules?: readonly Readonly<Record<string, unknown>>[];
}

/** Chooses an item of a button's menu. The button moves when problems beside it come or go: such a click is lost. */
async function chooseFrom(page: Page, button: Locator, name: RegExp, result: Locator): Promise<void> {
  const item = page.getByRole("menuitem", { name });
  await expect(async () => {
    if (await result.isVisible()) return;
    if (!(await item.isVisible())) await button.click({ timeout: 3_000 });
    await item.click({ timeout: 3_000 });
    await expect(result).toBeVisible();
  }).toPass();
}

test("a rule is added, filled in, moved, duplicated, disabled and enabled by its form alone", async ({ app }) => {
  const { page, pack } = app;
  const game = (): Game => JSON.parse(pack.read("game.json")) as Game;
  const before = pack.read("game.json");
  await showLevel(page, "levels/fw_002.json");
  // The form of a kind leads to that of the file in view.
  await page.locator('.gw-palette-kind[data-kind="wood"]').dblclick();
  await expect(page.getByRole("form", { name: "Kind wood" })).toBeVisible();
  await editFile(app, "game.json");
  await page.locator(".gw-inspector-choice").getByText("game.json").click();
  await expect(page.locator(".gw-inspector").getByRole("region", { name: "Rules", exact: true })).toBeVisible();
  await command(page, "Panel: Rules");
  const addRule = page.locator('[data-panel="rules"]').getByRole("button", { name: "Add Rule" });
  const newRule = page.getByRole("menuitem", { name: /^New rule/ });
  await chooseFrom(page, addRule, /^Rule of the game/, newRule);
  const rules = page.locator(".gw-inspector").getByRole("region", { name: "Rules", exact: true });
  const card = (number: number) => rules.getByRole("region", { name: `rule ${number}`, exact: true });
  const count = game().rules.length;

  // The form is in view, and asks which rule it is to be.
  await page.screenshot({ path: test.info().outputPath("add.png") });
  await newRule.click();
  const added = card(count + 1);
  await expect(page.locator(".gw-editor-area .view-lines"), "the text shows what was added").toContainText(
    /"id":\s"item"/,
  );
  await added.getByLabel("id", { exact: true }).fill("melt");
  await added.getByLabel("id", { exact: true }).press("Enter");
  await added.getByLabel("on", { exact: true }).fill("avatar_ent");
  await added.getByLabel("on", { exact: true }).press("Enter");
  await expect(added.getByLabel("on", { exact: true })).toHaveValue("avatar_entered");
  await added.getByLabel("where", { exact: true }).selectOption("position_has_tag");
  await added.getByLabel("layer", { exact: true }).fill("objects");
  await added.getByLabel("layer", { exact: true }).press("Enter");
  await added.getByLabel("tag", { exact: true }).fill("burn");
  await added.getByLabel("tag", { exact: true }).press("Enter");
  const toKind = added.getByLabel("toKind", { exact: true });
  await chooseFrom(page, added.getByRole("button", { name: "Add effect" }), /^transform/, toKind);
  await toKind.fill("wood");
  await toKind.press("Enter");
  // The same completion as in the text.
  const position = added.getByLabel("position", { exact: true });
  await expect(position).toHaveValue("$event.position");
  await position.fill("from");
  await page.getByRole("option", { name: /^\$event\.fromPosition/ }).click();
  await page.screenshot({ path: test.info().outputPath("rule.png") });
  await saved(page, () => {
    expect(game().rules.at(-1)).toEqual({
      id: "melt",
      on: "avatar_entered",
      where: { position_has_tag: { layer: "objects", tag: "burnable" } },
      then: [{ transform: { position: "$event.fromPosition", layer: "objects", toKind: "wood" } }],
    });
    // As an author would write it: the event before the effects.
    expect(Object.keys(game().rules.at(-1) ?? {}).slice(0, 3)).toEqual(["id", "on", "then"]);
  });

  // Moved by key and by mouse, copied; the text follows.
  await added.locator(".gw-item-head").first().focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(card(count)).toContainText("melt");
  await page.keyboard.press("Enter");
  // Closed, so that the rules above do not move any more.
  await expect(card(count)).toHaveAttribute("data-open", "false");
  const head = (number: number) => card(number).locator(".gw-item-head").first();
  await head(count).dragTo(head(3), { targetPosition: { x: 60, y: 3 } });
  await expect(card(3)).toContainText("melt");
  await head(3).click();
  await card(3).getByRole("button", { name: "Duplicate rule 3" }).click();
  await expect(card(4)).toContainText("melt_2");
  await card(4).getByRole("button", { name: "Disable rule 4" }).click();
  const disabled = rules.getByRole("region", { name: "disabled rule 1" });
  await expect(disabled).toContainText("melt_2");
  await page.screenshot({ path: test.info().outputPath("disabled.png") });
  await saved(page, () => {
    expect(game().rules.map(({ id }) => id)).not.toContain("melt_2");
    expect(game().disabledRules).toMatchObject([{ id: "melt_2", at: 3 }]);
  });
  await disabled.getByRole("button", { name: "Enable disabled rule 1" }).click();
  await expect(card(4)).toContainText("melt_2");
  await saved(page, () => expect(game().disabledRules).toBeUndefined());
  for (const number of [4, 3]) {
    await head(number).click();
    await card(number)
      .getByRole("button", { name: `Delete rule ${number}` })
      .click();
  }
  await saved(page, () => expect(pack.read("game.json")).toBe(before));

  // A rule of the level, by its command.
  await command(page, "Rule: New Rule in This Level…");
  await newRule.click();
  const ofLevel = page.locator(".gw-inspector").getByRole("region", { name: "Rules", exact: true });
  await expect(
    ofLevel.getByRole("region", { name: "rule 1", exact: true }).getByLabel("on", { exact: true }),
  ).toBeFocused();
  await saved(page, () => expect(pack.read("levels/fw_002.json")).toContain('"rules": ['));
  await app.showPanel("history");
  const steps = page.getByRole("region", { name: "History" });
  await expect(steps.getByRole("button", { name: "Add to rules" })).toBeVisible();
  await app.showPanel("inspector");

  // The forms of the theme and the manifest, in the same place.
  await editFile(app, "manifest.json");
  await page.locator(".gw-inspector-choice").getByText("manifest.json").click();
  const title = page.locator(".gw-inspector").getByLabel("title", { exact: true });
  await title.fill("Melting Worlds");
  await title.press("Enter");
  await page.screenshot({ path: test.info().outputPath("manifest.png") });
  await saved(page, () => expect(pack.read("manifest.json")).toContain('"title": "Melting Worlds"'));
  await editFile(app, "theme.json");
  await expect(page.locator(".gw-inspector").getByRole("region", { name: "Palette", exact: true })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath("theme.png") });
});

test("a level that is chosen in the tree is seen, though the graph of rules was in front of its board", async ({
  app,
}) => {
  const { page } = app;
  await app.showPanel("rules");
  await expect(page.locator('[data-panel="board"]')).toBeHidden();
  await page.locator('[role=treeitem][data-path="levels/fw_002.json"]').click();
  await expect(page.getByRole("application", { name: "Board of levels/fw_002.json" })).toBeVisible();
  await expect(page.locator('[role=treeitem][data-path="levels/fw_002.json"]')).toBeFocused();
});

test("a problem in a form has its fix beside it, and the language profile leads to the manifest", async ({ app }) => {
  const { page, pack } = app;
  const inspector = page.locator(".gw-inspector");
  await showLevel(page, "levels/fw_002.json");
  await editFile(app, "game.json");
  await page.locator(".gw-inspector-choice").getByText("game.json").click();
  await inspector.getByRole("button", { name: /^Systems/ }).click();
  const note = inspector.getByRole("listitem").filter({ hasText: '"dslVersion" 0.6 or later in manifest.json' });
  await chooseFrom(page, inspector.getByRole("button", { name: "Add system" }), /^ice_slide/, note);
  await note.getByRole("button", { name: "Fix" }).click();
  await page.getByRole("menuitem", { name: "Change to DSL 0.6" }).click();
  await expect(note).toHaveCount(0);
  await saved(page, () => expect(pack.read("manifest.json")).toMatch(/"dslVersion": ?"0\.6"/));

  await page.getByRole("contentinfo").getByRole("button", { name: "published" }).click();
  await expect(page.getByRole("tab", { name: "manifest.json", selected: true })).toBeVisible();
});

test("the graph of rules fits into its panel as far as it can be read, until it is zoomed", async ({ app }) => {
  const { page } = app;
  const size = (width: number, height: number): Promise<void> => resizeTo(app, width, height);
  const zoom = (): Promise<number> =>
    page.locator(".gw-rule-nodes").evaluate((nodes) => Number(getComputedStyle(nodes).scale));
  await size(1280, 720);
  await app.showPanel("rules");
  await expect.poll(zoom).toBeLessThan(1);
  expect(await zoom()).toBeGreaterThanOrEqual(0.75);
  const narrow = await zoom();
  await size(1590, 960);
  await expect.poll(zoom).toBeGreaterThan(narrow);
  await page.getByRole("button", { name: "Larger" }).click();
  const own = await zoom();
  const wide = await page.locator(".gw-rule-plane").evaluate((plane) => plane.clientWidth);
  await size(1280, 720);
  await expect.poll(() => page.locator(".gw-rule-plane").evaluate((plane) => plane.clientWidth)).toBeLessThan(wide);
  expect(await zoom()).toBe(own);
});
