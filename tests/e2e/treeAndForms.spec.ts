// The pack's tree and the forms beside the board: each row has its own menu, images are shown, what was asked for is in
// sight, fields take the best match, and undo is one step.
import type fs from "node:fs";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locator } from "@playwright/test";
import { boardOf, chooseKind, clickCell, showLevel } from "./harness/board";
import { expectMoves, play, press } from "./harness/play";
import type { RunningApp } from "./harness/runningApp";
import { saved } from "./harness/saved";
import { expect, test } from "./harness/test";
import { treeRow } from "./harness/window";

const LEVEL = "levels/fw_002.json";

test("each row of the tree has its own menu, and an image is shown with its size and its uses", async ({ app }) => {
  const { page } = app;
  await showLevel(page, LEVEL);
  const menu = page.getByRole("menu");
  await treeRow(page, "game.json").click({ button: "right" });
  await expect(menu.getByRole("menuitem", { name: "Show Text" })).toHaveText("Show TextEnter");
  await expect(menu.getByRole("menuitem", { name: /Level/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  // Its items name the keys that do the same in the tree, and the list of keys has them.
  await page.locator(`[role=treeitem][data-path="${LEVEL}"]`).click({ button: "right" });
  for (const [item, keys] of [
    ["Open to the Side", "Ctrl+Enter"],
    ["Duplicate Level", "Ctrl+D"],
    ["Copy Level", "Ctrl+C"],
    ["Paste Level", "Ctrl+V"],
    ["Rename Level…", "F2"],
    ["Delete Level…", "Delete"],
  ] as const)
    await expect(menu.getByRole("menuitem", { name: item, exact: true })).toHaveText(`${item}${keys}`);
  await app.screenshot("tree-menu-keys");
  await page.keyboard.press("Escape");
  await app.chooseMenu("help.keys");
  const sheet = page.getByRole("dialog", { name: "Keys" });
  const ofTree = sheet.locator("section").filter({ has: page.getByRole("heading", { name: /pack's tree/ }) });
  await expect(ofTree.locator("dl > div").filter({ hasText: "Duplicate" }).locator("kbd")).toHaveText("Ctrl+D");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  // A folder of images has no menu of levels.
  await treeRow(page, "assets/sprites").click({ button: "right" });
  await expect(menu.getByRole("menuitem")).toHaveText(["Import Images…", "Make Kinds…", "Show in Folder"]);
  await menu.getByRole("menuitem", { name: "Make Kinds…" }).click();
  const ofAll = page.getByRole("dialog", { name: "Make Kinds from Images" });
  await expect(ofAll.getByRole("listitem")).not.toHaveCount(0);
  // With its list closed the field leaves Escape to the dialog, also after a tag was taken.
  const tags = ofAll.getByLabel("Tags of all", { exact: true });
  await tags.fill("pushab");
  await tags.press("Enter");
  await expect(ofAll.getByRole("button", { name: "Remove pushable from tags of all" })).toBeVisible();
  await tags.press("Escape");
  await expect(ofAll).toHaveCount(0);
  await treeRow(page, "assets/sprites").click();
  const image = page.locator('[role=treeitem][data-kind="asset"]').first();
  await image.click({ button: "right" });
  await expect(menu.getByRole("menuitem", { name: "Show Image" })).toBeVisible();
  await expect(menu.getByRole("menuitem", { name: "Delete Image…" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);

  await image.click();
  const view = page.getByRole("region", { name: /^Image / });
  await expect(view).toContainText(/\d+ × \d+ pixels/);
  await page.screenshot({ path: test.info().outputPath("image.png") });
  const tab = page.getByRole("tablist", { name: "Open files" }).getByRole("tab", { selected: true });
  await expect(tab).toHaveAccessibleName(/\.png$/);
  // The question is answered by Cancel.
  await image.press("Delete");
  await expect.poll(() => app.questionsAsked()).toEqual(['Delete the image "bridge.png"?']);
  await expect(view).toBeVisible();
  // Several are chosen as levels are, deleted with one question, and brought back by one undo. The system's trash is not
  // there in a test.
  const images = page.locator('[role=treeitem][data-kind="asset"]');
  const paths = await Promise.all([0, 2].map((index) => images.nth(index).getAttribute("data-path")));
  const areThere = (): boolean => paths.every((each) => existsSync(path.join(app.pack.folder, each!)));
  await app.electron.evaluate(({ shell }) => {
    const { promises } = process.mainModule!.require("node:fs") as typeof fs;
    shell.trashItem = (trashed) => promises.rm(trashed);
  });
  await images.nth(2).click({ modifiers: ["Shift"] });
  await images.nth(1).click({ modifiers: ["ControlOrMeta"] });
  const chosen = page.locator('[role=treeitem][data-kind="asset"][aria-selected="true"]');
  await expect(chosen).toHaveCount(2);
  // All that the tree lists: what a closed folder hides is not deleted unseen.
  const inFolder = await treeRow(page, "assets/sprites").locator(".gw-tree-note").textContent();
  await image.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await image.click({ button: "right" });
  await expect(menu.getByRole("menuitem", { name: `Delete ${inFolder} Images…` })).toBeVisible();
  await page.keyboard.press("Escape");
  await images.nth(0).click({ modifiers: ["ControlOrMeta"] });
  await images.nth(2).click({ modifiers: ["Shift"] });
  await images.nth(1).click({ modifiers: ["ControlOrMeta"] });
  await expect(chosen).toHaveCount(2);
  await images.nth(2).click({ button: "right" });
  await expect(menu.getByRole("menuitem")).toHaveText(["Make Kinds…", "Delete 2 Images…Delete"]);
  await app.screenshot("images-chosen");
  await app.answerQuestions(0);
  await menu.getByRole("menuitem", { name: "Delete 2 Images…" }).click();
  for (const each of paths) await expect(page.locator(`[role=treeitem][data-path="${each}"]`)).toHaveCount(0);
  expect(areThere()).toBe(false);
  // The keys are the row's that stands in the place of the one that went.
  await expect(images.nth(1)).toBeFocused();
  expect((await app.questionsAsked()).at(-1)).toMatch(/^Delete 2 images: "bridge\.png", "[^"]+\.png"\?$/);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(areThere).toBe(true);
  await app.answerQuestions(-1);
  await image.click();
  await view.getByRole("listitem").getByRole("button").first().click();
  await expect(view).toHaveCount(0);
  await expect(tab).toHaveAccessibleName(/\.json/);

  // An image comes into the pack by a dialog, is shown, and is the picture of the kind that it is dropped on.
  const outside = path.join(app.pack.folder, "../My Rock.png");
  copyFileSync(path.join(app.pack.folder, "assets/sprites/flag.png"), outside);
  const folder = treeRow(page, "assets/sprites");
  await folder.click();
  await expect(folder).toHaveAttribute("aria-expanded", "false");
  await app.answerFolder(outside);
  await app.chooseMenu("pack.importImages");
  await expect(page.getByRole("region", { name: "Image assets/sprites/my_rock.png" })).toContainText("pixels");
  const imported = treeRow(page, "my_rock.png");
  await imported.dragTo(page.locator('.gw-palette-kind[data-kind="rock"]'));
  await expect(page.getByText("rock is drawn with assets/sprites/my_rock.png.")).toBeVisible();
  await page.screenshot({ path: test.info().outputPath("assigned.png") });
  await saved(page, () => expect(app.pack.read("game.json")).toContain('"sprite": "assets/sprites/my_rock.png"'));

  await cutIntoTiles(app);

  // By keys: the menu of the level at the focus.
  const level = page.locator(`[role=treeitem][data-path="${LEVEL}"]`);
  await level.click();
  await level.press("Shift+F10");
  await expect(menu.getByRole("menuitem", { name: "Delete Level…" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(level).toBeFocused();
});

test("an image that is renamed in the tree is renamed in all texts that name it, and undo takes both back", async ({
  app,
}) => {
  const { page, pack } = app;
  const [before, after] = ["assets/sprites/rock.png", "assets/sprites/boulder.png"] as const;
  await showLevel(page, LEVEL);
  await treeRow(page, "assets/sprites").click();
  const row = (file: string): Locator => page.locator(`[role=treeitem][data-path="${file}"]`);
  await row(before).click();
  await row(before).press("F2");
  const name = page.getByRole("textbox", { name: "New name of the image" });
  await expect(name).toHaveValue("rock.png");
  // The ending is not among what is typed over.
  await page.keyboard.type("flag");
  await name.press("Enter");
  await expect(page.getByText("A file named assets/sprites/flag.png already exists.")).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill("boulder");
  await name.press("Enter");
  await expect(row(after)).toBeVisible();
  await expect(page.getByRole("region", { name: `Image ${after}` })).toContainText("entityKinds › rock › sprite");
  expect([pack.has(before), pack.has(after)]).toEqual([false, true]);
  const status = page.getByRole("contentinfo");
  await expect(status).toContainText("0 errors");
  await expect(status).toContainText("1 unsaved");

  await page.keyboard.press("ControlOrMeta+Z");
  await expect(row(before)).toBeVisible();
  await expect(status).not.toContainText("unsaved");
  await expect.poll(() => [pack.has(before), pack.has(after)]).toEqual([true, false]);
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(row(after)).toBeVisible();
  await expect.poll(() => [pack.has(before), pack.has(after)]).toEqual([false, true]);
  await saved(page, () => expect(pack.read("game.json")).toContain('"sprite": "assets/sprites/boulder.png"'));

  // Deleted, it leaves the tree and what shows it, and undo brings it back. The system's trash is not there in a test.
  await app.electron.evaluate(({ shell }) => {
    shell.trashItem = () => Promise.resolve();
  });
  await app.answerQuestions(0);
  const bytes = readFileSync(path.join(pack.folder, after));
  await row(after).click();
  await row(after).press("Delete");
  await expect(row(after)).toHaveCount(0);
  pack.removeFile(after);
  await expect(page.getByRole("region", { name: `Image ${after}` })).toHaveCount(0);
  await expect(status).toContainText("1 warning");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(row(after)).toBeVisible();
  await expect(status).toContainText("0 warnings");
  expect(readFileSync(path.join(pack.folder, after))).toEqual(bytes);
});

/** Imports an image of 128 × 128 pixels and cuts three tiles out of it. */
async function cutIntoTiles({ page, pack, ...app }: RunningApp): Promise<void> {
  const outside = path.join(pack.folder, "../Sheet.png");
  copyFileSync(path.join(pack.folder, "assets/sprites/rock.png"), outside);
  await app.answerFolder(outside);
  await app.chooseMenu("pack.importTiles");
  const dialog = page.getByRole("dialog", { name: "Cut Image into Tiles" });
  const width = dialog.getByLabel("Tile width");
  await expect(width).toBeFocused();
  await width.fill("200");
  await expect(dialog.getByText("The image is only 128 pixels wide.")).toBeVisible();
  await width.fill("64");
  await dialog.getByLabel("Tile height").fill("64");
  const tile = (row: number, column: number): Locator =>
    dialog.getByRole("button", { name: `Row ${row}, column ${column}` });
  await expect(dialog.getByText("2 × 2 tiles of 64 × 64 pixels, 4 of 4 chosen.")).toBeVisible();
  await tile(1, 1).click();
  await page.keyboard.press("ArrowRight");
  await expect(tile(1, 2)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(tile(2, 2)).toHaveAttribute("aria-pressed", "false");
  await tile(1, 1).click();
  await expect(dialog.getByLabel("Then make kinds of the tiles")).toBeChecked();
  await page.screenshot({ path: test.info().outputPath("tiles.png") });
  await dialog.getByRole("button", { name: "Cut 3 Tiles" }).click();
  // They are made kinds of at once, all but one.
  const kinds = page.getByRole("dialog", { name: "Make Kinds from Images" });
  await expect(kinds.getByText("3 of 3 chosen.")).toBeVisible();
  await kinds.getByLabel("Make a kind of sheet_1_2.png").uncheck();
  await kinds.getByLabel("Layer of all").selectOption("objects");
  // Enter takes a tag, and makes no kinds yet.
  await kinds.getByLabel("Tags of all", { exact: true }).fill("pushab");
  await kinds.getByLabel("Tags of all", { exact: true }).press("Enter");
  await kinds.getByLabel("Tags of sheet_2_1.png").fill("pushable burnable");
  const name = kinds.getByLabel("Name of sheet_1_1.png");
  await name.fill("rock");
  await expect(kinds.getByText('There is already a kind "rock".')).toBeVisible();
  await expect(kinds.getByRole("button", { name: "Make 2 Kinds" })).toBeDisabled();
  await name.fill("Top of a rock");
  await page.screenshot({ path: test.info().outputPath("image-kinds.png") });
  await name.press("Enter");
  await expect(kinds).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Image assets/sprites/sheet_1_1.png" })).toContainText(
    "64 × 64 pixels",
  );
  for (const name of ["sheet_1_2.png", "sheet_2_1.png"]) await expect(treeRow(page, name)).toBeVisible();
  await expect(treeRow(page, "sheet_2_2.png")).toHaveCount(0);
  const made = page.locator('.gw-palette-kind[data-kind="top_of_a_rock"]');
  await expect(made).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator('.gw-palette-kind[data-kind="sheet_2_1"]')).toHaveCount(1);
  await saved(page, () => {
    const { entityKinds } = JSON.parse(pack.read("game.json")) as { entityKinds: Record<string, unknown> };
    expect(entityKinds["top_of_a_rock"]).toMatchObject({
      layer: "objects",
      uiName: "Top of a rock",
      tags: ["pushable"],
      sprite: "assets/sprites/sheet_1_1.png",
    });
    expect(entityKinds["sheet_2_1"]).toMatchObject({ tags: ["pushable", "burnable"] });
    expect(Object.keys(entityKinds)).not.toContain("sheet_1_2");
  });
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(made).toHaveCount(0);
}

test("what was asked for is in sight, fields take the best match, and undo is one step", async ({ app }) => {
  const { page } = app;
  await showLevel(page, LEVEL);
  const inspector = page.locator(".gw-inspector");
  const goals = inspector.getByRole("region", { name: "Goals", exact: true });
  await boardOf(page).focus();
  await page.keyboard.press("v");
  await inspector.getByRole("region", { name: "Lose Conditions", exact: true }).scrollIntoViewIfNeeded();
  await clickCell(page, [1, 1]);
  await expect(inspector.locator('[data-inspected="1,1"]')).toBeInViewport();
  await inspector.getByRole("button", { name: "Resize", exact: true }).click();
  await expect(page.getByRole("form", { name: "Resize board" }).getByLabel("left")).toBeInViewport();
  await page.getByRole("button", { name: "Cancel" }).click();

  const kind = goals.getByLabel("targetKind", { exact: true });
  const unsaved = page.getByRole("contentinfo").getByText("1 unsaved");
  await goals.locator(".gw-item-head").first().click();
  await expect(kind).toHaveValue("flag");
  await kind.fill("cra");
  await kind.press("Enter");
  await expect(kind).not.toHaveValue("cra");
  await expect(kind).toHaveValue(/^crate|crate$/);
  await expect(unsaved).toBeVisible();
  // Undo is the document's, once; then there is nothing left to save.
  await page.keyboard.press("Control+Z");
  await expect(kind).toHaveValue("flag");
  await expect(unsaved).toHaveCount(0);
  await page.keyboard.press("Control+Y");
  await expect(kind).toHaveValue(/crate/);
  await page.keyboard.press("Control+Z");
  await expect(kind).toHaveValue("flag");
  await page.keyboard.press("Tab");
  await expect(unsaved).toHaveCount(0);
  // The same text typed again is what it was; the list shows what fits.
  await kind.press("Control+A");
  await page.keyboard.type("flag");
  await expect(page.locator(".gw-picker").getByRole("option").first()).toContainText("flag");
  await page.keyboard.press("Enter");
  await expect(kind).toHaveValue("flag");
  await expect(unsaved).toHaveCount(0);
  // A name that nothing has needs a choice of its own.
  await kind.fill("fla");
  // Leaving the field keeps what is typed, and says what to do with it.
  await inspector.locator(".gw-form-section h3 button").first().focus();
  await expect(kind).toHaveValue("fla");
  await expect(kind).toHaveAttribute("title", /Enter takes “flag”/);
  await expect(unsaved).toHaveCount(0);
  await kind.fill("fl");
  await kind.fill("fla");
  await page.getByRole("option", { name: "Use new name “fla”" }).click();
  await expect(kind).toHaveValue("fla");
  await expect(unsaved).toBeVisible();
  // Typed back by hand, the text is as on the disk.
  await kind.fill("flag");
  await kind.press("Enter");
  await expect(unsaved).toHaveCount(0);
});

test("solutions that go wrong are problems with their level, move and fixes", async ({ app }) => {
  const { page } = app;
  await expect(page.getByText("All 10 levels win")).toBeVisible();
  const level = JSON.parse(app.pack.read(LEVEL)) as { solution: { goldPath: unknown[] } };
  level.solution.goldPath.push(...level.solution.goldPath.slice(0, 1));
  app.pack.write(LEVEL, JSON.stringify(level, null, 2));
  await page.keyboard.press("Control+Shift+M");
  const row = page.locator(".gw-problem", { hasText: "wins early, at move" });
  await expect(row).toBeVisible();
  await expect(page.getByRole("contentinfo").locator('[data-tone="warning"]')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath("problems.png") });
  await row.focus();
  await page.keyboard.press("Control+.");
  await page.getByRole("menuitem", { name: /^End the solution after/ }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText("All 10 levels win")).toBeVisible();
});

test("painting between two plays keeps the place in the session", async ({ app }) => {
  const { page } = app;
  await showLevel(page, LEVEL);
  await play(page);
  await press(page, "ArrowRight");
  await expectMoves(page, 1);
  await press(page, "e");
  await page.keyboard.press("b");
  await page.locator('.gw-palette [data-kind="wood"]').click();
  await clickCell(page, [6, 3]);
  await expect(page.getByRole("contentinfo").getByText("1 unsaved")).toBeVisible();
  await boardOf(page).focus();
  await press(page, "e");
  await expectMoves(page, 1);
});

test("a walk that is stopped says by what, in play and in Why", async ({ app }) => {
  const { page } = app;
  await showLevel(page, LEVEL);
  await play(page);
  const height = () => page.locator(".gw-play-stage").evaluate((stage) => stage.clientHeight);
  const before = await height();
  const message = page.locator(".gw-play-message", { hasText: "Blocked: " });
  for (let moves = 1; moves < 9 && (await message.count()) === 0; moves += 1) {
    await press(page, "ArrowLeft");
    await expectMoves(page, moves);
  }
  await expect(message).toContainText(/Blocked: .*\(\d+,\d+\)/);
  expect(await height(), "the message does not push the board down").toBe(before);
  await page.screenshot({ path: test.info().outputPath("blocked.png") });
  await page.keyboard.press("Control+3");
  await expect(page.getByRole("region", { name: "Why" }).locator(".gw-why-refusal")).toContainText("Blocked: ");
  await page.screenshot({ path: test.info().outputPath("blocked-why.png") });
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  await page.screenshot({ path: test.info().outputPath("blocked-dark.png") });
});

test("a mistake among the cells keeps the board as it was, and is not painted on", async ({ app }) => {
  const { page } = app;
  await showLevel(page, LEVEL);
  const text = app.pack.read(LEVEL);
  await chooseKind(page, "wood");
  app.pack.write(LEVEL, text.replace('["wall", "empty", "empty"', '["wall", "empty, "empty"'));
  await expect(page.getByText("Text broken")).toBeVisible();
  await clickCell(page, [4, 4]);
  await expect(page.locator("[data-board-announcement]")).toContainText("Fix it first, then paint");
  await page.screenshot({ path: test.info().outputPath("broken.png") });
  await expect(page.getByRole("contentinfo").getByText(/unsaved/)).toHaveCount(0);
});

test("a title in a script that runs from right to left begins at the right, and is cut at its end", async ({ app }) => {
  const { page, pack } = app;
  const title = "שלום עולם זה שם ארוך מאוד בעברית שנמשך ונמשך עד הסוף";
  pack.write(LEVEL, pack.read(LEVEL).replace(/"title": "[^"]*"/, `"title": "${title}"`));
  const row = treeRow(page, title);
  await expect(row.locator(".gw-tree-label")).toHaveCSS("direction", "rtl");
  await expect(treeRow(page, "First Steps").locator(".gw-tree-label")).toHaveCSS("direction", "ltr");
});
