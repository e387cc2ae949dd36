// What designers of a board game do beside its board: games, entities, moves, the form of the rules, and counts.
import { clickSquare, squareAt, toMove } from "./harness/squares";
import { resizeTo, treeRow } from "./harness/window";
import { showPanel } from "./harness/play";
import { expect, test } from "./harness/test";

test.use({ pack: "sample-packs/draughts" });

test("gives a new game the focus on its board, and one that is opened by a key", async ({ app }) => {
  const { page } = app;
  const boardOf = (file: string) => page.getByRole("application", { name: `Board of games/${file}.json` });
  await treeRow(page, "An exchange").click();
  await expect(boardOf("exchange")).toBeVisible();
  await app.chooseMenu("level.new");
  await expect(boardOf("game-8")).toBeFocused();
  await expect(boardOf("game-8")).toHaveAttribute("data-board-width", "8");
  await treeRow(page, "An exchange").focus();
  await page.keyboard.press("Enter");
  await expect(boardOf("exchange")).toBeFocused();
  await expect(boardOf("exchange")).toHaveAttribute("data-board-width", "8");
});

test("says what F2 renames where entities are listed by a value of theirs", async ({ app }) => {
  const entities = app.page.getByRole("region", { name: "Entities" });
  await entities.getByRole("button", { name: "king" }).first().focus();
  await app.page.keyboard.press("F2");
  await expect(entities.getByRole("textbox", { name: "New name of this sort of entities" })).toHaveValue("Piece");
  await expect(entities.getByText("king is a value of rank: change it in the text of the rules.")).toBeVisible();
});

test("shows moves below their question in a low window", async ({ app }) => {
  const { page } = app;
  await resizeTo(app, 1280, 720);
  await app.chooseMenu("arrange.play");
  await page.keyboard.press("F5");
  await app.showPanel("moves");
  const rows = page.locator(".gw-moves-rows");
  await expect(rows).toBeVisible();
  expect((await rows.boundingBox())!.height).toBeGreaterThan(80);
  const [from, none] = [
    page.getByLabel("From", { exact: true }),
    page.getByRole("button", { name: "Moves without a place" }),
  ];
  const [field, button] = [(await from.boundingBox())!, (await none.boundingBox())!];
  expect(button.y).toBeLessThan(field.y + field.height);
});

test("has a form of its rules beside their text", async ({ app }) => {
  const { page } = app;
  await treeRow(page, "game.json").click();
  const inspector = page.locator('[data-panel="inspector"]');
  await app.showPanel("inspector");
  await inspector.locator(".gw-segments").getByText("game.json").click();
  const metadata = inspector.getByRole("region", { name: "Metadata" });
  await metadata.getByRole("textbox", { name: "name" }).fill("Checkers");
  await page.keyboard.press("Enter");
  await expect(page.locator(".monaco-editor .view-lines").first()).toContainText("Checkers");
  await expect(inspector.getByRole("region", { name: "Players" })).toContainText("Black");
  await app.screenshot("draughts-form");
  // A place that is chosen on the board is seen.
  const { x, y } = await squareAt(page.locator(".gw-table-painter .gw-board"), "C6");
  await page.mouse.click(x, y);
  await expect(inspector.getByRole("region", { name: "Place C6" })).toBeVisible();
});

test("is counted beside other numbers, and played at random many times", async ({ app }) => {
  const { page } = app;
  await treeRow(page, "The first moves").click();
  await app.chooseMenu("play.toggle");
  await expect(page.locator(".gw-play .gw-board")).toBeVisible();
  await app.screenshot("table-draughts");
  await app.showPanel("count");
  const count = page.locator(".gw-count");
  await count.getByRole("button", { name: "Count", exact: true }).click();
  await expect(count.getByRole("row", { name: "3 302" })).toBeVisible();
  await count.getByLabel("Expected by depth").fill("7, 49, 300");
  await expect(count.locator('[data-state="differs"]')).toContainText("302");
  await count.getByLabel("Another program").fill("A3 B4: 42\nh1h2: 7");
  await expect(count).toContainText("only the other program has");
  await app.screenshot("draughts-count");
  await app.showPanel("balance");
  const balance = page.locator(".gw-balance");
  await balance.getByLabel("Games").fill("40");
  await balance.getByRole("button", { name: "Play at random" }).click();
  await expect(balance.getByRole("button", { name: "Cancel" })).toHaveCount(0);
  await expect(balance.getByRole("row", { name: /Red/ })).toBeVisible();
  await expect(balance.getByRole("region", { name: "Actions" })).toContainText("man_jump");
  await app.screenshot("draughts-balance");
  await app.chooseMenu("play.toggle");
  await expect(page.locator(".gw-play .gw-board")).toHaveCount(0);
  await treeRow(page, "Three jumps at once").click();
  await expect(page.getByRole("tab", { name: "three-jumps.json", selected: true })).toBeVisible();
  await app.chooseMenu("play.toggle");
  await expect(toMove(page)).toContainText("Red");
  const chain = page.getByRole("status", { name: "Move in progress" });
  await clickSquare(page, "E2");
  await clickSquare(page, "G4");
  await expect(chain).toContainText("E2 → G4");
  await expect(chain).toContainText("The move has to go on");
  await app.screenshot("draughts-chain");
  await clickSquare(page, "E6");
  await chain.getByRole("button", { name: "Undo step" }).click();
  await expect(chain).toContainText("E2 → G4");
  await clickSquare(page, "E6");
  await clickSquare(page, "C8");
  await expect(chain).toBeHidden();
  await expect(toMove(page)).toContainText("Black");
  await page.keyboard.down("Control");
  await clickSquare(page, "D7");
  await page.keyboard.up("Control");
  await showPanel(page, "Breakpoints");
  await expect(page.getByRole("list", { name: "Breakpoints of the pack" })).toContainText("D7");
  await app.screenshot("draughts-breakpoint");
  // A breakpoint on refused moves stops at one that is tried, and says why.
  await page.getByLabel("Stop when").selectOption("refused");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await clickSquare(page, "D5");
  await clickSquare(page, "D4");
  const moves = page.getByRole("region", { name: "Moves", exact: true });
  await expect(moves.getByLabel("To")).toHaveValue("D4");
  await expect(moves.locator('[data-state="fails"]').first()).toBeVisible();
  await expect(page.locator(".gw-play-messages")).toContainText("D5 D4");
  // Said once.
  await expect(page.locator(".gw-refused-move")).toHaveCount(0);
  await app.screenshot("draughts-refused-once");
  await showPanel(page, "Breakpoints");
  await page.keyboard.down("Alt");
  await clickSquare(page, "H8");
  await page.keyboard.up("Alt");
  await expect(moves.getByLabel("To")).toHaveValue("H8");
  await app.screenshot("draughts-refused");
  await app.chooseMenu("help.guide");
  await page.locator(".gw-guide").getByRole("button", { name: "Show the moves" }).click();
  await expect(page.locator(".gw-moves")).toBeVisible();
});

test("a game that stops short is not recorded on while the rules cannot be read", async ({ app }) => {
  const { page, pack } = app;
  const [game, rules] = ["games/crowned.json", "game.json"];
  await treeRow(page, "The crown ends the move").click();
  await showPanel(page, "Game");
  pack.write(game, pack.read(game).replace('"C6 E8"', '"C6 A1"'));
  const repair = page.getByRole("button", { name: "Record from the start" });
  await expect(repair).toBeEnabled();
  pack.write(rules, pack.read(rules).trimEnd().slice(0, -1));
  await expect(repair).toBeDisabled();
  await expect(repair).toHaveAttribute("title", "game.json has a syntax error. Fix it first.");
});
