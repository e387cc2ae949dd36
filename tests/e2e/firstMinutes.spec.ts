// The first minutes: a start with nothing known, a new pack from a template, and the three arrangements of the panels.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Locator } from "@playwright/test";
import { boardOf, showLevel } from "./harness/board";
import { expectMoves, press } from "./harness/play";
import { type RunningApp, startApp } from "./harness/runningApp";
import { expect, test } from "./harness/test";
import { allDrawn, openPack, treeRow, windowTitle } from "./harness/window";

test.describe("a first start", () => {
  test.use({ ownWindow: true });

  test("shows the guide; a new pack from a template checks clean, plays and wins", async () => {
    const app = await startApp({ pack: "sample-packs/flag-worlds", open: false });
    const { page } = app;
    await expect(page.getByRole("heading", { name: "The first ten minutes" })).toBeVisible();
    // The sample that comes with the program stays as it is: a copy of it is opened, which is reported.
    const isCopy = page.getByText("This is your own copy of the sample");
    await expect(isCopy).toBeVisible();
    await expect(page.getByText(/documents\/Gridwright\/flag-worlds/)).toBeVisible();

    // Its steps lead to where they are done, and leave it in view where they can.
    const guide = page.locator(".gw-guide");
    await guide.getByRole("button", { name: "Open game.json" }).click();
    const crumbs = page.getByRole("toolbar", { name: "Breadcrumbs" });
    await expect(crumbs.getByRole("button").last()).toHaveText("rules");
    await app.chooseMenu("help.guide");
    await guide.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page.getByRole("radio", { name: "Play" })).toBeChecked();
    await expect(guide).toBeVisible();
    await app.chooseMenu("arrange.design");
    await app.chooseMenu("help.guide");

    // A file's text is seen although the guide was before it.
    const text = page.locator('[data-panel="editor"]');
    await expect(text).toBeHidden();
    await treeRow(page, "game.json").click();
    await expect(text).toBeVisible();
    await expect(treeRow(page, "game.json")).toBeFocused();

    await press(page, "F1");
    await page.getByRole("textbox", { name: "Search keys" }).fill("step over");
    await expect(page.getByRole("dialog")).toContainText("F10");
    await expect(page.getByRole("dialog")).not.toContainText("Save All");
    await press(page, "Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await app.chooseMenu("panel.overview");
    await app.chooseMenu("pack.close");
    const welcome = page.locator(".gw-welcome");
    await expect(welcome.getByRole("button", { name: /Flag Worlds/ }).first()).toBeVisible();
    await expect(isCopy).toHaveCount(0);
    // No pack is open any more: its panels cannot be hidden or shown.
    await app.chooseMenu("view.pack");
    await app.chooseMenu("panel.editor");
    await expectOnlyWithoutPack(app);
    await expectPictures(welcome, 8);
    await welcome.getByRole("button", { name: "New Pack…" }).click();
    await expectPictures(page.getByRole("dialog"), 8);
    const parent = mkdtempSync(path.join(os.tmpdir(), "gridwright-new-"));
    // What was typed stays where no folder is chosen, and where none can be made.
    const dialog = page.getByRole("dialog", { name: "New Pack" });
    const title = page.getByRole("textbox", { name: "Title" });
    await title.fill("My Crates");
    await page.getByRole("radio", { name: /Pushing Crates/ }).check();
    await app.answerFolder(null);
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("button", { name: "Choose Folder and Create…" })).toBeEnabled();
    writeFileSync(path.join(parent, "file"), "");
    await app.answerFolder(path.join(parent, "file"));
    await title.press("Enter");
    await expect(dialog.getByRole("alert")).toContainText("cannot be created");
    await expect(title).toHaveValue("My Crates");
    await app.answerFolder(parent);
    await title.press("Enter");
    await expect(page.getByRole("contentinfo")).toContainText("All 3 levels win");
    await expect(page.getByRole("contentinfo")).toContainText("My Crates");
    await expect.poll(() => windowTitle(app)).toContain("My Crates");
    expect(readFileSync(path.join(parent, "my-crates/manifest.json"), "utf8")).toContain('"title": "My Crates"');

    // Its level is in sight, though the overview was before.
    await expect(boardOf(page)).toBeVisible();
    await press(page, "ControlOrMeta+2");
    await expect(boardOf(page)).toBeFocused();
    await press(page, "ArrowRight", "ArrowRight", "ArrowRight");
    await expectMoves(page, 3);
    await expect(page.locator(".gw-play-outcome")).toContainText("Solved");

    expect(app.problems).toEqual([]);
    await app.close();
    expect(existsSync(path.join(parent, "my-crates/levels/level_2.json"))).toBe(true);
    rmSync(parent, { recursive: true, force: true });
  });
});

/** Commands that need a pack are grey in the menu, missing in the palette, and their keys do nothing. */
async function expectOnlyWithoutPack(app: RunningApp): Promise<void> {
  const { page } = app;
  const enabled = (id: string): Promise<boolean | undefined> =>
    app.electron.evaluate(({ Menu }, item) => Menu.getApplicationMenu()?.getMenuItemById(item)?.enabled, id);
  await expect.poll(() => enabled("level.new")).toBe(false);
  expect(await enabled("pack.open")).toBe(true);
  await app.chooseMenu("level.new");
  await press(page, "F8", "ControlOrMeta+P", "ControlOrMeta+Shift+P");
  const commands = page.getByRole("dialog");
  await expect(commands.getByRole("option", { name: /Open Pack…/ })).toBeVisible();
  await expect(commands.getByRole("option", { name: /Save All/ })).toHaveCount(0);
  await press(page, "Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).not.toContainText("game.json");
}

test("each arrangement keeps how it was left, and turns the board to what it is for", async ({ app }) => {
  const { page } = app;
  const tab = (title: string) => page.locator(".dv-tab", { hasText: title });
  await expect(tab("Entities")).toBeVisible();
  await expect(tab("Watch")).toHaveCount(0);

  await page.getByRole("radio", { name: "Debug" }).check();
  await expect(page.getByRole("region", { name: "Play", exact: true })).toBeVisible();
  await expect(boardOf(page)).toBeFocused();
  for (const title of ["Turn", "Why", "Watch", "Breakpoints"]) await expect(tab(title)).toBeVisible();
  await expect(tab("Entities")).toHaveCount(0);
  await tab("Watch").locator(".dv-default-tab-action").click();
  await expect(tab("Watch")).toHaveCount(0);

  await page.getByRole("radio", { name: "Design" }).check();
  await expect(tab("Entities")).toBeVisible();
  await expect(page.locator("[data-painter]")).toBeVisible();

  await press(page, "ControlOrMeta+3");
  await expect(tab("Turn")).toBeVisible();
  await expect(tab("Watch")).toHaveCount(0);
  await page.getByRole("button", { name: "Panels" }).click();
  await page.getByRole("menuitem", { name: "Reset Arrangement" }).click();
  await expect(tab("Watch")).toBeVisible();

  // What only one language has comes back with its packs; what was hidden stays hidden.
  await tab("Watch").locator(".dv-default-tab-action").click();
  const open = async (pack: string, title: string): Promise<void> => {
    await app.answerFolder(app.copyPack(pack).folder);
    await app.chooseMenu("pack.open");
    await expect(page.getByRole("contentinfo")).toContainText(title);
  };
  await open("sample-packs/chess", "Chess");
  await expect(tab("Why")).toHaveCount(0);
  await open("sample-packs/flag-worlds", "Flag Worlds");
  await expect(tab("Why")).toBeVisible();
  await expect(tab("Watch")).toHaveCount(0);
});

test("after a pack of event rules a board game has its entities above the inspector", async ({ app }) => {
  const { page } = app;
  await openPack(app, app.copyPack("sample-packs/seed-rules").folder);
  await expect(page.locator('[data-panel="palette"]')).toHaveCount(0);
  await openPack(app, app.copyPack("sample-packs/chess").folder);
  const panel = (id: string) => page.locator(`[data-panel="${id}"]`);
  await expect(panel("palette")).toBeVisible();
  await expect(panel("inspector")).toBeVisible();
  const [entities, inspector] = await Promise.all([panel("palette").boundingBox(), panel("inspector").boundingBox()]);
  expect(entities!.y + entities!.height).toBeLessThanOrEqual(inspector!.y);
});

test("another arrangement shows its panels whole from the first frame", async ({ app }) => {
  const { page } = app;
  await allDrawn(page);
  const seen = await page.evaluateHandle(() => {
    const frames = { all: 0, withEmptyPanel: 0 };
    const look = (): void => {
      const panels = [...document.querySelectorAll(".gw-panel")].filter((panel) =>
        panel.checkVisibility({ checkVisibilityCSS: true }),
      );
      frames.all += 1;
      if (panels.some((panel) => panel.childElementCount === 0)) frames.withEmptyPanel += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return frames;
  });
  await page.getByRole("radio", { name: "Debug" }).check();
  await expect(boardOf(page)).toBeFocused();
  await page.getByRole("radio", { name: "Design" }).check();
  await expect(page.locator("[data-painter]")).toBeVisible();
  const frames = await seen.jsonValue();
  expect(frames.all).toBeGreaterThan(1);
  expect(frames.withEmptyPanel).toBe(0);
});

test("the panels of an opened pack are drawn one by one, the board first", async ({ app }) => {
  const { page } = app;
  await allDrawn(page);
  const seen = await page.evaluateHandle(() => {
    const drawn = new Set<string>();
    const together: string[][] = [];
    const look = (): void => {
      const panels = [...document.querySelectorAll<HTMLElement>('.gw-panel[aria-busy="false"]')];
      const fresh = panels.map((panel) => panel.dataset["panel"] ?? "").filter((id) => !drawn.has(id));
      if (panels.length === 0) drawn.clear();
      else if (fresh.length > 0 && drawn.size > 0) together.push(fresh);
      else if (fresh.length > 0) together.splice(0, together.length, fresh);
      for (const id of fresh) drawn.add(id);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
    return together;
  });
  await openPack(app, app.copyPack("sample-packs/flag-worlds").folder);
  await expect(page.locator('[data-panel="board"]')).toBeVisible();
  await allDrawn(page);
  const inView = (await seen.jsonValue()).slice(0, 6);
  expect(inView).toEqual([["board"], ["pack"], ["editor"], ["solution"], ["palette"], ["inspector"]]);
});

test("a key that is pressed before the panels of a pack are there is not lost", async ({ app }) => {
  const { page } = app;
  await allDrawn(page);
  await page.evaluate(() => {
    const press = new MutationObserver(() => {
      if (document.querySelector(".gw-status-pack") === null || document.querySelector(".gw-welcome") === null) return;
      press.disconnect();
      const key = { key: "3", code: "Digit3", ctrlKey: true, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent("keydown", key));
    });
    press.observe(document.body, { childList: true, subtree: true });
  });
  await openPack(app, app.copyPack("sample-packs/flag-worlds").folder);
  await expect(page.getByRole("radio", { name: "Debug" })).toBeChecked();
  await expect(page.getByRole("region", { name: "Play", exact: true })).toBeVisible();
});

test("one key takes the focus through the parts of the window, and back to where it was", async ({ app }) => {
  const { page } = app;
  const partWithFocus = () =>
    page.evaluate(() => {
      const part = document.activeElement?.closest<HTMLElement>(".gw-title-bar, [data-panel], .gw-status");
      return part?.dataset["panel"] ?? part?.tagName.toLowerCase();
    });
  await showLevel(page, "levels/fw_002.json");
  await allDrawn(page);
  await page.getByRole("searchbox", { name: "Search kinds and tags" }).focus();
  const forth = ["inspector", "footer", "header", "pack", "editor", "solution", "board", "palette"];
  for (const part of forth) {
    await press(page, "F6");
    await expect.poll(partWithFocus).toBe(part);
  }
  await expect(page.getByRole("searchbox", { name: "Search kinds and tags" })).toBeFocused();
  for (const part of forth.slice(0, -1).toReversed()) {
    await press(page, "Shift+F6");
    await expect.poll(partWithFocus).toBe(part);
  }
  expect(app.problems).toEqual([]);
});

async function expectPictures(place: Locator, count: number): Promise<void> {
  const pictures = place.locator(".gw-pack-picture > img");
  await expect(pictures).toHaveCount(count);
  const widths = () => pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
}
