// Selecting on the board: what is moved, turned, cut and pasted arrives in the text, each as one step of undo.
import type { Page } from "@playwright/test";
import { boardDrawn, boardOf, drag, pointOf, showLevel } from "./harness/board";
import type { RunningApp } from "./harness/runningApp";
import { saved } from "./harness/saved";
import { expect, test } from "./harness/test";

const ONE = "levels/fw_002.json";
const OTHER = "levels/fw_003.json";

interface SparseLayer {
  readonly entries: readonly { readonly position: readonly number[]; readonly kind: string }[];
}

function savedText(app: RunningApp, file: string, check: (text: string) => void): Promise<void> {
  return saved(app.page, () => check(app.pack.read(file)));
}

function crates(text: string): readonly (readonly number[])[] {
  const { board } = JSON.parse(text) as { board: { layers: Record<string, SparseLayer> } };
  return board.layers["objects"]!.entries.filter(({ kind }) => kind === "metal_crate").map(({ position }) => position);
}

async function selectTool(page: Page): Promise<void> {
  await boardOf(page).focus();
  await page.keyboard.press("r");
  await expect(page.getByRole("button", { name: "Select", exact: true })).toHaveAttribute("aria-pressed", "true");
}

test("what is selected is moved, turned, cut, and pasted into another level", async ({ app }) => {
  const { page } = app;
  const [before, otherBefore] = [app.pack.read(ONE), app.pack.read(OTHER)];
  expect(crates(before)).toEqual([
    [3, 1],
    [3, 3],
  ]);
  await showLevel(page, ONE);
  const said = page.locator("[data-board-announcement]");
  await boardOf(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await expect(said).toHaveText("Selected 7 × 6, 42 cells.");
  await page.keyboard.press("Escape");
  await selectTool(page);

  // A drag tells how many cells will change before anything does.
  await drag(page, [
    [3, 1],
    [3, 3],
  ]);
  await expect(said).toHaveText("Selected 1 × 3, 3 cells.");
  const [from, to] = [await pointOf(page, [3, 1]), await pointOf(page, [2, 1])];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await expect(page.locator(".gw-painter-notice")).toHaveText(/\d+ cells will change\./);
  await page.screenshot({ path: test.info().outputPath("carried.png") });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await drag(page, [
    [3, 1],
    [2, 1],
  ]);
  await savedText(app, ONE, (text) =>
    expect(crates(text)).toEqual([
      [2, 1],
      [2, 3],
    ]),
  );
  await page.keyboard.press("z");
  await savedText(app, ONE, (text) =>
    expect(crates(text)).toEqual([
      [1, 2],
      [3, 2],
    ]),
  );
  await page.keyboard.press("ControlOrMeta+Z");
  await page.keyboard.press("ControlOrMeta+Z");
  await savedText(app, ONE, (text) => expect(text).toBe(before));

  // Cut here, pasted there: by way of the clipboard, as text.
  await drag(page, [
    [3, 1],
    [3, 1],
  ]);
  await page.keyboard.press("ControlOrMeta+X");
  await savedText(app, ONE, (text) => expect(crates(text)).toEqual([[3, 3]]));
  const copied = await app.electron.evaluate(({ clipboard }) => clipboard.readText());
  expect(JSON.parse(copied)).toMatchObject({ board: { size: [1, 1] } });
  await showLevel(page, OTHER);
  await boardDrawn(page);
  await boardOf(page).focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(said).toContainText("Click to put 1 cell down");
  await drag(page, [[1, 1]]);
  await savedText(app, OTHER, (text) => {
    expect(text).not.toBe(otherBefore);
    expect(JSON.stringify(JSON.parse(text))).toContain("metal_crate");
  });
  await page.keyboard.press("ControlOrMeta+Z");
  await savedText(app, OTHER, (text) => expect(text).toBe(otherBefore));

  // A copy is carried by one key, and the clipboard stays as it is.
  await showLevel(page, ONE);
  await boardDrawn(page);
  const own = app.pack.read(ONE);
  await drag(page, [
    [3, 3],
    [3, 3],
  ]);
  await page.keyboard.press("ControlOrMeta+D");
  await expect(said).toContainText("Click to put 1 cell down");
  await drag(page, [[2, 4]]);
  await savedText(app, ONE, (text) =>
    expect(crates(text)).toEqual([
      [3, 3],
      [2, 4],
    ]),
  );
  expect(await app.electron.evaluate(({ clipboard }) => clipboard.readText())).toBe(copied);
  await page.keyboard.press("ControlOrMeta+Z");
  await savedText(app, ONE, (text) => expect(text).toBe(own));

  // All selected entities of a kind are edited at once.
  const portals = "levels/fw_007.json";
  const portalsBefore = app.pack.read(portals);
  const channels = (text: string): readonly string[] =>
    Array.from(text.matchAll(/"channel": "(\w+)"/g), ([, name]) => name!);
  expect(new Set(channels(portalsBefore))).toEqual(new Set(["blue"]));
  await showLevel(page, portals);
  await boardOf(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  const channel = page.locator('[data-selected] [data-kind="portal"]').getByLabel("channel");
  await expect(channel).toHaveValue("blue");
  await channel.fill("red");
  await channel.press("Enter");
  await savedText(app, portals, (text) => expect(channels(text)).toEqual(channels(portalsBefore).map(() => "red")));
  await boardOf(page).focus();
  await page.keyboard.press("ControlOrMeta+Z");
  await savedText(app, portals, (text) => expect(text).toBe(portalsBefore));
});

test("a command for selected cells brings the board in view that it changes", async ({ app }) => {
  const { page } = app;
  await showLevel(page, ONE);
  await app.showPanel("overview");
  await expect(boardOf(page)).toBeHidden();
  await app.chooseMenu("cells.selectAll");
  await expect(boardOf(page)).toBeFocused();
  await expect(page.getByRole("button", { name: "Select", exact: true })).toHaveAttribute("aria-pressed", "true");
});
