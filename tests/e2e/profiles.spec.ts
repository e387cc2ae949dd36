// Comparing how the pack plays in the two profiles of its language, from the palette to the board.
import { showLevel } from "./harness/board";
import { expectMoves, showPanel } from "./harness/play";
import { expect, test } from "./harness/test";
import { treeRow } from "./harness/window";

const LEVEL = "levels/fw_001.json";
const LIMIT = '"loseConditions": [{ "type": "max_actions", "config": { "limit": 2 } }],\n  "goals":';

test("a level that plays differently in the other profile is named, explained and played", async ({ app }) => {
  const { page, pack } = app;
  pack.write(LEVEL, pack.read(LEVEL).replace('"goals":', LIMIT));
  await showLevel(page, LEVEL);
  // The change on the disk has come in when the gold path no longer wins.
  await expect(treeRow(page, "First Steps")).not.toContainText("wins at its last move");
  await page.keyboard.press("Control+Shift+P");
  await page.keyboard.type("Compare Profiles");
  await expect(page.getByRole("option", { selected: true })).toContainText("Compare Profiles");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Compare Profiles" });
  const level = dialog.getByRole("listitem").filter({ hasText: LEVEL });
  // All levels are played in both profiles first.
  await expect(level).toContainText("Differs at move 2, move right, of its solution.");
  await expect(level.getByRole("row", { name: "the level is" })).toContainText("not overlost (max_actions)");
  await app.screenshot("profiles");
  await level.getByRole("button", { name: "Play These Moves" }).click();
  await expect(dialog).toBeHidden();
  await expectMoves(page, 2);
  await expect(page.locator('.gw-hud [data-fact="moves left"]')).toHaveText("0");

  // Beside the session too: where the same moves part in the other profile, and on which rule or condition of loss.
  await showPanel(page, "Compare");
  const panel = page.getByRole("region", { name: "Compare" });
  await panel.getByLabel("Compare this session with").selectOption({ label: "the same moves as published" });
  await expect(
    panel.getByText("The runs diverge in turn 2; this session: 2 moves, not over, the other: lost after 2 moves."),
  ).toBeVisible();
  await expect(panel.getByRole("row", { name: "the level is" })).toContainText("not overlost (max_actions)");
  await app.screenshot("profiles-compared");
});
