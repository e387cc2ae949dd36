// Playing a level by keys, as it stands in the editor.
import { boardOf, chooseKind, clickCell, drag, showLevel } from "./harness/board";
import { expectMoves, play, press } from "./harness/play";
import { expect, test } from "./harness/test";
import { focusText, treeRow } from "./harness/window";

const SOLUTION = ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowDown"];

test("the board that is edited has the keys again when play ends", async ({ app }) => {
  const { page } = app;
  await play(page);
  await page.keyboard.press("e");
  await expect(page.getByRole("region", { name: "Play" })).toHaveCount(0);
  await expect(boardOf(page)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".gw-painter-status")).toContainText("Column 0, row 0");
});

test("a level is won by its keys, and says so", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_001.json");
  await play(page);
  await expectMoves(page, 0);
  // All at once: no key is lost, and none overtakes another.
  await press(page, ...SOLUTION);
  await expectMoves(page, 7);
  await expect(page.locator(".gw-play-outcome")).toContainText("Solved");
  await expect(page.locator(".gw-play-outcome")).toContainText("in 7 moves");
  await expect(page.locator(".gw-hud-goal")).toContainText("met");
  await app.screenshot("play-won");
  // On a low stage, which the board fills, what is said of the win is not said over the board's last row.
  await page.locator(".gw-play-body").evaluate((body: HTMLElement) => (body.style.maxHeight = "230px"));
  const reachesUnder = (): Promise<number> =>
    boardOf(page).evaluate((board) => {
      const { originY, cellSize, boardHeight } = board.dataset;
      const foot = board.getBoundingClientRect().top + Number(originY) + Number(cellSize) * Number(boardHeight);
      return foot - document.querySelector(".gw-play-outcome")!.getBoundingClientRect().top;
    });
  await expect.poll(() => boardOf(page).evaluate((board) => board.clientHeight)).toBe(230);
  await expect.poll(reachesUnder).toBeLessThan(0);
  await app.screenshot("play-won-low");
  await page.getByRole("button", { name: "Next level" }).click();
  await expectMoves(page, 0);
  await expect(page.locator('[role=treeitem][data-path="levels/fw_002.json"]')).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test("Enter on the board goes on to the next level once one is won", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_001.json");
  await play(page);
  // Until then it does nothing.
  await press(page, "Enter", ...SOLUTION);
  await expect(page.locator(".gw-play-outcome")).toContainText("Solved");
  await page.keyboard.press("Enter");
  await expect(treeRow(page, "Mind the Crate")).toHaveAttribute("aria-selected", "true");
  await expectMoves(page, 0);
  await expect(boardOf(page)).toBeFocused();
});

test("moves are shown on their way, and only where they end when the user wants that", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_001.json");
  await play(page);
  /** The states of motion that the board goes through while a key is pressed and its move made. */
  const statesOf = async (key: string, moves: number): Promise<readonly string[]> => {
    const states = await boardOf(page).evaluateHandle((board) => {
      const seen: string[] = [];
      new MutationObserver(() => seen.push(board.dataset["moving"] ?? "")).observe(board, {
        attributeFilter: ["data-moving"],
      });
      return seen;
    });
    await press(page, key);
    await expectMoves(page, moves);
    await expect(boardOf(page)).toHaveAttribute("data-moving", "false");
    return states.jsonValue();
  };
  expect(await statesOf("ArrowRight", 1)).toContain("true");
  await app.chooseMenu("play.animations");
  const isAnimated = (): Promise<boolean | undefined> =>
    app.electron.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById("play.animations")?.checked);
  await expect.poll(isAnimated).toBe(false);
  expect(await statesOf("ArrowRight", 2)).toEqual([]);
});

test("moves are undone, redone and started over", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_001.json");
  await play(page);
  await press(page, "d");
  await expectMoves(page, 1);
  await press(page, "d", "s");
  await expectMoves(page, 3);
  await press(page, "z", "z");
  await expectMoves(page, 1);
  await press(page, "Shift+Z");
  await expectMoves(page, 2);
  await press(page, "r");
  await expectMoves(page, 0);
  await press(page, "Shift+Z", "Shift+Z", "Shift+Z");
  await expectMoves(page, 3);
});

test("a swipe by drag moves; what is played after the end is said not to count", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_001.json");
  await play(page);
  await drag(page, [
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
  await expectMoves(page, 1);
  await press(page, ...SOLUTION.slice(1), "ArrowUp");
  await expect(page.getByText("This game is over")).toBeVisible();
  await expectMoves(page, 7);
});

test("a level is played from the text of its rules, with what was typed there", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_001.json");
  await treeRow(page, "game.json").click();
  await focusText(page);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expectMoves(page, 0);
  await expect(boardOf(page)).toBeFocused();
  await press(page, "ArrowRight");
  await expectMoves(page, 1);
  await page.keyboard.press("e");
  await focusText(page);
  // The moves made are kept.
  await page.keyboard.press("ControlOrMeta+Enter");
  await expectMoves(page, 1);
});

test("what was painted and not saved is played", async ({ app }) => {
  const { page, pack } = app;
  const saved = pack.read("levels/fw_001.json");
  await showLevel(page, "levels/fw_001.json");
  await chooseKind(page, "wall");
  await clickCell(page, [1, 0]);
  await expect(page.getByRole("contentinfo", { name: "Status" })).toContainText("1 unsaved");
  await play(page);
  await press(page, "ArrowRight");
  await expectMoves(page, 1);
  // The wall that only the editor knows has stopped the avatar.
  await expect(page.locator(".gw-details")).toContainText(/\(0,0\)\W*facing\W*right/);
  expect(pack.read("levels/fw_001.json")).toBe(saved);
});

test("an edit under play is told, and applied with the moves that are still possible", async ({ app }) => {
  const { page, pack } = app;
  await showLevel(page, "levels/fw_001.json");
  await play(page);
  await press(page, "ArrowDown");
  await expectMoves(page, 1);
  const height = () => page.locator(".gw-play-stage").evaluate((stage) => stage.clientHeight);
  const before = await height();
  // Another program turns the cell below the start to wall; the clean document follows.
  const row = '["empty", "wall",  "empty", "wall",  "empty"]';
  pack.write("levels/fw_001.json", pack.read("levels/fw_001.json").replace(row, row.replace("empty", "wall")));
  await expect(page.getByText("The text has changed since this game began.")).toBeVisible();
  expect(await height(), "the board keeps its place").toBe(before);
  await press(page, "ArrowUp");
  await expectMoves(page, 2);
  await page.getByRole("button", { name: "Apply, keep the moves" }).click();
  await expect(page.getByText("Played again: the level starts differently.")).toBeVisible();
  await expectMoves(page, 2);
  await expect(page.getByText("The text has changed since this game began.")).toBeHidden();
  expect(await height()).toBe(before);
  await app.screenshot("play-applied");
});

test("the host dies in the middle of a game, and the game goes on", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_001.json");
  await play(page);
  await press(page, ...SOLUTION.slice(0, 3));
  await expectMoves(page, 3);
  await app.killHost();
  await press(page, ...SOLUTION.slice(3));
  await expectMoves(page, 7);
  await expect(page.locator(".gw-play-outcome")).toContainText("Solved");
});
