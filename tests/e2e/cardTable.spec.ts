// A game without a board: its cards and moves lie on the table, in sight, and several players may act at a time.
import { makeBidPack } from "./harness/bidPack";
import { removeAtExit } from "./harness/packCopy";
import { expect, test } from "./harness/test";
import { treeRow } from "./harness/window";

const pack = makeBidPack();
removeAtExit(pack);
test.use({ pack });

test("is played on the table: each who may act is said to move, and choices are a row of buttons", async ({ app }) => {
  const { page } = app;
  const zone = (name: string) => page.locator(`[data-zone="${name}"]`);
  const toMove = page.locator(".gw-turn-strip li[aria-current]");
  // The set-up says what it moves once the cards lie in the hands.
  await expect(page.getByRole("region", { name: "In open" })).toContainText("Then one from hand Ann on top.");
  await expect(page.getByRole("region", { name: "In open" })).not.toContainText("nothing");
  await app.chooseMenu("play.toggle");
  await expect(toMove).toHaveCount(3);
  await expect(zone("open").locator(".gw-playing-card")).toHaveText(["12"]);
  await zone("hand_Bob").getByRole("button", { name: "2", exact: true }).click();
  await expect(zone("bid_Bob").locator(".gw-playing-card")).toHaveText(["2"]);
  await expect(toMove).toHaveCount(2);
  await expect(toMove.filter({ hasText: "Bob" })).toHaveCount(0);
  await zone("hand_Ann").getByRole("button", { name: "1", exact: true }).click();
  await expect(toMove).toHaveCount(1);
  await expect(toMove).toContainText("Cy");
  // Of the same action by several players it is said whose it is.
  await app.showPanel("moves");
  const asked = page.locator(".gw-moves");
  await zone("hand_Cy")
    .getByRole("button", { name: "12", exact: true })
    .click({ modifiers: ["Alt"] });
  await expect(asked.getByRole("region", { name: "Action bid by Cy", exact: true })).toContainText("may be done");
  await expect(asked.getByRole("button", { name: "Moves without a card" })).toBeVisible();
  await app.screenshot("bids-moves");
  await zone("hand_Cy").getByRole("button", { name: "12", exact: true }).click();
  await expect(page.locator(".gw-card-table").getByRole("button", { name: "pay amount: 1" })).toBeVisible();
  await expect(toMove).toContainText("Ann");
  const moves = page.locator(".gw-card-table").getByRole("region", { name: "Possible moves" });
  await expect(moves.getByRole("button")).toHaveText(["1", "2", "3", "4"]);
  await expect(moves.getByRole("button", { name: "pay amount: 4" })).toBeInViewport();
  await app.screenshot("bids");
  await moves.getByRole("button", { name: "pay amount: 3" }).click();
  await expect(page.locator(".gw-turn-strip dd").last()).toHaveText("3");
});

test("tells a player of another one's move no more than they may know", async ({ app }) => {
  const { page } = app;
  await app.chooseMenu("play.toggle");
  await page.getByLabel("Play as").selectOption("Bob");
  await page.getByLabel("Who plays Ann").selectOption("random");
  const line = page.locator(".gw-play-turn");
  await expect(line).toHaveText("Move 1: Ann has moved");
  await page.locator('[data-zone="hand_Bob"]').getByRole("button", { name: "12", exact: true }).click();
  await expect(line).toHaveText(/^Move 2: @bid #\d+ by=Bob$/);
  await page.getByLabel("Play as").selectOption("everyone");
  await page.keyboard.press("z");
  await expect(line).toHaveText(/^Move 1: @bid #\d+ by=Ann$/);

  // Without zones there is nothing to paint: the Edit view says so.
  const add = { conditions: ["lt(state.sum, 9)"], effects: ["set(state.sum, add(state.sum, 1))"], end_turn: true };
  const game = {
    players: { roles: [{ name: "Ann" }, { name: "Bob" }] },
    entity_schemas: { types: {} },
    topology: { type: "zones", zones: {} },
    state_schema: { global: { sum: { type: "int", initial: 0 } } },
    interactions: { list: { add } },
    game_flow: { phases: { main: { actors: "current_player", allowed_actions: ["add"] } } },
  };
  app.pack.write("game.json", JSON.stringify(game));
  await app.chooseMenu("play.toggle");
  await expect(page.getByText("This game has no board and no zones")).toBeVisible();
  await page.getByRole("button", { name: "Play this game" }).click();
  await app.showPanel("moves");
  // Nothing can be chosen in it.
  await expect(page.locator(".gw-moves").getByRole("region", { name: "Action add", exact: true })).toBeVisible();
  await expect(page.locator(".gw-moves").getByLabel("From")).toHaveCount(0);
});

test.describe("the only recorded game", () => {
  test.use({ pack: "templates/7-cards" });

  test("has no board to be drawn or to have the focus: the tree has it", async ({ app }) => {
    const { page } = app;
    await expect(page.getByLabel("Paint on")).toBeVisible();
    const row = treeRow(page, "Two tricks each");
    await expect(row.locator(".gw-tree-picture")).toHaveCSS("width", "0px");
    await expect(row).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await expect(treeRow(page, "game.json")).toBeFocused();
    await expect(page.getByLabel("Paint on")).toHaveValue("game");
  });

  test("is deleted: the set-up takes its place on the board", async ({ app }) => {
    const { page } = app;
    // Dropped on a zone, an entity lies on top of it.
    const deck = page.getByRole("region", { name: "In deck" });
    const before = await deck.getByRole("listitem").count();
    await page.locator(".gw-brush", { hasText: "Card 8" }).dragTo(deck);
    await expect(deck.getByRole("listitem")).toHaveCount(before + 1);
    await expect(deck.getByRole("listitem").last()).toContainText("8");
    await expect(page.locator(".gw-brush", { hasText: "Card 8" })).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(deck.getByRole("listitem")).toHaveCount(before);
    await treeRow(page, "Two tricks each").click();
    await app.answerQuestions(0);
    await app.chooseMenu("level.delete");
    await expect(treeRow(page, "Two tricks each")).toBeHidden();
    await expect(page.getByRole("region", { name: "In deck" })).toContainText("It is shuffled when the game begins.");
  });
});
