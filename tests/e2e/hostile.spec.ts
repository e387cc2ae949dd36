// The window before packs that were made to do harm, and packs as zip files.
import { mkdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { unzipSync, zipSync } from "fflate";
import type { RunningApp } from "./harness/runningApp";
import { expect, test } from "./harness/test";
import { editFile, focusText, treeRow } from "./harness/window";

const LEVEL = "levels/fw_001.json";

test("a pack full of traps leaves the window alive, and says what it refused", async ({ app }) => {
  const { page, pack } = app;
  await expect(treeRow(page, "First Steps")).toBeVisible();
  pack.write("levels/deep.json", "[".repeat(1_000_000));
  pack.write("levels/long.json", `{"id": "long", "title": "${"x".repeat(3_000_000)}"}`);
  // Whole at once: it is to be so long when it is opened.
  const lines = path.join(pack.folder, "..", "lines.json");
  writeFileSync(lines, `[0${",\n0".repeat(300_000)}]`);
  renameSync(lines, path.join(pack.folder, "levels/lines.json"));
  pack.write("levels/huge.json", "{");
  truncateSync(path.join(pack.folder, "levels/huge.json"), 200 * 1024 * 1024);
  pack.write("levels/wide.json", pack.read(LEVEL).replace('"size": [5, 4]', '"size": [10000, 10000]'));
  pack.write("levels/proto.json", '{"__proto__": {"polluted": 1}, "id": "constructor", "board": {"size": [1, 1]}}');
  pack.write("game.json", pack.read("game.json").replace("assets/sprites/rock.png", "../../../etc/hostname.png"));
  pack.write("assets/laughs.svg", '<!DOCTYPE svg [<!ENTITY a "ha">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>');
  await expect(treeRow(page, "huge.json")).toBeVisible();
  await expect(treeRow(page, "laughs.svg")).toBeVisible();
  await app.showPanel("problems");
  await expect(page.locator(".gw-problem", { hasText: "hostname.png" }).first()).toBeVisible();
  // Each of them shown, as text and on the board.
  for (const file of ["deep.json", "long.json", "wide.json", "proto.json", "lines.json"]) {
    await page.locator(`[role=treeitem][data-path="levels/${file}"]`).click();
    await expect(page.getByRole("tab", { name: file, selected: true })).toBeVisible();
  }
  await expect(page.getByRole("note")).toContainText("More than 300,000 lines");
  await app.screenshot("hostile");
  // And the window goes on working.
  await editFile(app, "First Steps");
  await expect(page.getByRole("note")).toBeHidden();
  await page.keyboard.type("  ");
  await page.keyboard.press("ControlOrMeta+S");
  await expect.poll(() => pack.read(LEVEL)).toMatch(/^ {2}\{/);
  expect(await page.evaluate(() => "polluted" in {})).toBe(false);
});

test("a text that grows past 300,000 lines loses its colours as one that is opened so long", async ({ app }) => {
  const { page, pack } = app;
  pack.write("levels/lines.json", `{"id":${"\n".repeat(299_998)}"lines"}`);
  await page.locator('[role=treeitem][data-path="levels/lines.json"]').click();
  await focusText(page);
  const colored = page.locator('[data-panel="editor"] .view-line span[class*="mtk"]:not(.mtk1)');
  await expect(colored).not.toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("note")).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("note")).toContainText("More than 300,000 lines");
  await expect(colored).toHaveCount(0);
  // The caret and the focus are where they were.
  await page.keyboard.type("7");
  await page.keyboard.press("ControlOrMeta+S");
  await expect.poll(() => pack.read("levels/lines.json").slice(0, 12)).toMatch(/^\{"id":\n\s*\n\s*7/);
});

test("a pack goes out as a zip file and comes in again; a zip that climbs out is refused", async ({ app }) => {
  const { page, pack } = app;
  await expect(treeRow(page, "First Steps")).toBeVisible();
  const folder = path.join(pack.folder, "../zips");
  mkdirSync(folder);
  const file = path.join(folder, "mine.zip");
  await answerFiles(app, file);
  await app.chooseMenu("pack.export");
  await expect(page.getByText("The pack was exported")).toBeVisible();
  const content = unzipSync(readFileSync(file));
  expect(new TextDecoder().decode(content[LEVEL])).toBe(pack.read(LEVEL));

  const title = pack.read("manifest.json").replace('"Flag Worlds"', '"Came Back"');
  writeFileSync(file, zipSync({ ...content, "manifest.json": new TextEncoder().encode(title) }));
  await app.chooseMenu("pack.import");
  await expect(page.getByRole("contentinfo")).toContainText("Came Back");
  await expect(page.getByText(/It was unpacked to .*/)).toBeVisible();
  await expect(page.getByText("All 10 levels win")).toBeVisible();

  writeFileSync(file, zipSync({ "manifest.json": new Uint8Array(2), "../../evil.json": new Uint8Array(2) }));
  const asked = await app.foldersAsked();
  const questions = (await app.questionsAsked()).length;
  await editFile(app, "theme.json");
  await page.keyboard.type(" ");
  await app.chooseMenu("pack.import");
  await expect(page.getByText("leads out of the pack's folder")).toBeVisible();
  // For the file alone, and not about the unsaved edit.
  expect(await app.foldersAsked()).toBe(asked + 1);
  expect(await app.questionsAsked()).toHaveLength(questions);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(page.getByText("The pack was not imported")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("Came Back");

  // Saved as another folder, the pack goes on there.
  await answerFiles(app, path.join(folder, "copied"));
  await page.keyboard.press("ControlOrMeta+Shift+S");
  await expect(page.getByText("The pack was saved as a copy")).toBeVisible();
  expect(readFileSync(path.join(folder, "copied/manifest.json"), "utf8")).toBe(title);
});

test("a thousand steps are undone", async ({ app }) => {
  await editFile(app, "theme.json");
  // The board and the forms would be drawn a thousand times.
  await app.chooseMenu("view.enlarge");
  const before = await app.editorText();
  await app.page.keyboard.press("ControlOrMeta+Home");
  // Each new line is a step of its own.
  await pressTimes(app, "Enter", 1_005);
  await pressTimes(app, "ControlOrMeta+Z", 1_000);
  expect(await app.editorText()).toBe("\n".repeat(5) + before);
  await pressTimes(app, "ControlOrMeta+Z", 5);
  await expect(app.page.getByRole("contentinfo")).not.toContainText("unsaved");
});

/** Faster than the window keeps up with: between the keys it has no idle moment. */
async function pressTimes(app: RunningApp, key: string, times: number): Promise<void> {
  for (let left = times; left > 0; left -= 100) {
    await Promise.all(Array.from({ length: Math.min(100, left) }, () => app.page.keyboard.press(key)));
  }
}

/** What the dialogs for files answer from now on. */
async function answerFiles(app: RunningApp, file: string): Promise<void> {
  await app.answerFolder(file);
  await app.electron.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath });
  }, file);
}
