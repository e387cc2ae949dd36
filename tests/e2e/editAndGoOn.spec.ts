// Rules and levels change under a session that is looked into: it goes on at the same step, or says why it cannot.
import type { Page } from "@playwright/test";
import type { RunningApp } from "./harness/runningApp";
import { boardOf, showLevel } from "./harness/board";
import { expectMoves, play, press, showPanel } from "./harness/play";
import { expect, test } from "./harness/test";

const LEVEL = "levels/fw_003.json";
/** The solution of the level, as keys. */
const SOLUTION = "DDDRRLLUUURRRDR";
const KEYS: Readonly<Record<string, string>> = { D: "ArrowDown", R: "ArrowRight", L: "ArrowLeft", U: "ArrowUp" };
const ALL_WAYS = '"values": ["up", "down", "left", "right"]';

const turns = (page: Page) => page.locator(".gw-timeline-turn");
const message = (page: Page) => page.locator(".gw-play-messages");

/** Another program writes a file of the pack, and the session hears of it. */
async function rewrite({ page, pack }: RunningApp, file: string, text: string): Promise<void> {
  pack.write(file, text);
  await expect(message(page)).toContainText("Apply, keep the moves");
}

async function expectStanding(page: Page, turn: number): Promise<void> {
  await expect(page.locator('.gw-timeline-turn[aria-selected="true"]')).toHaveAttribute("data-turn", String(turn));
}

test("changed rules are applied at the same step; what cannot be played is refused, and nothing is lost", async ({
  app,
}) => {
  const { page } = app;
  const [game, level] = [app.pack.read("game.json"), app.pack.read(LEVEL)];
  await showLevel(page, LEVEL);
  await showPanel(page, "Turn");
  await play(page);
  await press(page, ...Array.from(SOLUTION, (key) => KEYS[key]!));
  await expectMoves(page, SOLUTION.length);

  // A text that cannot be read stops nothing that was played.
  await rewrite(app, "game.json", game.replace('"rules": [', '"rules": [ {'));
  await press(page, "ControlOrMeta+Enter");
  await expect(message(page)).toContainText("game.json is not valid JSON. What was played stays as it is");
  await expect(turns(page)).toHaveCount(SOLUTION.length + 1);
  app.pack.write("game.json", game);
  await expect(message(page)).not.toContainText("The text has changed since this game began.");

  // At the record in which the torch is taken: a rule that differs later only leaves that where it is.
  await page.locator('.gw-timeline-turn[data-turn="5"]').click();
  await page.getByRole("searchbox", { name: "Search the turns" }).fill("torch → empty");
  await press(page, "Shift+Enter");
  const place = page.locator(".gw-debugger-place");
  await expect(place).not.toHaveAttribute("data-cursor", "end");
  const cursor = (await place.getAttribute("data-cursor"))!;
  await rewrite(app, "game.json", game.replace('"hasItem": "torch"', '"hasItem": "lamp"'));
  await page.getByRole("button", { name: "Apply, keep the moves" }).click();
  await expect(message(page)).toContainText("Played again: turn 14 is the first that went differently.");
  await expectStanding(page, 5);
  await expect(place).toHaveAttribute("data-cursor", cursor);
  await page.getByRole("button", { name: "Go to turn 14" }).click();
  await expectStanding(page, 14);
  await expect(page.getByRole("button", { name: "Compare with before" })).toBeVisible();

  // A move that is refused is told of, and comes back with the rules that take it.
  await rewrite(app, "game.json", game.replace(ALL_WAYS, '"values": ["up", "down", "right"]'));
  await press(page, "ControlOrMeta+Enter");
  await expect(message(page)).toContainText("Move 6 (move left) and 1 of the moves after it are refused now.");
  await expect(turns(page)).toHaveCount(SOLUTION.length - 1);
  await expectStanding(page, 12);
  await app.screenshot("refused-moves");
  await rewrite(app, "game.json", game);
  await press(page, "ControlOrMeta+Enter");
  await expect(turns(page)).toHaveCount(SOLUTION.length + 1);
  await expect(turns(page).last()).toContainText("won");

  // Another board, no level at all, and the level again.
  await rewrite(app, LEVEL, level.replace('null, "torch"', "null, null"));
  await press(page, "ControlOrMeta+Enter");
  await expect(message(page)).toContainText("Played again: the level starts differently.");
  await page.getByRole("button", { name: "Go to the start" }).click();
  await expectStanding(page, 0);
  app.pack.removeFile(LEVEL);
  await expect(page.locator(`[role=treeitem][data-path="${LEVEL}"]`)).toHaveCount(0);
  await press(page, "ControlOrMeta+Enter");
  await expect(message(page)).toContainText(`${LEVEL} is no longer in the pack. What was played stays as it is`);
  await app.screenshot("level-thrown-away");
  await expect(turns(page)).toHaveCount(SOLUTION.length + 1);
  // Behind another panel it is shown at the window's edge, and the board is one click away.
  await showPanel(page, "Rules");
  await press(page, "Shift+F7");
  const told = page.locator("[data-sonner-toast]", { hasText: "No pass before in the session." });
  await expect(message(page)).toBeHidden();
  await told.getByRole("button", { name: "Show" }).click();
  await expect(message(page)).toContainText("No pass before in the session.");
  app.pack.write(LEVEL, level);
  await page.locator(`[role=treeitem][data-path="${LEVEL}"]`).click();
  await expect(boardOf(page)).toBeVisible();

  // Under another name it is the same level: what was played stays, and goes on.
  await app.chooseMenu("level.changeId");
  const name = page.getByRole("textbox", { name: "New id of the level" });
  await name.fill("fw_torch");
  await name.press("Enter");
  await expect(page.locator('[role=treeitem][data-path="levels/fw_torch.json"]')).toBeFocused();
  await showPanel(page, "Turn");
  await expect(turns(page)).toHaveCount(SOLUTION.length + 1);
  await press(page, "ControlOrMeta+Enter");
  await expect(message(page)).toContainText("Played again: the level starts differently.");
  await expect(turns(page)).toHaveCount(SOLUTION.length + 1);
});

test("a kind that is renamed changes nothing of what was played", async ({ app }) => {
  const { page } = app;
  const [game, level] = [app.pack.read("game.json"), app.pack.read(LEVEL)];
  await showLevel(page, LEVEL);
  await showPanel(page, "Turn");
  await play(page);
  await press(page, ...Array.from(SOLUTION, (key) => KEYS[key]!));
  await expectMoves(page, SOLUTION.length);
  await rewrite(app, "game.json", game.replaceAll('"torch"', '"lamp"'));
  await rewrite(app, LEVEL, level.replaceAll('"torch"', '"lamp"'));
  await expect.poll(() => app.pack.read(LEVEL)).toContain('"lamp"');
  await expect(page.locator(".monaco-editor").first()).toContainText('"lamp"');
  await press(page, "ControlOrMeta+Enter");
  await expect(message(page)).toContainText("Played again with the current rules: nothing has changed.");
});
