// Painting on the board, and what of it arrives in the text: exactly the cells painted, one step of undo a stroke.
import type { Page } from "@playwright/test";
import { colorOfName } from "../../renderer/board/color";
import {
  type Cell,
  boardDrawn,
  boardOf,
  cellPixels,
  chooseKind,
  clickCell,
  drag,
  pointOf,
  showLevel,
} from "./harness/board";
import type { RunningApp } from "./harness/runningApp";
import { saved } from "./harness/saved";
import { expect, test } from "./harness/test";
import { focusText } from "./harness/window";

const DENSE = "levels/fw_003.json";
const SPARSE = "levels/fw_002.json";

/** The lines that came and went, as a set of lines sees it. */
function lineChanges(
  before: string,
  after: string,
): { readonly added: readonly string[]; readonly removed: readonly string[] } {
  const without = (lines: readonly string[], others: readonly string[]): readonly string[] => {
    const left = [...others];
    return lines.filter((line) => {
      const index = left.indexOf(line);
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    });
  };
  const [old, now] = [before.split("\n"), after.split("\n")];
  return { added: without(now, old), removed: without(old, now) };
}

/** Saves, and waits until the file is what `check` says. */
function savedText(app: RunningApp, file: string, check: (text: string) => void): Promise<void> {
  return saved(app.page, () => check(app.pack.read(file)));
}

function kindsOf(text: string, layer: string): unknown {
  return (JSON.parse(text) as { board: { layers: Record<string, unknown> } }).board.layers[layer];
}

async function pixelsDiffer(page: Page, one: Cell, other: Cell): Promise<boolean> {
  const [a, b] = [await cellPixels(page, one), await cellPixels(page, other)];
  return JSON.stringify(a) !== JSON.stringify(b);
}

test("a drag over a dense layer changes exactly the cells passed over", async ({ app }) => {
  const before = app.pack.read(DENSE);
  await showLevel(app.page, DENSE);
  await chooseKind(app.page, "water");
  await drag(app.page, [
    [1, 1],
    [2, 1],
    [3, 1],
  ]);
  const wanted = structuredClone(kindsOf(before, "ground")) as string[][];
  for (const x of [1, 2, 3]) wanted[1]![x] = "water";
  await savedText(app, DENSE, (text) => {
    expect(kindsOf(text, "ground")).toEqual(wanted);
    const { added, removed } = lineChanges(before, text);
    expect([added.length, removed.length]).toEqual([1, 1]);
  });
});

test("a drag over a sparse layer adds one line a cell, and a fast drag leaves no gap", async ({ app }) => {
  const before = app.pack.read(SPARSE);
  await showLevel(app.page, SPARSE);
  await chooseKind(app.page, "rock");
  await drag(app.page, [
    [1, 4],
    [5, 4],
  ]);
  const lines = [1, 2, 3, 4, 5].map((x) => `{ "position": [${x}, 4], "kind": "rock" }`);
  await savedText(app, SPARSE, (text) => {
    const { added, removed } = lineChanges(before, text);
    expect(
      added
        .map((line) => line.trim().replace(/,$/, ""))
        .filter((line) => line.includes("rock"))
        .sort(),
    ).toEqual(lines);
    // The line that was the last entry may have got its comma; nothing else has changed.
    expect(removed.length).toBeLessThanOrEqual(1);
    expect(added.length).toBe(5 + removed.length);
  });
});

test("one stroke is one step of undo, from the board and from the text", async ({ app }) => {
  const before = app.pack.read(SPARSE);
  const { page } = app;
  await showLevel(page, SPARSE);
  await chooseKind(page, "rock");
  await drag(page, [
    [1, 4],
    [5, 4],
  ]);
  await expect.poll(() => pixelsDiffer(page, [1, 4], [3, 4])).toBe(false);
  await savedText(app, SPARSE, (text) => expect(text).not.toBe(before));
  await page.keyboard.press("ControlOrMeta+Z");
  await savedText(app, SPARSE, (text) => expect(text).toBe(before));

  await page.keyboard.press("ControlOrMeta+Y");
  await savedText(app, SPARSE, (text) => expect(text).not.toBe(before));
  await focusText(page);
  await page.keyboard.press("ControlOrMeta+Z");
  await savedText(app, SPARSE, (text) => expect(text).toBe(before));
});

test("a fill of thousands of lines is one step of undo too, in a text with each cell on its own line", async ({
  app,
}) => {
  const { page } = app;
  const level = JSON.parse(app.pack.read(DENSE)) as { board: { size: number[]; layers: Record<string, unknown> } };
  const ground = (free: string): string[][] =>
    Array.from({ length: 50 }, (_, y) => Array.from({ length: 60 }, (_, x) => (x === y ? "wall" : free)));
  level.board.size = [60, 50];
  level.board.layers = { ground: ground("empty") };
  const before = JSON.stringify(level, null, 2);
  await showLevel(page, DENSE);
  app.pack.write(DENSE, before);
  await expect(page.getByText("60 × 50").first()).toBeVisible();
  await chooseKind(page, "water");
  await boardOf(page).focus();
  await page.keyboard.press("f");
  await clickCell(page, [40, 20]);
  const half = ground("empty").map((row, y) => row.map((kind, x) => (x > y ? "water" : kind)));
  await savedText(app, DENSE, (text) => expect(kindsOf(text, "ground")).toEqual(half));
  await clickCell(page, [10, 40]);
  const after = before.replaceAll('"empty"', '"water"');
  await savedText(app, DENSE, (text) => expect(text).toBe(after));
  await page.keyboard.press("ControlOrMeta+Z");
  await page.keyboard.press("ControlOrMeta+Z");
  await savedText(app, DENSE, (text) => expect(text).toBe(before));
  await page.keyboard.press("ControlOrMeta+Y");
  await page.keyboard.press("ControlOrMeta+Y");
  await savedText(app, DENSE, (text) => expect(text).toBe(after));
});

test("dragging with the right button erases, and gives a ground its default", async ({ app }) => {
  await showLevel(app.page, SPARSE);
  await chooseKind(app.page, "rock");
  await drag(
    app.page,
    [
      [2, 1],
      [3, 1],
      [4, 1],
    ],
    "right",
  );
  await savedText(app, SPARSE, (text) => {
    expect(kindsOf(text, "objects")).toEqual({
      format: "sparse",
      entries: [{ position: [3, 3], kind: "metal_crate" }],
    });
  });
  await chooseKind(app.page, "wall");
  await drag(app.page, [[0, 0]], "right");
  await savedText(app, SPARSE, (text) => expect((kindsOf(text, "ground") as string[][])[0]![0]).toBe("empty"));
});

test("Alt-click picks the topmost entity with its layer; the next click paints it", async ({ app }) => {
  const { page } = app;
  await showLevel(page, SPARSE);
  await chooseKind(page, "water");
  await clickCell(page, [3, 1], ["Alt"]);
  await expect(page.locator('.gw-palette-kind[aria-pressed="true"]')).toHaveAttribute("data-kind", "metal_crate");
  await clickCell(page, [1, 4]);
  await savedText(app, SPARSE, (text) => {
    expect(JSON.stringify(kindsOf(text, "objects"))).toContain('{"position":[1,4],"kind":"metal_crate"}');
    expect((kindsOf(text, "ground") as string[][])[4]![1]).toBe("empty");
  });
});

test("Escape cancels a stroke: the board is as before, the text has seen nothing", async ({ app }) => {
  const { page } = app;
  await showLevel(page, SPARSE);
  await chooseKind(page, "rock");
  const start = await pointOf(page, [1, 4]);
  const end = await pointOf(page, [4, 4]);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y);
  await expect.poll(() => pixelsDiffer(page, [2, 4], [5, 4])).toBe(true);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect.poll(() => pixelsDiffer(page, [2, 4], [5, 4])).toBe(false);
  // Whatever is saved with the next stroke is that stroke alone.
  await clickCell(page, [1, 3]);
  await savedText(app, SPARSE, (text) => expect(text.match(/"rock"/g)).toHaveLength(1));
});

test("panning with the space bar or the middle button moves the board and never paints", async ({ app }) => {
  const { page } = app;
  await showLevel(page, SPARSE);
  await chooseKind(page, "rock");
  const before = await pointOf(page, [1, 4]);
  await boardOf(page).focus();
  await page.keyboard.down(" ");
  await page.mouse.move(before.x, before.y);
  await page.mouse.down();
  await page.mouse.move(before.x + 40, before.y + 24);
  await page.mouse.up();
  await page.keyboard.up(" ");
  const after = await pointOf(page, [1, 4]);
  expect([after.x - before.x, after.y - before.y]).toEqual([40, 24]);
  await page.mouse.move(after.x, after.y);
  await page.mouse.down({ button: "middle" });
  await page.mouse.move(after.x - 40, after.y);
  await page.mouse.up({ button: "middle" });
  expect((await pointOf(page, [1, 4])).x).toBe(before.x);
  await page.keyboard.press("ControlOrMeta+0");
  await expect.poll(async () => (await pointOf(page, [1, 4])).y).toBe(before.y);
  await expect.poll(() => pixelsDiffer(page, [1, 4], [2, 4])).toBe(false);
  expect(app.pack.read(SPARSE)).not.toContain('"rock"');
});

test("the wheel zooms at the pointer: the cell under it stays there", async ({ app }) => {
  const { page } = app;
  await showLevel(page, SPARSE);
  const at = await pointOf(page, [5, 3]);
  const size = async (): Promise<number> => Number(await boardOf(page).getAttribute("data-cell-size"));
  const before = await size();
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -240);
  await expect.poll(size).toBeGreaterThan(before);
  const after = await pointOf(page, [5, 3]);
  expect(Math.abs(after.x - at.x)).toBeLessThan(4);
  expect(Math.abs(after.y - at.y)).toBeLessThan(4);
});

test("the board can be painted by keys alone, and says what it does", async ({ app }) => {
  const { page } = app;
  await showLevel(page, SPARSE);
  await chooseKind(page, "rock");
  await boardOf(page).focus();
  const said = page.locator("[data-board-announcement]");
  await page.keyboard.press("ArrowDown");
  await expect(said).toHaveText("Column 0, row 0. Ground: Wall.");
  for (const key of ["ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await expect(said).toContainText("Column 1, row 4.");
  await page.keyboard.press(" ");
  await expect(said).toHaveText("Painted rock on 1 cell of objects.");
  await savedText(app, SPARSE, (text) => expect(text).toContain('{ "position": [1, 4], "kind": "rock" }'));

  // A rectangle has two ends, set one after the other; Escape lets go of the first.
  await page.keyboard.press("u");
  await page.keyboard.press(" ");
  await expect(said).toContainText("press Space again");
  await page.keyboard.press("Escape");
  await page.keyboard.press(" ");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
  await expect(said).toContainText("Column 3, row 3.");
  await page.keyboard.press(" ");
  await expect(said).toHaveText("Painted rock on 5 cells of objects.");
  const rocks = (text: string): number => text.match(/"rock"/g)?.length ?? 0;
  await savedText(app, SPARSE, (text) => expect(rocks(text)).toBe(6));
  await page.keyboard.press("ControlOrMeta+Z");
  await savedText(app, SPARSE, (text) => expect(rocks(text)).toBe(1));
});

test("rectangle and fill paint what they show", async ({ app }) => {
  const { page } = app;
  await showLevel(page, DENSE);
  await chooseKind(page, "water");
  await boardOf(page).focus();
  await page.keyboard.press("u");
  await drag(page, [
    [0, 0],
    [2, 1],
  ]);
  await savedText(app, DENSE, (text) => {
    const rows = kindsOf(text, "ground") as string[][];
    expect([rows[0]!.slice(0, 3), rows[1]!.slice(0, 3)]).toEqual(Array(2).fill(Array(3).fill("water")));
  });
  await chooseKind(page, "bridge");
  await boardOf(page).focus();
  await page.keyboard.press("f");
  await clickCell(page, [1, 0]);
  await savedText(app, DENSE, (text) => {
    const rows = kindsOf(text, "ground") as string[][];
    expect([rows[0]!.slice(0, 3), rows[1]!.slice(0, 3)]).toEqual(Array(2).fill(Array(3).fill("bridge")));
  });
});

test("a locked layer is not painted, and says so", async ({ app }) => {
  const { page } = app;
  await showLevel(page, SPARSE);
  await chooseKind(page, "rock");
  await page.getByText("Layers", { exact: true }).click();
  await page.getByRole("button", { name: "Lock objects" }).click();
  await clickCell(page, [1, 4]);
  await expect(page.locator("[data-board-announcement]")).toHaveText('Layer "objects" is locked.');
  await expect.poll(() => pixelsDiffer(page, [1, 4], [2, 4])).toBe(false);
});

test("the avatar's start is put where it is clicked, and turns when it is clicked again", async ({ app }) => {
  const { page } = app;
  await showLevel(page, SPARSE);
  await boardOf(page).focus();
  await page.keyboard.press("a");
  await clickCell(page, [4, 4]);
  await clickCell(page, [4, 4]);
  await savedText(app, SPARSE, (text) => expect(text).toContain('"avatar": { "position": [4, 4], "facing": "down" }'));
});

test("a param changed in the inspector changes that value in the text, and the picture; undo brings both back", async ({
  app,
}) => {
  const { page } = app;
  const file = "levels/fw_007.json";
  const before = app.pack.read(file);
  await showLevel(page, file);
  await boardOf(page).focus();
  await page.keyboard.press("v");
  await clickCell(page, [2, 2]);
  const blue = JSON.stringify(await cellPixels(page, [2, 2]));
  const channel = page.locator('[data-inspected="2,2"] [data-kind="portal"]').getByLabel("channel");
  await expect(channel).toHaveValue("blue");
  await channel.fill("red");
  await channel.press("Enter");
  await expect.poll(async () => JSON.stringify(await cellPixels(page, [2, 2]))).not.toBe(blue);
  await savedText(app, file, (text) => {
    const { added, removed } = lineChanges(before, text);
    expect(removed).toEqual([expect.stringContaining('[2, 2], "kind": "portal", "channel": "blue"')]);
    expect(added).toEqual([removed[0]!.replace("blue", "red")]);
  });
  await boardOf(page).focus();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(channel).toHaveValue("blue");
  await savedText(app, file, (text) => expect(text).toBe(before));
});

test("editing the text redraws the board", async ({ app }) => {
  const { page, electron } = app;
  const text = app.pack.read(SPARSE);
  await showLevel(page, SPARSE);
  await expect.poll(() => pixelsDiffer(page, [1, 4], [2, 4])).toBe(false);
  const edited = text.replace(
    '{ "position": [3, 1], "kind": "metal_crate" }',
    '{ "position": [1, 4], "kind": "metal_crate" }',
  );
  await electron.evaluate(({ clipboard }, content) => clipboard.writeText(content), edited);
  await focusText(page);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+V");
  await expect.poll(() => pixelsDiffer(page, [1, 4], [2, 4])).toBe(true);
  await expect.poll(() => pixelsDiffer(page, [3, 1], [2, 4])).toBe(false);
});

test("an entity is drawn by its sprite; without the image, by its symbol on a tile of its own colour", async ({
  app,
}) => {
  const { page } = app;
  await showLevel(page, SPARSE);
  // Crates stand on (3, 1) and (3, 3), grass is on (2, 4).
  await expect.poll(() => pixelsDiffer(page, [3, 1], [2, 4])).toBe(true);
  await expect.poll(() => pixelsDiffer(page, [3, 1], [3, 3])).toBe(false);
  const withSprite = await cellPixels(page, [3, 1]);
  app.pack.write("game.json", app.pack.read("game.json").replace("assets/sprites/metal_crate.png", "assets/gone.png"));
  await expect.poll(async () => JSON.stringify(await cellPixels(page, [3, 1]))).not.toBe(JSON.stringify(withSprite));
  await boardDrawn(page);
  const pixels = await cellPixels(page, [3, 1]);
  const side = Math.sqrt(pixels.length / 4);
  const offset = 4 * (Math.round(side / 2) * side + Math.round(side * 0.15));
  const tile = colorOfName("metal_crate");
  const off = [tile.red, tile.green, tile.blue].map((wanted, index) => Math.abs(wanted - pixels[offset + index]!));
  expect(Math.max(...off)).toBeLessThan(20);
  // A corner says that its picture is missing.
  const corner = 4 * (Math.round(side * 0.06) * side + Math.round(side * 0.94));
  expect(pixels.slice(corner, corner + 3)).toEqual([0xc2, 0x41, 0x0c]);
});
