// The toy language of tests/toy in the real window: what the program shows, plays and records of a language that it
// knows by its contracts alone.
import type { Locator, Page } from "@playwright/test";
import { showPanel } from "./harness/play";
import { saved } from "./harness/saved";
import { expect, test } from "./harness/test";
import { buildToy, toyFolder } from "./harness/toyBuild";
import { editFile, goAfter, treeRow } from "./harness/window";

test.use({ build: toyFolder, pack: "tests/toy/pack" });

test.beforeAll(async () => {
  await buildToy();
});

function corridor(page: Page): Locator {
  return page.locator('[data-panel="board"]').getByRole("status", { name: "Corridor" });
}

async function act(page: Page, ...actions: readonly string[]): Promise<void> {
  const buttons = page.getByRole("region", { name: "Play" });
  for (const action of actions) await buttons.getByRole("button", { name: action }).click();
}

test("tree, board and overview show corridors, and their walks are checked", async ({ app }) => {
  const { page } = app;
  await expect(page.getByRole("contentinfo")).toContainText("Three Corridors");
  await expect(treeRow(page, "Short")).toContainText("The walk wins at its last move (2)");
  await expect(treeRow(page, "Over the end")).toContainText("loses");
  await treeRow(page, "Long").click();
  await expect(page.getByRole("tab", { name: "2-long.json", selected: true })).toBeVisible();
  await expect(corridor(page)).toHaveText("@····");
  await app.screenshot("toy-board");
  await showPanel(page, "Overview");
  await expect(page.locator(".gw-overview")).toContainText("5 × 1");
  await app.screenshot("toy-overview");
});

test("a corridor is played, looked into, and its walk recorded", async ({ app }) => {
  const { page } = app;
  await treeRow(page, "Long").click();
  await app.chooseMenu("play.toggle");
  await act(page, "step", "leap");
  await expect(corridor(page)).toHaveText("···@·");
  await app.chooseMenu("play.undo");
  await expect(corridor(page)).toHaveText("·@···");
  await showPanel(page, "Turn");
  await expect(page.getByRole("tree", { name: "What happened in the turn" })).toContainText("walked becomes 1");
  await app.screenshot("toy-turn");

  await app.chooseMenu("play.record");
  await expect(corridor(page)).toHaveText("@····");
  await act(page, "leap", "leap");
  await expect(corridor(page)).toHaveText("····@");
  await saved(page, () => expect(app.pack.read("corridors/2-long.json")).toContain('"moves": ["leap", "leap"]'));
  await expect(treeRow(page, "Long")).toContainText("The walk wins at its last move (2)");
});

test("a corridor without a length is a finding, and cannot be played", async ({ app }) => {
  const { page } = app;
  await editFile(app, "Short");
  await goAfter(page, '"length": ');
  await page.keyboard.press("Delete");
  await page.keyboard.type("0");
  await showPanel(page, "Problems");
  await expect(page.locator(".gw-problem").first()).toHaveText(/A corridor has from 1 to 100 cells.*corridor-length/);
  await app.chooseMenu("play.toggle");
  await expect(page.locator('[data-panel="board"]')).toContainText("cannot be played as it is");
  await app.screenshot("toy-finding");
});

test("a pack of Gridponder beside it plays as ever", async ({ app }) => {
  const { page } = app;
  await expect(treeRow(page, "Short")).toBeVisible();
  await app.answerFolder(app.copyPack("sample-packs/flag-worlds").folder);
  await app.chooseMenu("pack.open");
  await expect(page.getByText("All 10 levels win")).toBeVisible();
  await treeRow(page, "First Steps").click();
  await expect(page.locator('[data-painter="levels/fw_001.json"]')).toBeVisible();
});

test("a pack of no known language is told what was looked for, and a fix names its language", async ({ app }) => {
  const { page } = app;
  await expect(treeRow(page, "Short")).toBeVisible();
  const pack = app.copyPack("tests/toy/pack");
  pack.write("manifest.json", pack.read("manifest.json").replace("corridor", "corridors"));
  await app.answerFolder(pack.folder);
  await app.chooseMenu("pack.open");
  await expect(treeRow(page, "corridors/1-short.json")).toBeVisible();
  await expect(page.locator('[data-panel="board"]')).toContainText("The language of this pack is not known");
  await showPanel(page, "Problems");
  await expect(page.locator(".gw-problem")).toContainText('No language is named "corridors": use "corridor"');
  await app.screenshot("toy-unknown");
  await page.locator(".gw-problem").click();
  await page.keyboard.press("ControlOrMeta+Period");
  await page.getByText('Use "corridor"', { exact: true }).click();
  await expect(treeRow(page, "Short")).toBeVisible();
});
