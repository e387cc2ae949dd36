// What painting does not touch is left alone: counted in elements that are rendered, for a clock tells little.
import { boardOf, chooseKind, drag, pointOf, showLevel } from "./harness/board";
import { watchWork, workDone } from "./harness/renders";
import { expect, test } from "./harness/test";

const LEVEL = "levels/fw_003.json";
const BEHIND = ["overview", "rules", "layers", "problems"].map((panel) => `[data-panel="${panel}"] *`);
/** The steps of the solution, but for their pictures: the boards along it are others after each stroke. */
const STEPS = ".gw-solution-step, .gw-solution-step *:not(canvas)";
const STEP_PICTURES = ".gw-solution-step canvas";
const FIELDS = '[data-panel="inspector"] .gw-document-form [data-field] *';

test("a stroke and its undo render no panel that is behind another, nor the level's form", async ({
  app: { page },
}) => {
  await showLevel(page, LEVEL);
  await chooseKind(page, "water");
  const inspected = (cell: string) => page.locator(`[data-panel="inspector"] [data-inspected="${cell}"]`);
  const facts = (cell: string, kind: string) => inspected(cell).locator(`[data-kind="${kind}"]`);
  await drag(page, [[1, 1]]);
  await expect(facts("1,1", "water")).toBeVisible();
  await expect(page.locator('[data-panel="inspector"] [data-field="title"]').getByRole("textbox")).toBeVisible();

  // What earlier strokes do to the solution is a problem of the level, which its form shows when it is found.
  await expect(async () => {
    await watchWork(page);
    await drag(page, [[2, 1]]);
    await expect(facts("2,1", "water")).toBeVisible();
    const stroke = await workDone(page, [FIELDS, '[data-panel="inspector"] [data-inspected] *', ...BEHIND]);
    // Nobody sees colours of brackets, and finding them means to read all brackets of the text again.
    await expect(page.locator(".view-lines .view-line").first()).toBeVisible();
    await expect(page.locator(".view-lines [class*=bracket-highlighting]")).toHaveCount(0);

    await watchWork(page);
    await boardOf(page).focus();
    await page.keyboard.press("ControlOrMeta+Z");
    await expect(facts("2,1", "water")).toBeHidden();
    const undo = await workDone(page, [FIELDS, ...BEHIND]);

    expect(stroke.rendered['[data-panel="inspector"] [data-inspected] *']).toBeGreaterThan(0);
    for (const selector of [FIELDS, ...BEHIND]) expect(stroke.rendered[selector], selector).toBe(0);
    for (const selector of [FIELDS, ...BEHIND]) expect(undo.rendered[selector], selector).toBe(0);
  }).toPass();
});

test("a stroke and its undo draw the pictures along the solution again, and nothing else of its steps", async ({
  app: { page },
}) => {
  await showLevel(page, LEVEL);
  await expect(page.locator(".gw-status")).toContainText("win");
  await page.locator(".dv-tab", { hasText: "Solution" }).click();
  await expect(page.locator(STEP_PICTURES).nth(5)).toBeVisible();
  await chooseKind(page, "water");
  const pictures = (): Promise<readonly string[]> =>
    page.locator(STEP_PICTURES).evaluateAll((all) => all.map((each) => (each as HTMLCanvasElement).toDataURL()));
  /** Waits until each of the pictures is another one, and returns how many elements of the steps were rendered. */
  const stepsRendered = async (act: () => Promise<void>): Promise<number | undefined> => {
    const before = await pictures();
    await boardOf(page).focus();
    await watchWork(page);
    await act();
    await expect(async () => {
      const now = await pictures();
      expect(now.map((picture, step) => picture === before[step])).toEqual(before.map(() => false));
    }).toPass();
    return (await workDone(page, [STEPS])).rendered[STEPS];
  };
  // What is played ends with the first stroke, which the steps tell when they are checked again.
  await stepsRendered(() => drag(page, [[1, 1]]));
  await expect(async () => {
    const byStroke = await stepsRendered(() => drag(page, [[2, 1]]));
    const byUndo = await stepsRendered(() => page.keyboard.press("ControlOrMeta+Z"));
    expect({ byStroke, byUndo }).toEqual({ byStroke: 0, byUndo: 0 });
  }).toPass();
});

test("a panel that comes to the front shows what was painted behind its back", async ({ app: { page } }) => {
  await showLevel(page, LEVEL);
  const count = page.locator('[data-panel="layers"] [data-layer="objects"] small');
  const tab = (title: string) => page.locator(".dv-tab", { hasText: title });
  await tab("Layers").click();
  await expect(count).toHaveText(/^\d+$/);
  const before = Number(await count.textContent());
  await tab("Entities").click();
  await chooseKind(page, "rock");
  await drag(page, [
    [1, 1],
    [3, 1],
  ]);
  await expect(page.locator('[data-panel="inspector"] [data-inspected="3,1"] [data-kind="rock"]')).toBeVisible();
  await tab("Layers").click();
  await expect(count).not.toHaveText(String(before));
});

test("the pointer over the board renders nothing beside it", async ({ app: { page } }) => {
  await showLevel(page, LEVEL);
  await expect(page.locator(".gw-status")).toContainText("win");
  // The solver's answer comes when it comes, and is rendered below the board.
  await expect(page.locator(".gw-painter .gw-solver-chip")).toContainText("proven");
  const hover = async (x: number, y: number): Promise<void> => {
    const point = await pointOf(page, [x, y]);
    await page.mouse.move(point.x, point.y);
    await expect(page.locator(".gw-painter-hovered")).toContainText(`Column ${x}, row ${y}.`);
  };
  // The text editor draws itself, when it likes.
  const around = '[data-panel]:not([data-panel="board"], [data-panel="editor"]) *';
  const words = ".gw-painter-hovered";
  // The board too is drawn without being rendered.
  const painter = `.gw-painter *:not(${words})`;
  // What else happens in the window while a pack opens may be shown late.
  await expect(async () => {
    await hover(1, 1);
    await watchWork(page);
    await hover(2, 1);
    await hover(2, 2);
    const { rendered } = await workDone(page, [around, painter, words]);
    expect(rendered).toEqual({ [words]: 1, [painter]: 0, [around]: 0 });
  }).toPass();

  // What is in hand is drawn on the board, and counted in the line below; no button has to do with it.
  const said = page.locator(".gw-painter-notice");
  await boardOf(page).focus();
  await page.keyboard.press("r");
  await drag(page, [
    [1, 1],
    [2, 2],
  ]);
  await expect(said).toContainText("Selected 2 × 2");
  await hover(1, 1);
  await page.mouse.down();
  await hover(2, 1);
  await expect(said).toContainText("will change");
  const buttons = '.gw-painter [role="toolbar"] *';
  await expect(async () => {
    await hover(2, 1);
    await watchWork(page);
    await hover(3, 2);
    expect((await workDone(page, [buttons])).rendered[buttons]).toBe(0);
  }).toPass();
  await page.keyboard.press("Escape");
  await page.mouse.up();
});
