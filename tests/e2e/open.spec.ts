// Opening packs: by the command line, the menu, a drop, from the list.
import { copyFileSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { needsElectron } from "./harness/needsElectron";
import { boardOf, clickCell, drag, showLevel } from "./harness/board";
import { copyPack } from "./harness/packCopy";
import { whileHostSilent, startApp } from "./harness/runningApp";
import { expect, test } from "./harness/test";
import { countModels } from "./harness/textModels";
import { treeRow, windowTitle } from "./harness/window";

test.describe("a pack", () => {
  test("the tree shows manifest, game, theme, then story and levels in the order they are played", async ({ app }) => {
    const rows = app.page.getByRole("treeitem");
    await expect(rows.first()).toBeVisible();
    const names = (await rows.allInnerTexts()).map((text) => text.split("\n")[0]);
    expect(names.slice(0, 7)).toEqual([
      "manifest.json",
      "game.json",
      "theme.json",
      "Levels",
      "A Flag on the Hill",
      "1. First Steps",
      "2. Mind the Crate",
    ]);
    await expect(app.page.getByRole("contentinfo")).toContainText("Flag Worlds");
    await expect(app.page.getByRole("contentinfo")).toContainText("All 10 levels win");
    await expect(treeRow(app.page, "First Steps")).toContainText("The solution wins at its last move (7)");
  });

  test("choosing a level shows its text and its board, and names it in the title", async ({ app }) => {
    await treeRow(app.page, "Fire and Wood").click();
    await expect(app.page.getByRole("tab", { name: "fw_003.json", selected: true })).toBeVisible();
    await expect(app.page.locator('[data-painter="levels/fw_003.json"]')).toBeVisible();
    await expect(app.page.locator(".monaco-editor .view-lines").first()).toContainText('"fw_003"');
    await expect.poll(() => windowTitle(app)).toBe("Flag Worlds · Fire and Wood – Gridwright");
    await treeRow(app.page, "game.json").click();
    await expect(app.page.getByRole("tab", { name: "game.json", selected: true })).toBeVisible();
    await expect(app.page.locator('[data-painter="levels/fw_003.json"]')).toBeVisible();
  });

  test("the text editor makes models only of the files that it shows or marks", async ({ app }) => {
    await expect(app.page.getByRole("contentinfo")).toContainText("All 10 levels win");
    await treeRow(app.page, "Fire and Wood").click();
    await expect(app.page.locator(".monaco-editor .view-lines").first()).toContainText('"fw_003"');
    const devtools = await app.page.context().newCDPSession(app.page);
    // Of more than ten; those of the pack before may not be gone yet.
    await expect.poll(() => countModels(devtools)).toBeLessThan(7);
    await devtools.detach();
  });

  test("the tree is walked by the arrow keys", async ({ app }) => {
    await treeRow(app.page, "First Steps").click();
    await app.page.keyboard.press("ArrowDown");
    await expect(treeRow(app.page, "Mind the Crate")).toBeFocused();
    await app.page.keyboard.press("Enter");
    await expect(app.page.locator('[data-painter="levels/fw_002.json"]')).toBeVisible();
    // Enter went on to the level's board.
    await expect(app.page.locator(".gw-board").first()).toBeFocused();
    await treeRow(app.page, "Mind the Crate").focus();
    await app.page.keyboard.press("ArrowLeft");
    await expect(treeRow(app.page, "Levels")).toBeFocused();
    await app.page.keyboard.press("ArrowLeft");
    await expect(treeRow(app.page, "First Steps")).toHaveCount(0);
  });

  test("has the focus on its board, unless something else was given it meanwhile", async ({ app }) => {
    const { page } = app;
    await expect(page.locator(".gw-board")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator(".gw-painter-status")).toContainText("Column 0, row 0");
    await app.chooseMenu("pack.close");
    const samples = page.locator(".gw-welcome-pack", { hasText: "Flag Worlds" }).first();
    await samples.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".gw-board")).toBeFocused();
  });

  test("nothing is being opened while the folder is still being chosen", async ({ app }) => {
    const status = app.page.getByRole("contentinfo");
    const before = await app.foldersAsked();
    await app.holdFolder();
    await app.chooseMenu("pack.open");
    await expect.poll(() => app.foldersAsked()).toBe(before + 1);
    await expect(status).not.toContainText("Opening");
    await app.answerFolder(null);
    await expect(status).toContainText("All 10 levels win");
    await expect(status).not.toContainText("Opening");
  });

  test("the menu opens another folder; a folder that is no pack is refused and the open pack stays", async ({
    app,
  }) => {
    const other = app.copyPack("sample-packs/flag-worlds");
    other.write("manifest.json", other.read("manifest.json").replace('"Flag Worlds"', '"Other Worlds"'));
    // What was looked into goes with its pack.
    await showLevel(app.page, "levels/fw_002.json");
    await boardOf(app.page).focus();
    await app.page.keyboard.press("v");
    await clickCell(app.page, [3, 1]);
    await expect(app.page.locator('[data-inspected="3,1"]')).toBeVisible();
    await app.page.locator('.gw-palette-kind[data-kind="rock"]').dblclick();
    await expect(app.page.getByRole("form", { name: "Kind rock" })).toBeVisible();
    // Nothing is said of problems that nobody has looked for yet.
    const status = app.page.getByRole("contentinfo");
    await whileHostSilent(app.electron, async () => {
      await app.answerFolder(other.folder);
      await app.chooseMenu("pack.open");
      await expect(status).toContainText("Other Worlds");
      await expect(status).toContainText("Checking…");
      await expect(status.getByTitle("Show the problems")).toHaveCount(0);
    });
    await expect(status.getByTitle("Show the problems")).toContainText("0 errors");
    await expect(status).not.toContainText("Checking…");
    await expect(app.page.locator('.gw-palette-kind[data-kind="rock"]')).toBeVisible();
    await expect(app.page.locator("[data-inspected]")).toHaveCount(0);
    await app.answerFolder(path.dirname(other.folder));
    await app.chooseMenu("pack.open");
    await expect(app.page.getByText("is not a pack")).toBeVisible();
    await expect(status).toContainText("Other Worlds");
  });

  test("a pack of hundreds of files opens without a word on the console", async ({ app }) => {
    const said: string[] = [];
    app.page.on("console", (message) => said.push(message.text()));
    const large = app.copyPack("sample-packs/flag-worlds");
    for (let number = 0; number < 590; number++) {
      large.write(
        `levels/more_${number}.json`,
        large.read("levels/fw_001.json").replace('"fw_001"', `"more_${number}"`),
      );
    }
    await expect(treeRow(app.page, "First Steps")).toBeVisible();
    await app.answerFolder(large.folder);
    await app.chooseMenu("pack.open");
    await expect(app.page.getByRole("contentinfo")).toContainText("All 600 levels win", { timeout: 40_000 });
    await expect(treeRow(app.page, "Not in the sequence")).toContainText("590");
    expect(said).toEqual([]);
  });

  test("quick open and the command palette lead to files and commands", async ({ app }) => {
    const { page } = app;
    await expect(treeRow(page, "First Steps")).toBeVisible();
    await page.keyboard.press("ControlOrMeta+P");
    await page.getByPlaceholder("Find levels, files and names").fill("water and");
    await page.keyboard.press("Enter");
    await expect(page.locator('[data-painter="levels/fw_004.json"]')).toBeVisible();
    // Names of the pack are found without a prefix, after the files.
    await page.keyboard.press("ControlOrMeta+P");
    await page.getByPlaceholder("Find levels, files and names").fill("torch_burns");
    await expect(page.getByRole("option", { name: "torch_burns rule" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.locator(".gw-breadcrumbs")).toContainText("torch_burns");
    // The name is selected there, and what is selected is searched for.
    await page.keyboard.press("ControlOrMeta+Shift+F");
    const search = page.getByRole("textbox", { name: "Search in the pack" });
    await expect(search).toBeFocused();
    await expect(search).toHaveValue("torch_burns");
    await page.keyboard.press("ControlOrMeta+Shift+P");
    await page.getByPlaceholder("Type a command").fill("panel problems");
    await page.keyboard.press("Enter");
    // The sample has one rule that no gold path fires, and nothing else.
    await expect(page.locator(".gw-problem")).toHaveText(/rule-never-fired/);
  });
});

test(
  "images dropped on the window are imported, and a manifest opens its pack",
  needsElectron("paths of dropped files, which Chromium tells no page"),
  async ({ app }) => {
    const other = app.copyPack("sample-packs/flag-worlds");
    other.write("manifest.json", other.read("manifest.json").replace('"Flag Worlds"', '"Dropped Worlds"'));
    const told = app.page.locator(".gw-drop-notice");
    const sprites = ["flag", "rock"].map((name) => {
      const outside = path.join(other.folder, `../Other ${name}.png`);
      copyFileSync(path.join(other.folder, "assets/sprites", `${name}.png`), outside);
      return outside;
    });
    // Nothing is done behind a dialog.
    await app.chooseMenu("view.settings");
    await expect(app.page.getByRole("dialog")).toBeVisible();
    await dragFiles(app.page, "dragover", sprites);
    await expect(told).toHaveText("Close the dialog first");
    await dragFiles(app.page, "drop", sprites);
    await app.page.keyboard.press("Escape");
    await expect(app.page.getByRole("dialog")).toHaveCount(0);
    await dragFiles(app.page, "dragover", sprites);
    await expect(told).toHaveText("Drop to import 2 images");
    await app.screenshot("drop-images");
    await dragFiles(app.page, "dragleave", sprites);
    await expect(told).toBeHidden();
    await dragFiles(app.page, "drop", sprites);
    await expect(app.page.getByText("2 images were imported")).toBeVisible();
    for (const name of ["other_flag.png", "other_rock.png"])
      expect(existsSync(path.join(app.pack.folder, "assets/sprites", name)), name).toBe(true);
    expect(
      readdirSync(path.join(app.pack.folder, "assets/sprites")).filter((name) => name.startsWith("other")),
    ).toEqual(["other_flag.png", "other_rock.png"]);

    // A drop goes to the element that was dragged over last, which must not be replaced meanwhile by the imported image.
    await expect(app.page.locator(".gw-image-facts")).toContainText("pixels");
    // What is neither is refused, with what can be dropped instead.
    const notes = path.join(other.folder, "../notes.py");
    copyFileSync(path.join(other.folder, "manifest.json"), notes);
    await dropFromDisk(app.page, notes);
    await expect(app.page.getByText("notes.py is no pack. Drop a pack's folder, ")).toBeVisible();

    const manifest = [path.join(other.folder, "manifest.json")];
    await dragFiles(app.page, "dragover", manifest);
    await expect(told).toHaveText("Drop to open the pack");
    await dragFiles(app.page, "drop", manifest);
    await expect(told).toBeHidden();
    await expect(app.page.getByRole("contentinfo")).toContainText("Dropped Worlds");
  },
);

/** Drops a file of the disk as the system does: the page can tell that it is no folder. */
async function dropFromDisk(page: Page, file: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = { x: 400, y: 300, data: { items: [], files: [file], dragOperationsMask: 1 } };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await session.send("Input.dispatchDragEvent", { type, ...at });
  await session.detach();
}

/** Lets the window see files of the disk over it: that they are dragged, leave again, or are dropped. */
async function dragFiles(
  page: Page,
  event: "dragover" | "dragleave" | "drop",
  files: readonly string[],
): Promise<void> {
  await page.evaluate(() => {
    const input = document.createElement("input");
    input.type = "file";
    input.multiple = true;
    input.id = "drop-source";
    document.body.append(input);
  });
  await page.setInputFiles("#drop-source", files);
  await page.evaluate((type) => {
    const input = document.querySelector<HTMLInputElement>("#drop-source")!;
    const dataTransfer = new DataTransfer();
    for (const file of input.files!) dataTransfer.items.add(file);
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    input.remove();
  }, event);
}

test.describe("what outlives a pack", () => {
  test.use({ ownWindow: true });

  test("File > Open Recent leads back to the pack before", async ({ app }) => {
    const other = app.copyPack("sample-packs/flag-worlds");
    other.write("manifest.json", other.read("manifest.json").replace('"Flag Worlds"', '"Other Worlds"'));
    await expect(treeRow(app.page, "First Steps")).toBeVisible();
    await app.answerFolder(other.folder);
    await app.chooseMenu("pack.open");
    await expect(app.page.getByRole("contentinfo")).toContainText("Other Worlds");
    const recent = (): Promise<readonly string[]> =>
      app.electron.evaluate(({ Menu }) => {
        const items = Menu.getApplicationMenu()?.getMenuItemById("pack.openRecent")?.submenu?.items ?? [];
        return items.map((item) => item.label.replace(/ \(.*/, ""));
      });
    await expect.poll(recent).toEqual(["Other Worlds", "Flag Worlds"]);
    await app.electron.evaluate(({ Menu }) =>
      Menu.getApplicationMenu()!.getMenuItemById("pack.openRecent")!.submenu!.items[1]!.click({}),
    );
    await expect(app.page.getByRole("contentinfo")).toContainText("Flag Worlds");
  });

  test("without a pack named the samples are there, and the next start comes back to the last pack", async () => {
    const userData = mkdtempSync(path.join(os.tmpdir(), "gridwright-user-"));
    const first = await startApp({ pack: "sample-packs/flag-worlds", open: false, userData });
    await expect(first.page.getByRole("contentinfo")).toContainText("Flag Worlds");
    const other = copyPack("sample-packs/flag-worlds");
    other.write("manifest.json", other.read("manifest.json").replace('"Flag Worlds"', '"Last Worlds"'));
    await first.answerFolder(other.folder);
    await first.chooseMenu("pack.open");
    await expect(first.page.getByRole("contentinfo")).toContainText("Last Worlds");
    await first.close();
    const second = await startApp({ pack: "sample-packs/flag-worlds", open: false, userData });
    await expect(second.page.getByRole("contentinfo")).toContainText("Last Worlds");
    expect(second.problems).toEqual([]);
    await second.close();
    other.remove();
    rmSync(userData, { recursive: true, force: true });
  });

  test("a hidden panel comes back from the menu; the arrangement is remembered, and so are stamps", async () => {
    const userData = mkdtempSync(path.join(os.tmpdir(), "gridwright-user-"));
    const pack = copyPack("sample-packs/flag-worlds");
    pack.write("manifest.json", pack.read("manifest.json").replace('"Flag Worlds"', '"Arranged Worlds"'));
    const first = await startApp({ pack: pack.folder, open: false, userData });
    await expect(treeRow(first.page, "First Steps")).toBeVisible();
    await first.answerFolder(pack.folder);
    await first.chooseMenu("pack.open");
    await expect(first.page.getByRole("contentinfo")).toContainText("Arranged Worlds");
    const inspector = first.page.locator('[data-panel="inspector"]');
    await expect(inspector).toBeVisible();
    await showLevel(first.page, "levels/fw_002.json");
    await boardOf(first.page).focus();
    await first.page.keyboard.press("r");
    await drag(first.page, [[3, 1]]);
    await first.page.getByRole("textbox", { name: "Name of the stamp" }).fill("Crate");
    await first.page.getByRole("button", { name: "Keep" }).click();
    await expect(first.page.getByRole("button", { name: "1 Crate" })).toBeVisible();
    await first.page.locator(".dv-tab", { hasText: "Inspector" }).locator(".dv-default-tab-action").click();
    await expect(inspector).toHaveCount(0);
    await expect.poll(() => rememberedPanels(userData, pack.folder)).toContain("problems");
    await expect.poll(() => rememberedPanels(userData, pack.folder)).not.toContain("inspector");
    await first.close();
    const second = await startApp({ pack: pack.folder, open: false, userData });
    await expect(second.page.locator('[data-panel="board"]')).toBeVisible();
    await expect(second.page.locator('[data-panel="inspector"]')).toHaveCount(0);
    await second.showPanel("inspector");
    await expect(second.page.locator('[data-panel="inspector"]')).toBeVisible();
    await showLevel(second.page, "levels/fw_003.json");
    await boardOf(second.page).focus();
    await second.page.keyboard.press("r");
    await expect(second.page.getByRole("button", { name: "1 Crate" })).toBeVisible();
    await second.page.keyboard.press("1");
    await expect(second.page.locator("[data-board-announcement]")).toContainText("Click to put 1 cell down");
    await clickCell(second.page, [2, 1]);
    await expect(second.page.locator('[data-inspected="2,1"] [data-kind="metal_crate"]')).toBeVisible();
    expect(second.problems).toEqual([]);
    await second.close();
    pack.remove();
    rmSync(userData, { recursive: true, force: true });
  });
});

/** The panels of a pack's design arrangement as they were last written to the user's preferences; none before that. */
function rememberedPanels(userData: string, root: string): readonly string[] {
  const { settings } = JSON.parse(readFileSync(path.join(userData, "preferences.json"), "utf8")) as {
    readonly settings: { readonly layouts: Readonly<Record<string, string>> };
  };
  const remembered = JSON.parse(settings.layouts[root] ?? "{}") as {
    readonly layouts?: { readonly design?: { readonly dock: { readonly panels: object } } };
  };
  return Object.keys(remembered.layouts?.design?.dock.panels ?? {});
}
