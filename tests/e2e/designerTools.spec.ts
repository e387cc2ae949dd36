// What is done with several levels at once: chosen together, duplicated, moved, deleted, with a kind replaced in them.
import { boardOf, showLevel } from "./harness/board";
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
  await app.chooseMenu("panel.overview");
  const card = (title: string) => page.locator(".gw-overview .gw-card", { hasText: title });
  await card("1. First Steps").click();
  await app.chooseMenu("panel.overview");
  await card("2. Mind the Crate").click({ modifiers: ["Shift"] });
  await page.keyboard.press("Alt+ArrowRight");
  await saved(page, () => expect(refs().slice(0, 3)).toEqual(["fw_003", "fw_001", "fw_002"]));
  await card("First Steps").click({ button: "right" });
  await page.getByRole("menuitem", { name: "Check 2 Levels" }).click();
  await expect(page.locator(".gw-level-message")).toHaveText("All 2 levels win.");
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
