// Knowing that every level still works: rules broken and fixed, paths recorded from the middle, cut, pasted, repaired.
import type { Page } from "@playwright/test";
import { boardOf, chooseKind, clickCell, showLevel } from "./harness/board";
import { expectMoves, press, showPanel } from "./harness/play";
import { expect, test } from "./harness/test";
import { editFile, focusText, goAfter, openPack, resizeTo, treeRow } from "./harness/window";

const LEVEL = "levels/fw_001.json";

/** What the tree says of each level's gold path that does not win as before, as `title: words`. */
async function notWinning(page: Page): Promise<readonly string[]> {
  const rows = await page.locator('.gw-tree-row[data-kind="level"]').allInnerTexts();
  return rows
    .map((text) => text.replaceAll(/\s+/g, " "))
    .map((text) => text.replace(/ on the board$/, ""))
    .filter((text) => !/wins at its last move \(\d+\)$/.test(text))
    .map((text) => text.replace(/^.*?\d+\. /, ""));
}

async function directions(read: () => string): Promise<string> {
  const { goldPath } = JSON.parse(read()).solution as { goldPath: readonly { direction: string }[] };
  return goldPath.map(({ direction }) => direction[0]).join("");
}

test("a broken rule turns exactly the levels red that need it, at the right move; undo makes them green", async ({
  app,
}) => {
  const { page } = app;
  await expect(page.getByText("All 10 levels win")).toBeVisible();
  await editFile(app, "Game");
  // Torches do not burn anything any more.
  await goAfter(page, '"hasItem": "torch');
  await page.keyboard.type("x");
  await expect(page.getByText("5 of 10 levels win")).toBeVisible();
  const movesThatDiffer = async (): Promise<readonly (string | undefined)[]> =>
    (await notWinning(page)).map((words) => /from move (\d+) on it plays differently/.exec(words)?.[1]);
  await expect.poll(movesThatDiffer).toEqual(["14", "9", "13", "21", "28"]);

  // Debug begins at the first move that differs.
  await treeRow(page, "Fire and Wood").click();
  await page.keyboard.press("ControlOrMeta+3");
  await expectMoves(page, 14);
  await expect(page.locator('[data-panel="turn"]')).toBeVisible();
  await page.keyboard.press("ControlOrMeta+1");

  // The mark in the tree leads to the move to look at first.
  await showPanel(page, "Solution");
  await treeRow(page, "Fire and Wood").locator(".gw-tree-mark").click();
  await expectMoves(page, 14);
  await expect(page.locator(".gw-solution-verdict")).toHaveText("Does not win, differs from move 14");
  await expect(page.locator(".gw-solution-step canvas")).toHaveCount(16);
  await page.getByRole("button", { name: "Compare with the last win" }).click();
  await expect(page.locator(".gw-run-comparison canvas")).toHaveCount(2);
  await app.screenshot("compare");

  await editFile(app, "Game");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(page.getByText("All 10 levels win")).toBeVisible();
  await expect.poll(() => notWinning(page)).toEqual([]);
});

test("undo while recording goes back a move on the board and in the file, then takes the recording back", async ({
  app,
}) => {
  const { page, pack } = app;
  const saved = async (): Promise<string> => {
    await page.keyboard.press("ControlOrMeta+S");
    await expect(page.locator(".gw-file-tab .gw-unsaved")).toHaveCount(0);
    return directions(() => pack.read(LEVEL));
  };
  await showLevel(page, LEVEL);
  await showPanel(page, "Solution");
  await page.getByRole("button", { name: /^Move 4:/ }).click();
  await expectMoves(page, 4);
  await page.locator(".gw-solution").getByRole("button", { name: "Record from here" }).click();
  await expect(boardOf(page)).toBeFocused();
  await press(page, "ArrowRight", "ArrowLeft");
  await expectMoves(page, 6);
  // What it says of the moves that were recorded covers none of the new ones.
  const notice = page.locator("[data-sonner-toast]", { hasText: "Replacing the recorded solution" });
  const steps = (await page.locator(".gw-solution-step").last().boundingBox())!;
  await expect
    .poll(async () => {
      const { y, height } = (await notice.boundingBox())!;
      return y + height;
    })
    .toBeLessThanOrEqual(steps.y);
  await page.keyboard.press("ControlOrMeta+Z");
  await expectMoves(page, 5);
  expect(await saved()).toBe("rrddr");
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expectMoves(page, 6);
  expect(await saved()).toBe("rrddrl");
  await press(page, "ControlOrMeta+Z", "ControlOrMeta+Z");
  await expectMoves(page, 4);
  expect(await saved()).toBe("rrdd");
  await expect(page.getByText("Recording: what you play")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(page.getByText("Recording: what you play")).toHaveCount(0);
  await expectMoves(page, 4);
  expect(await saved()).toBe("rrddrrd");
});

test("a path is recorded on from a step, undone in one, cut, completed, pasted; hints are dragged", async ({ app }) => {
  const { page, pack } = app;
  const solution = page.locator(".gw-solution");
  const saved = async (): Promise<string> => {
    await page.keyboard.press("ControlOrMeta+S");
    await expect(page.locator(".gw-file-tab .gw-unsaved")).toHaveCount(0);
    return directions(() => pack.read(LEVEL));
  };
  await showLevel(page, LEVEL);
  await showPanel(page, "Solution");
  expect(await directions(() => pack.read(LEVEL))).toBe("rrddrrd");

  // Another way from move 4 on; a wrong turn is undone while recording; one undo takes all of it back.
  await page.getByRole("button", { name: /^Move 4:/ }).click();
  await expectMoves(page, 4);
  await solution.getByRole("button", { name: "Record from here" }).click();
  await expect(page.getByText("Recording: what you play")).toBeVisible();
  await expect(boardOf(page)).toBeFocused();
  await press(page, "ArrowRight", "ArrowLeft", "ArrowLeft");
  await expectMoves(page, 7);
  await press(page, "z");
  await expectMoves(page, 6);
  await press(page, "ArrowRight", "ArrowRight", "ArrowDown");
  await expectMoves(page, 9);
  await solution.getByRole("button", { name: "Recording" }).click();
  await expect(solution).toContainText("Wins, but plays differently");
  expect(await saved()).toBe("rrddrlrrd");
  await editFile(app, "First Steps");
  await page.keyboard.press("ControlOrMeta+Z");
  expect(await saved()).toBe("rrddrrd");

  // Cut, then completed by recording on from what works.
  await page.getByRole("button", { name: /^Move 5:/ }).click();
  await expectMoves(page, 5);
  await solution.getByRole("button", { name: "Remove following moves" }).click();
  await expect(page.locator(".gw-solution-verdict")).toHaveText("Does not win");
  await solution.getByRole("button", { name: "Keep 5 moves and continue recording" }).click();
  await expect(page.getByText("Recording: what you play")).toBeVisible();
  await expectMoves(page, 5);
  await expect(boardOf(page)).toBeFocused();
  await press(page, "ArrowRight", "ArrowDown");
  await expect(solution).toContainText("Wins at its last move");
  expect(await saved()).toBe("rrddrrd");

  // A path typed as text; hints' ends dragged.
  await solution.getByRole("button", { name: "Paste or type a path" }).click();
  await page.getByRole("textbox", { name: "Path as text" }).fill("r r d d r l r r d");
  await page.getByRole("textbox", { name: "Path as text" }).press("Enter");
  await expect(solution).toContainText("Wins, but plays differently");
  expect(await saved()).toBe("rrddrlrrd");
  // What was copied elsewhere and is no path is refused aloud, and changes nothing; a path is taken.
  const paste = (text: string): Promise<void> =>
    page.locator(".gw-solution-strip").evaluate((strip, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      strip.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  const told = solution.locator("output");
  await paste("see (1)");
  await expect(told).toHaveText("“(1)” is not a move.");
  await expect(solution).toContainText("9 moves");
  await paste("r r d d r r d");
  await expect(solution).toContainText("7 moves");
  await expect(told).toHaveText("");
  expect(await saved()).toBe("rrddrrd");
  await paste("r r d d r l r r d");
  await expect(solution).toContainText("9 moves");
  expect(await saved()).toBe("rrddrlrrd");
  const second = page.getByRole("button", { name: /^Move 2:/ });
  await page.locator(".gw-solution-flag").first().hover();
  await page.mouse.down();
  // What a hint that ended there would show is seen before the flag is let go.
  await second.hover();
  await second.hover({ position: { x: 30, y: 30 } });
  await expect(second).toHaveAttribute("data-drop", "true");
  await expect(page.locator('.gw-solution-step[data-hinted="true"]')).toHaveCount(2);
  await page.mouse.up();
  await expect(page.getByRole("button", { name: /^Move 2: .*hint stop/ })).toBeVisible();
  await expect(page.locator('.gw-solution-step[data-drop="true"]')).toHaveCount(0);
  await app.screenshot("solution-tools");

  // The hint as a player gets it: its moves from the start, and no more.
  await page.getByRole("button", { name: /^Move 2:/ }).click();
  await solution.getByRole("button", { name: "Show the hint" }).click();
  await expectMoves(page, 2);
  await expect(page.getByRole("toolbar", { name: "Play" }).getByRole("button", { name: "Play on" })).toBeDisabled();
});

test("a path that the board's change has broken keeps what works by one click and is recorded on, as one undo step", async ({
  app,
}) => {
  const { page, pack } = app;
  const solution = page.locator(".gw-solution");
  await showLevel(page, LEVEL);
  await showPanel(page, "Solution");
  await expect(solution).toContainText("Wins at its last move");
  // A wall across the way, and another way open.
  await chooseKind(page, "wall");
  await clickCell(page, [3, 2]);
  await chooseKind(page, "empty");
  await clickCell(page, [3, 1]);
  await expect(page.locator(".gw-solution-verdict")).toContainText("Does not win");
  await expect(page.getByRole("button", { name: "Move 5: move right, changes nothing" })).toBeVisible();

  await solution.getByRole("button", { name: "Keep 4 moves and continue recording" }).click();
  await expect(page.getByText("Recording: what you play")).toBeVisible();
  await expectMoves(page, 4);
  await expect(page.locator(".gw-solution-step")).toHaveCount(5);
  await expect(boardOf(page)).toBeFocused();
  await press(page, "ArrowUp", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown");
  await expectMoves(page, 9);
  // Another level, with a solution of its own: there is nothing to compare it with.
  await expect(page.locator(".gw-solution-verdict")).toHaveText("Wins at its last move");
  await solution.getByRole("button", { name: "Recording" }).click();
  await page.keyboard.press("ControlOrMeta+S");
  await expect.poll(() => directions(() => pack.read(LEVEL))).toBe("rrddurrdd");
  const { hintStops } = JSON.parse(pack.read(LEVEL)).solution as { hintStops: readonly number[] };
  expect(hintStops).toEqual([3]);

  await focusText(page);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(page.locator(".gw-solution-verdict")).toContainText("Does not win");
  await page.keyboard.press("ControlOrMeta+S");
  await expect.poll(() => directions(() => pack.read(LEVEL))).toBe("rrddrrd");
});

test("a win that plays otherwise says from which move on, shows both boards, and is agreed to", async ({ app }) => {
  const { page, pack } = app;
  const verdict = page.locator(".gw-solution-verdict");
  const comparison = page.locator(".gw-run-comparison");
  await expect(page.getByText("All 10 levels win")).toBeVisible();
  await showLevel(page, "levels/fw_003.json");
  await showPanel(page, "Solution");
  await expect(verdict).toHaveText("Wins at its last move");

  // What is picked up stays where it was: the level is won all the same.
  const game = pack.read("game.json");
  const pickUp = /("set_inventory": \{ "item": "\$cell\.objects\.kind" \} \}),\s*\{ "destroy": [^\n]*/;
  expect(game).toMatch(pickUp);
  pack.write("game.json", game.replace(pickUp, "$1"));
  await expect(verdict).toHaveText(/^Wins, but plays differently from move \d+ since your edit$/);
  const step = /\d+/.exec(await verdict.innerText())![0];
  await expect(
    page.getByRole("button", { name: new RegExp(`^Move ${step}: .*, differs from the last win$`) }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Compare with the last win" }).click();
  await expect(comparison.getByText(new RegExp(`^Move ${step}: move`))).toBeVisible();
  await expect(comparison.locator("canvas")).toHaveCount(2);
  await expect(comparison.getByRole("listitem")).toHaveText(/^objects at \(\d+,\d+\): empty → torch$/);
  await app.screenshot("compare-subtle");
  await comparison.getByRole("button", { name: "Move before" }).click();
  await expect(comparison.getByText("Both boards are equal here.")).toBeVisible();
  await comparison.getByRole("button", { name: "Accept new result" }).click();
  await expect(verdict).toHaveText("Wins at its last move");

  // Another path of the level's own: told, but no warning.
  await showLevel(page, LEVEL);
  const levelText = pack.read(LEVEL);
  const right = '{ "action": "move", "direction": "right" }';
  const left = right.replace("right", "left");
  pack.write(LEVEL, levelText.replace(right, `${right}, ${left}, ${right}`));
  await expect(verdict).toHaveText("Wins, but plays differently from move 2 since your edit");
  // However long it is, every tool stays in sight in a small window.
  const size = await page.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }));
  await resizeTo(app, 1280, 720);
  for (const tool of ["Remove move", "Hint ends here"]) {
    await expect(page.getByRole("button", { name: tool })).toBeInViewport({ ratio: 1 });
  }
  await resizeTo(app, size.width, size.height);
  await page.getByRole("button", { name: "Compare with the last win" }).click();
  await expect(comparison.getByText("Move 2: move right, now move left")).toBeVisible();
  await comparison.getByRole("button", { name: "Accept new result" }).click();
  await expect(verdict).toHaveText("Wins at its last move");
});

test("checking all solutions says what was checked, also when nothing changed", async ({ app }) => {
  const { page } = app;
  await expect(page.getByText("All 10 levels win")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Shift+C");
  const notice = page.locator("[data-sonner-toast]").filter({ hasText: "Checked all solutions" });
  await expect(notice).toContainText("All 10 levels win.");
  await page.keyboard.press("ControlOrMeta+Shift+C");
  await expect(notice).toHaveCount(1);
  await app.screenshot("checked");

  await editFile(app, "Game");
  await goAfter(page, '"hasItem": "torch');
  await page.keyboard.type("x");
  // The notice goes by itself, on a busy machine before it is clicked.
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+Shift+C");
    await expect(notice).toContainText("5 of 10 levels win.");
    await notice.getByRole("button", { name: "Show Overview" }).click({ timeout: 5000 });
  }).toPass();
  await expect(page.locator('[data-panel="overview"]')).toBeVisible();
});

test("the move chosen in one pack is not chosen in the next", async ({ app }) => {
  const { page } = app;
  const chosen = page.locator('.gw-solution-step[data-chosen="true"]');
  await openPack(app, app.copyPack("templates/3-keys").folder);
  await showPanel(page, "Solution");
  await page.getByRole("button", { name: /^Move 2:/ }).click();
  await expect(chosen).toHaveAccessibleName(/^Move 2:/);
  await openPack(app, app.copyPack("templates/2-crates").folder);
  await expect(chosen).toHaveAccessibleName(/^Move 3:.*wins/);
});
