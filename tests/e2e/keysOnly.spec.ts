// A level from nothing to the disk without the mouse: made, painted, selected, moved, given an object.
import { boardOf } from "./harness/board";
import { command, tabTo } from "./harness/keyboard";
import { expect, test } from "./harness/test";

interface Level {
  readonly id: string;
  readonly board: {
    readonly layers: { readonly objects: { readonly entries: readonly { readonly position: readonly number[] }[] } };
    readonly multiCellObjects?: readonly { readonly kind: string; readonly cells: unknown }[];
  };
}

test("a level is made, painted and saved by keys alone", async ({ app }) => {
  const { page } = app;
  const said = page.locator("[data-board-announcement]");
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await expect(page.getByRole("treeitem").first()).toBeVisible();
  await command(page, "New Empty Level");
  const asked = page.getByRole("dialog", { name: "New Level" });
  await expect(asked.getByLabel("Title")).toBeFocused();
  // The suggested title is typed over.
  await page.keyboard.type("Wide Field");
  await press("Tab", "9", "Enter");
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole("treeitem", { name: /Wide Field/ })).toBeVisible();
  await expect(boardOf(page)).toHaveAttribute("data-board-width", "9");
  await expect(boardOf(page)).toHaveAttribute("aria-label", "Board of levels/fw_011.json");
  await expect(boardOf(page)).toBeFocused();

  // What to paint comes from the palette, and the keys lead back to the board.
  await command(page, "Panel: Entities");
  await expect(page.getByLabel("Search kinds and tags")).toBeFocused();
  await page.keyboard.type("crate");
  await tabTo(page, '.gw-palette-kind[data-kind="metal_crate"]');
  await press("Enter");
  await command(page, "Brush");
  await expect(boardOf(page)).toBeFocused();
  await press("ArrowRight", "ArrowRight", "Space");
  await expect(said).toHaveText("Painted metal_crate on 1 cell of objects.");

  await press("r", "Shift+ArrowRight", "Shift+ArrowDown");
  await expect(said).toHaveText("Selected 2 × 2, 4 cells.");
  await press("Alt+ArrowDown", "Alt+ArrowRight");
  await expect(said).toHaveText("Moved 4 cells.");

  await press("o");
  await expect(page.getByLabel("Kind of object")).not.toHaveValue("");
  await press("ArrowDown", "Space", "ArrowRight", "ArrowRight");
  await expect(said).toContainText("Drawing 3 cells");
  await press("Space");
  await expect(said).toContainText("over 3 cells.");

  await press("Control+Alt+S");
  await expect.poll(() => app.pack.has("levels/fw_011.json")).toBe(true);
  await command(page, "Change Level Id");
  const name = page.getByLabel("New id of the level");
  await expect(name).toBeFocused();
  // A name that no file can have is refused where it is typed, to be corrected.
  await page.keyboard.type("wide/field");
  await press("Enter");
  await expect(page.getByText("cannot be the name of a file")).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("wide/field");
  await press("Escape");
  await expect(page.locator('[role=treeitem][data-path="levels/fw_011.json"]')).toBeFocused();
  const level = JSON.parse(app.pack.read("levels/fw_011.json")) as Level;
  expect(level.board.layers.objects.entries.map(({ position }) => position)).toHaveLength(1);
  expect(level.board.multiCellObjects?.map(({ cells }) => cells)).toHaveLength(1);
});

test("a pack that is closed leaves the focus on the welcome page", async ({ app }) => {
  const { page } = app;
  await command(page, "Close Pack");
  await expect(page.locator(".gw-welcome").getByRole("button", { name: "New Pack…" })).toBeFocused();
});
