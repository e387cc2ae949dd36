// The key map and the settings: keys of other programs, keys of one's own, sizes, and saving without being asked.
import { boardOf, showLevel } from "./harness/board";
import { expect, test } from "./harness/test";
import { editFile } from "./harness/window";

test("keys are those of another program, then one's own; letters grow, and edits are saved by themselves", async ({
  app,
}) => {
  const { page, pack } = app;
  await showLevel(page, "levels/fw_002.json");
  await page.keyboard.press("F1");
  const dialog = page.getByRole("dialog", { name: "Keys" });
  const search = dialog.getByLabel("Search keys");
  const row = (id: string) => dialog.locator(`[data-command="${id}"]`);
  await page.screenshot({ path: test.info().outputPath("keys.png") });
  await dialog.getByLabel("Keys of").selectOption("tiled");
  await search.fill("eraser");
  await expect(row("tool.eraser").locator("kbd")).toHaveText("E");

  // Keys that another command has are given all the same, and the conflict is shown at both.
  await search.fill("");
  await row("tool.line").getByRole("button", { name: "Add keys for Line" }).click();
  // No row shows above the line that stays in sight.
  const edges = await dialog.locator(".gw-keys-sheet").evaluate((sheet) => {
    sheet.scrollTop = 200;
    const head = sheet.querySelector(".gw-keys-head")!;
    return [sheet.getBoundingClientRect().top, head.getBoundingClientRect().top];
  });
  expect(edges[1]).toBe(edges[0]);
  await page.keyboard.press("f");
  await expect(row("tool.line")).toContainText("Also runs Fill");
  await expect(row("tool.fill")).toContainText("Also runs Line");
  await row("tool.line").getByRole("button", { name: "Reset Line" }).click();
  await expect(row("tool.fill")).not.toContainText("Also runs");
  await row("level.copy").getByRole("button", { name: "Add keys for Duplicate Level" }).click();
  await page.keyboard.press("Control+Alt+d");
  await expect(row("level.copy").locator("kbd")).toHaveText("Ctrl+Alt+D");
  await row("edit.find").getByRole("button", { name: "Remove Ctrl+F from Find in Text…" }).click();
  await row("edit.find").getByRole("button", { name: "Add keys for Find in Text…" }).click();
  await page.keyboard.press("Control+Alt+g");
  // Found by pressing them.
  await dialog.getByRole("button", { name: "Find by pressing keys" }).click();
  await search.press("Control+Alt+d");
  await expect(dialog.locator("[data-command]")).toHaveCount(1);
  await page.screenshot({ path: test.info().outputPath("own-keys.png") });
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await boardOf(page).focus();
  await page.keyboard.press("e");
  await expect(page.getByRole("button", { name: "Eraser" })).toHaveAttribute("aria-pressed", "true");
  // The native menu shows them too.
  const shown = (): Promise<string | null | undefined> =>
    app.electron.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById("level.copy")?.accelerator);
  await expect.poll(shown).toBe("CmdOrCtrl+Alt+D");
  await page.keyboard.press("Control+Alt+d");
  await expect(page.locator('[role=treeitem][data-kind="level"]')).toHaveCount(11);
  await page.keyboard.press("Control+z");
  // A command of the text answers to its new key in the text, and no longer to the editor's own.
  await editFile(app, "manifest.json");
  const finding = page.locator(".find-widget.visible");
  await page.keyboard.press("Control+f");
  await page.keyboard.press("ArrowRight");
  await expect(finding).toHaveCount(0);
  await page.keyboard.press("Control+Alt+g");
  await expect(finding).toBeVisible();
  await page.keyboard.press("Escape");

  await page.keyboard.press("Control+,");
  const settings = page.getByRole("dialog", { name: "Settings" });
  await settings.getByLabel(/^Font size/).selectOption("20 px");
  await settings.getByLabel(/^Save automatically/).selectOption("After a second");
  await page.screenshot({ path: test.info().outputPath("settings.png") });
  await settings.getByRole("button", { name: "Keys…" }).click();
  await dialog.getByRole("button", { name: "Reset All (2)" }).click();
  await expect(dialog.getByRole("button", { name: "Reset All" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await editFile(app, "theme.json");
  await expect(page.locator(".gw-editor-area .view-line").first()).toHaveCSS("font-size", "20px");
  const before = pack.read("theme.json");
  await page.keyboard.type(" ");
  await expect.poll(() => pack.read("theme.json")).toBe(` ${before}`);
});
