// Breakpoints, log points and the steps between them: what the debugger's panels and keys do with a recorded solution.
import type { Page } from "@playwright/test";
import { boardOf, showLevel } from "./harness/board";
import { caretTo, command, openFile, tabTo } from "./harness/keyboard";
import { press } from "./harness/play";
import { expect, test } from "./harness/test";
import { editFile, openPack, resizeTo } from "./harness/window";

const place = (page: Page) => page.locator(".gw-debugger-place");
const shownTurn = (page: Page) => page.locator('.gw-timeline-turn[aria-selected="true"]');
const tree = (page: Page) => page.getByRole("tree", { name: "What happened in the turn" });
const row = (page: Page) => tree(page).locator('[aria-selected="true"]');

/** Presses a key and waits until the debugger stands at a record of a turn that reads as expected. */
async function step(page: Page, key: string, turn: number, text: string): Promise<void> {
  await press(page, key);
  await expect(shownTurn(page)).toHaveAttribute("data-turn", String(turn));
  await expect(row(page)).toContainText(text);
}

test("each key of stepping leads on and back, from turn to turn", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_005.json");
  await command(page, "Panel: Turn");
  await command(page, "Run the Solution to a Breakpoint");
  await expect(page.getByText("No breakpoint ahead.")).toBeVisible();
  await expect(shownTurn(page)).toHaveAttribute("data-outcome", "won");

  // To the start of the turn, and of the one before; then into it, out of a phase, over one and back again.
  for (const turn of ["9", "8"]) {
    await press(page, "Alt+Shift+F10");
    await expect(shownTurn(page)).toHaveAttribute("data-turn", turn);
    await expect(place(page)).toHaveAttribute("data-cursor", "0");
  }
  await step(page, "F11", 8, "action phase");
  await step(page, "F11", 8, "system movement");
  await step(page, "Shift+F11", 8, "movement phase");
  await step(page, "Shift+F10", 8, "action phase");
  await step(page, "F10", 8, "movement phase");
  await step(page, "Control+F11", 8, "event move_blocked");
  await step(page, "F7", 8, "pass 1");
  await step(page, "F7", 9, "pass 1");
  await step(page, "Control+F6", 9, "rule torch_burns fired");
  await step(page, "Control+Shift+F6", 5, "rule object_creates_bridge fired");
  await step(page, "Shift+F7", 5, "pass 1");
  await press(page, "Alt+F10");
  await expect(shownTurn(page)).toHaveAttribute("data-turn", "6");
  await step(page, "Control+F8", 6, "action phase");
  await step(page, "Control+F7", 6, "avatar.position: ");
  await step(page, "Control+F12", 6, "event avatar_exited");
  await step(page, "Control+Shift+F7", 6, "avatar.position: ");
  await step(page, "Control+Shift+F8", 6, "action phase");
  await step(page, "Control+Shift+F12", 5, "event turn_ended");
  const stands = async (key: string, turn: number, cursor: string): Promise<void> => {
    await press(page, key);
    await expect(shownTurn(page)).toHaveAttribute("data-turn", String(turn));
    await expect(place(page)).toHaveAttribute("data-cursor", cursor);
  };
  await stands("Alt+F11", 5, "end");
  await stands("Alt+Shift+F11", 5, "0");
  await stands("Control+F5", 9, "end");
  await stands("Control+Shift+F5", 0, "0");

  // To the rule at the caret, ahead and before.
  await openFile(page, "game.json");
  await command(page, "Panel: Text");
  await expect(page.locator(".monaco-editor.focused").first()).toBeVisible();
  await caretTo(page, '"torch_burns"');
  await step(page, "Control+F10", 9, "rule torch_burns fired");
  await caretTo(page, '"pickup_item"');
  await step(page, "Control+Shift+F10", 2, "rule pickup_item fired");

  // A rule and a cell are asked about without leaving the fields.
  await command(page, "Panel: Why");
  const why = page.getByRole("region", { name: "Why" });
  await expect(why.getByLabel("Rule")).toBeFocused();
  await press(page, "ArrowDown", "Tab");
  await page.keyboard.type("4,1");
  await press(page, "Enter");
  await expect(why.getByRole("heading").first()).toContainText("no such event was about (4,1)");
  await expect(why.getByLabel("Cell")).toBeFocused();

  // Where no breakpoint is, a run from within a turn comes to the end.
  await press(page, "F5");
  await expect(shownTurn(page)).toHaveAttribute("data-turn", "9");
  await expect(page.getByText("No breakpoint is set. F9 in the text sets one at the rule there.")).toBeVisible();
  await expect(place(page)).toHaveAttribute("data-cursor", "end");
  // There it has nowhere to run, and does not end the play either.
  await press(page, "F5");

  // A step that there is no more of hands the keys on; the graph of the rules takes them, not its zoom.
  await stands("Alt+Shift+F11", 9, "0");
  await expect(page.getByRole("button", { name: "Play", exact: true, pressed: true })).toBeVisible();
  const toEnd = page.getByRole("button", { name: "To the end of the turn" });
  await toEnd.focus();
  await press(page, "Enter");
  await expect(toEnd).toBeDisabled();
  await expect(page.getByRole("button", { name: "Only what changed" })).toBeFocused();
  await command(page, "Panel: Rules");
  await expect(page.locator(".gw-rule-event").first()).toBeFocused();
});

test("breakpoints and watches by keys: added, gone through, switched, conditioned and removed", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_005.json");
  await command(page, "Panel: Breakpoints");
  const panel = page.getByRole("region", { name: "Breakpoints" });
  const boxes = panel.getByRole("checkbox");
  const kind = panel.getByLabel("Stop when");
  const add = panel.getByRole("button", { name: "Add", exact: true });
  // Though nothing can be run to yet, the panel takes the keys.
  await expect(kind).toBeFocused();
  await press(page, "End", "Tab");
  await expect(add).toBeFocused();
  await press(page, "Enter", "Shift+Tab", "ArrowUp", "Tab", "Enter");
  await expect(boxes).toHaveCount(2);
  await press(page, "Shift+Tab");
  await expect(kind).toBeFocused();
  await press(page, "Home", "Tab");
  await page.keyboard.type("avatar_entered");
  await press(page, "Escape", "Tab");
  await expect(add).toBeFocused();
  await press(page, "Enter");
  // What is added next is typed at once.
  await expect(panel.getByLabel("event type")).toBeFocused();
  await expect(boxes).toHaveCount(3);

  // From row to row; Space switches, Enter leads to the condition, Escape back, Delete removes.
  await tabTo(page, '.gw-breakpoint-row input[type="checkbox"]');
  await expect(boxes.nth(0)).toBeFocused();
  await press(page, "ArrowDown", "ArrowDown", "ArrowUp");
  await expect(boxes.nth(1)).toBeFocused();
  await press(page, "Space");
  await expect(boxes.nth(1)).not.toBeChecked();
  await press(page, "Enter");
  await expect(panel.getByLabel("Condition: a goal is met", { exact: true })).toBeFocused();
  await press(page, "Escape");
  await expect(boxes.nth(1)).toBeFocused();
  await press(page, "Delete");
  await expect(boxes).toHaveCount(2);
  await expect(boxes.nth(1)).toBeFocused();
  await press(page, "Delete", "Delete");
  await expect(boxes).toHaveCount(0);
  await expect(kind).toBeFocused();

  await command(page, "Panel: Watch");
  const watch = page.getByRole("combobox", { name: "New watch" });
  await expect(watch).toBeFocused();
  for (const text of ["1,1", "avatar.item"]) {
    await page.keyboard.type(text);
    await press(page, "Escape", "Enter");
    await expect(watch).toHaveValue("");
  }
  const rows = page.locator(".gw-watch-name");
  await expect(rows).toHaveCount(2);
  await tabTo(page, '[aria-label="Remove: 1,1"]');
  await press(page, "Enter");
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toBeFocused();
  await press(page, "Delete");
  await expect(rows).toHaveCount(0);
  await expect(watch).toBeFocused();
});

/** Adds a breakpoint by the panel's own fields. */
async function add(page: Page, kind: string, name?: string): Promise<void> {
  const panel = page.getByRole("region", { name: "Breakpoints" });
  await panel.getByLabel("Stop when").selectOption({ label: kind });
  if (name !== undefined) {
    const field = panel.getByRole("combobox", { name: "rule id" });
    await field.fill(name);
    await expect(field).toHaveValue(name);
  }
  await panel.getByRole("button", { name: "Add", exact: true }).click();
}

test("log points write and do not stop, hits of all solutions are listed, the tree narrows", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_005.json");
  await expect(boardOf(page)).toHaveAttribute("aria-label", /fw_005/);
  await command(page, "Panel: Breakpoints");
  const panel = page.getByRole("region", { name: "Breakpoints" });
  const list = panel.getByRole("list", { name: "Breakpoints of the pack" }).getByRole("listitem");

  await add(page, "a rule fires", "nobody");
  await expect(list.first()).toContainText("The pack has no nobody.");
  await panel.getByRole("button", { name: "Remove: rule nobody fires" }).click();

  // One for each place: what is added again stays as it is.
  await add(page, "a rule fires", "pickup_item");
  await panel.getByRole("textbox", { name: "Message: rule pickup_item fires" }).fill("took {$event.position} {");
  await expect(panel.getByText("This brace has no match.")).toBeVisible();
  await panel.getByRole("textbox", { name: "Message: rule pickup_item fires" }).fill("took {$event.position}");
  await add(page, "a rule fires", "pickup_item");
  await expect(list).toHaveCount(1);

  await panel.getByRole("button", { name: "Solution", exact: true }).click();
  await expect(panel.getByRole("region", { name: "Log" }).getByRole("button")).toHaveText("turn 2 took (1,1)");
  await expect(list.first()).toContainText("1 hit");
  await command(page, "Panel: Turn");
  await expect(shownTurn(page)).toHaveAttribute("data-outcome", "won");

  await command(page, "Panel: Breakpoints");
  await add(page, "a goal is met");
  await panel.getByRole("button", { name: "All solutions" }).click();
  const runs = panel.getByRole("region", { name: "Solutions" }).locator("details");
  await expect(runs).toHaveCount(10);
  const open = page.locator('[role=treeitem][data-kind="level"][aria-selected="true"]');
  await expect(open).toHaveAttribute("data-path", "levels/fw_001.json");
  await app.screenshot("gold-path-hits");
  await runs.filter({ hasText: "fw_005" }).locator("summary").click();
  await runs.filter({ hasText: "fw_005" }).getByRole("button", { name: "turn 2 took (1,1)" }).click();

  // The tree, narrowed by the menu of a line.
  await expect(row(page)).toContainText("rule pickup_item fired");
  await row(page).click({ button: "right" });
  await page.getByRole("menuitem", { name: "Only rule pickup_item" }).click();
  const left = page.getByRole("search", { name: "Filter of the turn" }).locator("output");
  await expect(left).toHaveText(/^\d+ of \d+ records$/);
  await expect(tree(page).getByRole("treeitem").filter({ hasText: "water_clears_items" })).toHaveCount(0);
  await app.screenshot("tree-narrowed");
  await page.getByRole("button", { name: "Show all", exact: true }).click();
  await expect(left).toHaveCount(0);
  await expect(tree(page).getByRole("treeitem").filter({ hasText: "water_clears_items" })).toHaveCount(1);
});

test("in a small window a condition is typed where all its fields are in sight", async ({ app }) => {
  const { page } = app;
  await resizeTo(app, 1280, 690);
  await showLevel(page, "levels/fw_005.json");
  await editFile(app, "game.json");
  await caretTo(page, '"pickup_item"');
  await press(page, "ControlOrMeta+F9");
  const panel = page.getByRole("region", { name: "Breakpoints" });
  await expect(panel.getByLabel("Condition: rule pickup_item fires", { exact: true })).toBeFocused();
  const message = panel.getByRole("textbox", { name: "Message: rule pickup_item fires" });
  await app.screenshot("condition-small");
  await expect(message).toBeInViewport({ ratio: 1 });
});

test("another pack begins without the hits and the filter of the one before", async ({ app }) => {
  const { page } = app;
  const solutions = page.getByRole("region", { name: "Breakpoints" }).getByRole("region", { name: "Solutions" });
  const filter = page.getByRole("search", { name: "Filter of the turn" }).locator("output");
  await showLevel(page, "levels/fw_005.json");
  await command(page, "Panel: Breakpoints");
  await add(page, "a rule fires", "pickup_item");
  await page.getByRole("button", { name: "All solutions" }).click();
  await expect(solutions.locator("details")).toHaveCount(7);
  await expect(row(page)).toContainText("rule pickup_item fired");
  await row(page).click({ button: "right" });
  await page.getByRole("menuitem", { name: "Only rule pickup_item" }).click();
  await expect(filter).toBeVisible();

  await openPack(app, app.copyPack("sample-packs/flag-worlds").folder);
  await showLevel(page, "levels/fw_003.json");
  await command(page, "Run the Solution to a Breakpoint");
  await command(page, "Panel: Turn");
  await expect(shownTurn(page)).toHaveAttribute("data-outcome", "won");
  await expect(page.getByRole("tree", { name: "Pack" }).locator('[aria-selected="true"]')).toHaveAttribute(
    "data-path",
    "levels/fw_003.json",
  );
  await expect(filter).toHaveCount(0);
  await command(page, "Panel: Breakpoints");
  await expect(page.locator('[data-panel="breakpoints"]')).toBeVisible();
  await expect(solutions).toHaveCount(0);
});
