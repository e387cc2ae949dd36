// The params of entities in the inspector: a field for each type, of one entity and of several at once.
import { boardDrawn, boardOf, clickCell, drag, showLevel } from "./harness/board";
import { saved } from "./harness/saved";
import { expect, test } from "./harness/test";

const LEVEL = "levels/fw_002.json";
const PARAMS = {
  word: { type: "string", required: true },
  count: { type: "integer" },
  open: { type: "boolean" },
  goal: { type: "position" },
  queue: { type: "array" },
};

interface Entry {
  readonly position: readonly number[];
  readonly kind: string;
}

test("params of every type are typed, chosen and picked, of one entity and of two at once", async ({ app }) => {
  const { page } = app;
  const game = JSON.parse(app.pack.read("game.json")) as { entityKinds: Record<string, unknown> };
  game.entityKinds["widget"] = { layer: "objects", tags: [], symbol: "w", params: PARAMS };
  app.pack.write("game.json", JSON.stringify(game, null, 2));
  const level = JSON.parse(app.pack.read(LEVEL)) as { board: { layers: { objects: { entries: Entry[] } } } };
  const widgets = [
    { position: [1, 4], kind: "widget", word: "a", count: 1 },
    { position: [2, 4], kind: "widget", word: "a", count: 2 },
  ];
  level.board.layers.objects.entries = widgets;
  app.pack.write(LEVEL, JSON.stringify(level, null, 2));
  await expect(page.locator('.gw-palette-kind[data-kind="widget"]')).toBeVisible();
  await showLevel(page, LEVEL);
  await boardDrawn(page);
  const entries = async (wanted: readonly unknown[]): Promise<void> => {
    await saved(page, () => {
      const { board } = JSON.parse(app.pack.read(LEVEL)) as typeof level;
      expect(board.layers.objects.entries).toEqual(wanted);
    });
  };

  // One entity: what does not fit is refused where it is typed, and not written.
  await boardOf(page).focus();
  await page.keyboard.press("v");
  await clickCell(page, [1, 4]);
  const one = page.locator('[data-inspected="1,4"] [data-kind="widget"]');
  await one.getByLabel("count", { exact: true }).fill("many");
  await one.getByLabel("count", { exact: true }).press("Enter");
  await expect(one.getByLabel("count", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await one.getByLabel("count", { exact: true }).fill("7");
  await one.getByLabel("count", { exact: true }).press("Enter");
  await one.getByLabel("open", { exact: true }).selectOption("true");
  await one.getByRole("button", { name: "Pick goal on the Board" }).click();
  await clickCell(page, [5, 1]);
  await expect(one.getByLabel("goal", { exact: true })).toHaveValue("5, 1");
  await one.getByLabel("queue", { exact: true }).fill("4, rock, true");
  await one.getByLabel("queue", { exact: true }).press("Enter");
  await one.getByLabel("word", { exact: true }).fill("");
  await one.getByLabel("word", { exact: true }).press("Enter");
  await expect(one.getByText("This kind needs it.")).toBeVisible();
  // Undo is the document's as soon as a value is entered, and the field's own while it is typed.
  await page.keyboard.press("ControlOrMeta+z");
  await expect(one.getByText("This kind needs it.")).toBeHidden();
  await expect(one.getByLabel("word", { exact: true })).toHaveValue("a");
  await page.keyboard.type("b");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(one.getByLabel("word", { exact: true })).toHaveValue("a");
  await expect(one.getByLabel("queue", { exact: true })).toHaveValue("4, rock, true");
  await one.getByLabel("word", { exact: true }).fill("two words");
  await one.getByLabel("word", { exact: true }).press("Enter");
  const rest = { open: true, goal: [5, 1], queue: [4, "rock", true] };
  const first = { position: [1, 4], kind: "widget", count: 7, ...rest, word: "two words" };
  await entries([first, widgets[1]]);

  // Two at once: what differs is said to, and becomes the same when it is typed.
  await boardOf(page).focus();
  await page.keyboard.press("r");
  await drag(page, [
    [1, 4],
    [2, 4],
  ]);
  const both = page.locator('[data-selected] [data-kind="widget"]');
  for (const name of ["count", "word", "open", "goal", "queue"]) {
    const field = both.getByLabel(name, { exact: true });
    if (name === "open") await expect(field.locator("option").first()).toHaveText("several values");
    else await expect(field).toHaveAttribute("placeholder", "several values");
  }
  await page.screenshot({ path: test.info().outputPath("several.png") });
  await both.getByLabel("count", { exact: true }).fill("3");
  await both.getByLabel("count", { exact: true }).press("Enter");
  await both.getByLabel("open", { exact: true }).selectOption("false");
  await entries([
    { ...first, count: 3, open: false },
    { ...widgets[1], count: 3, open: false },
  ]);
  await both.getByRole("button", { name: "Remove widget" }).click();
  await entries([]);
});
