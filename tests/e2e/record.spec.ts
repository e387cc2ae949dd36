// Recording a solution by playing, and the strip that shows it.
import { boardDrawn, boardOf, chooseKind, clickCell, showLevel } from "./harness/board";
import { expectMoves, play, press, showPanel } from "./harness/play";
import { saved } from "./harness/saved";
import { expect, test } from "./harness/test";

import { focusText } from "./harness/window";

const LEVEL = "levels/fw_001.json";
const SOLUTION = ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowDown"];
const PATH = /"goldPath": \[[^\]]*\]/;

test("a solution is recorded on a level that had none, in the house's form, wrong moves taken out", async ({ app }) => {
  const { page, pack } = app;
  const whole = pack.read(LEVEL);
  const without = whole.replace(PATH, '"goldPath": []');
  pack.write(LEVEL, without);
  await showLevel(page, LEVEL);
  await showPanel(page, "Solution");
  await expect(page.locator(".gw-solution")).toContainText("No solution is recorded");
  await play(page);
  await page.getByRole("toolbar", { name: "Play" }).getByRole("button", { name: "Record solution" }).click();
  await expect(page.getByText("Recording: what you play")).toBeVisible();
  // The click has given the keys back to the board.
  await press(page, "ArrowRight", "ArrowLeft");
  await expectMoves(page, 2);
  await press(page, "z");
  await expectMoves(page, 1);
  await press(page, ...SOLUTION.slice(1));
  await expectMoves(page, 7);
  await expect(page.locator(".gw-solution-step")).toHaveCount(8);
  await expect(page.locator(".gw-solution")).toContainText("Wins at its last move");
  await app.screenshot("record");
  await page.keyboard.press("ControlOrMeta+S");
  await expect.poll(() => JSON.parse(pack.read(LEVEL)).solution.goldPath).toEqual(JSON.parse(whole).solution.goldPath);
  // Nothing but the path has changed.
  expect(pack.read(LEVEL).replace(PATH, "")).toBe(whole.replace(PATH, ""));
});

test("an action with choices is played and recorded with what was chosen", async ({ app }) => {
  const { page, pack } = app;
  const game = JSON.parse(pack.read("game.json"));
  const params = {
    color: { type: "string", values: ["red", "deep green"] },
    amount: { type: "integer", values: [1, 2] },
  };
  game.actions.push({ id: "mix_paint", params });
  game.entityKinds.paint = { layer: "objects" };
  pack.write("game.json", JSON.stringify(game, null, 2));
  await showLevel(page, LEVEL);
  // What the palette has of the file, play has too.
  await expect(page.locator('.gw-palette-kind[data-kind="paint"]')).toHaveCount(1);
  await showPanel(page, "Solution");
  // The board comes to the front to be played on.
  await app.chooseMenu("panel.rules");
  await expect(boardOf(page)).toBeHidden();
  await page.getByRole("button", { name: "Record", exact: true }).click();
  await expect(page.getByText("Recording: what you play")).toBeVisible();
  await page.getByRole("combobox", { name: "Color" }).selectOption({ label: "deep green" });
  await page.getByRole("combobox", { name: "Amount" }).selectOption({ label: "2" });
  await page.getByRole("button", { name: "Mix paint" }).click();
  await expectMoves(page, 1);
  // The keys are the board's again.
  await press(page, ...SOLUTION);
  await expectMoves(page, 8);
  await expect(page.locator(".gw-solution")).toContainText("Wins, but plays differently");
  await page.keyboard.press("ControlOrMeta+S");
  await expect
    .poll(() => JSON.parse(pack.read(LEVEL)).solution.goldPath[0])
    .toEqual({ action: "mix_paint", color: "deep green", amount: 2 });
  await expect(page.getByRole("button", { name: /^Move 1: mix_paint .*deep green/ })).toBeVisible();
});

test("a step of the strip shows its board, and the solution plays by itself", async ({ app }) => {
  const { page } = app;
  await showLevel(page, LEVEL);
  await showPanel(page, "Solution");
  await page.getByRole("button", { name: "Move 3: move down, hint stop" }).click();
  await expectMoves(page, 3);
  await expect(page.locator('.gw-solution-step[aria-current="step"]')).toHaveAttribute("title", /Move 3/);
  await expect(page.locator(".gw-solution-step canvas")).toHaveCount(8);
  await page.getByRole("button", { name: "Play solution" }).click();
  await expectMoves(page, 7);
  await expect(page.locator(".gw-play-outcome")).toContainText("Solved");
});

test("hints end at their moves when moves are removed, and one undo brings both back", async ({ app }) => {
  const { page, pack } = app;
  const solution = page.locator(".gw-solution");
  const hints = (): unknown => JSON.parse(pack.read(LEVEL)).solution.hintStops;
  const before = hints();
  await showLevel(page, LEVEL);
  await showPanel(page, "Solution");
  await solution.getByRole("button", { name: /^Move 1:/ }).click();
  await solution.getByRole("button", { name: "Remove move", exact: true }).click();
  await expect(solution.getByRole("button", { name: /^Move 2:.*hint stop/ })).toBeVisible();
  await saved(page, () => expect(hints()).toEqual([2]));
  await solution.getByRole("button", { name: /^Move 1:/ }).click();
  await solution.getByRole("button", { name: "Remove following moves", exact: true }).click();
  await saved(page, () => expect(hints()).toEqual([]));
  await boardOf(page).focus();
  await page.keyboard.press("ControlOrMeta+Z");
  await page.keyboard.press("ControlOrMeta+Z");
  await saved(page, () => expect(hints()).toEqual(before));
});

test("the strip says where a path goes wrong", async ({ app }) => {
  const { page, pack } = app;
  await showLevel(page, LEVEL);
  await showPanel(page, "Solution");
  const verdict = page.locator(".gw-solution .gw-badge");
  await expect(verdict).toHaveText("Wins at its last move");
  const text = pack.read(LEVEL);
  const last = /,\s*\{ "action": "move", "direction": "down" \}(?=\s*\])/;
  pack.write(LEVEL, text.replace(last, ""));
  await expect(verdict).toHaveText("Does not win");
  await expect(page.getByRole("button", { name: "Move 6: move right, does not win" })).toBeVisible();
  await app.screenshot("record-broken");
});

test("a new level is painted and its solution recorded from nothing; one undo takes the recording back", async ({
  app,
}) => {
  const { page, pack } = app;
  const file = "levels/fw_011.json";
  const solution = page.locator(".gw-solution");
  await showLevel(page, LEVEL);
  await app.chooseMenu("level.template");
  await expect(boardOf(page)).toHaveAttribute("aria-label", /fw_011\.json/);
  await boardDrawn(page);
  await showPanel(page, "Solution");
  await expect(solution).toContainText("No solution is recorded");
  await chooseKind(page, "flag");
  await clickCell(page, [2, 0]);
  await solution.getByRole("button", { name: "Record" }).click();
  await expect(page.getByText("Recording: what you play")).toBeVisible();
  await expect(boardOf(page)).toBeFocused();
  await press(page, "ArrowRight", "ArrowRight");
  await expectMoves(page, 2);
  await expect(page.locator(".gw-play-outcome")).toContainText("Solved");
  await expect(solution).toContainText("Wins at its last move");
  await expect(page.getByText("All 11 levels win")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+S");
  const move = { action: "move", direction: "right" };
  await expect.poll(() => pack.has(file) && JSON.parse(pack.read(file)).solution.goldPath).toEqual([move, move]);

  await solution.getByRole("button", { name: "Recording" }).click();
  await focusText(page);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(solution).toContainText("No solution is recorded");
  await page.keyboard.press("ControlOrMeta+S");
  await expect.poll(() => JSON.parse(pack.read(file)).solution.goldPath).toEqual([]);
  expect(JSON.stringify(JSON.parse(pack.read(file)).board.layers.markers)).toContain('"flag"');
});

test("moves are inserted in the middle, a game played is kept; a path in short form stays short", async ({ app }) => {
  const { page, pack } = app;
  const solution = page.locator(".gw-solution");
  const moves = ["right", "right", "down", "down", "right", "right", "down"];
  pack.write(
    LEVEL,
    pack.read(LEVEL).replace(PATH, `"goldPath": ${JSON.stringify(["right", "right", 7, ...moves.slice(2)])}`),
  );
  await showLevel(page, LEVEL);
  await showPanel(page, "Solution");
  const expectSaved = async (path: readonly string[]): Promise<void> => {
    await expect(solution).toContainText(/Wins at its last move|Wins, but plays differently/);
    await expect(solution).toContainText(`${path.length} moves`);
    await page.keyboard.press("ControlOrMeta+S");
    await expect.poll(() => JSON.parse(pack.read(LEVEL)).solution.goldPath).toEqual(path);
  };
  const undo = async (): Promise<void> => {
    await focusText(page);
    await page.keyboard.press("ControlOrMeta+Z");
  };

  // What is no action is not counted as a move, and goes by one click.
  await expect(solution).toContainText("7 moves");
  await solution.getByRole("button", { name: "Remove 1 entry that is no action" }).click();
  await expectSaved(moves);

  await page.getByRole("button", { name: /^Move 2:/ }).click();
  await expectMoves(page, 2);
  await solution.getByRole("button", { name: "Insert here" }).click();
  await expect(page.getByText("Recording: what you play")).toBeVisible();
  await expect(boardOf(page)).toBeFocused();
  await press(page, "ArrowLeft", "ArrowRight");
  await expectMoves(page, 4);
  await solution.getByRole("button", { name: "Recording" }).click();
  await expectSaved(["right", "right", "left", "right", ...moves.slice(2)]);
  await undo();
  await expectSaved(moves);

  // Played without recording, then kept as it is.
  await boardOf(page).focus();
  await press(page, "r", "ArrowRight", "ArrowLeft", ...SOLUTION);
  await expectMoves(page, 9);
  await expect(page.locator(".gw-play-outcome")).toContainText("Solved");
  const tools = page.getByRole("toolbar", { name: "Play", exact: true });
  await tools.getByRole("button", { name: "Keep as solution" }).click();
  await expectSaved(["right", "left", ...moves]);
  await solution.getByRole("button", { name: "Recording" }).click();
  await undo();
  await expectSaved(moves);

  // The same where the win is announced. What is played then is not recorded.
  const keep = page.locator(".gw-play-outcome").getByRole("button", { name: "Keep as solution" });
  await keep.click();
  await expect(keep).toHaveCount(0);
  await expect(page.getByText("Recording: what you play")).toHaveCount(0);
  await expectSaved(["right", "left", ...moves]);
  await undo();
  await expectSaved(moves);
  await expect(keep).toBeVisible();
});

test("a level with a syntax error is neither played nor recorded, and the buttons say why", async ({ app }) => {
  const { page } = app;
  await showLevel(page, LEVEL);
  await showPanel(page, "Solution");
  const toPlay = page.locator(".gw-mode-switch").getByRole("button", { name: "Play" });
  const buttons = [
    toPlay,
    page.getByRole("button", { name: "Play solution" }),
    page.getByRole("button", { name: "Record", exact: true }),
    page.getByRole("button", { name: "Record from here" }),
  ];
  // Whether these are enabled otherwise depends on the step.
  const others = [
    page.getByRole("button", { name: "Remove following moves" }),
    page.getByRole("button", { name: "Remove move", exact: true }),
    page.getByRole("button", { name: "Hint ends here" }),
  ];
  await focusText(page);
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  for (const button of [...buttons, ...others]) {
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute("title", `${LEVEL} has a syntax error. Fix it first.`);
  }
  await app.screenshot("syntax-error");
  // By key the play view says it.
  await page.keyboard.press("ControlOrMeta+2");
  await expect(page.getByText("This level cannot be played")).toBeVisible();
  await expect(page.getByText(`${LEVEL} has a syntax error. Fix it first.`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Record solution" })).toBeDisabled();
  await app.screenshot("syntax-error-played");
  await page.keyboard.press("ControlOrMeta+1");
  await focusText(page);
  await page.keyboard.press("ControlOrMeta+Z");
  for (const button of buttons) await expect(button).toBeEnabled();
});
