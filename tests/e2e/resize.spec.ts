// The board's edges dragged: what arrives in the text, and what is asked before anything is lost.
import { type Cell, boardOf, placeOn, showLevel } from "./harness/board";
import { saved } from "./harness/saved";
import { expect, test } from "./harness/test";

const FILE = "levels/fw_002.json";

test("edges are dragged outwards at once, inwards after a question; Escape leaves all as it was", async ({ app }) => {
  const { page } = app;
  const before = app.pack.read(FILE);
  const board = boardOf(page);
  const card = page.getByRole("region", { name: "Resize the board?" });
  const savedLevel = (check: (level: { readonly board: { readonly size: unknown } }) => void): Promise<void> =>
    saved(page, () => check(JSON.parse(app.pack.read(FILE))));
  const pull = async (from: Cell, to: Cell): Promise<void> => {
    const [start, end] = [await placeOn(page, from), await placeOn(page, to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 4 });
  };
  await showLevel(page, FILE);
  await board.focus();
  await page.keyboard.press("s");
  await expect(page.getByRole("button", { name: "Resize by the Edges" })).toHaveAttribute("aria-pressed", "true");

  // Outwards: the frame tells the new size on the way, letting go makes it so, everything moves along.
  await pull([0, 3], [-2.1, 3]);
  await expect(board).toHaveCSS("cursor", "ew-resize");
  await expect(page.locator(".gw-painter-notice")).toHaveText("9 × 6. Escape cancels.");
  await page.mouse.up();
  await expect(board).toHaveAttribute("data-board-width", "9");
  await savedLevel((level) =>
    expect(level).toMatchObject({ board: { size: [9, 6] }, state: { avatar: { position: [3, 1] } } }),
  );
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(board).toHaveAttribute("data-board-width", "7");

  // Escape in the middle of a drag, and to the question that comes where something would be lost.
  await pull([3.5, 6], [3.5, 8]);
  await expect(page.locator(".gw-painter-notice")).toHaveText("7 × 8. Escape cancels.");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await pull([7, 6], [8, 3]);
  await expect(page.locator(".gw-painter-notice")).toHaveText("8 × 3, 13 cut off. Escape cancels.");
  await page.screenshot({ path: test.info().outputPath("edges.png") });
  await page.mouse.up();
  await expect(card.getByRole("button", { name: "flag on markers at 1, 3" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await saved(page, () => expect(app.pack.read(FILE)).toBe(before));

  // Dragged on while the question stands; Enter says yes.
  await pull([7, 6], [8, 3]);
  await page.mouse.up();
  await expect(card).toBeVisible();
  await pull([4, 3], [4, 4]);
  await page.mouse.up();
  await expect(card).toContainText("8 × 4.");
  await page.keyboard.press("Enter");
  await expect(board).toHaveAttribute("data-board-height", "4");
  await savedLevel((level) => expect(level.board.size).toEqual([8, 4]));
});
