// Who gets a key and which panels are there: behind a dialog nobody gets one, and the arrangement of the panels outlives
// playing the pack and windows of other sizes.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { Settings } from "../../shared/rpc/settings";
import { boardDrawn, boardOf, pointOf, showLevel } from "./harness/board";
import { caretTo } from "./harness/keyboard";
import { whileHostSilent, startApp } from "./harness/runningApp";
import { expect, test } from "./harness/test";
import { expectMoves, play } from "./harness/play";
import { editFile, openPack, resizeTo, treeRow } from "./harness/window";

function widthOf(page: Page, panel: string): Promise<number> {
  return page.locator(`[data-panel="${panel}"]`).evaluate((element) => element.getBoundingClientRect().width);
}

/** Waits until the widths are the same for two frames, and returns them: the dock gives them after the window's size. */
async function settled(page: Page, widths: () => Promise<readonly number[]>): Promise<readonly number[]> {
  for (let before = await widths(); ;) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const now = await widths();
    if (now.every((width, at) => width === before[at])) return now;
    before = now;
  }
}

/** How far to the right panels reach: a window's new width arrives there later than in the window. */
function rightmost(page: Page): Promise<number> {
  return page
    .locator("[data-panel]")
    .evaluateAll((panels) => Math.max(...panels.map((panel) => panel.getBoundingClientRect().right)));
}

async function playPack(page: Page): Promise<void> {
  await page.locator(".dv-tab", { hasText: "Overview" }).click();
  await page
    .getByRole("button", { name: /^Play the pack/i })
    .first()
    .click();
}

test.describe("what outlives the program", () => {
  test.use({ ownWindow: true });

  test("after the pack was played, every panel is there again, here, in another pack and after a restart", async () => {
    // The program is started twice.
    test.slow();
    const userData = mkdtempSync(path.join(os.tmpdir(), "gridwright-user-"));
    const first = await startApp({ pack: "sample-packs/flag-worlds", userData });
    const { page } = first;
    const panel = (of: Page, id: string) => of.locator(`[data-panel="${id}"]`);
    await playPack(page);
    await expect(panel(page, "pack")).toBeHidden();
    await page.locator("[data-panel=board]").getByRole("button", { name: "Leave" }).waitFor();
    await page.keyboard.press("Control+1");
    await expect(panel(page, "pack")).toBeVisible();
    await playPack(page);
    await page.getByRole("button", { name: "Leave" }).click();
    await expect(panel(page, "pack")).toBeVisible();
    const other = first.copyPack("templates/2-crates");
    await first.answerFolder(other.folder);
    await first.chooseMenu("pack.open");
    await boardDrawn(page);
    for (const id of ["pack", "editor", "board"]) await expect(panel(page, id)).toBeVisible();
    // Closed in the middle of a run, too.
    await playPack(page);
    await expect(panel(page, "pack")).toBeHidden();
    await page.keyboard.press("Control+B");
    await expect(panel(page, "pack")).toBeVisible();
    // Arrangements are written down when they have rested; a new pack gets the last one.
    const written = (): string => {
      const stored: unknown = JSON.parse(readFileSync(path.join(userData, "preferences.json"), "utf8"));
      return (stored as { readonly settings: Settings }).settings.layouts[""] ?? "";
    };
    await expect.poll(written).toContain('"activeView":"board"');
    expect(written()).not.toContain('"activeView":"overview"');
    await first.close();
    const second = await startApp({ pack: "sample-packs/flag-worlds", userData });
    for (const id of ["pack", "editor", "board"]) await expect(panel(second.page, id)).toBeVisible();
    await second.close();
    rmSync(userData, { recursive: true, force: true });
  });
});

test("playing the pack ends with play, also while its first level is being opened", async ({ app }) => {
  const { electron, page } = app;
  await openPack(app, app.copyPack("templates/2-crates").folder);
  const leave = page.getByRole("button", { name: "Leave" });
  await whileHostSilent(electron, async () => {
    await playPack(page);
    await expect(leave).toBeVisible();
    await page.keyboard.press("Control+1");
    await expect(leave).toHaveCount(0);
  });
  await play(page);
  await expectMoves(page, 0);
  await expect(leave).toHaveCount(0);
});

test("nobody behind a dialog gets a key, and Tab stays in it", async ({ app }) => {
  const { page } = app;
  await boardDrawn(page);
  const dialog = page.getByRole("dialog");
  const openers: readonly (readonly [string, () => Promise<void>])[] = [
    ["settings", () => page.keyboard.press("Control+,")],
    ["new pack", () => page.keyboard.press("Control+N")],
    ["keys", () => page.keyboard.press("F1")],
    ["earlier versions", () => app.chooseMenu("file.backups")],
    ["story", () => app.chooseMenu("story.after")],
  ];
  for (const [name, open] of openers) {
    await test.step(name, async () => {
      await boardOf(page).focus();
      await open();
      await expect(dialog.locator(":focus")).toHaveCount(1);
      const title = await dialog.getByRole("heading").first().textContent();
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press(presses % 5 === 4 ? "Shift+Tab" : "Tab");
        await expect(dialog.locator(":focus"), `after ${presses + 1} presses of Tab`).toHaveCount(1);
        const isField = await dialog.locator("input:not([type=checkbox], [type=radio]):focus, textarea:focus").count();
        if (isField === 0) for (const key of ["e", "ArrowRight"]) await page.keyboard.press(key);
      }
      // Another dialog does not take its place.
      await page.keyboard.press("Control+N");
      await page.keyboard.press("Control+,");
      await app.chooseMenu("view.settings");
      await app.chooseMenu("play.toggle");
      await expect(dialog).toHaveCount(1);
      await expect(dialog.getByRole("heading").first()).toHaveText(title ?? "");
      await page.keyboard.press("Escape");
      if ((await dialog.count()) > 0) await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Edit", pressed: true })).toBeVisible();
      await expect(boardOf(page)).toBeFocused();
    });
  }
});

test("panels keep their sizes while the window shrinks and grows", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_002.json");
  for (const [keys, panel] of [
    ["Control+1", "palette"],
    ["Control+3", "watch"],
    ["Control+2", "solution"],
  ] as const) {
    await page.keyboard.press(keys);
    await resizeTo(app, 1900, 1000);
    await expect.poll(() => rightmost(page)).toBeCloseTo(1900, -1);
    // As wide as in a fresh layout of this window, and not more.
    await expect.poll(() => widthOf(page, "pack")).toBeLessThan(280);
    const before = await settled(page, async () => [await widthOf(page, "pack"), await widthOf(page, panel)]);
    await resizeTo(app, 800, 500);
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(800);
    await expect.poll(() => widthOf(page, "board")).toBeGreaterThan(180);
    await expect.poll(() => widthOf(page, "pack")).toBeGreaterThan(120);
    // Under its tools a board has room to be played on.
    await expect.poll(async () => (await boardOf(page).boundingBox())?.height).toBeGreaterThan(96);
    await resizeTo(app, 1280, 720);
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(1280);
    await expect.poll(() => widthOf(page, "pack")).toBeGreaterThan(before[0]! * 0.75);
    await page.screenshot({ path: test.info().outputPath(`${panel}-1280.png`) });
    // The tools of play stay in one row, beside text and watches too.
    const tools = page.getByRole("toolbar", { name: "Play", exact: true });
    if (panel !== "palette") await expect.poll(async () => (await tools.boundingBox())?.height).toBeLessThan(44);
    // Also those of an arrangement that was left and comes back meanwhile.
    await page.keyboard.press(keys === "Control+1" ? "Control+4" : "Control+1");
    await page.keyboard.press(keys);
    await resizeTo(app, 1900, 1000);
    await expect.poll(() => widthOf(page, "pack")).toBeCloseTo(before[0]!, -1);
    await expect.poll(() => widthOf(page, panel)).toBeCloseTo(before[1]!, -1);
  }
});

test("a panel that is hidden and shown again leaves the others as they were", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_002.json");
  await resizeTo(app, 1500, 925);
  await expect.poll(() => rightmost(page)).toBeCloseTo(1500, -1);
  const panels = ["pack", "editor", "board", "palette"];
  const widths = (): Promise<readonly number[]> => Promise.all(panels.map((panel) => widthOf(page, panel)));
  const before = await widths();
  await app.chooseMenu("panel.pack");
  await expect(page.locator('[data-panel="pack"]')).toBeHidden();
  await expect.poll(() => widthOf(page, "palette")).toBeCloseTo(before[3]!, -1);
  await app.chooseMenu("panel.pack");
  await expect(page.locator('[data-panel="pack"]')).toBeVisible();
  await expect.poll(widths).toEqual(before);
});

test("a panel that is dropped at another place keeps its size", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_002.json");
  await resizeTo(app, 1500, 925);
  await expect.poll(() => rightmost(page)).toBeCloseTo(1500, -1);
  const panels = ["pack", "editor"];
  const widths = (): Promise<readonly number[]> => Promise.all(panels.map((panel) => widthOf(page, panel)));
  const before = await settled(page, widths);
  const text = (await page.locator('[data-panel="editor"]').boundingBox())!;
  await page
    .locator(".dv-tab")
    .filter({ hasText: /^Pack$/ })
    .hover();
  await page.mouse.down();
  await page.mouse.move(text.x + text.width - 60, text.y + 200, { steps: 8 });
  await page.mouse.move(text.x + text.width - 20, text.y + 200, { steps: 8 });
  await page.mouse.up();
  // To the right of the text now.
  await expect.poll(() => page.locator('[data-panel="editor"]').evaluate((it) => it.getBoundingClientRect().x)).toBe(0);
  await expect.poll(widths).toEqual(before);
});

test("the tab of a panel in front and the names of a turn's lanes are whole in a small window", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_002.json");
  await page.keyboard.press("Control+3");
  await resizeTo(app, 1280, 720);
  await expect.poll(() => rightmost(page)).toBeCloseTo(1280, -1);
  for (const panel of ["history", "breakpoints"]) await app.showPanel(panel);
  const tabs = page.locator(".gw-dock .dv-tabs-container > .dv-tab:has(.dv-default-tab)");
  const cut = (): Promise<readonly string[]> =>
    tabs.evaluateAll((all) =>
      all.flatMap((tab) => {
        const [own, list] = [tab.getBoundingClientRect(), tab.parentElement!.getBoundingClientRect()];
        const isWhole = own.left >= list.left - 1 && own.right <= list.right + 1;
        return isWhole || !tab.classList.contains("dv-active-tab") ? [] : [tab.textContent ?? ""];
      }),
    );
  await expect.poll(cut).toEqual([]);
  const lanes = page.locator(".gw-lanes li");
  await expect(lanes).toHaveCount(6);
  for (const lane of await lanes.all()) expect((await lane.boundingBox())!.height).toBeGreaterThanOrEqual(12);
  await page.screenshot({ path: test.info().outputPath("tabs-1280.png") });
});

test("what is said of a cell and of a hint is whole in windows of usual sizes", async ({ app }) => {
  const { page } = app;
  const said = page.locator(".gw-painter-hovered, .gw-solution-hints").filter({ visible: true });
  const cut = (): Promise<readonly string[]> =>
    said.evaluateAll((elements) =>
      elements.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent ?? ""),
    );
  await showLevel(page, "levels/fw_001.json");
  await page.getByRole("button", { name: /^Move 3:/ }).click();
  await page.keyboard.press("Control+1");
  for (const [width, height] of [
    [1500, 925],
    [1280, 720],
  ] as const) {
    await resizeTo(app, width, height);
    await expect.poll(() => rightmost(page)).toBeCloseTo(width, -1);
    const { x, y } = await pointOf(page, [2, 1]);
    await page.mouse.move(x, y);
    await expect(said.first()).toContainText("Column 2, row 1.");
    await expect(page.locator(".gw-status .gw-solver-chip")).toContainText("proven");
    expect(await cut()).toEqual([]);
    await page.screenshot({ path: test.info().outputPath(`said-${width}.png`) });
  }
});

test("a command of the text brings it into view where another arrangement hides it", async ({ app }) => {
  const { page } = app;
  const text = page.locator('[data-panel="editor"]');
  await showLevel(page, "levels/fw_002.json");
  for (const [command, box] of [
    ["edit.find", page.locator(".find-widget.visible textarea").first()],
    ["edit.symbol", page.locator(".quick-input-widget input:visible").first()],
  ] as const) {
    await app.chooseMenu("arrange.play");
    await app.chooseMenu("view.resetLayout");
    await expect(text).toBeHidden();
    await app.chooseMenu(command);
    await expect(box).toBeFocused();
    await page.keyboard.press("Escape");
  }
});

test("a file that is clicked in the tree brings the text where the arrangement has none", async ({ app }) => {
  const { page } = app;
  const text = page.locator('[data-panel="editor"]');
  await showLevel(page, "levels/fw_002.json");
  await app.chooseMenu("arrange.play");
  await app.chooseMenu("view.resetLayout");
  await expect(text).toBeHidden();
  const row = treeRow(page, "game.json");
  await row.click();
  await expect(text).toBeVisible();
  await expect(page.getByRole("tab", { name: "game.json", selected: true })).toBeVisible();
  // As in VS Code, the keys stay with the tree until the row is opened.
  await expect(row).toBeFocused();
});

test("the text's menu covers what is behind it and opens the list of the text's commands", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_002.json");
  await page.locator(".gw-editor-area .view-line").nth(3).click({ button: "right" });
  const menu = page.locator(".monaco-menu-container .monaco-scrollable-element").first();
  await expect(menu).toHaveCSS("background-color", /^rgb\(/);
  await expect(menu.getByRole("menuitem", { name: "Go to Definition" })).toHaveText(/F12$/);
  await expect(menu.getByRole("menuitem", { name: "Refactor" })).toHaveCount(0);
  await menu.getByRole("menuitem", { name: "All Text Commands…" }).click();
  const list = page.locator(".quick-input-widget:visible");
  await page.keyboard.type("toggle h");
  await expect(list.getByRole("option", { name: /Toggle High Contrast/ })).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(">fold all");
  await expect(list.getByRole("option", { name: /^Fold All/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
});

test("what is turned to while a level is still being started keeps the keys", async ({ app }) => {
  const { electron, page } = app;
  await showLevel(page, "levels/fw_002.json");
  const box = page.locator(".find-widget.visible textarea").first();
  await whileHostSilent(electron, async () => {
    await app.chooseMenu("arrange.play");
    await app.chooseMenu("edit.find");
    await expect(box).toBeFocused();
    // What has had the keys from now on.
    await box.evaluate((element) =>
      element.addEventListener("blur", () => document.body.setAttribute("data-lost-keys", "")),
    );
  });
  await expect(page.getByText("No move yet.")).toBeVisible();
  await page.keyboard.type("flag");
  await expect(box).toHaveValue("flag");
  await expect(page.locator("body")).not.toHaveAttribute("data-lost-keys");
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
});

test("the caret goes back to where a definition was asked for, and keys lead through the tabs of files", async ({
  app,
}) => {
  const { page } = app;
  await editFile(app, "First Steps");
  await caretTo(page, '"kind": "flag"');
  // Into the name.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("F12");
  await expect(page.getByRole("tab", { name: "game.json", selected: true })).toBeVisible();
  // Back to where it was asked, and forward again.
  const crumbs = page.getByRole("toolbar", { name: "Breadcrumbs" });
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(page.getByRole("tab", { name: "fw_001.json", selected: true })).toBeVisible();
  await expect(crumbs.getByRole("button").last()).toHaveText("kind");
  await page.keyboard.press("ControlOrMeta+Shift+-");
  await expect(crumbs.getByRole("button").last()).toHaveText("flag");
  // So do the buttons at the side of a mouse.
  const side = (button: 3 | 4): Promise<void> => page.locator("body").dispatchEvent("mouseup", { button });
  await side(3);
  await expect(crumbs.getByRole("button").last()).toHaveText("kind");
  await side(4);
  await expect(crumbs.getByRole("button").last()).toHaveText("flag");
  // A level edited has a tab of its own, beside that of a file only looked at.
  await page.keyboard.press("ControlOrMeta+Alt+-");
  await expect(page.getByRole("tab", { name: "fw_001.json", selected: true })).toBeVisible();
  await page.keyboard.press("Space");
  await treeRow(page, "game.json").click();
  await expect(page.getByRole("tab", { name: "game.json", selected: true })).toBeVisible();
  await page.keyboard.press("Control+Tab");
  await expect(page.getByRole("tab", { name: "fw_001.json", selected: true })).toBeVisible();
  await page.keyboard.press("Control+Tab");
  await expect(page.getByRole("tab", { name: "game.json", selected: true })).toBeVisible();
});
