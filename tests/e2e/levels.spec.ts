// Levels made, ordered, resized, turned and deleted: what of it arrives on the disk.
import type fs from "node:fs";
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { boardDrawn, boardOf, chooseKind, clickCell, showLevel } from "./harness/board";
import type { RunningApp } from "./harness/runningApp";
import { saved } from "./harness/saved";
import { projectRoot } from "./harness/packCopy";
import { expect, test } from "./harness/test";
import { openPack } from "./harness/window";

interface Level {
  readonly id: string;
  readonly title: string;
  readonly board: { readonly size: readonly number[] };
  readonly state: { readonly avatar: { readonly position: readonly number[] } };
  readonly solution: { readonly goldPath: readonly unknown[] };
}

/** Returns the file that main shows in its folder when `ask` has asked for one. */
async function shownInFolder({ electron }: RunningApp, ask: () => Promise<void>): Promise<string> {
  const shown = electron.evaluate(
    ({ shell }) => new Promise<string>((resolve) => (shell.showItemInFolder = (file) => resolve(file))),
  );
  await ask();
  return shown;
}

function treeLevel(page: Page, file: string): Locator {
  return page.locator(`[role=treeitem][data-path="${file}"]`);
}

test("levels are duplicated, turned, resized, reordered and deleted", async ({ app }) => {
  const { page } = app;
  const file = "levels/fw_002.json";
  const before = app.pack.read(file);
  const level = (name: string): Level => JSON.parse(app.pack.read(name)) as Level;
  const refs = (): readonly string[] =>
    (JSON.parse(app.pack.read("game.json")) as { levelSequence: { ref?: string }[] }).levelSequence.flatMap(
      ({ ref }) => ref ?? [],
    );
  const first = refs();

  // Turned, the gold path with it: it still wins. Four times is as before.
  await showLevel(page, file);
  const turn = page.getByRole("button", { name: "Rotate Level Clockwise" });
  await turn.click();
  await expect(boardOf(page)).toHaveAttribute("data-board-width", "6");
  await saved(page, () => {
    expect(level(file).board.size).toEqual([6, 7]);
    expect(level(file).state.avatar.position).toEqual([4, 1]);
  });
  await expect(page.locator('[data-path="levels/fw_002.json"]')).toContainText("wins at its last move");
  await page.screenshot({ path: test.info().outputPath("turned.png") });
  for (let count = 0; count < 3; count++) await turn.click();
  await saved(page, () => expect(JSON.parse(app.pack.read(file))).toEqual(JSON.parse(before)));

  // Cropped: what would be lost is said first.
  await page.getByRole("button", { name: "Resize", exact: true }).click();
  const form = page.getByRole("form", { name: "Resize board" });
  await form.getByRole("textbox", { name: "left" }).fill("-2");
  await expect(form).toContainText("5 × 6.");
  await expect(form).toContainText("other");
  // One by one, each leading to its place.
  const losses = form.getByRole("list", { name: "Left outside" });
  await expect(losses.getByRole("button", { name: "the avatar's start" })).toBeVisible();
  await losses.getByRole("button", { name: "flag on markers at 1, 3" }).click();
  await expect(page.locator('[data-inspected="1,3"]')).toBeVisible();
  // By width × height, the right and the lower edge give way.
  await form.getByRole("textbox", { name: "width" }).fill("10");
  await expect(form.getByRole("textbox", { name: "right" })).toHaveValue("5");
  await form.getByRole("textbox", { name: "right" }).fill("0");
  await form.getByRole("textbox", { name: "left" }).fill("1");
  await expect(form.getByRole("textbox", { name: "width" })).toHaveValue("8");
  await page.screenshot({ path: test.info().outputPath("resize.png") });
  await form.getByRole("button", { name: "Resize Board" }).click();
  await expect(boardOf(page)).toHaveAttribute("data-board-width", "8");
  await saved(page, () => expect(level(file).state.avatar.position).toEqual([2, 1]));
  await boardOf(page).focus();
  await page.keyboard.press("ControlOrMeta+Z");
  await saved(page, () => expect(level(file).board.size).toEqual([7, 6]));

  // The board as a picture, as large as the theme has it; then as SVG, with its images in it.
  const choose = (filePath: string): Promise<void> =>
    app.electron.evaluate(({ dialog }, chosen) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: chosen });
    }, filePath);
  const picture = path.join(app.pack.folder, "..", `${path.basename(app.pack.folder)}-board`);
  const pictures = page.getByRole("dialog", { name: "Pictures" });
  const pictureSaved = async (): Promise<Buffer> => {
    await pictures.getByRole("button", { name: "Save…" }).click();
    await expect(pictures).toBeHidden();
    const bytes = readFileSync(picture);
    rmSync(picture);
    return bytes;
  };
  await choose(picture);
  await page.getByRole("button", { name: "Save Board as Picture…" }).click();
  await expect(pictures.getByRole("figure")).toContainText("448 × 384 pixels");
  await page.screenshot({ path: test.info().outputPath("picture.png") });
  const png = await pictureSaved();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([448, 384]);
  expect(png.length).toBeGreaterThan(5000);
  await app.chooseMenu("level.picture");
  await pictures.getByLabel("Format").selectOption("SVG");
  // An image that comes meanwhile makes the window read all of them again.
  const sprites = path.join(app.pack.folder, "assets/sprites");
  copyFileSync(path.join(sprites, "rock.png"), path.join(sprites, "stone.png"));
  await expect(page.locator('[role="treeitem"]', { hasText: "assets/sprites" })).toContainText("25");
  const svg = (await pictureSaved()).toString("utf8");
  expect(svg).toContain('width="448" height="384"');
  expect(svg.match(/href="data:image\/(?:png|svg)/g)?.length).toBeGreaterThan(2);

  // Its solution as a film of some moves, in both forms; one that is stopped leaves no file.
  await app.chooseMenu("level.picture");
  await pictures.getByRole("radio", { name: "Solution" }).click();
  await pictures.getByLabel("From move").fill("9999");
  await expect(pictures).toContainText("There is nothing to show from move 9999");
  await expect(pictures.getByRole("button", { name: "Save…" })).toBeDisabled();
  await pictures.getByLabel("From move").fill("1");
  await pictures.getByLabel("To move").fill("3");
  await pictures.getByLabel("Each move").fill("100");
  await pictures.getByLabel("Count the moves").check();
  await expect(pictures.getByRole("figure")).toContainText("448 × 408 pixels, 3 pictures");
  await page.screenshot({ path: test.info().outputPath("film.png") });
  const gif = await pictureSaved();
  expect([gif.subarray(0, 6).toString("latin1"), gif.readUInt16LE(6), gif.readUInt16LE(8)]).toEqual([
    "GIF89a",
    448,
    408,
  ]);
  await app.chooseMenu("level.picture");
  await pictures.getByRole("radio", { name: "Solution" }).click();
  await pictures.getByLabel("Format").selectOption("Animated PNG");
  await pictures.getByLabel("Cell, in pixels").fill("400");
  await pictures.getByRole("button", { name: "Save…" }).click();
  await pictures.getByRole("button", { name: "Stop" }).click();
  await expect(pictures.getByRole("button", { name: "Save…" })).toBeEnabled();
  expect(existsSync(picture)).toBe(false);
  await pictures.getByLabel("Cell, in pixels").fill("64");
  const apng = await pictureSaved();
  expect(apng.readUInt32BE(apng.indexOf("acTL") + 4)).toBe(level(file).solution.goldPath.length + 1);

  // All levels on one sheet.
  await app.chooseMenu("level.picture");
  await pictures.getByRole("radio", { name: "All Levels" }).click();
  await expect(pictures.getByLabel("Cell, in pixels")).toHaveValue("16");
  await page.screenshot({ path: test.info().outputPath("sheet.png") });
  expect((await pictureSaved()).length).toBeGreaterThan(5000);

  // The pack as a page, with the edits that are not saved yet.
  const webPage = path.join(app.pack.folder, "..", `${path.basename(app.pack.folder)}-page.html`);
  await app.electron.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, webPage);
  await app.chooseMenu("pack.exportPage");
  const exported = page.locator("[data-sonner-toast]", { hasText: "The web page was exported" });
  const showInFolder = exported.getByRole("button", { name: "Show in Folder" });
  expect(await shownInFolder(app, () => showInFolder.click())).toBe(webPage);
  const html = readFileSync(webPage, "utf8");
  rmSync(webPage);
  expect(html).toContain("<title>Flag Worlds</title>");
  expect(html).toContain("data:image/png;base64,");

  // A copy stands after its original, on the disk once saved.
  await page.locator(`[role=treeitem][data-path="${file}"]`).click({ button: "right" });
  await page.getByRole("menuitem", { name: "Duplicate Level" }).click();
  await expect(boardOf(page)).toBeFocused();
  const copy = "levels/fw_011.json";
  await expect(boardOf(page)).toHaveAttribute("aria-label", `Board of ${copy}`);
  await boardDrawn(page);
  expect(app.pack.has(copy)).toBe(false);
  await saved(page, () => {
    expect(level(copy)).toMatchObject({ id: "fw_011", board: { size: [7, 6] } });
    expect(refs()).toEqual(first.flatMap((ref) => (ref === "fw_002" ? [ref, "fw_011"] : [ref])));
  });

  // Dragged to the front, then back by keys.
  const row = page.locator(`[role=treeitem][data-path="${copy}"]`);
  await row.dragTo(page.locator('[role=treeitem][data-path="levels/fw_001.json"]'), {
    targetPosition: { x: 40, y: 4 },
  });
  await saved(page, () => expect(refs().slice(0, 3)).toEqual(["fw_011", "fw_001", "fw_002"]));
  await row.click();
  await page.keyboard.press("Alt+ArrowDown");
  await saved(page, () => expect(refs().slice(0, 3)).toEqual(["fw_001", "fw_011", "fw_002"]));

  // Deleted: out of the folder and out of the sequence. The system's trash is not there in a test.
  await app.electron.evaluate(({ dialog, shell }) => {
    dialog.showMessageBox = () => Promise.resolve({ response: 0, checkboxChecked: false });
    shell.trashItem = (trashed) => {
      (globalThis as { trashed?: string }).trashed = trashed;
      return Promise.resolve();
    };
  });
  await row.focus();
  await page.keyboard.press("Delete");
  await expect(row).toHaveCount(0);
  const trashed = (): Promise<string | undefined> =>
    app.electron.evaluate(() => (globalThis as { trashed?: string }).trashed);
  await expect.poll(trashed).toContain(path.join("levels", "fw_011.json"));
  app.pack.removeFile(copy);
  await saved(page, () => expect(refs()).toEqual(first));
});

test("a pack with unsaved edits is saved as a copy that has them, and stays as it was itself", async ({ app }) => {
  const { page, pack } = app;
  const status = page.getByRole("contentinfo");
  const file = "levels/fw_002.json";
  const before = pack.read(file);
  const parent = realpathSync(mkdtempSync(path.join(os.tmpdir(), "gridwright-copies-")));
  const copy = path.join(parent, "copy");
  await app.electron.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, copy);
  await showLevel(page, file);
  await chooseKind(page, "rock");
  await clickCell(page, [1, 4]);
  await expect(status).toContainText("1 unsaved");
  const asked = (await app.questionsAsked()).length;
  await app.chooseMenu("pack.saveAs");
  await expect(status.getByTitle(copy, { exact: true })).toBeVisible();
  // Work goes on where it was.
  await expect(treeLevel(page, file)).toHaveAttribute("aria-selected", "true");
  expect(await app.questionsAsked()).toHaveLength(asked);
  await expect(status).not.toContainText("unsaved");
  expect(readFileSync(path.join(copy, file), "utf8")).toContain('"rock"');
  expect(pack.read(file)).toBe(before);
  // The solver knows the levels of the copy, although it has searched them as the other pack's.
  await showLevel(page, "levels/fw_003.json");
  await expect(status).toContainText("15 moves, proven");
  await treeLevel(page, "levels/fw_003.json").click();
  await page.keyboard.press("ControlOrMeta+C");
  await openPack(app, pack.folder);
  await expect(status).toContainText("All 10 levels win");
  await expect(status).not.toContainText("unsaved");

  // A level copied in one pack is pasted in another.
  await treeLevel(page, "levels/fw_001.json").click();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(treeLevel(page, "levels/fw_011.json")).toContainText("2. Fire and Wood");
  await saved(page, () => {
    const pasted = JSON.parse(pack.read("levels/fw_011.json")) as Level;
    expect(pasted).toEqual({ ...(JSON.parse(pack.read("levels/fw_003.json")) as Level), id: "fw_011" });
  });
  await expect(status).toContainText("All 11 levels win");
  await app.electron.evaluate(({ clipboard }) => clipboard.writeText("no level"));
  await treeLevel(page, "levels/fw_001.json").click({ button: "right" });
  await page.getByRole("menuitem", { name: "Paste Level" }).click();
  await expect(page.getByText("The clipboard holds no level.")).toBeVisible();

  // A pack of other kinds takes in those that the level uses, with their images, as one step of undo.
  await treeLevel(page, "levels/fw_003.json").click({ button: "right" });
  await page.getByRole("menuitem", { name: "Copy Level" }).click();
  const crates = path.join(parent, "crates");
  cpSync(path.join(projectRoot, "templates/2-crates"), crates, { recursive: true });
  await openPack(app, crates);
  const game = () => JSON.parse(readFileSync(path.join(crates, "game.json"), "utf8")) as { entityKinds: object };
  const kinds = Object.keys(game().entityKinds);
  await app.answerQuestions(0);
  await page.getByRole("treeitem").filter({ hasText: "1. " }).click();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(treeLevel(page, "levels/fw_003.json")).toContainText("Fire and Wood");
  expect((await app.questionsAsked()).at(-1)).toMatch(/^This pack lacks \d+ kinds of what is pasted\. Add them\?$/);
  await app.screenshot("pasted-with-kinds");
  await saved(page, () => {
    expect(Object.keys(game().entityKinds)).toEqual([...kinds, ...Object.keys(game().entityKinds).slice(kinds.length)]);
    expect(game().entityKinds).toMatchObject({ torch: { sprite: "assets/sprites/torch.png" } });
  });
  const image = path.join(crates, "assets/sprites/torch.png");
  expect(existsSync(image)).toBe(true);
  // Undo takes the images along, redo brings them again. The system's trash is not there in a test.
  await app.electron.evaluate(({ shell }) => {
    const { promises } = process.mainModule!.require("node:fs") as typeof fs;
    shell.trashItem = (trashed) => promises.rm(trashed);
  });
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(treeLevel(page, "levels/fw_003.json")).toHaveCount(0);
  await expect.poll(() => existsSync(image)).toBe(false);
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(treeLevel(page, "levels/fw_003.json")).toContainText("Fire and Wood");
  await expect.poll(() => existsSync(image)).toBe(true);
  rmSync(parent, { recursive: true, force: true });
});
