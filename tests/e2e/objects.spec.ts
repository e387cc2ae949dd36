// Multi-cell objects drawn on the board, given their params, moved and deleted: what of it arrives in the text.
import { boardOf, clickCell, drag, showLevel } from "./harness/board";
import { saved } from "./harness/saved";
import { expect, test } from "./harness/test";

interface Level {
  readonly board: { readonly multiCellObjects?: readonly unknown[] };
}

test("an object is drawn cell by cell, drawn on, given an exit, moved and deleted", async ({ app }) => {
  const { page } = app;
  const file = "levels/fw_002.json";
  const objects = (): readonly unknown[] => (JSON.parse(app.pack.read(file)) as Level).board.multiCellObjects ?? [];
  const savedAs = (wanted: readonly unknown[]): Promise<void> => saved(page, () => expect(objects()).toEqual(wanted));
  await showLevel(page, file);
  await boardOf(page).focus();
  await page.keyboard.press("o");
  await page.getByLabel("Kind of object").selectOption("wall");
  await drag(page, [
    [1, 4],
    [3, 4],
  ]);
  const wall = { id: "wall_1", kind: "wall", params: {} };
  await savedAs([
    {
      ...wall,
      cells: [
        [1, 4],
        [2, 4],
        [3, 4],
      ],
    },
  ]);
  await drag(page, [
    [3, 4],
    [2, 4],
    [2, 3],
  ]);
  await savedAs([
    {
      ...wall,
      cells: [
        [1, 4],
        [2, 4],
        [2, 3],
      ],
    },
  ]);

  const facts = page.locator('[data-object="wall_1"]');
  await facts.getByLabel("queue").fill("[1, 2]");
  await facts.getByLabel("queue").press("Enter");
  await facts.getByRole("button", { name: "Pick exitPosition on the Board" }).click();
  await clickCell(page, [4, 2]);
  const params = { queue: [1, 2], exitPosition: [4, 2] };
  await savedAs([
    {
      ...wall,
      params,
      cells: [
        [1, 4],
        [2, 4],
        [2, 3],
      ],
    },
  ]);
  await page.screenshot({ path: test.info().outputPath("object.png") });

  await drag(page, [
    [1, 4],
    [2, 4],
  ]);
  await savedAs([
    {
      ...wall,
      params: { queue: [1, 2], exitPosition: [5, 2] },
      cells: [
        [2, 4],
        [3, 4],
        [3, 3],
      ],
    },
  ]);
  await boardOf(page).focus();
  await page.keyboard.press("ControlOrMeta+Z");
  await savedAs([
    {
      ...wall,
      params,
      cells: [
        [1, 4],
        [2, 4],
        [2, 3],
      ],
    },
  ]);
  await clickCell(page, [2, 4]);
  await page.keyboard.press("Delete");
  await savedAs([]);

  // The avatar's start, field by field.
  const avatar = page.locator(".gw-inspector").getByRole("region", { name: "Avatar", exact: true });
  await avatar.getByLabel("facing", { exact: true }).selectOption("down");
  await avatar.getByRole("button", { name: "Pick position on the Board" }).click();
  await clickCell(page, [4, 4]);
  await saved(page, () => {
    const { state } = JSON.parse(app.pack.read(file)) as { state: { avatar: unknown } };
    expect(state.avatar).toMatchObject({ position: [4, 4], facing: "down" });
  });
});
