// A change of so many cells that it is made in slices: what is done right after it finds it made.
import { boardOf, boardSettled, chooseKind, pointOf, showLevel } from "./harness/board";
import { saved } from "./harness/saved";
import { expect, test } from "./harness/test";
import { focusText } from "./harness/window";

const LEVEL = "levels/fw_003.json";

test("a change of very many cells comes before what is done right after it, and is one step of undo", async ({
  app,
}) => {
  const { page } = app;
  const side = 120;
  const level = JSON.parse(app.pack.read(LEVEL)) as { board: { size: number[]; layers: Record<string, unknown> } };
  const ground = Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => (x === y ? "wall" : "empty")),
  );
  level.board.size = [side, side];
  level.board.layers = { ground };
  const before = JSON.stringify(level, null, 2);
  const half = ground.map((row, y) => row.map((kind, x) => (x > y ? "water" : kind)));
  const halfAfter = JSON.stringify({ ...level, board: { ...level.board, layers: { ground: half } } }, null, 2);
  const after = before.replaceAll('"empty"', '"water"');
  // Whether they are equal, not how they differ, which takes long to find in such texts.
  const saves = (text: string): Promise<void> => saved(page, () => expect(app.pack.read(LEVEL) === text).toBe(true));
  await showLevel(page, LEVEL);
  app.pack.write(LEVEL, before);
  await expect(page.getByText("120 × 120").first()).toBeVisible();
  await chooseKind(page, "water");
  await boardOf(page).focus();
  await page.keyboard.press("f");
  await boardSettled(boardOf(page));
  const [right, left] = [await pointOf(page, [90, 30]), await pointOf(page, [30, 90])];
  // One after the other, then saved by the menu: each in the moment in which the one before is still to be made.
  await page.mouse.click(right.x, right.y);
  await page.mouse.click(left.x, left.y);
  await app.chooseMenu("file.saveAll");
  await expect.poll(() => app.pack.read(LEVEL) === after).toBe(true);
  await page.keyboard.press("ControlOrMeta+Z");
  await page.keyboard.press("ControlOrMeta+Z");
  await saves(before);
  // Undone at once, and made again.
  await page.mouse.click(right.x, right.y);
  await page.keyboard.press("ControlOrMeta+Z");
  await saves(before);
  await page.keyboard.press("ControlOrMeta+Y");
  await saves(halfAfter);
  // Made by itself; what is typed then is a step of its own.
  await page.mouse.click(left.x, left.y);
  await expect(page.getByText(/^Painted water on 7140 cells/).first()).toBeVisible();
  await focusText(page);
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" ");
  await page.keyboard.press("ControlOrMeta+Z");
  await saves(after);
  // All cells turned, and saved before that is made.
  await boardOf(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("z");
  await app.chooseMenu("file.saveAll");
  const isTurned = (): boolean => {
    const { ground: rows } = (JSON.parse(app.pack.read(LEVEL)) as typeof level).board.layers as { ground: string[][] };
    return rows.every((row, y) => row.every((kind, x) => kind === (x + y === side - 1 ? "wall" : "water")));
  };
  await expect.poll(isTurned).toBe(true);
  await page.keyboard.press("z");
  await page.keyboard.press("ControlOrMeta+Z");
  await page.keyboard.press("ControlOrMeta+Z");
  await saves(after);
});
