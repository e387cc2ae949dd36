// The set-up of a board game's rules, changed on the board of one of its games, and undone there.
import { press } from "./harness/play";
import { type RunningApp, whileHostSilent } from "./harness/runningApp";
import { saved } from "./harness/saved";
import { squareAt } from "./harness/squares";
import { expect, test } from "./harness/test";
import { treeRow } from "./harness/window";

test.describe("a board", () => {
  test.use({ pack: "sample-packs/draughts" });

  test("what is painted on all games from the board of one is undone there", async ({ app }) => {
    const { page } = app;
    await treeRow(page, "The first moves").click();
    const board = page.locator(".gw-table-painter .gw-board");
    const shown = page.locator(".gw-table-painter [data-board-announcement]");
    await page.getByLabel("Paint on").selectOption("setup");
    const entities = page.getByRole("region", { name: "Entities" });
    await entities.getByRole("region", { name: "Red" }).getByRole("button").first().click();
    const [from, to] = [await squareAt(board, "A1"), await squareAt(board, "C1")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await expect(treeRow(page, "game.json")).toContainText("unsaved");
    await board.focus();
    await press(page, "ArrowUp");
    await expect(shown).toHaveText("A1: Red man");
    // The whole stroke, in the rules, and nothing of the game.
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(shown).toHaveText("A1: empty");
    await expect(page.getByRole("contentinfo")).not.toContainText("unsaved");
    await page.keyboard.press("ControlOrMeta+Shift+Z");
    await expect(shown).toHaveText("A1: Red man");
    await app.showPanel("history");
    await expect(page.locator(".gw-history")).toContainText("Brush");
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(page.getByRole("contentinfo")).not.toContainText("unsaved");
    // Another board, for all games at once.
    const inspector = page.locator('[data-panel="inspector"]');
    await app.showPanel("inspector");
    await inspector.getByLabel("Width").fill("9");
    await inspector.getByRole("button", { name: "Resize Board" }).click();
    await expect(board).toHaveAttribute("data-board-width", "9");
    await board.focus();
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(board).toHaveAttribute("data-board-width", "8");
    await expect(page.getByRole("contentinfo")).not.toContainText("unsaved");
  });
});

test.describe("the entities of a board game", () => {
  test.use({ pack: "sample-packs/draughts" });

  test("are renamed by F2 and by their menu wherever the pack names them, and undone there", async ({ app }) => {
    const { page } = app;
    await treeRow(page, "The first moves").click();
    const entities = page.getByRole("region", { name: "Entities" });
    const man = entities.getByRole("region", { name: "Red" }).getByRole("button", { name: "man", exact: true });
    const field = entities.getByRole("textbox", { name: "New name of this sort of entities" });
    await man.press("F2");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("Piece");
    await page.keyboard.type("Token");
    await page.keyboard.press("Enter");
    await expect(man).toBeFocused();
    await expect(man).toHaveAttribute("title", /^Token/);
    await expect(page.locator(".gw-problem")).toHaveCount(0);
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(man).toHaveAttribute("title", /^Piece/);
    await expect(page.getByRole("contentinfo")).not.toContainText("unsaved");
    // A name that another sort has is refused there, and can be changed.
    await entities.getByRole("button", { name: "New Entity…" }).click();
    await page.keyboard.type("Crown");
    await page.keyboard.press("Enter");
    await man.click({ button: "right" });
    await app.screenshot("entity-menu");
    await page.getByRole("menuitem", { name: 'Rename Sort "Piece"…' }).click();
    await expect(field).toBeFocused();
    await field.fill("Crown");
    await page.keyboard.press("Enter");
    await expect(entities.getByRole("alert")).toHaveText('There is already a sort of entity "Crown".');
    await app.screenshot("entity-name-refused");
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(man).toBeFocused();
    await expect(entities.getByRole("alert")).toHaveCount(0);
  });
});

test.describe("a game with a position of its own", () => {
  test.use({ pack: "sample-packs/draughts" });

  test("shows what undo and redo bring back before the host answers", async ({ app }) => {
    const { electron, page } = app;
    await treeRow(page, "A jump is a must").click();
    const board = page.locator(".gw-table-painter .gw-board");
    const shown = page.locator(".gw-table-painter [data-board-announcement]");
    const [first, second] = [await squareAt(board, "A1"), await squareAt(board, "C1")];
    await page
      .getByRole("region", { name: "Entities" })
      .getByRole("region", { name: "Red" })
      .getByRole("button")
      .first()
      .click();
    await board.focus();
    await press(page, "ArrowUp");
    await expect(shown).toHaveText("A1: empty");
    await page.mouse.click(first.x, first.y);
    await page.mouse.click(second.x, second.y);
    await press(page, "ArrowLeft", "ArrowLeft");
    await expect(shown).toHaveText("A1: Red man");
    await whileHostSilent(electron, async () => {
      await press(page, "ControlOrMeta+Z", "ControlOrMeta+Z");
      await expect(shown).toHaveText("A1: empty");
    });
    await whileHostSilent(electron, async () => {
      await press(page, "ControlOrMeta+Shift+Z");
      await expect(shown).toHaveText("A1: Red man");
    });
    // What is painted after an undo is shown too, and nothing that was undone.
    await whileHostSilent(electron, async () => {
      await press(page, "ControlOrMeta+Z");
      await page.mouse.click(second.x, second.y);
      await press(page, "ArrowLeft", "ArrowLeft");
      await expect(shown).toHaveText("A1: empty");
    });
    await press(page, "ArrowRight", "ArrowRight");
    await expect(shown).toHaveText("C1: Red man");
  });

  test("is painted with a word where nothing comes of it, and its places are selected together", async ({ app }) => {
    const { page } = app;
    await treeRow(page, "A jump is a must").click();
    const board = page.locator(".gw-table-painter .gw-board");
    const words = page.locator(".gw-paint-words");
    const [empty, other] = [await squareAt(board, "A1"), await squareAt(board, "C1")];
    await page.getByRole("radio", { name: "Eraser" }).click();
    await page.mouse.click(empty.x, empty.y);
    await expect(words).toHaveText("Nothing to change there.");
    await page.getByRole("radio", { name: "Select" }).click();
    await page.mouse.move(empty.x, empty.y);
    await page.mouse.down();
    await page.mouse.move(other.x, other.y, { steps: 6 });
    await page.mouse.up();
    await expect(words).toHaveText("3 places");
    await expect(page.getByRole("contentinfo")).not.toContainText("unsaved");

    // An entity is dragged from the palette, too.
    const man = page.getByRole("region", { name: "Entities" }).getByRole("region", { name: "Red" }).getByRole("button");
    const box = (await board.boundingBox())!;
    await man.first().dragTo(board, { targetPosition: { x: empty.x - box.x, y: empty.y - box.y } });
    await expect(man.first()).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("contentinfo")).toContainText("unsaved");
    await press(page, "ArrowUp");
    await expect(page.locator(".gw-table-painter [data-board-announcement]")).toHaveText("A1: Red man");
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(page.getByRole("contentinfo")).not.toContainText("unsaved");
    // With the brush Shift and the arrow keys paint nothing; with Select they select.
    await press(page, "Shift+ArrowUp");
    await expect(page.locator(".gw-table-painter [data-board-announcement]")).toHaveText("A2: empty");
    await expect(page.getByRole("contentinfo")).not.toContainText("unsaved");
    await press(page, "Escape", "Shift+ArrowUp");
    await expect(words).toHaveText("2 places");

    await selectTogether(app);
  });

  test("its pieces are copied, cut, turned and pasted, a step of undo each", async ({ app }) => {
    const { page, pack } = app;
    await treeRow(page, "A jump is a must").click();
    const board = page.locator(".gw-table-painter .gw-board");
    const words = page.locator(".gw-paint-words");
    const unsaved = page.getByRole("contentinfo").getByText("unsaved");
    const place = (): object =>
      (JSON.parse(pack.read("games/must-jump.json")) as { start: { place: object } }).start.place;
    const before = place();
    const click = async (name: string): Promise<void> => {
      const { x, y } = await squareAt(board, name);
      await page.mouse.click(x, y);
    };
    await page.getByRole("radio", { name: "Select" }).click();
    await click("B1");
    await page.keyboard.down("Shift");
    await click("E4");
    await page.keyboard.up("Shift");
    const inFrame = Object.entries(before).filter(([name]) => /^[B-E][1-4]$/.test(name));
    // Flipped and back again, every byte is as it was.
    await press(page, "x");
    await expect(unsaved).toBeVisible();
    await press(page, "x");
    await saved(page, () => expect(place()).toEqual(before));
    await press(page, "z", "Shift+Z");
    await saved(page, () => expect(place()).toEqual(before));
    await page.keyboard.press("ControlOrMeta+X");
    await expect(words).toContainText(`Cut ${inFrame.length} pieces`);
    await saved(page, () => expect(Object.keys(place())).toHaveLength(Object.keys(before).length - inFrame.length));
    await board.focus();
    await page.keyboard.press("ControlOrMeta+Z");
    await saved(page, () => expect(place()).toEqual(before));
    await page.getByRole("button", { name: "Copy Pieces" }).click();
    await expect(words).toHaveText(`Copied ${inFrame.length} pieces.`);
    await page.keyboard.press("ControlOrMeta+V");
    await expect(words).toContainText("Click to put");
    await app.screenshot("pieces-carried");
    await press(page, "Escape");
    await expect(words).not.toContainText("Click to put");
    await page.keyboard.press("ControlOrMeta+V");
    const { x, y } = await squareAt(board, "C6");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
    await expect(words).toHaveText(`${inFrame.length} places`);
    await saved(page, () => expect(Object.keys(place()).length).toBeGreaterThan(Object.keys(before).length));
    await page.keyboard.press("ControlOrMeta+Z");
    await saved(page, () => expect(place()).toEqual(before));
  });

  test("undo and redo of a rotation select the places on which its pieces stand then", async ({ app }) => {
    const { page, pack } = app;
    await treeRow(page, "A jump is a must").click();
    const board = page.locator(".gw-table-painter .gw-board");
    const place = (): object =>
      (JSON.parse(pack.read("games/must-jump.json")) as { start: { place: object } }).start.place;
    const before = place();
    await page.getByRole("radio", { name: "Select" }).click();
    for (const [name, held] of [
      ["A1", null],
      ["C2", "Shift"],
    ] as const) {
      const { x, y } = await squareAt(board, name);
      if (held !== null) await page.keyboard.down(held);
      await page.mouse.click(x, y);
      if (held !== null) await page.keyboard.up(held);
    }
    await press(page, "z");
    await saved(page, () => expect(place()).not.toEqual(before));
    const turned = place();
    await page.keyboard.press("ControlOrMeta+Z");
    await saved(page, () => expect(place()).toEqual(before));
    await press(page, "z");
    await saved(page, () => expect(place()).toEqual(turned));
    await press(page, "ControlOrMeta+Z", "ControlOrMeta+Shift+Z", "Shift+Z");
    await saved(page, () => expect(place()).toEqual(before));
  });

  test("begins with the set-up of all games again, until that is undone", async ({ app }) => {
    const { page } = app;
    await treeRow(page, "A jump is a must").click();
    const board = page.locator(".gw-table-painter .gw-board");
    const shown = page.locator(".gw-table-painter [data-board-announcement]");
    const use = page.getByRole("button", { name: "Use set-up of all games" });
    const where = page.getByLabel("Paint on");
    await expect(where).toHaveCount(0);
    await board.focus();
    await press(page, "ArrowUp", "ArrowUp");
    await expect(shown).toHaveText("A2: empty");
    await use.click();
    await expect(use).toHaveCount(0);
    await expect(where).toBeVisible();
    await board.focus();
    await press(page, "ArrowUp", "ArrowDown");
    await expect(shown).toHaveText("A2: Red man");
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(use).toBeVisible();
    await expect(page.getByRole("contentinfo")).not.toContainText("unsaved");
  });
});

test.describe("cards", () => {
  test.use({ pack: "sample-packs/kuhn" });

  test("the deck of all games is undone where it was changed", async ({ app }) => {
    const { page } = app;
    await treeRow(page, "Nobody dares").click();
    const deck = page.getByRole("region", { name: "Zone deck" });
    await page.getByLabel("Paint on").selectOption("setup");
    const up = deck.getByRole("button", { name: "Move K 3 up the list" });
    await up.click();
    await expect(deck.getByRole("listitem")).toHaveText(["J 1", "K 3", "Q 2"]);
    await up.focus();
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(deck.getByRole("listitem")).toHaveText(["J 1", "Q 2", "K 3"]);
    await expect(page.getByRole("contentinfo")).not.toContainText("unsaved");
    await page.keyboard.press("ControlOrMeta+Shift+Z");
    await expect(deck.getByRole("listitem")).toHaveText(["J 1", "K 3", "Q 2"]);
  });
});

/** Selects places together: a range, one more, all pieces; moves, changes and removes them as a step of undo each. */
async function selectTogether(app: RunningApp): Promise<void> {
  const { page, pack } = app;
  const board = page.locator(".gw-table-painter .gw-board");
  const words = page.locator(".gw-paint-words");
  const unsaved = page.getByRole("contentinfo").getByText("unsaved");
  const place = (): unknown =>
    (JSON.parse(pack.read("games/must-jump.json")) as { start: { place: object } }).start.place;
  const click = async (name: string, ...held: ("Shift" | "Control")[]): Promise<void> => {
    const { x, y } = await squareAt(board, name);
    for (const key of held) await page.keyboard.down(key);
    await page.mouse.click(x, y);
    for (const key of held) await page.keyboard.up(key);
  };
  await page.getByRole("radio", { name: "Select" }).click();
  await click("A1");
  await click("B3", "Shift");
  await expect(words).toHaveText("6 places");
  await click("H8", "Control");
  await expect(words).toHaveText("7 places");
  await click("H8", "Control");
  await board.press("Shift+ArrowUp");
  await page.keyboard.press("ControlOrMeta+A");
  const count = Object.keys(place() as object).length;
  await expect(words).toHaveText(`${count} places`);
  const inspected = page.getByRole("region", { name: `${count} places` });
  await expect(inspected.getByLabel("rank")).toBeVisible();
  await app.screenshot("places-selected");
  const before = place();
  await page.keyboard.press("Delete");
  await saved(page, () => expect(place()).toEqual({}));
  await board.focus();
  await page.keyboard.press("ControlOrMeta+Z");
  await saved(page, () => expect(place()).toEqual(before));
  await expect(inspected.getByLabel("owner").locator("option:checked")).toHaveText("several values");
  await inspected.getByLabel("owner").selectOption("Black");
  await saved(page, () => expect(Object.values(place() as object)).toEqual(Array(count).fill(BLACK)));
  await board.focus();
  await page.keyboard.press("ControlOrMeta+Z");
  await saved(page, () => expect(place()).toEqual(before));
  // Two of the pieces, as far as the one that is dragged.
  await click("B1");
  await click("D3", "Shift");
  const [from, to] = [await squareAt(board, "D3"), await squareAt(board, "D4")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await saved(page, () => expect(Object.keys(place() as object).sort()).toEqual(["B2", "D4", "E4", "G8", "H3"]));
  await page.keyboard.press("ControlOrMeta+Z");
  await saved(page, () => expect(place()).toEqual(before));
  await expect(unsaved).toHaveCount(0);
  // From an empty place a rectangle is dragged, and with Shift it is added.
  const dragFrom = async (first: string, last: string): Promise<void> => {
    const [start, end] = [await squareAt(board, first), await squareAt(board, last)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 6 });
    await page.mouse.up();
  };
  await dragFrom("A8", "C7");
  await expect(words).toHaveText("6 places");
  await page.keyboard.down("Shift");
  await dragFrom("H8", "H7");
  await page.keyboard.up("Shift");
  await expect(words).toHaveText("8 places");
  await expect(unsaved).toHaveCount(0);
}

const BLACK: unknown = expect.objectContaining({ owner: "Black" });
