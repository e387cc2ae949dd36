// The guide to board games, walked as it says.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { press, showPanel } from "./harness/play";
import { clickSquare, toMove } from "./harness/squares";
import { expect, test } from "./harness/test";
import { editFile, goAfter, treeRow } from "./harness/window";

/** The JSON of the guide that begins with a key, without a comma after it. */
function guideBlock(guide: string, key: string): string {
  const blocks = Array.from(guide.matchAll(/```json\n([\s\S]*?)```/g), ([, block = ""]) => block.trim());
  return (blocks.find((block) => block.startsWith(`"${key}"`)) ?? "").replace(/,$/, "");
}

test.describe("the guide", () => {
  test.use({ pack: "sample-packs/kuhn" });

  test("is walked: a new pack, its rules changed, a game recorded and counted", async ({ app }) => {
    const { page } = app;
    const guide = readFileSync("docs/guide-board-games.md", "utf8");
    const parent = mkdtempSync(path.join(os.tmpdir(), "gridwright-guide-"));
    await app.answerFolder(parent);
    await app.chooseMenu("pack.new");
    await page.getByRole("textbox", { name: "Title" }).fill("Moving Marks");
    await page.getByRole("radio", { name: /Noughts and Crosses/ }).check();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("contentinfo")).toContainText("Moving Marks");

    // 2. Play it
    await treeRow(page, "Crosses win").click();
    await page.getByRole("button", { name: "Play", exact: true }).last().click();
    await clickSquare(page, "B2");
    await expect(toMove(page)).toContainText("Noughts");
    await press(page, "z");
    await expect(toMove(page)).toContainText("Crosses");
    await page.keyboard.press("e");
    await expect(page.getByRole("region", { name: "Play" })).toBeHidden();

    // 3. Change the rules
    await editFile(app, "game.json");
    await goAfter(page, '["eq(board[target], null)"');
    const [, condition = ""] = guideBlock(guide, "conditions").split('null)"');
    await page.keyboard.insertText(condition.replace("]", ""));
    await goAfter(page, "spawn_entity('Mark', target, player)");
    await press(page, "End", "ArrowDown", "End");
    await page.keyboard.insertText(`,\n${guideBlock(guide, "step")}`);
    await showPanel(page, "Problems");
    const problem = page.locator(".gw-problem");
    await expect(problem).toHaveCount(1);
    await problem.click();
    await page.keyboard.press("ControlOrMeta+Period");
    await page.getByText('Allow it in "main_turn"', { exact: true }).click();
    await expect(problem).toContainText('No recorded game plays "step".');
    await app.screenshot("gdl-guide-rules");

    // 4. Record a game
    await app.chooseMenu("level.new");
    await expect(treeRow(page, "Game 2")).toBeVisible();
    await page.getByRole("button", { name: "Play", exact: true }).last().click();
    await page.getByRole("button", { name: "Record game" }).click();
    await expect(toMove(page)).toContainText("Crosses");
    const { moves } = JSON.parse(`{${guideBlock(guide, "moves")}}`) as { readonly moves: readonly string[] };
    for (const [index, move] of moves.entries()) {
      for (const square of move.split(" ")) await clickSquare(page, square);
      await expect(page.getByLabel("Turn", { exact: true }).locator("dd").first()).toHaveText(String(index + 1));
    }
    await expect(problem).toHaveCount(0);
    await app.screenshot("gdl-guide-recorded");
    await app.chooseMenu("play.toggle");

    // 6. Count
    await treeRow(page, "Crosses win").click();
    await app.showPanel("count");
    const count = page.locator(".gw-count");
    const numbers = /\| games \|(.*)\|/.exec(guide)?.[1]?.split("|").map(Number) ?? [];
    await count.getByLabel("Moves", { exact: true }).fill(String(numbers.length));
    await count.getByLabel("Expected by depth").fill(numbers.join(", "));
    await count.getByRole("button", { name: "Count", exact: true }).click();
    await expect(count.locator('[data-state="same"]')).toHaveCount(numbers.length);
    await app.screenshot("gdl-guide-counted");
    rmSync(parent, { recursive: true, force: true });
  });
});
