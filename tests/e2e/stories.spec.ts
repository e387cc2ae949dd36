// Story screens added, edited and deleted from the tree and the overview; a level given another name in the tree.
import { boardOf, showLevel } from "./harness/board";
import { saved } from "./harness/saved";
import { expect, test } from "./harness/test";

test("a story screen is added, edited and deleted; a level's new name is followed", async ({ app }) => {
  const { page } = app;
  const before = app.pack.read("game.json");
  const row = page.locator('[role=treeitem][data-path="levels/fw_002.json"]');
  await showLevel(page, "levels/fw_002.json");
  await app.chooseMenu("story.after");
  const dialog = page.getByRole("dialog", { name: "Story Screen" });
  await expect(dialog.getByLabel("title", { exact: true })).toBeFocused();
  await page.keyboard.type("The Woods");
  await dialog.getByLabel("text", { exact: true }).fill("Dark and deep.");
  await dialog.getByLabel("image", { exact: true }).fill("river");
  await page.getByRole("option", { name: /river\.png/ }).click();
  await expect(dialog.getByRole("article").getByRole("heading", { name: "The Woods" })).toBeVisible();
  await expect(dialog.getByRole("article").locator("img")).toBeVisible();
  await page.screenshot({ path: test.info().outputPath("story.png") });
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toHaveCount(0);
  const story =
    '{ "type": "story", "title": "The Woods", "text": "Dark and deep.", "image": "assets/story/river.png" }';
  const level = '{ "type": "level", "ref": "fw_002" }';
  await saved(page, () => expect(app.pack.read("game.json")).toBe(before.replace(level, `${level},\n    ${story}`)));

  // In the overview it stands where it is played; from there it is edited too.
  await page.locator(".dv-tab", { hasText: "Overview" }).click();
  await page.locator(".gw-overview").getByRole("button", { name: "The Woods" }).click();
  await dialog.getByRole("button", { name: "Delete Story Screen" }).click();
  await expect(dialog).toHaveCount(0);
  await saved(page, () => expect(app.pack.read("game.json")).toBe(before));

  await row.click();
  // The row shows the title, and so it is the title that is typed there.
  await row.press("F2");
  const title = page.getByRole("textbox", { name: "New title of the level" });
  await expect(title).toHaveValue("Mind the Crate");
  await title.fill("Mind the Crates");
  await app.screenshot("title");
  await title.press("Enter");
  await expect(row).toBeFocused();
  await expect(row).toContainText("Mind the Crates");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(row).not.toContainText("Crates");
  // From the overview too, where the tree is hidden. The row has brought the board.
  await page.locator(".dv-tab", { hasText: "Overview" }).click();
  await app.chooseMenu("panel.pack");
  await expect(row).toBeHidden();
  await page.locator(".gw-overview .gw-card", { hasText: "Mind the Crate" }).click({ button: "right" });
  await page.getByRole("menuitem", { name: "Rename Level…" }).click();
  await expect(title).toBeFocused();
  await title.press("Escape");

  await row.click({ button: "right" });
  await page.getByRole("menuitem", { name: "Change Level Id…" }).click();
  const name = page.getByRole("textbox", { name: "New id of the level" });
  await name.fill("fw_001");
  await name.press("Enter");
  await expect(page.locator(".gw-level-message")).toHaveText('There is already a level "fw_001".');
  await expect(name).toBeFocused();
  await name.press("Escape");
  await expect(row).toBeFocused();
  await app.chooseMenu("level.changeId");
  await name.fill("fw_crates");
  await name.press("Enter");
  const renamed = page.locator('[role=treeitem][data-path="levels/fw_crates.json"]');
  await expect(renamed).toBeFocused();
  await saved(page, () => {
    expect(app.pack.read("game.json")).toBe(before.replace('"fw_002"', '"fw_crates"'));
    expect(JSON.parse(app.pack.read("levels/fw_crates.json"))).toMatchObject({ id: "fw_crates" });
  });

  // By keys alone: to a row by its name, deleted, back again; to the board of a level, and to a file's text.
  await page.keyboard.type("the r");
  await expect(page.getByRole("treeitem", { name: "The River" })).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(page.getByRole("treeitem", { name: "The River" })).toHaveCount(0);
  await expect(page.getByRole("treeitem", { name: "Water and Metal" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(boardOf(page)).toBeFocused();
  await page.getByRole("treeitem", { name: "game.json" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".gw-editor-area .monaco-editor").first()).toHaveClass(/focused/);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(page.getByRole("treeitem", { name: "The River" })).toBeVisible();
});
