// The level as a form: goals, lose conditions and variables added, changed, moved and taken away in the inspector, each
// one edit of the text in the layout of its neighbours, with what is wrong said at the field.
import type { Locator, Page } from "@playwright/test";
import { clickCell, showLevel } from "./harness/board";
import { saved } from "./harness/saved";
import { expect, test } from "./harness/test";

const LEVEL = "levels/fw_002.json";

function section(page: Page, title: string): Locator {
  return page.locator(".gw-inspector").getByRole("region", { name: title, exact: true });
}

/** Chooses from a menu that a button opens. */
async function add(page: Page, button: string, item: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("menuitem", { name: new RegExp(`^${item}`) }).click();
}

/** Types into a field with names to choose from, and takes the one that is then the first. */
async function choose(page: Page, field: Locator, typed: string, name: string): Promise<void> {
  await field.click();
  await field.fill(typed);
  await page.getByRole("option", { name: new RegExp(`^${name}\\b`) }).click();
  await expect(field).toHaveValue(name);
}

test("goals, lose conditions and variables are edited as forms", async ({ app }) => {
  const { page } = app;
  const before = app.pack.read(LEVEL);
  const savedAs = (text: string): Promise<void> => saved(page, () => expect(app.pack.read(LEVEL)).toBe(text));
  await showLevel(page, LEVEL);

  // The pack declares 0.5: what came later is not offered.
  await page.getByRole("button", { name: "Add goal", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: /^board_match/ })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: /^sum_constraint/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await add(page, "Add goal", "all_cleared");
  const goals = section(page, "Goals");
  const second = goals.getByRole("region", { name: "goal 2" });
  const types = second.locator('[data-field="type"] option');
  await expect(types.filter({ hasText: "board_match" })).toHaveCount(1);
  await expect(types.filter({ hasText: "sum_constraint" })).toHaveCount(0);
  await expect(second.getByText('needs "kind" or "tag"')).toBeVisible();
  await choose(page, second.getByLabel("kind", { exact: true }), "crat", "metal_crate");
  await expect(second.getByText('needs "kind" or "tag"')).toHaveCount(0);
  const goal = '{ "id": "reach_flag", "type": "reach_target", "config": { "targetKind": "flag" } }';
  const added = '{ "id": "all_cleared", "type": "all_cleared", "config": { "kind": "metal_crate" } }';
  await savedAs(before.replace(goal, `${goal},\n    ${added}`));

  // A name that the pack lacks is told at its field, as in the text.
  await second.getByLabel("kind", { exact: true }).fill("crock");
  await second.getByLabel("kind", { exact: true }).press("Enter");
  await expect(second.locator('[data-field="kind"] .gw-form-findings')).toContainText("crock");
  await page.screenshot({ path: test.info().outputPath("goals.png") });
  // In a field in which nothing is being typed, undo is the document's.
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(second.getByLabel("kind", { exact: true })).toHaveValue("metal_crate");

  await second.locator(".gw-item-head").press("Alt+ArrowUp");
  await savedAs(before.replace(goal, `${added},\n    ${goal}`));
  await goals
    .getByRole("region", { name: "goal 1" })
    .getByLabel("type", { exact: true })
    .selectOption("variable_threshold");
  const first = goals.getByRole("region", { name: "goal 1" });
  await first.getByLabel("target", { exact: true }).fill("3");
  await first.getByLabel("target", { exact: true }).press("Enter");

  const variables = section(page, "Variables");
  await variables.getByLabel("New variable").fill("crates");
  await variables.getByLabel("New variable").press("Enter");
  await choose(page, first.getByLabel("variable", { exact: true }), "", "crates");
  // Its uses follow a variable's new name.
  await variables.getByLabel("Name of crates").fill("pushed");
  await variables.getByLabel("Name of crates").press("Enter");
  await expect(first.getByLabel("variable", { exact: true })).toHaveValue("pushed");

  await add(page, "Add lose condition", "board_state");
  const loses = section(page, "Lose Conditions").getByRole("region", { name: "lose condition 1" });
  await choose(page, loses.getByLabel("kind", { exact: true }), "rock", "rock");
  await loses.getByRole("button", { name: "Pick position on the Board" }).click();
  await clickCell(page, [4, 2]);
  await expect(loses.getByLabel("position", { exact: true })).toHaveValue("4, 2");
  const changed =
    '{ "id": "all_cleared", "type": "variable_threshold", "config": { "target": 3, "variable": "pushed" } }';
  const lose = '{ "type": "board_state", "config": { "kind": "rock", "position": [4, 2] } }';
  await savedAs(
    before
      .replace(goal, `${changed},\n    ${goal}`)
      .replace('"variables": {}', '"variables": { "pushed": 0 }')
      .replace(/\n\}\n$/, `,\n  "loseConditions": [\n    ${lose}\n  ]\n}\n`),
  );

  await loses.getByRole("button", { name: "Delete lose condition 1" }).click();
  await first.getByRole("button", { name: "Delete goal 1" }).click();
  await variables.getByRole("button", { name: "Remove pushed" }).click();
  await savedAs(before.replace(/\n\}\n$/, ',\n  "loseConditions": []\n}\n'));
});
