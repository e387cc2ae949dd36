// Measures the solver as its user experiences it: how soon the chip follows a stroke, and whether the window keeps its
// frames while searches run.
import type { Page } from "@playwright/test";
import { boardOf, chooseKind, pointOf, showLevel } from "../e2e/harness/board";
import { referencePack } from "../e2e/harness/packCopy";
import { type RunningApp, startApp } from "../e2e/harness/runningApp";
import type { Figure } from "./figures";
import { frameTimes, p95, rateOf } from "./frames";
import { taskTimes } from "./threadTime";

const GROUP = "solving";
const STROKES = 9;
const WATCHED_MS = 4_000;
const ARRIVALS = 5;
/** Other answers follow the first. */
const AFTER_ARRIVAL_MS = 1_000;

/** Measures on the sample pack; the frames on the hardest reference pack there is. */
export async function solverWindowFigures(): Promise<readonly Figure[]> {
  const chips = await withApp("sample-packs/flag-worlds", chipTimes);
  const frames = await withReference("flood_colors", frameFigures);
  const middle = chips.toSorted((a, b) => a - b)[Math.floor(chips.length / 2)] ?? Number.NaN;
  return [
    figure("from a stroke to the chip, median", middle, "ms", "≤ 300"),
    figure("from a stroke to the chip, slowest", Math.max(...chips), "ms"),
    ...frames,
    ...(await withReference("carrot_quest", arrivalFigures)),
  ];
}

async function withReference(
  name: string,
  work: (app: RunningApp) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const pack = referencePack(name);
  return pack === null ? [] : withApp(pack, work);
}

function figure(name: string, value: number, unit: string, goal: string | null = null): Figure {
  return { group: GROUP, name, value, unit, goal };
}

async function withApp<Value>(pack: string, work: (app: RunningApp) => Promise<Value>): Promise<Value> {
  const app = await startApp({ pack });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

type WithChip = typeof globalThis & { chipAtMs: number; liftedAtMs: number };

/** Blocks the only way of a level and frees it again, and waits for what the chip says. */
async function chipTimes({ page }: RunningApp): Promise<readonly number[]> {
  await showLevel(page, "levels/fw_001.json");
  await page.locator(".gw-status .gw-solver-chip", { hasText: "7 moves" }).waitFor();
  const times: number[] = [];
  while (times.length < STROKES) {
    for (const [kind, text] of [
      ["wall", "no solution"],
      ["empty", "7 moves"],
    ] as const) {
      await chooseKind(page, kind);
      times.push(await strokeToChip(page, text));
    }
  }
  return times;
}

async function strokeToChip(page: Page, text: string): Promise<number> {
  await page.evaluate((wanted) => {
    const clocks = globalThis as WithChip;
    Object.assign(clocks, { chipAtMs: 0, liftedAtMs: 0 });
    addEventListener("pointerup", ({ timeStamp }) => void (clocks.liftedAtMs = timeStamp), {
      capture: true,
      once: true,
    });
    const look = (): void => {
      const chip = document.querySelector<HTMLElement>(".gw-status .gw-solver-chip");
      const isThere = chip?.dataset["stale"] === "false" && chip.textContent.includes(wanted);
      if (isThere && clocks.liftedAtMs > 0) clocks.chipAtMs = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, text);
  const { x, y } = await pointOf(page, [4, 2]);
  await page.mouse.click(x, y);
  await page.waitForFunction(() => (globalThis as WithChip).chipAtMs > 0);
  return page.evaluate(() => (globalThis as WithChip).chipAtMs - (globalThis as WithChip).liftedAtMs);
}

/** Moves the pointer over the board while a level is searched, looked into, and others like it are made. */
async function frameFigures(app: RunningApp): Promise<readonly Figure[]> {
  const { page } = app;
  await showLevel(page, "levels/fl_028.json");
  await boardOf(page).hover();
  const before = await frameTimes(page, () => movePointer(page));
  await page.locator(".gw-status .gw-solver-chip", { hasText: "searching" }).waitFor({ timeout: 60_000 });
  await app.showPanel("mutate");
  await page.getByRole("button", { name: "Make Levels" }).click();
  await app.showPanel("solver");
  await page.getByText("Looking into the level").waitFor();
  const during = await frameTimes(page, () => movePointer(page));
  const cancelledAtMs = Date.now();
  await page.getByRole("button", { name: "Cancel", exact: true }).first().click();
  await page.locator(".gw-status .gw-solver-chip", { hasText: "unknown" }).waitFor();
  return [
    figure("frames without searches", rateOf(before), "frames/s"),
    figure("frames while three searches run", rateOf(during), "frames/s", "60"),
    figure("95 % of those frames within", p95(during), "ms", "≤ 17"),
    figure("cancel, click to chip", Date.now() - cancelledAtMs, "ms"),
  ];
}

/** Has all that is reported of a level come again and again, into the panel and the strip of the solution. */
async function arrivalFigures(app: RunningApp): Promise<readonly Figure[]> {
  const { page } = app;
  await showLevel(page, "levels/fw_004.json");
  await app.chooseMenu("panel.solution");
  await app.chooseMenu("panel.solver");
  const difficulty = page.getByRole("region", { name: "Difficulty" });
  await difficulty.waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: "Find out what each is for" }).click();
  const tasks = await taskTimes(app.electron, async () => {
    for (let time = 0; time < ARRIVALS; time += 1) {
      await app.chooseMenu("solver.blind");
      await difficulty.waitFor({ state: "hidden" });
      await app.chooseMenu("solver.blind");
      await difficulty.waitFor();
      await page.waitForTimeout(AFTER_ARRIVAL_MS);
    }
  });
  return [figure("longest task as what is known of a level arrives", Math.max(...tasks), "ms", "≤ 50")];
}

async function movePointer(page: Page): Promise<void> {
  const untilMs = Date.now() + WATCHED_MS;
  for (let step = 0; Date.now() < untilMs; step += 1) {
    const { x, y } = await pointOf(page, [step % 5, Math.floor(step / 5) % 5]);
    await page.mouse.move(x, y, { steps: 3 });
  }
}
