// What designers do with several levels at once, with the steps of undo, and with several solutions of a level.
import { boardOf, chooseKind, clickCell, drag, pointOf, showLevel } from "./harness/board";
import { expectMoves, play, press } from "./harness/play";
import { saved } from "./harness/saved";
import { expect, test } from "./harness/test";

interface Game {
  readonly levelSequence: readonly { readonly ref?: string }[];
}

test("levels are chosen together, and what is done with them is one step of undo", async ({ app }) => {
  const { page } = app;
  const tree = page.getByRole("tree", { name: "Pack" });
  const row = (id: string) => tree.locator(`[data-path="levels/${id}.json"]`);
  const chosen = tree.locator('[data-kind="level"][aria-selected="true"]');
  const refs = (): readonly string[] =>
    (JSON.parse(app.pack.read("game.json")) as Game).levelSequence.flatMap(({ ref }) => ref ?? []);
  const first = refs();
  const undo = () => page.keyboard.press("ControlOrMeta+Z");

  // By clicks and keys, as in any list of files.
  await expect(tree).toHaveAttribute("aria-multiselectable", "true");
  await showLevel(page, "levels/fw_002.json");
  await row("fw_004").click({ modifiers: ["Shift"] });
  await expect(chosen).toHaveCount(3);
  await row("fw_003").click({ modifiers: ["ControlOrMeta"] });
  await expect(chosen).toHaveCount(2);
  await expect(boardOf(page)).toHaveAttribute("aria-label", "Board of levels/fw_002.json");
  await page.keyboard.press("ControlOrMeta+A");
  await expect(chosen).toHaveCount(10);
  await row("fw_002").click();
  await page.keyboard.press("Shift+ArrowDown");
  await expect(chosen).toHaveCount(2);
  await app.screenshot("chosen-levels");

  // By a key, one step as well.
  await page.keyboard.press("ControlOrMeta+D");
  await expect(row("fw_012")).toBeVisible();
  await boardOf(page).focus();
  await undo();
  await expect(row("fw_012")).toHaveCount(0);
  await row("fw_002").click();
  await page.keyboard.press("Shift+ArrowDown");
  await expect(chosen).toHaveCount(2);
  // Duplicated: one step takes both copies back, another brings them again with their whole texts.
  await row("fw_003").click({ button: "right" });
  await app.screenshot("chosen-levels-menu");
  await page.getByRole("menuitem", { name: "Duplicate 2 Levels" }).click();
  await expect(boardOf(page)).toHaveAttribute("aria-label", "Board of levels/fw_011.json");
  await expect(row("fw_012")).toBeVisible();
  await boardOf(page).focus();
  await undo();
  await expect(row("fw_011")).toHaveCount(0);
  await expect(row("fw_012")).toHaveCount(0);
  await expect(boardOf(page)).toHaveAttribute("aria-label", "Board of levels/fw_002.json");
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(row("fw_012")).toBeVisible();
  await saved(page, () => {
    expect(refs()).toEqual(
      first.flatMap((ref) => ({ fw_002: [ref, "fw_011"], fw_003: [ref, "fw_012"] })[ref] ?? [ref]),
    );
    expect(JSON.parse(app.pack.read("levels/fw_012.json"))).toMatchObject({ id: "fw_012" });
  });

  // Deleted with one question. The system's trash is not there in a test.
  await app.electron.evaluate(({ dialog, shell }) => {
    dialog.showMessageBox = (...args: unknown[]) => {
      (globalThis as { asked?: unknown[] }).asked = [
        ...((globalThis as { asked?: unknown[] }).asked ?? []),
        args.at(-1),
      ];
      return Promise.resolve({ response: 0, checkboxChecked: false });
    };
    shell.trashItem = () => Promise.resolve();
  });
  await row("fw_011").click();
  await row("fw_012").click({ modifiers: ["ControlOrMeta"] });
  await page.keyboard.press("Delete");
  await expect(row("fw_011")).toHaveCount(0);
  await expect(row("fw_012")).toHaveCount(0);
  const asked = await app.electron.evaluate(() => (globalThis as { asked?: { message: string }[] }).asked);
  expect(asked?.map(({ message }) => message.slice(0, 16))).toEqual(["Delete 2 levels:"]);
  app.pack.removeFile("levels/fw_011.json");
  app.pack.removeFile("levels/fw_012.json");
  await saved(page, () => expect(refs()).toEqual(first));
  await undo();
  await expect(row("fw_011")).toBeVisible();
  await saved(page, () => {
    expect(refs()).toHaveLength(first.length + 2);
    expect(JSON.parse(app.pack.read("levels/fw_012.json"))).toMatchObject({ id: "fw_012" });
  });
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(row("fw_011")).toHaveCount(0);
  app.pack.removeFile("levels/fw_011.json");
  app.pack.removeFile("levels/fw_012.json");

  // Moved together, and checked, in the overview as in the tree.
  await app.showPanel("overview");
  const card = (title: string) => page.locator(".gw-overview .gw-card", { hasText: title });
  await card("1. First Steps").click();
  await app.showPanel("overview");
  await card("2. Mind the Crate").click({ modifiers: ["Shift"] });
  await page.keyboard.press("Alt+ArrowRight");
  await saved(page, () => expect(refs().slice(0, 3)).toEqual(["fw_003", "fw_001", "fw_002"]));
  await card("First Steps").click({ button: "right" });
  await page.getByRole("menuitem", { name: "Check 2 Levels" }).click();
  await expect(page.locator(".gw-level-message")).toHaveText("Both levels win.");
  await app.screenshot("chosen-cards");

  // One kind in place of another in the chosen levels, after a look at what will change.
  const cellsOf = (id: string, kind: string): number =>
    JSON.stringify((JSON.parse(app.pack.read(`levels/${id}.json`)) as { board: unknown }).board).split(`"${kind}"`)
      .length - 1;
  await app.chooseMenu("kind.replace");
  const dialog = page.getByRole("dialog", { name: "Replace Kind in Levels" });
  await expect(dialog.getByRole("radio", { name: "The 2 selected levels" })).toBeChecked();
  await dialog.getByRole("radio", { name: "All levels" }).check();
  await dialog.getByLabel("Replace", { exact: true }).fill("torch");
  await dialog.getByLabel("Replace", { exact: true }).press("Enter");
  await dialog.getByLabel("With").fill("wall");
  await dialog.getByLabel("With").press("Enter");
  await expect(dialog.getByRole("checkbox", { name: /Layer objects/ })).toBeDisabled();
  await dialog.getByLabel("With").fill("pickaxe");
  await dialog.getByLabel("With").press("Enter");
  await expect(dialog.getByRole("checkbox", { name: /Layer objects/ })).toBeChecked();
  await expect(dialog.getByRole("region", { name: "Preview" })).toContainText(/\d+ changes in \d+ levels/);
  await app.screenshot("replace-kind");
  const before = cellsOf("fw_009", "pickaxe") + cellsOf("fw_009", "torch");
  await dialog.getByRole("button", { name: "Replace", exact: true }).click();
  await saved(page, () => {
    expect(["fw_003", "fw_005", "fw_009"].map((id) => cellsOf(id, "torch"))).toEqual([0, 0, 0]);
    expect(cellsOf("fw_009", "pickaxe")).toBe(before);
  });
  await undo();
  await saved(page, () => expect(cellsOf("fw_003", "torch")).toBeGreaterThan(0));
});

test("steps of undo are a list to go back and forth in, and a level keeps several solutions", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_001.json");
  const file = "levels/fw_001.json";
  await chooseKind(page, "metal_crate");
  for (const cell of [
    [1, 0],
    [2, 0],
  ] as const)
    await clickCell(page, cell);
  await app.showPanel("history");
  const step = (name: string | RegExp) => page.getByRole("region", { name: "History" }).getByRole("button", { name });
  await expect(step(/Brush/)).toHaveCount(2);
  await app.screenshot("history");
  // The menu hides a panel in front, and brings one back that is hidden or behind another.
  await app.chooseMenu("panel.history");
  await expect(step(/Brush/)).toHaveCount(0);
  await app.chooseMenu("panel.history");
  await expect(step(/Brush/)).toHaveCount(2);
  await app.showPanel("inspector");
  await expect(step(/Brush/)).toHaveCount(0);
  await app.chooseMenu("panel.history");
  await expect(step(/Brush/)).toHaveCount(2);
  const crates = (): number => app.pack.read(file).split('"metal_crate"').length - 1;
  await step(/Opened/).click();
  await expect(step(/Brush/).last()).toHaveAttribute("data-undone", "true");
  await saved(page, () => expect(crates()).toBe(0));
  await step(/Brush/).last().click();
  await saved(page, () => expect(crates()).toBe(2));
  await step(/Opened/).click();
  await expect(step(/Opened/)).toHaveAttribute("aria-current", "step");

  // The wand selects what is connected, or with Control all; the random brush paints a mix of kinds in one step.
  await boardOf(page).focus();
  await page.keyboard.press("m");
  const announced = page.locator("[data-board-announcement]");
  await clickCell(page, [3, 0]);
  await expect(announced).toContainText("Selected");
  await boardOf(page).focus();
  await page.keyboard.press("n");
  const mix = page.getByRole("group", { name: "Random brush" });
  await chooseKind(page, "rock");
  await mix.getByRole("button", { name: /^Add / }).click();
  await chooseKind(page, "wood");
  await mix.getByRole("button", { name: /^Add / }).click();
  await mix.getByRole("spinbutton").first().fill("3");
  await drag(page, [
    [0, 3],
    [4, 3],
  ]);
  await app.screenshot("random-brush");
  const mixed = (): number => app.pack.read(file).split(/"(?:rock|wood)"/).length - 1;
  await saved(page, () => expect(mixed()).toBe(5));
  await boardOf(page).focus();
  await page.keyboard.press("ControlOrMeta+Z");
  await saved(page, () => expect(mixed()).toBe(0));

  // A board larger than the view has a small map, which moves it.
  const map = page.locator(".gw-minimap");
  await expect(map).toBeHidden();
  const middle = await pointOf(page, [2, 2]);
  await page.mouse.move(middle.x, middle.y);
  for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, -400);
  await expect(map).toBeVisible();
  await app.screenshot("minimap");
  const origin = () => boardOf(page).getAttribute("data-origin-x").then(Number);
  await map.click({ position: { x: 130, y: 60 } });
  await expect.poll(origin).toBeLessThan(0);
  const right = await origin();
  await map.click({ position: { x: 6, y: 60 } });
  await expect.poll(origin).toBeGreaterThan(right);
  await app.chooseMenu("view.fitBoard");
  await expect(map).toBeHidden();

  // The moves just played are kept beside the gold path, and can take its place.
  await play(page);
  await press(page, "ArrowRight", "ArrowRight", "ArrowDown");
  await expectMoves(page, 3);
  const solution = page.getByRole("region", { name: "Solution" });
  await solution.getByRole("button", { name: "Keep played moves" }).click();
  const others = solution.getByRole("list", { name: "Other solutions" });
  await expect(others.getByRole("listitem")).toHaveCount(1);
  await expect(others).toContainText("does not win after its 3 moves");
  await others.getByRole("textbox").fill("Short way");
  await others.getByRole("textbox").press("Enter");
  await app.screenshot("other-solutions");
  await others.getByRole("button", { name: "Make Short way the Gold Path" }).click();
  await expect(others.getByRole("textbox")).toHaveValue("Earlier gold path");
  await saved(page, () => {
    const { solution: written } = JSON.parse(app.pack.read(file)) as {
      solution: { goldPath: unknown[]; otherPaths: unknown[] };
    };
    expect([written.goldPath.length, written.otherPaths]).toMatchObject([3, [{ name: "Earlier gold path" }]]);
  });
});
