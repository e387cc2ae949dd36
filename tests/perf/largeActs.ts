// Measures what is done at once to much: a fill, six layers put down and turned, a long broken text opened, a table of
// 300 levels. Each in the processor time of the longest task of the window, with everything that follows.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Page, expect } from "@playwright/test";
import { boardOf, boardSettled, chooseKind, pointOf, showLevel } from "../e2e/harness/board";
import { type RunningApp, startApp } from "../e2e/harness/runningApp";
import { boardPaintedAtMs } from "./appScales";
import type { Figure } from "./figures";
import { largePackSync } from "./largePack";
import { rested } from "./largeText";
import { taskTimes } from "./threadTime";

const SIDE = 256;
const WHOLE = "levels/large_001.json";
const BROKEN = "levels/large_002.json";
const TIMES = 3;

/** Measures all of it, in two starts of the program. */
export async function largeActFigures(): Promise<readonly Figure[]> {
  return [...(await boardFigures()), ...(await tableFigures())];
}

type Texts = ReadonlyMap<string, string>;

async function withPack<Value>(texts: Texts, work: (app: RunningApp) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-bench-"));
  const pack = path.join(folder, "large");
  for (const [file, text] of texts) {
    mkdirSync(path.dirname(path.join(pack, file)), { recursive: true });
    writeFileSync(path.join(pack, file), text);
  }
  const app = await startApp({ pack });
  try {
    await boardPaintedAtMs(app.page);
    return await work(app);
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
}

function textsOf(size: Parameters<typeof largePackSync>[0]): Map<string, string> {
  return new Map(largePackSync(size).files.map(({ path: file, text }) => [file, text ?? ""]));
}

/** An act, repeated; `before` is not measured. */
interface Act {
  readonly name: string;
  readonly goal: string;
  readonly before?: (app: RunningApp) => Promise<void>;
  readonly act: (app: RunningApp) => Promise<void>;
}

/** Returns the longest task of each act: the median of a few times. */
async function longestTasks(app: RunningApp, acts: readonly Act[]): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { name, goal, before, act } of acts) {
    const longest: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      await before?.(app);
      await rested(app.page);
      const tasks = await taskTimes(app.electron, async () => {
        await act(app);
        await rested(app.page);
      });
      longest.push(Math.max(0, ...tasks));
    }
    const value = longest.toSorted((a, b) => a - b)[TIMES >> 1]!;
    figures.push({ group: "large", name: `${name}: longest task`, value, unit: "ms of processor", goal });
  }
  return figures;
}

async function boardFigures(): Promise<readonly Figure[]> {
  const texts = textsOf({ levels: 2, width: SIDE, height: SIDE, layers: 6 });
  const whole = texts.get(BROKEN) ?? "";
  // A comma in the middle is missing.
  const comma = whole.indexOf(",\n", whole.length >> 1);
  texts.set(BROKEN, whole.slice(0, comma) + whole.slice(comma + 1));
  const board = `${SIDE}×${SIDE}×6`;
  const megabytes = (whole.length / 1e6).toFixed(1);
  return withPack(texts, (app) =>
    longestTasks(app, [
      { name: `${board}, 53,000 cells filled`, goal: "≤ 16", before: readyToFill, act: ({ page }) => page.mouse.up() },
      {
        name: `${board}, undo of that`,
        goal: "≤ 50",
        before: filled,
        act: ({ page }) => page.keyboard.press("ControlOrMeta+z"),
      },
      {
        name: `${board}, all layers turned`,
        goal: "≤ 16",
        before: allSelected,
        act: ({ page }) => page.keyboard.press("z"),
      },
      {
        name: `${board}, all layers put down`,
        goal: "≤ 16",
        before: carried,
        act: ({ page }) => page.keyboard.press("Enter"),
      },
      {
        name: `a broken text of ${megabytes} MB opened`,
        goal: "≤ 50",
        before: (each) => showLevel(each.page, WHOLE),
        act: openBroken,
      },
    ]),
  );
}

/** Holds the button down over a free cell of the objects, with nothing done yet. */
async function readyToFill({ page }: RunningApp): Promise<void> {
  await undone(page);
  await chooseKind(page, "gem");
  await boardOf(page).focus();
  await page.keyboard.press("f");
  await boardSettled(boardOf(page));
  const { x, y } = await pointOf(page, [SIDE >> 1, SIDE >> 1]);
  await page.mouse.move(x, y);
  await page.mouse.down();
}

async function filled(app: RunningApp): Promise<void> {
  await readyToFill(app);
  await app.page.mouse.up();
}

/** Selects the whole board with all its layers. */
async function allSelected({ page }: RunningApp): Promise<void> {
  await undone(page);
  await boardOf(page).focus();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ControlOrMeta+a");
}

/** Holds a mirrored copy of the whole board over it. */
async function carried(app: RunningApp): Promise<void> {
  await allSelected(app);
  for (const key of ["ControlOrMeta+c", "ControlOrMeta+v", "x"]) {
    await rested(app.page);
    await app.page.keyboard.press(key);
  }
}

async function undone(page: Page): Promise<void> {
  const unsaved = page.getByRole("contentinfo").getByText("unsaved");
  await boardOf(page).focus();
  while ((await unsaved.count()) > 0) await page.keyboard.press("ControlOrMeta+z");
}

async function openBroken({ page }: RunningApp): Promise<void> {
  await page.locator(`[role=treeitem][data-path="${BROKEN}"]`).click();
  await expect(page.getByRole("tab", { name: path.basename(BROKEN), selected: true })).toBeVisible();
}

const LEVELS = 300;
const RULES = 60;

/** Every rule is tried in every level. */
async function tableFigures(): Promise<readonly Figure[]> {
  const texts = textsOf({ levels: LEVELS, width: 12, height: 12, layers: 4 });
  const game = JSON.parse(texts.get("game.json") ?? "") as { readonly rules: readonly unknown[] };
  const rules = Array.from({ length: RULES }, (_, index) => ({
    id: `rule_${index}`,
    on: "avatar_entered",
    where: { position: [index % 12, 0] },
    then: [{ increment_variable: { name: "seen", amount: 1 } }],
  }));
  texts.set("game.json", JSON.stringify({ ...game, rules: [...game.rules, ...rules] }, null, 2));
  return withPack(texts, async (app) => {
    const { page } = app;
    await app.showPanel("overview");
    const tab = (name: string) => page.getByRole("region", { name: "Pack overview" }).getByRole("tab", { name });
    const counted = page.getByRole("grid", { name: "Rules" }).locator("td[data-state=fired]").first();
    await tab("Rules tried").click();
    await expect(counted).toBeVisible({ timeout: 120_000 });
    const scroller = page.locator(".gw-coverage");
    const act = async (): Promise<void> => {
      await tab("Rules tried").click();
      await expect(counted).toBeVisible();
    };
    const scroll = (left: number, top: number) => async (): Promise<void> =>
      scroller.evaluate((table, to) => table.scrollTo({ left: to.left, top: to.top }), { left, top });
    const title = `"Rules tried" of ${LEVELS} levels × ${RULES + 1} rules`;
    const tables = await longestTasks(app, [
      { name: `${title} opened`, goal: "≤ 50", before: () => tab("Levels").click(), act },
      { name: `${title}, scrolled down`, goal: "≤ 50", before: scroll(0, 0), act: scroll(0, 1000) },
      { name: `${title}, scrolled to the right`, goal: "≤ 50", before: scroll(0, 0), act: scroll(2000, 0) },
    ]);
    return [...tables, ...(await openingFigures(app))];
  });
}

/** Opens the pack again, from the folder it is in. */
async function openingFigures(app: RunningApp): Promise<readonly Figure[]> {
  const { page } = app;
  await app.answerFolder(app.pack.folder);
  const level = page.locator(`[role=treeitem][data-path="${WHOLE}"]`);
  const close = async (): Promise<void> => {
    await app.chooseMenu("pack.close");
    await expect(level).toHaveCount(0);
  };
  const open = async (): Promise<void> => {
    await app.chooseMenu("pack.open");
    await expect(level).toBeVisible();
    await boardPaintedAtMs(page);
  };
  return longestTasks(app, [{ name: `a pack of ${LEVELS} levels opened`, goal: "≤ 50", before: close, act: open }]);
}
