// Board games in the window: played by clicks, by keys and by buttons, on squares, hexes, a network and cards alone.
import { clickSquare, pointOnTable, squareAt, toMove } from "./harness/squares";
import { openPack, treeRow } from "./harness/window";
import { press, showPanel } from "./harness/play";
import { removeAtExit } from "./harness/packCopy";
import { whileHostSilent } from "./harness/runningApp";
import { makeRacePack } from "./harness/racePack";
import { expect, test } from "./harness/test";

test.describe("chess", () => {
  test.use({ pack: "sample-packs/chess" });

  test("is not said to be unplayable before it has been read", async ({ app }) => {
    const { page } = app;
    const said = await page.evaluateHandle(() => {
      const seen = { isSaid: false };
      const look = (): void => {
        seen.isSaid ||= document.body.textContent.includes("No board yet");
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      return seen;
    });
    await openPack(app, app.copyPack("sample-packs/chess").folder);
    await expect(page.locator('[data-panel="board"] canvas').first()).toBeVisible();
    expect(await said.jsonValue()).toEqual({ isSaid: false });
  });

  test("is said to have no board when its rules are broken", async ({ app }) => {
    const pack = app.copyPack("sample-packs/chess");
    pack.write("game.json", "{");
    await openPack(app, pack.folder);
    await expect(app.page.locator('[data-panel="board"]')).toContainText("No board yet");
  });

  test("is played by clicks and by keys; what is not legal changes nothing", async ({ app }) => {
    const { page } = app;
    await treeRow(page, "The first moves").click();
    await app.chooseMenu("play.toggle");
    await expect(toMove(page)).toContainText("White");
    const cards = (): Promise<readonly unknown[]> =>
      page.locator(".gw-turn-strip li").evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
    const before = await cards();
    await clickSquare(page, "E2");
    await expect(page.getByRole("list", { name: "Where it may go" })).toContainText("pawn move two: E4");
    await app.screenshot("chess-targets");
    await app.showPanel("moves");
    await clickSquare(page, "E5");
    const moves = page.getByRole("region", { name: "Moves", exact: true });
    await expect(moves.getByLabel("From")).toHaveValue("E2");
    await expect(moves.getByLabel("To")).toHaveValue("E5");
    await expect(moves.locator('[data-state="fails"]').first()).toBeVisible();
    await app.screenshot("chess-moves");
    await clickSquare(page, "E2");
    await expect(moves.locator('[data-allowed="true"]').first()).toContainText("may be done: E3");
    await clickSquare(page, "E4");
    await expect(toMove(page)).toContainText("Black");
    // Whoever is to move, no card is larger or elsewhere.
    expect(await cards()).toEqual(before);
    const board = page.locator(".gw-play .gw-board");
    await board.focus();
    await press(page, "ArrowUp");
    await expect(board).toHaveAttribute("data-focus", "A1");
    await press(page, ...Array<string>(6).fill("ArrowUp"), ...Array<string>(4).fill("ArrowRight"));
    await expect(page.locator(".gw-play [data-board-announcement]")).toHaveText("E7: Black pawn");
    await press(page, "Enter", "ArrowDown", "ArrowDown", "Enter");
    await expect(toMove(page)).toContainText("White");
    await app.chooseMenu("play.undo");
    await expect(toMove(page)).toContainText("Black");
    await app.screenshot("chess");
    // Inside a move, that move is asked about.
    await page.keyboard.press("Shift+F10");
    for (const [field, place] of [
      ["From", "E2"],
      ["To", "E4"],
    ] as const) {
      await page.getByLabel(field, { exact: true }).fill(place);
      await page.keyboard.press("Enter");
    }
    await expect(page.locator(".gw-moves")).toContainText("Before move 1:");
    await expect(moves.locator('[data-allowed="true"]').first()).toContainText("may be done");
    await app.screenshot("chess-moves-inside");
  });

  test("what is clicked while a move is on its way is played when its turn has come", async ({ app }) => {
    const { page } = app;
    await treeRow(page, "The first moves").click();
    await app.chooseMenu("play.toggle");
    await clickSquare(page, "E2");
    await expect(page.getByRole("list", { name: "Where it may go" })).toContainText("pawn move two: E4");
    await whileHostSilent(app.electron, async () => {
      for (const square of ["E4", "E7", "E5", "G1", "F3"]) await clickSquare(page, square);
    });
    await expect(page.getByLabel("Turn", { exact: true }).locator("dd").first()).toHaveText("3");
    await expect(toMove(page)).toContainText("Black");
  });

  test("a recorded mate ends the game, and its games are checked", async ({ app }) => {
    const { page } = app;
    await expect(page.getByRole("contentinfo")).toContainText("7 of 8 games end as recorded");
    await treeRow(page, "Fool's mate").click();
    await app.chooseMenu("play.solution");
    await expect(page.locator(".gw-game-result")).toContainText("Black wins");
    await app.showPanel("solution");
    // What led to the mate, and where the game leaves its record: the debugger's panels for any language.
    await page.keyboard.press("ControlOrMeta+3");
    await showPanel(page, "Because");
    const because = page.locator(".gw-because");
    await expect(because.locator(".gw-causes-title")).toContainText("outcome");
    await expect(because.locator(".gw-causes-box[data-record]").first()).toHaveText("move 4: D8 H4 · Black wins");
    await app.screenshot("chess-because");
    await app.showPanel("solution");
    const game = page.locator('[data-panel="solution"]');
    await game.getByRole("button", { name: "3. G2 G4" }).click();
    await showPanel(page, "Compare");
    const compare = page.locator(".gw-compare");
    await expect(compare).toContainText("3 of 4");
    await app.screenshot("chess-compare");
    await expect(page.locator(".gw-game-result")).toBeHidden();
    await game.getByRole("button", { name: "Play from here" }).click();
    await clickSquare(page, "B8");
    await clickSquare(page, "C6");
    await expect(toMove(page)).toContainText("White");
    await expect(game.getByRole("button", { name: "4. D8 H4" })).toBeVisible();
    await app.screenshot("gdl-game-panel");
  });
});

test.describe("cards alone", () => {
  test.use({ pack: "sample-packs/kuhn" });

  test("are played by buttons", async ({ app }) => {
    const { page } = app;
    await treeRow(page, "Nobody dares").click();
    await app.chooseMenu("play.toggle");
    const hand = page.locator(".gw-play .gw-zone").filter({ hasText: "hand ann" });
    await expect(hand.locator('[data-hidden="true"]')).toHaveCount(0);
    await app.showPanel("views");
    const views = page.getByRole("region", { name: "Views", exact: true });
    await views.getByLabel("Player").selectOption("Bob");
    await expect(views.getByRole("region", { name: "What Bob sees" })).toContainText("back");
    await app.screenshot("kuhn-views");
    await page.getByLabel("Play as").selectOption("Bob");
    await expect(hand.locator('[data-hidden="true"]')).toHaveCount(1);
    await expect(page.locator('[data-panel="views"]')).toContainText("Hidden while you play as Bob");
    await app.screenshot("kuhn-as-bob");
    await page.locator('[data-panel="views"]').getByRole("button", { name: "Show everything" }).click();
    await page.getByRole("button", { name: "check", exact: true }).click();
    await expect(toMove(page)).toContainText("Bob");
    await page.getByRole("button", { name: "check down", exact: true }).click();
    await expect(page.locator(".gw-game-result")).toContainText("wins");
    await app.screenshot("kuhn");
    // The deck is set up as a list, for all games or for this one; each change is one step of undo.
    await app.chooseMenu("play.toggle");
    const deck = page.getByRole("region", { name: "Zone deck" });
    await page.getByLabel("Paint on").selectOption("setup");
    await deck.getByRole("button", { name: "Move K 3 up the list" }).click();
    await expect(deck.getByRole("listitem")).toHaveText(["J 1", "K 3", "Q 2"]);
    await deck.getByLabel("How many J 1").fill("2");
    await expect(page.getByRole("contentinfo")).toContainText("1 unsaved");
    await app.screenshot("kuhn-set-up");
    await page.getByLabel("Paint on").selectOption("game");
    const hands = page.getByRole("region", { name: "Zone hand ann" });
    await hands.getByRole("button", { name: "Add", exact: true }).click();
    await expect(hands.getByRole("listitem")).toHaveCount(2);
    await expect(page.getByRole("contentinfo")).toContainText("2 unsaved");
  });
});

test.describe("hop", () => {
  test.use({ pack: "sample-packs/hop" });

  test("opens with its board, and says what may be done", async ({ app }) => {
    const { page } = app;
    await treeRow(page, "The first moves").click();
    await app.chooseMenu("play.toggle");
    await expect(page.locator(".gw-play .gw-board")).toBeVisible();
    await expect(toMove(page)).toContainText("to move");
    await app.screenshot("table-hop");
  });
});

test.describe("a network", () => {
  test.use({ pack: "sample-packs/borders" });

  test("is arranged, joined and played", async ({ app }) => {
    const { page } = app;
    await treeRow(page, "A skirmish").click();
    const board = page.locator(".gw-table-painter .gw-board");
    await expect(board).toBeVisible();
    /** A point of the table, in pixels of the page. */
    const at = (x: number, y: number) => pointOnTable(board, { x, y });
    await page.getByRole("radio", { name: "Arrange" }).check({ force: true });
    const [from, to] = [await at(2.2, 0.7), await at(2.9, 0.9)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await app.screenshot("gdl-node-dragged");
    await page.mouse.up();
    await expect(page.getByRole("contentinfo")).toContainText("1 unsaved");
    await page.getByRole("radio", { name: "Select" }).check({ force: true });
    const place = page.locator('[data-panel="inspector"]').getByRole("region", { name: "Place Northgate" });
    // Until the host has read the edit, the node stands where it was.
    await expect(async () => {
      const moved = await at(2.9, 0.7);
      await page.mouse.click(moved.x, moved.y);
      await expect(place).toContainText("Joined with Highmoor, Lakeside", { timeout: 1000 });
    }).toPass();
    const network = page.locator('[data-panel="inspector"]').getByRole("region", { name: "Network" });
    await network.getByLabel("Join with").selectOption("Southfen");
    await network.getByRole("button", { name: "Add special edge" }).click();
    await expect(place).toContainText("Southfen (special)");
    await app.screenshot("gdl-network");
    await app.chooseMenu("play.toggle");
    await expect(toMove(page)).toContainText("to move");
    await app.showPanel("moves");
    const notAllowed = "Not allowed in the phase reinforce: attack, end_attack.";
    await expect(page.locator(".gw-moves")).toContainText(notAllowed);
  });
});

test.describe("a bare set-up", () => {
  const pack = makeRacePack();
  test.use({ pack });
  removeAtExit(pack);

  test("is painted, played against chance and recorded", async ({ app }) => {
    const { page } = app;
    await treeRow(page, "game.json").click();
    const board = page.locator(".gw-table-painter .gw-board");
    const at = (name: string) => squareAt(board, name);
    const inspector = page.locator('[data-panel="inspector"]');
    const entities = page.getByRole("region", { name: "Entities" });
    await entities.getByRole("region", { name: "White" }).getByRole("button").first().click();
    const [from, to] = [await at("A1"), await at("B1")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
    // A stroke is one step of undo.
    await board.focus();
    await page.keyboard.press("ControlOrMeta+Z");
    await press(page, "ArrowUp");
    const announced = page.locator(".gw-table-painter [data-board-announcement]");
    await expect(announced).toHaveText("A1: empty");
    await page.keyboard.press("ControlOrMeta+Shift+Z");
    await expect(announced).toHaveText("A1: White man");
    await entities.getByRole("region", { name: "Black" }).getByRole("button").first().click();
    const black = await at("C1");
    await page.mouse.click(black.x, black.y);
    await page.getByRole("radio", { name: "Select" }).check({ force: true });
    await page.mouse.click(from.x, from.y);
    await expect(inspector.getByRole("region", { name: "Place A1" }).getByLabel("owner")).toHaveValue("White");
    await app.screenshot("gdl-painter");
    await inspector.getByRole("button", { name: "Remove" }).click();
    await expect(inspector).toContainText("Nothing stands here");
    await page.mouse.click(to.x, to.y);
    await inspector.getByLabel("rank").fill("king");
    await inspector.getByLabel("rank").press("Enter");
    await expect(inspector.getByLabel("rank")).toHaveValue("king");
    await inspector.getByLabel("Width").fill("1");
    await expect(inspector).toContainText("What stands outside of the new board will be removed.");
    await inspector.getByLabel("Width").fill("4");
    await expect(inspector).not.toContainText("will be removed");
    await inspector.getByLabel("Width").press("Enter");
    await expect(board).toHaveAttribute("data-board-width", "4");
    await expect(inspector.getByLabel("Width")).toBeFocused();

    await entities.getByRole("button", { name: "New Entity…" }).click();
    const fresh = page.getByRole("region", { name: "New entity" });
    await fresh.getByLabel("Name", { exact: true }).press("Escape");
    await expect(entities.getByRole("button", { name: "New Entity…" })).toBeFocused();
    await page.keyboard.press("Enter");
    await fresh.getByLabel("Name", { exact: true }).fill("Wall");
    await fresh.getByRole("button", { name: "Add entity" }).click();
    await expect(entities.getByRole("region", { name: "White" })).toContainText("Wall");
    await expect(entities.getByRole("region", { name: "White" }).getByRole("button", { name: "Wall" })).toBeFocused();
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(entities.getByRole("region", { name: "White" })).not.toContainText("Wall");

    await app.chooseMenu("play.toggle");
    await expect(toMove(page)).toContainText("White");
    await page.getByRole("button", { name: "Record game" }).click();
    await expect(treeRow(page, "Game 1")).toBeVisible();
    await page.getByLabel("Who plays Black").selectOption("random");
    await expect(toMove(page)).toContainText("White");
    await clickSquare(page, "B1");
    await clickSquare(page, "B2");
    await expect(page.getByLabel("Turn", { exact: true }).locator("dd").first()).toHaveText("2");
    await clickSquare(page, "B2");
    await clickSquare(page, "B3");
    await expect(page.locator(".gw-game-result")).toContainText("White wins");
    await app.screenshot("gdl-recorded");
    await expect(page.getByRole("contentinfo")).toContainText("The game ends as recorded");
  });
});
