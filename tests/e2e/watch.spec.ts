// Watches at the cursor, breakpoints on cells, questions about cells: by the mouse, and kept between starts.
import { boardOf, pointOf, showLevel } from "./harness/board";
import { press, showPanel } from "./harness/play";
import { expect, test } from "./harness/test";

test("watches follow the cursor; a cell is asked about and stopped at by a click on the board", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_004.json");
  await showPanel(page, "Watch");
  const watches = page.getByRole("region", { name: "Watch" });
  const field = watches.getByRole("combobox");
  for (const text of ["2,1", "#metal_crate", '{"avatar": {"at": [1, 1]}}']) {
    await field.fill(text);
    await press(page, "Enter");
  }
  // What is no condition is told of, and not watched.
  await field.fill('{"moon": "full"}');
  await expect(watches.getByText('There is no condition "moon".')).toBeVisible();
  await press(page, "Enter");
  await expect(field).toHaveValue('{"moon": "full"}');
  await field.fill("");
  await boardOf(page).focus();
  await press(page, "F5");
  await expect(page.getByRole("region", { name: "Play" })).toBeVisible();
  await expect(boardOf(page)).toBeFocused();
  const shown = watches.locator("output");
  await expect(shown).toHaveText(["ground: water", "1", "does not hold"]);
  await press(page, "ArrowRight");
  await expect(shown).toHaveText(["ground: bridge", "0", "holds"]);
  await expect(watches.getByText("was ground: water")).toBeVisible();

  // In which turns they changed; each leads there.
  await press(page, "ArrowDown", "ArrowUp");
  const count = watches.getByRole("listitem").filter({ hasText: "#metal_crate" });
  await expect(count.getByRole("button", { name: "Turn 1: 0" })).toBeVisible();
  const holds = watches.getByRole("listitem").filter({ hasText: "avatar: {at" });
  await expect(holds.getByRole("button", { name: /^Turn \d/ })).toHaveText(["1", "2", "3"]);
  await holds.getByRole("button", { name: "Turn 1: holds" }).click();
  await expect(page.locator('.gw-timeline-turn[aria-selected="true"]')).toHaveAttribute("data-turn", "1");

  // By keys: another place instead, and what is not finished is told of.
  await field.fill('{"avatar": {"at": [1, 1]');
  await expect(watches.getByText("A closing brace } is missing.")).toBeVisible();
  await field.fill("");
  await watches.getByRole("button", { name: "Change the watch 2,1" }).focus();
  await press(page, "ArrowDown", "ArrowUp", "Enter");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("2,1");
  await field.fill("2,2");
  await press(page, "Enter");
  await expect(shown.first()).toHaveText("ground: water");
  await watches.getByRole("button", { name: "Change the watch 2,2" }).focus();
  await press(page, "Delete");
  await expect(shown).toHaveText(["0", "holds"]);
  await app.screenshot("watch-rows");

  // A cell's history, from the board's menu.
  const changed = await pointOf(page, [1, 1]);
  const place = page.locator(".gw-debugger-place");
  await page.mouse.click(changed.x, changed.y, { button: "right" });
  await page.getByRole("menuitem", { name: "Go to the last change of (1,1)" }).click();
  await expect(place).not.toHaveAttribute("data-cursor", "end");
  await page.mouse.click(changed.x, changed.y, { button: "right" });
  await page.getByRole("menuitem", { name: "Watch (1,1)" }).click();
  await expect(watches.getByRole("button", { name: "Change the watch 1,1" })).toBeVisible();
  // The key of the menu is about the avatar's cell, whatever was pressed before.
  const corner = await pointOf(page, [0, 0]);
  await page.mouse.click(corner.x, corner.y, { button: "right" });
  await expect(page.getByRole("menuitem", { name: "Watch (0,0)" })).toBeVisible();
  await press(page, "Escape");
  await expect(page.getByRole("menuitem")).toHaveCount(0);
  await boardOf(page).press("ContextMenu");
  await expect(page.getByRole("menuitem", { name: /^Watch \((?!0,0)/ })).toBeVisible();
  await press(page, "Escape");
  await showPanel(page, "Turn");
  await page.locator('.gw-timeline-turn[data-turn="1"]').click();
  await expect(place).toHaveAttribute("data-cursor", "end");

  // What made the bridge?
  const { x, y } = await pointOf(page, [2, 1]);
  await page.keyboard.down("Alt");
  await page.mouse.click(x, y);
  await page.keyboard.up("Alt");
  const why = page.getByRole("region", { name: "Why" });
  await expect(why.getByRole("heading").first()).toContainText("by rule object_creates_bridge");
  await why.getByRole("button", { name: /^turn 1: rule object_creates_bridge.*water → bridge/ }).click();
  await expect(page.locator(".gw-debugger-place")).not.toHaveAttribute("data-cursor", "end");

  // Stop where the cell changes.
  await page.keyboard.down("Control");
  await page.mouse.click(x, y);
  await page.keyboard.up("Control");
  await showPanel(page, "Breakpoints");
  await expect(page.getByRole("checkbox", { name: "cell (2,1) changes" })).toBeChecked();
  await press(page, "Shift+F5");
  await showPanel(page, "Turn");
  const current = page.getByRole("tree", { name: "What happened in the turn" }).locator('[aria-selected="true"]');
  await expect(current).toContainText("objects (2,1)");
  await app.screenshot("watch");
  // A run past the last stop tells of those before it.
  await page.locator('.gw-timeline-turn[data-turn="1"]').click();
  await press(page, "F5");
  await expect(
    page.getByText(/^No breakpoint ahead\. (One stop is|\d+ stops are) behind: Shift\+F5 goes to/),
  ).toBeVisible();

  // The pack's rules, by the pass in which each can fire first.
  await showPanel(page, "Rules");
  const rules = page.getByRole("region", { name: "Rules" });
  await expect(rules.getByRole("button", { name: /^object_creates_bridge/ })).toBeVisible();
  await rules.getByRole("button", { name: /^torch_burns/ }).click();
  await expect(page.locator(".monaco-editor.focused").first()).toContainText("torch_burns");
  await app.screenshot("rules");
});
