// What a designer does, one thing after the other in the real app, each with a numbered picture in `out/tour/`.
import path from "node:path";
import type { Page } from "@playwright/test";
import { boardOf, chooseKind, drag, showLevel } from "../e2e/harness/board";
import { expectMoves, press, showPanel } from "../e2e/harness/play";
import { type RunningApp, outFolder } from "../e2e/harness/runningApp";
import { expect, test } from "../e2e/harness/test";
import { editFile, goAfter } from "../e2e/harness/window";
import { untilStill } from "./untilStill";

const LEVEL = "levels/fw_004.json";
const RULE = "object_creates_bridge";
const KEYS: Readonly<Record<string, string>> = {
  up: "ArrowUp",
  down: "ArrowDown",
  left: "ArrowLeft",
  right: "ArrowRight",
};

test("the guided tour", async ({ app }) => {
  const { page } = app;
  const picture = async (name: string): Promise<void> => {
    await untilStill(page);
    await app.screenshot(name, path.join(outFolder, "tour"));
  };

  await test.step("1: the window opens with a sample pack", async () => {
    await expect(page.getByRole("contentinfo")).toContainText("All 10 levels win");
    await showLevel(page, LEVEL);
    await picture("1-open");
  });

  await test.step("2: the text completes what may stand there", async () => {
    await proposeRules(app);
    await picture("2-complete");
    await page.keyboard.press("Escape");
    await undoUntilClean(app);
  });

  await test.step("3: a stroke is painted, and undone", async () => {
    await chooseKind(page, "rock");
    await drag(page, [
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    await expect(page.locator(".gw-status")).toBeVisible();
    await picture("3-paint");
    await undoUntilClean(app);
  });

  await test.step("4: the level is played and won", async () => {
    await press(page, "ControlOrMeta+2");
    await expect(boardOf(page)).toBeFocused();
    const moves = goldPathKeys(app);
    await press(page, ...moves);
    await expectMoves(page, moves.length);
    await expect(page.locator(".gw-play-outcome")).toContainText("Solved");
    await picture("4-play");
  });

  await test.step("5: a turn is looked into, down to the rule that fired", async () => {
    await press(page, "ControlOrMeta+3");
    await showPanel(page, "Turn");
    await showTurnWithFiredRule(page);
    await press(page, "Shift+F9");
    await page.getByRole("region", { name: "Why" }).getByRole("combobox", { name: "Rule" }).selectOption(RULE);
    await expect(page.getByRole("region", { name: "Why" }).getByText(/fired/).first()).toBeVisible();
    await picture("5-step");
  });

  await test.step("6: a solution is recorded, and all are checked", async () => {
    await press(page, "ControlOrMeta+2");
    await showPanel(page, "Solution");
    await page.getByRole("toolbar", { name: "Play" }).getByRole("button", { name: "Record solution" }).click();
    await expect(page.getByText("Recording: what you play")).toBeVisible();
    await boardOf(page).focus();
    const moves = goldPathKeys(app);
    await press(page, ...moves);
    await expectMoves(page, moves.length);
    await expect(page.locator(".gw-solution")).toContainText("Wins at its last move");
    await picture("6-record");
    await app.chooseMenu("pack.check");
    await expect(page.getByRole("contentinfo")).toContainText("All 10 levels win");
  });

  await test.step("7: a change on the disk meets unsaved work", async () => {
    await press(page, "ControlOrMeta+1");
    await showLevel(page, "levels/fw_002.json");
    await chooseKind(page, "rock");
    await drag(page, [[0, 0]]);
    const text = app.pack.read("levels/fw_002.json");
    app.pack.write("levels/fw_002.json", text.replace("Mind the Crate", "Mind the Gap"));
    await expect(page.getByText("Another program changed this file")).toBeVisible();
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(page.locator(".monaco-diff-editor .view-line").first()).toBeVisible();
    await picture("7-disk");
    await page.getByRole("button", { name: "Use the disk's version" }).click();
    await expect(page.getByRole("contentinfo")).toContainText("All 10 levels win");
  });

  await test.step("8: the pack on one page", async () => {
    await showPanel(page, "Overview");
    await expect(page.locator(".gw-overview img, .gw-overview canvas").first()).toBeVisible();
    await picture("8-overview");
  });

  await test.step("9: the rules and who sets them off", async () => {
    await showPanel(page, "Rules");
    await expect(page.getByRole("region", { name: "Rules" }).getByText(RULE).first()).toBeVisible();
    await picture("9-rules");
  });

  await test.step("10: a new pack is made from a template", async () => {
    await press(page, "ControlOrMeta+N");
    await page.getByRole("textbox", { name: "Title" }).fill("My Crates");
    await page.getByRole("radio", { name: /Pushing Crates/ }).check();
    await picture("10-new");
  });
});

/** Asks for what may stand in the list of rules, and waits for the proposals. */
async function proposeRules(app: RunningApp): Promise<void> {
  const { page } = app;
  await editFile(app, "game.json");
  await goAfter(page, '"rules": [');
  await press(page, "Enter", "Control+Space");
  await expect(page.locator(".suggest-widget.visible .monaco-list-row").first()).toBeVisible();
}

/** Undoes as a user would until the text is what lies on the disk. */
async function undoUntilClean(app: RunningApp): Promise<void> {
  const unsaved = (): Promise<boolean> =>
    app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getTitle().startsWith("●"));
  await expect.poll(unsaved).toBe(true);
  await expect(async () => {
    await app.chooseMenu("edit.undo");
    await expect.poll(unsaved, { timeout: 300 }).toBe(false);
  }).toPass();
  await expect(app.page.getByRole("contentinfo")).toContainText("All 10 levels win");
}

function goldPathKeys({ pack }: RunningApp): readonly string[] {
  const { solution } = JSON.parse(pack.read(LEVEL)) as {
    readonly solution: { readonly goldPath: readonly { readonly direction: string }[] };
  };
  return solution.goldPath.map(({ direction }) => KEYS[direction]!);
}

/** The first move pushes the crate into the water, where a rule makes a bridge of it. */
async function showTurnWithFiredRule(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Only what changed" }).click();
  await page.locator(".gw-timeline-turn").nth(1).click();
  const fired = page.locator(".gw-turn-row", { hasText: /rule .* fired for/ }).first();
  await page.getByRole("tree", { name: "What happened in the turn" }).hover();
  // Rows out of sight are not drawn.
  await expect(async () => {
    await page.mouse.wheel(0, 60);
    await expect(fired).toBeVisible({ timeout: 200 });
  }).toPass();
  await fired.click();
  await expect(fired).toHaveAttribute("aria-selected", "true");
  await expect(page.locator(".gw-text-highlight").first()).toBeVisible();
}
