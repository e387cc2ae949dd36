// Debugging by keyboard alone: stop at a rule, step back, ask why another did not fire, mend it, go on to the win.
import type { Page } from "@playwright/test";
import { boardOf } from "./harness/board";
import { press } from "./harness/play";
import { expect, test } from "./harness/test";

const place = (page: Page) => page.locator(".gw-debugger-place");
const shownTurn = (page: Page) => page.locator('.gw-timeline-turn[aria-selected="true"]');

/** Chooses a command by the palette. */
async function command(page: Page, title: string): Promise<void> {
  await page.keyboard.press("Control+Shift+P");
  await expect(page.getByPlaceholder("Type a command")).toBeFocused();
  await page.keyboard.type(title);
  await expect(page.getByRole("option", { selected: true })).toContainText(title);
  await page.keyboard.press("Enter");
  await expect(page.getByPlaceholder("Type a command")).toBeHidden();
}

/** Opens a file by its name. */
async function openFile(page: Page, path: string): Promise<void> {
  await page.keyboard.press("Control+P");
  await expect(page.getByPlaceholder("Type a file's or level's name")).toBeFocused();
  await page.keyboard.type(path);
  await expect(page.getByRole("option", { selected: true })).toContainText(path);
  await page.keyboard.press("Enter");
}

/** Puts the caret of the text editor on the first place where a text stands. */
async function caretTo(page: Page, text: string): Promise<void> {
  await page.keyboard.press("Control+F");
  await expect(page.locator(".find-widget.visible")).toBeVisible();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
  await expect(page.locator(".find-widget .matchesCount")).toContainText("of");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
}

/** Presses Tab until what has the focus matches. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await page.locator(`${selector}:focus`).count()) > 0) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not come to ${selector}`);
}

const GOOD = '"if": { "avatar": { "hasItem": "torch" } }';
const BROKEN = '"if": { "avatar": { "hasItem": "lamp" } }';

test("by keys alone: stop at a rule, step back, ask why another did not fire, mend it, win", async ({ app }) => {
  const { page } = app;
  app.pack.write("game.json", app.pack.read("game.json").replace(GOOD, BROKEN));
  await expect(page.locator('[role=treeitem][data-path="game.json"]')).toBeVisible();
  await openFile(page, "levels/fw_005.json");
  await expect(boardOf(page)).toHaveAttribute("aria-label", /fw_005/);

  // A breakpoint at the rule under the caret.
  await openFile(page, "game.json");
  await command(page, "Panel: Text");
  await expect(page.locator(".monaco-editor.focused").first()).toBeVisible();
  await caretTo(page, '"lamp"');
  await caretTo(page, '"pickup_item"');
  await press(page, "F9");
  await expect(page.locator(".gw-breakpoint")).toHaveCount(1);

  // The recorded solution runs to it.
  await press(page, "F5");
  await expect(shownTurn(page)).toHaveAttribute("data-turn", "2");
  const tree = page.getByRole("tree", { name: "What happened in the turn" });
  await expect(tree.locator('[aria-selected="true"]')).toContainText("rule pickup_item fired for avatar_entered");
  const cursors = [await place(page).getAttribute("data-cursor")];
  for (let step = 0; step < 3; step += 1) {
    await press(page, "Shift+F10");
    await expect(place(page)).not.toHaveAttribute("data-cursor", cursors.at(-1)!);
    cursors.push(await place(page).getAttribute("data-cursor"));
  }
  expect(cursors.map(Number)).toEqual(cursors.map(Number).toSorted((a, b) => b - a));
  await app.screenshot("break-stopped");

  // On to where the avatar stands before the wood, by a breakpoint on an event with a condition.
  await command(page, "Panel: Breakpoints");
  await tabTo(page, '[aria-label="event type"]');
  await page.keyboard.insertText("move_blocked");
  await press(page, "Enter");
  await tabTo(page, '[aria-label="Condition: event move_blocked"]');
  await page.keyboard.insertText('{"position_has_tag": {"layer": "objects", "tag": "burnable"}}');
  await app.screenshot("break-list");
  await press(page, "F5", "F5", "F5");
  await expect(shownTurn(page)).toHaveAttribute("data-turn", "9");

  // Why not? One key leads from the answer to the clause in the text.
  await command(page, "Panel: Text");
  await caretTo(page, '"torch_burns"');
  await press(page, "Shift+F9");
  const why = page.getByRole("region", { name: "Why" });
  await expect(why.getByRole("heading").first()).toContainText(
    "torch_burns did not fire in turn 9: if avatar {hasItem: lamp} does not hold, found",
  );
  await app.screenshot("why-not");
  await tabTo(page, ".gw-why-clause[data-blamed]");
  await press(page, "Enter");
  await expect(page.locator(".monaco-editor.focused").first()).toBeVisible();

  // Mended in place, played again: it stands at the same turn, and goes on to the win.
  await caretTo(page, "lamp");
  await page.keyboard.insertText("torch");
  await press(page, "Control+Enter");
  await expect(page.getByText(/Played again: turn 9 is the first that went otherwise/)).toBeVisible();
  await expect(shownTurn(page)).toHaveAttribute("data-turn", "9");
  await command(page, "Why Did This Rule (Not) Fire?");
  await expect(why.getByRole("heading").first()).toContainText("torch_burns fired once in turn 9.");
  await app.screenshot("why-fired");
  await press(page, "F5");
  await expect(shownTurn(page)).toHaveAttribute("data-outcome", "won");
});
