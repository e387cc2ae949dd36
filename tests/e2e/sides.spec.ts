// What is said on the sides of a cell: a box's sides by the inspector's buttons and on the board, an exit that had no
// direction by dragging its ring.
import { boardOf, clickCell, placeOn, showLevel } from "./harness/board";
import { saved } from "./harness/saved";
import { expect, test } from "./harness/test";

const LEVEL = "levels/fw_002.json";

interface Game {
  readonly systems: unknown[];
  readonly entityKinds: Record<string, unknown>;
}

interface Level {
  readonly board: {
    readonly layers: { readonly objects: { entries: { readonly sides?: number }[] } };
    multiCellObjects?: { readonly params: unknown }[];
  };
}

test("sides of a box and the way of an exit are set by buttons and by dragging", async ({ app }) => {
  const { page } = app;
  const game = JSON.parse(app.pack.read("game.json")) as Game;
  game.systems.push({ id: "boxes", type: "sided_box" });
  game.entityKinds["box"] = { layer: "objects", tags: ["sided"], symbol: "b" };
  game.entityKinds["pipe"] = { layer: "objects", tags: [], symbol: "p" };
  const level = (): Level => JSON.parse(app.pack.read(LEVEL)) as Level;
  const made = level();
  made.board.layers.objects.entries = [{ position: [2, 3], kind: "box", sides: 1 } as { readonly sides?: number }];
  const pipe = { id: "pipe_1", kind: "pipe", cells: [[4, 3]], params: { exitPosition: [4, 3] } };
  made.board.multiCellObjects = [pipe];
  app.pack.write("game.json", JSON.stringify(game, null, 2));
  app.pack.write(LEVEL, JSON.stringify(made, null, 2));
  await expect(page.locator('.gw-palette-kind[data-kind="pipe"]')).toBeVisible();
  await showLevel(page, LEVEL);

  const dragBetween = async (from: readonly [number, number], to: readonly [number, number]): Promise<void> => {
    const [start, end] = [await placeOn(page, from), await placeOn(page, to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 3 });
    await page.mouse.up();
  };
  const sidesAre = (sides: number): Promise<void> =>
    saved(page, () => expect(level().board.layers.objects.entries[0]?.sides).toBe(sides));

  // Up 1, right 2, down 4, left 8.
  await boardOf(page).focus();
  await page.keyboard.press("v");
  await clickCell(page, [2, 3]);
  const sides = page.locator('[data-inspected="2,3"]').getByRole("group", { name: "sides" });
  await expect(sides.getByRole("button", { name: "Up" })).toHaveAttribute("aria-pressed", "true");
  await sides.getByRole("button", { name: "Left" }).click();
  await sidesAre(9);
  await dragBetween([2.1, 3.5], [2.5, 3.9]);
  await sidesAre(5);
  await dragBetween([2.9, 3.5], [2.9, 3.5]);
  await sidesAre(7);
  await expect(sides.getByRole("button", { pressed: true })).toHaveCount(3);
  await page.screenshot({ path: test.info().outputPath("sides.png") });

  await boardOf(page).focus();
  await page.keyboard.press("o");
  await dragBetween([4.5, 3.5], [5.5, 3.5]);
  await saved(page, () =>
    expect(level().board.multiCellObjects?.[0]?.params).toEqual({ exitPosition: [4, 3], exitDirection: "right" }),
  );
  await page.keyboard.press("ControlOrMeta+Z");
  await saved(page, () => expect(level().board.multiCellObjects?.[0]?.params).toEqual(pipe.params));
});
