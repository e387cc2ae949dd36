// What happens to breakpoints while their pack changes: rules are renamed, conditions half written, points removed, and
// the folder moved.
import { renameSync } from "node:fs";
import { boardOf } from "./harness/board";
import { caretTo, command, openFile } from "./harness/keyboard";
import { press } from "./harness/play";
import { expect, test } from "./harness/test";

const BREAKPOINT = { name: "Breakpoints of the pack" };

test("breakpoints go with their rules, say what is in force, and come back when removed", async ({ app }) => {
  const { page } = app;
  const panel = page.getByRole("region", { name: "Breakpoints" });
  const rows = panel.getByRole("list", BREAKPOINT).getByRole("listitem");
  await openFile(page, "levels/fw_005.json");
  await expect(boardOf(page)).toHaveAttribute("aria-label", /fw_005/);
  await openFile(page, "game.json");
  await command(page, "Panel: Text");
  await expect(page.locator(".monaco-editor.focused").first()).toBeVisible();
  await caretTo(page, '"torch_burns"');
  await press(page, "Control+F9");

  // A condition that is half written is told at its field and in the list, with what is in force meanwhile.
  const condition = panel.getByRole("combobox", { name: /^Condition: rule torch_burns/ });
  await expect(condition).toBeFocused();
  await condition.fill('{"position": [3, 1]}');
  await expect(condition).toHaveAttribute("aria-invalid", "false");
  await condition.fill('{"position": [3, 1]');
  await expect(panel.locator(".gw-field-error")).toContainText('Active until then: {"position":[3,1]}');
  // Who leaves the field closes the list of what could be written, or keeps it from opening.
  await press(page, "Tab");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await panel.getByRole("button", { name: /^Condition, hits and message/ }).click();
  await expect(rows).toContainText("Condition: ");
  await expect(rows).toContainText('Active until then: {"position":[3,1]}');
  await app.screenshot("breakpoint-half-written");
  await panel.getByRole("button", { name: /^Condition, hits and message/ }).click();
  await expect(condition).toHaveValue('{"position": [3, 1]');
  await condition.fill('{"position": [3, 1]}');
  await expect(panel.locator(".gw-field-error")).toHaveCount(0);

  // By the command, by typing, and back by undo.
  await command(page, "Panel: Text");
  await expect(page.locator(".monaco-editor.focused").first()).toBeVisible();
  await caretTo(page, "torch_burns");
  await press(page, "F2");
  await expect(page.locator(".rename-input")).toBeFocused();
  await page.locator(".rename-input").fill("torch_lights");
  await press(page, "Enter");
  await expect(rows.getByText("rule torch_lights fires")).toBeVisible();
  await expect(page.locator(".monaco-editor.focused").first()).toBeVisible();
  await caretTo(page, "torch_lights");
  await page.keyboard.type("flames");
  await expect(rows.getByText("rule flames fires")).toBeVisible();
  await expect(page.locator(".gw-breakpoint")).toHaveCount(1);

  // What was written in it comes back with it.
  await press(page, "F9");
  await expect(page.locator(".gw-breakpoint")).toHaveCount(0);
  const notice = page.getByText("Removed a breakpoint with its condition");
  await expect(notice).toBeVisible();
  await app.screenshot("breakpoint-removed");
  await page.locator("[data-sonner-toast]").getByRole("button", { name: "Undo" }).click();
  await expect(rows.getByText("rule flames fires")).toBeVisible();
  const back = panel.getByRole("combobox", { name: "Condition: rule flames fires", exact: true });
  await expect(back).toHaveValue('{"position":[3,1]}');
});

test("breakpoints of a pack that was moved are offered at its new place", async ({ app }) => {
  const { page } = app;
  const panel = page.getByRole("region", { name: "Breakpoints" });
  await command(page, "Panel: Breakpoints");
  await panel.getByLabel("Stop when").selectOption({ label: "a goal is met" });
  await panel.getByRole("button", { name: "Add", exact: true }).click();
  const rows = panel.getByRole("list", BREAKPOINT).getByRole("listitem");
  await expect(rows).toContainText("a goal is met");
  const there = `${app.pack.folder}-moved`;
  renameSync(app.pack.folder, there);
  await app.answerFolder(there);
  await command(page, "Open Pack");
  await expect(rows).toContainText(["This game has 1 breakpoint in", "No breakpoints."]);
  await app.screenshot("breakpoints-moved");
  await panel.getByRole("button", { name: "Use them here" }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("a goal is met");
  renameSync(there, app.pack.folder);
});
