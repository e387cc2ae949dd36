// Debugging by keyboard alone: stop at a rule, step back, ask why another did not fire, fix it, go on to the win.
import type { Page } from "@playwright/test";
import { boardOf } from "./harness/board";
import { caretTo, command, openFile, tabTo } from "./harness/keyboard";
import { press } from "./harness/play";
import { expect, test } from "./harness/test";

const place = (page: Page) => page.locator(".gw-debugger-place");
const shownTurn = (page: Page) => page.locator('.gw-timeline-turn[aria-selected="true"]');
const record = (page: Page) =>
  page.getByRole("tree", { name: "What happened in the turn" }).locator('[aria-selected="true"]');

const PICKUP = '"where": { "position_has_tag": { "layer": "objects", "tag": "pickup" } }';
/** Counts steps when all else is done; stands before the others in the text. */
const STEPS = `{
      "id": "steps", "on": "avatar_entered", "priority": -1,
      "then": [{ "increment_variable": { "name": "steps", "amount": 1 } }]
    },`;

test("by keys alone: stop at a rule, step back, ask why another did not fire, fix it, win", async ({ app }) => {
  const { page } = app;
  const spoiled = app.pack.read("game.json").replace(PICKUP, PICKUP.replace("pickup", "pickpu"));
  app.pack.write("game.json", spoiled.replace('"rules": [', `"rules": [ ${STEPS}`));
  await expect(page.locator('[role=treeitem][data-path="game.json"]')).toBeVisible();
  await openFile(page, "levels/fw_005.json");
  await expect(boardOf(page)).toHaveAttribute("aria-label", /fw_005/);

  // A breakpoint on the rule under the caret, where something to be picked up is left.
  await openFile(page, "game.json");
  await command(page, "Panel: Text");
  await expect(page.locator(".monaco-editor.focused").first()).toBeVisible();
  await caretTo(page, '"pickpu"');
  await caretTo(page, '"steps"');
  await press(page, "F9");
  await expect(page.locator(".gw-breakpoint")).toHaveCount(1);
  await press(page, "Control+F9");
  const condition = page.getByLabel("Condition: rule steps fires", { exact: true });
  await expect(condition).toBeFocused();
  await page.keyboard.type('{"position_has_tag": {"layer": "objects", "tag": "pick');
  await expect(page.getByRole("option")).toHaveText([/^pickup/]);
  await press(page, "Enter");
  await expect(condition).toHaveValue(/"tag": "pickup"$/);
  await expect(condition).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.type("}}");
  await expect(condition).toHaveAttribute("aria-invalid", "false");
  await app.screenshot("break-condition");

  // The recorded solution runs to it.
  await press(page, "F5");
  await expect(shownTurn(page)).toHaveAttribute("data-turn", "2");
  await expect(record(page)).toContainText("rule steps fired for avatar_entered at (1,1)");
  // Away from the text, the question why is about the rule that it stopped at.
  await boardOf(page).focus();
  await press(page, "Shift+F9");
  const answer = page.getByRole("region", { name: "Why" }).getByRole("heading").first();
  await expect(answer).toContainText("steps fired");
  const cursors = [await place(page).getAttribute("data-cursor")];
  for (let step = 0; step < 3; step += 1) {
    await press(page, "Shift+F10");
    await expect(place(page)).not.toHaveAttribute("data-cursor", cursors.at(-1)!);
    cursors.push(await place(page).getAttribute("data-cursor"));
  }
  expect(cursors.map(Number)).toEqual(cursors.map(Number).toSorted((a, b) => b - a));
  await app.screenshot("break-stopped");

  // Why did the other one not fire? One key leads from the answer to the clause in the text.
  await command(page, "Panel: Text");
  await caretTo(page, '"pickup_item"');
  await press(page, "Shift+F9");
  await expect(answer).toContainText(
    "pickup_item did not fire in turn 2: where position_has_tag {layer: objects, tag: pickpu} does not hold, found torch",
  );
  await app.screenshot("why-not");
  // The panel takes the focus in a frame of its own; only then do the keys lead on from there.
  await expect(page.locator('[data-panel="why"]:focus-within')).toHaveCount(1);
  await tabTo(page, ".gw-why-clause[data-blamed]");
  await press(page, "Enter");
  await expect(page.locator(".monaco-editor.focused").first()).toBeVisible();

  // Fixed in place and played again, it stands at the same turn; nothing stops the run to the win any more.
  await caretTo(page, "pickpu");
  await page.keyboard.insertText("pickup");
  await press(page, "Control+Enter");
  await expect(page.getByText(/Played again: .*turn 2/)).toBeVisible();
  await expect(shownTurn(page)).toHaveAttribute("data-turn", "2");
  await command(page, "Why Did This Rule (Not) Fire?");
  await expect(answer).toContainText("pickup_item fired once in turn 2.");
  await app.screenshot("why-fired");
  await press(page, "F5");
  await expect(shownTurn(page)).toHaveAttribute("data-outcome", "won");
});
