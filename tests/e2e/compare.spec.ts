// The session beside other runs: its solution, changed rules, a session kept before, and a moment of its own.
import type { Locator, Page } from "@playwright/test";
import { boardOf, showLevel } from "./harness/board";
import { expectMoves, play, press, showPanel } from "./harness/play";
import { expect, test } from "./harness/test";

const GOOD = '"if": { "avatar": { "hasItem": "torch" } }';
const BROKEN = '"if": { "avatar": { "hasItem": "lamp" } }';
/** The solution of the level, as keys. */
const SOLUTION = "DDDRRLLUUURRRDR";
const KEYS: Readonly<Record<string, string>> = { D: "ArrowDown", R: "ArrowRight", L: "ArrowLeft", U: "ArrowUp" };

async function chooseRun(panel: Locator, title: string): Promise<void> {
  await panel.getByLabel("Compare this session with").selectOption({ label: title });
}

async function expectStanding(page: Page, turn: number): Promise<void> {
  await expect(page.locator('.gw-timeline-turn[aria-selected="true"]')).toHaveAttribute("data-turn", String(turn));
}

/** Chooses a level in the tree while another one is played: then that one is. */
async function playInTree(page: Page, file: string): Promise<void> {
  await page.locator(`[role=treeitem][data-path="${file}"]`).click();
  await expectMoves(page, 0);
  await boardOf(page).focus();
}

test("a session is compared with its solution, with changed rules, with what it was, and with a mark", async ({
  app,
}) => {
  const { page } = app;
  await showLevel(page, "levels/fw_003.json");
  await showPanel(page, "Turn");
  await play(page);
  const moves = Array.from(SOLUTION, (key) => KEYS[key]!);
  await press(page, ...moves.slice(0, -1));
  await expectMoves(page, SOLUTION.length - 1);
  await showPanel(page, "Compare");
  const panel = page.getByRole("region", { name: "Compare" });
  // A session that merely ends earlier differs nowhere: there is nothing to go to.
  const toDifference = panel.getByRole("button", { name: "Go to the first difference" });
  await expect(panel.getByText("The runs are the same up to move 14; this session: 14 moves, not over")).toBeVisible();
  await expect(toDifference).toHaveCount(0);
  await boardOf(page).focus();
  await press(page, ...moves.slice(-1));
  await expectMoves(page, SOLUTION.length);
  await expect(panel.getByText("The runs are the same: won after 15 moves.")).toBeVisible();

  // A rule is changed by another program: the same moves part where it does not fire any more.
  await chooseRun(panel, "the same moves by the rules as they are now");
  app.pack.write("game.json", app.pack.read("game.json").replace(GOOD, BROKEN));
  await expect(panel.getByText(/^The runs diverge in turn 14/)).toBeVisible();
  const told = panel.locator(".gw-compare-summary dd");
  await expect(told.first()).toContainText("rule torch_burns fired for move_blocked at (4,2) → destroy objects (4,2)");
  await expect(told.last()).toContainText(
    "rule torch_burns not for move_blocked at (4,2): if avatar {hasItem: lamp}: does not hold (found {position: (4,1), item: torch})",
  );
  await toDifference.click();
  await expect(panel.getByText("turn 14 of 15")).toBeVisible();
  await press(page, "F10");
  await expect(panel.getByRole("row", { name: "objects at (4,2)" })).toContainText("emptywood");
  await app.screenshot("compare-rules");

  // Played again by those rules, it can be compared with what it was before.
  await press(page, "ControlOrMeta+Enter");
  await expect(page.getByText("Played again: turn 14 is the first that went differently.")).toBeVisible();
  await page.getByRole("button", { name: "Compare with before" }).click();
  await expect(panel.getByText(/^The runs diverge in turn 14.*the other: won after 15 moves/)).toBeVisible();
  await expect(told.first()).toContainText("does not hold");

  // It stays when the engine is started again, and for sessions of other levels.
  await app.killHost();
  await expect(page.getByText("The game engine was restarted; play continues at move 14.")).toBeVisible();
  await expect(panel.getByText(/^The runs diverge in turn 14.*the other: won after 15 moves/)).toBeVisible();
  await playInTree(page, "levels/fw_004.json");
  await press(page, "ArrowDown");
  await expectMoves(page, 1);
  await expect(panel.getByText(/^Two levels, fw_004 and fw_003, by what each turn does/)).toBeVisible();
  await app.screenshot("compare-levels");
  await playInTree(page, "levels/fw_003.json");
  await press(page, ...Array.from(SOLUTION, (key) => KEYS[key]!));
  await expectMoves(page, SOLUTION.length);

  // Two moments of the session itself.
  await showPanel(page, "Turn");
  await page.locator('.gw-timeline-turn[data-turn="3"]').click();
  await expectStanding(page, 3);
  await showPanel(page, "Compare");
  await panel.getByRole("button", { name: "Mark the current moment" }).click();
  await expect(panel.getByText("Boards and variables are the same here.")).toBeVisible();
  await panel.getByRole("button", { name: "Turn after" }).click();
  await expect(panel.getByRole("row", { name: "the avatar is at" })).toContainText("(2,4)(1,4)");

  // What is renamed since then makes no difference, nor when the moves are played again under the new names.
  await panel.getByRole("button", { name: "Turn before" }).click();
  await expect(panel.getByText("Boards and variables are the same here.")).toBeVisible();
  for (const file of ["game.json", "levels/fw_003.json"])
    app.pack.write(file, app.pack.read(file).replaceAll('"wood"', '"timber"'));
  await expect(page.locator(".monaco-editor").first()).toContainText('"timber"');
  await page.getByRole("button", { name: /^Apply, keep the moves/ }).click();
  await expectStanding(page, 3);
  await expect(panel.getByText("Boards and variables are the same here.")).toBeVisible();
});
