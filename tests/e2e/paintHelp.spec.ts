// Help drawn over the board, patterns of goals, the overlay's start, cells pasted by a button, objects that go along.
import type { Page } from "@playwright/test";
import { boardDrawn, boardOf, chooseKind, clickCell, drag, pointOf, showLevel } from "./harness/board";
import { caretTo, openFile } from "./harness/keyboard";
import type { RunningApp } from "./harness/runningApp";
import { saved } from "./harness/saved";
import { expect, test } from "./harness/test";

const LEVEL = "levels/fw_002.json";

interface Level {
  readonly board: {
    readonly size: readonly [number, number];
    readonly layers: Readonly<Record<string, unknown>>;
    readonly multiCellObjects?: unknown;
  };
  readonly goals: readonly { readonly config?: unknown }[];
  readonly state: unknown;
}

function levelOf(app: RunningApp): Level {
  return JSON.parse(app.pack.read(LEVEL)) as Level;
}

/** Saves, and waits until the file is what `check` says. */
function savedLevel(app: RunningApp, check: (level: Level) => void): Promise<void> {
  return saved(app.page, () => check(levelOf(app)));
}

/** A level with more in it, written as another program would while it is shown; the app has taken it up then. */
async function rewrite(app: RunningApp, change: (level: Level) => unknown): Promise<void> {
  await showLevel(app.page, LEVEL);
  const level = levelOf(app);
  const size = `"size": [${level.board.size.join(", ")}]`;
  const text = app.page.locator(".view-lines").first();
  await expect(text).toContainText(size);
  app.pack.write(LEVEL, `${JSON.stringify(change(level), null, 2)}\n`);
  // Its numbers are on lines of their own now.
  await expect(text).not.toContainText(size);
}

/** What is drawn above the cells. */
async function decorationPixels(page: Page): Promise<string> {
  return boardOf(page).evaluate((board) => board.querySelectorAll("canvas")[1]!.toDataURL());
}

test("the cells that the rule under the caret looks at are lit, and the file found by its name has the keys", async ({
  app,
}) => {
  const { page } = app;
  await showLevel(page, LEVEL);
  // What the solver says of the level is drawn too.
  await expect(page.getByRole("contentinfo")).toContainText("proven");
  await page.mouse.move(2, 2);
  await openFile(page, "game.json");
  await expect(page.locator(".monaco-editor.focused").first()).toBeVisible();
  await caretTo(page, '"layers"');
  const dark = await decorationPixels(page);
  await caretTo(page, '"object_creates_bridge"');
  await expect.poll(() => decorationPixels(page)).not.toBe(dark);
  const lit = await decorationPixels(page);
  // What is typed counts at once: nothing has this tag.
  await caretTo(page, 'pushable" } }');
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("un");
  await expect.poll(() => decorationPixels(page)).toBe(dark);
  for (let letters = 0; letters < 2; letters += 1) await page.keyboard.press("Backspace");
  await expect.poll(() => decorationPixels(page)).toBe(lit);
  await boardOf(page).focus();
  await expect.poll(() => decorationPixels(page)).toBe(dark);
});

test("help is switched one by one and kept; a cell's rules are a click away", async ({ app }) => {
  const { page } = app;
  await showLevel(page, LEVEL);
  const show = page.getByRole("button", { name: "Show", exact: true });
  const switchOf = (name: string) => page.getByRole("menuitemcheckbox", { name });
  await page.mouse.move(2, 2);
  const before = await decorationPixels(page);
  await show.click();
  await switchOf("Solid and Void").click();
  await expect.poll(() => decorationPixels(page)).not.toBe(before);
  await switchOf("Solid and Void").click();
  await expect.poll(() => decorationPixels(page)).toBe(before);
  await switchOf("Coordinates").click();
  await expect(switchOf("Coordinates")).toHaveAttribute("aria-checked", "false");
  await page.keyboard.press("Escape");
  // Commands of the menu are the same switches; they are remembered when the page is loaded again.
  const checked = (): Promise<readonly unknown[]> =>
    app.electron.evaluate(({ Menu }) =>
      ["show.grid", "show.coordinates", "show.unreachable"].map((id) => {
        return Menu.getApplicationMenu()?.getMenuItemById(id)?.checked;
      }),
    );
  await expect.poll(checked).toEqual([true, false, false]);
  await app.chooseMenu("show.unreachable");
  await expect.poll(checked).toEqual([true, false, true]);
  await page.reload();
  await boardDrawn(page);
  await show.click();
  await expect(switchOf("Coordinates")).toHaveAttribute("aria-checked", "false");
  await expect(switchOf("Unreachable Floor")).toHaveAttribute("aria-checked", "true");
  await expect(switchOf("Grid Lines")).toHaveAttribute("aria-checked", "true");
  await page.keyboard.press("Escape");

  await showLevel(page, LEVEL);
  await app.chooseMenu("tool.inspect");
  const crate = await pointOf(page, [3, 1]);
  await page.mouse.move(crate.x, crate.y);
  const card = page.locator(".gw-hover-card");
  await expect(card).toContainText("Column 3, row 1");
  await expect(card).toContainText("Metal crate");
  await expect(card).toContainText("solid pushable");
  const rule = card.getByRole("button").first();
  await expect(rule).toContainText(/looks for|acts on/);
  await rule.click();
  await expect(page.locator('[role="tab"][aria-selected="true"]', { hasText: "game.json" })).toBeVisible();
});

test("a goal's pattern is painted over the board; the board itself keeps its cells", async ({ app }) => {
  const { page } = app;
  const goal = { id: "match", type: "board_match", config: {} };
  await rewrite(app, (level) => ({ ...level, goals: [...level.goals, goal] }));
  const board = levelOf(app).board;
  const [width, height] = board.size;
  await page.getByLabel("Paint into").selectOption({ label: "Pattern of match" });
  // The tools stand in one row; those that have no room there are a menu away.
  await app.chooseMenu("tool.select");
  const tools = page.getByRole("toolbar", { name: "Painting" });
  await expect(tools.getByRole("button", { name: "Copy Cells" })).toBeVisible();
  await expect.poll(async () => (await tools.boundingBox())!.height).toBeLessThan(40);
  await tools.getByRole("button", { name: "More Tools" }).click();
  await page.getByRole("menuitem", { name: "Resize by the Edges" }).click();
  await expect(tools.getByRole("button", { name: "Resize by the Edges", pressed: true })).toBeVisible();
  await chooseKind(page, "rock");
  await drag(page, [
    [1, 4],
    [3, 4],
  ]);
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_unused, x) => (y === 4 && x >= 1 && x <= 3 ? "rock" : null)),
  );
  await savedLevel(app, (level) => {
    expect(level.goals.at(-1)?.config).toEqual({ targetLayers: { objects: rows } });
    expect(level.board).toEqual(board);
  });
  await drag(page, [[2, 4]], "right");
  rows[4]![2] = null;
  await savedLevel(app, (level) => expect(level.goals.at(-1)?.config).toEqual({ targetLayers: { objects: rows } }));
  await page.screenshot({ path: test.info().outputPath("pattern.png") });
  await page.getByLabel("Paint into").selectOption({ label: "Board" });
  await clickCell(page, [1, 4]);
  await savedLevel(app, (level) => expect(JSON.stringify(level.board)).toContain('{"position":[1,4],"kind":"rock"}'));
});

test("the overlay is drawn; objects go with what is selected, their exits follow the pointer; a button pastes", async ({
  app,
}) => {
  const { page } = app;
  const pipe = { id: "pipe_1", kind: "rock", cells: [[1, 3], { position: [1, 4], sprite: "a.png" }] };
  const params = { exitPosition: [1, 4], exitDirection: "down" };
  await rewrite(app, (level) => ({
    ...level,
    board: { ...level.board, multiCellObjects: [{ ...pipe, params }] },
  }));
  const said = page.locator("[data-board-announcement]");
  await boardOf(page).focus();
  await page.keyboard.press("w");
  await drag(page, [
    [1, 1],
    [2, 2],
  ]);
  await clickCell(page, [3, 1]);
  await savedLevel(app, (level) => expect(level.state).toMatchObject({ overlay: { position: [3, 1], size: [2, 2] } }));

  // The exit's arrow is at the bottom of its cell.
  await page.keyboard.press("o");
  const exit = await pointOf(page, [1, 4]);
  const cellSize = Number(await boardOf(page).getAttribute("data-cell-size"));
  await page.mouse.move(exit.x, exit.y + cellSize * 0.36);
  await page.mouse.down();
  const beside = await pointOf(page, [2, 3]);
  await page.mouse.move(beside.x, beside.y);
  await page.mouse.up();
  await expect(said).toHaveText("The exit leads right out of column 1, row 3.");
  const turned = { exitPosition: [1, 3], exitDirection: "right" };
  await savedLevel(app, (level) => expect(level.board.multiCellObjects).toEqual([{ ...pipe, params: turned }]));

  await page.keyboard.press("r");
  await drag(page, [
    [1, 3],
    [1, 4],
  ]);
  await page.getByRole("button", { name: "Copy Cells" }).click();
  await expect(said).toHaveText("Copied 2 cells.");
  await page.getByRole("button", { name: "Paste Cells" }).click();
  await expect(said).toContainText("Click to put 2 cells down");
  await boardOf(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const copy = {
    id: "rock_1",
    kind: "rock",
    cells: [[2, 3], { position: [2, 4], sprite: "a.png" }],
    params: { exitPosition: [2, 3], exitDirection: "right" },
  };
  await savedLevel(app, (level) => expect(level.board.multiCellObjects).toEqual([{ ...pipe, params: turned }, copy]));
  await page.keyboard.press("Delete");
  await savedLevel(app, (level) => expect(level.board.multiCellObjects).toEqual([{ ...pipe, params: turned }]));
});
