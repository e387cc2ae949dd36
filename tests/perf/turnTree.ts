// Measures stepping through a very long turn in a running app: its tree opened, scrolled, stepped through. In processor
// time of the page's main thread, as wall-clock time depends on what else runs.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { showLevel } from "../e2e/harness/board";
import { projectRoot } from "../e2e/harness/packCopy";
import { expectMoves, play, showPanel } from "../e2e/harness/play";
import { type RunningApp, startApp } from "../e2e/harness/runningApp";
import type { Figure } from "./figures";
import { heldSteps } from "./heldStep";
import { type ThreadTime, threadTimes } from "./threadTime";

const PASSES = 2_600;
const SCROLLS = 120;
const STEPS = 100;
const TURN_ENDS = 20;

/** Measures what a frame of scrolling and a step take in a turn of some 10,000 records. */
export async function turnTreeFigures(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-bench-"));
  try {
    const pack = path.join(folder, "endless");
    writeEndlessPack(pack);
    const app = await startApp({ pack });
    try {
      return await measure(app);
    } finally {
      await app.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes the sample pack with two rules that repeat until the cascade is cut off. */
function writeEndlessPack(folder: string): void {
  cpSync(path.join(projectRoot, "sample-packs/flag-worlds"), folder, { recursive: true });
  const file = path.join(folder, "game.json");
  const game = JSON.parse(readFileSync(file, "utf8")) as { readonly rules: readonly unknown[] };
  const again = (id: string, on: string): unknown => ({
    id,
    on,
    then: [{ increment_variable: { name: id, amount: 1 } }],
  });
  const rules = [...game.rules, again("start", "avatar_entered"), again("ping", "variable_changed")];
  writeFileSync(file, JSON.stringify({ ...game, rules, defaults: { maxCascadeDepth: PASSES } }));
}

async function measure({ page, electron }: RunningApp): Promise<readonly Figure[]> {
  await showLevel(page, "levels/fw_001.json");
  await showPanel(page, "Turn");
  await play(page);
  await page.keyboard.press("ArrowRight");
  await expectMoves(page, 1);
  const records = /\d+ records/.exec(await page.locator(".gw-debugger-place").innerText())?.[0] ?? "";
  const spans = await threadTimes(electron, async () => {
    await page.evaluate(scrollThrough, SCROLLS);
    await steps(page, "step", "Control+F11", STEPS);
  });
  const held = await heldSteps(page, electron);
  await page.keyboard.press("Alt+Shift+F11");
  const ends = await threadTimes(electron, async () => {
    for (let end = 0; end < TURN_ENDS; end += 1) {
      await steps(page, "back over", "Control+F11", 1);
      await steps(page, "over", "F11", 1);
    }
  });
  const heldFigure = (name: string, value: number, unit: string, goal: string | null): Figure => {
    return { group: "debugger", name: `a step held at 30 a second in a turn of ${records}${name}`, value, unit, goal };
  };
  const figure = (name: string, times: readonly ThreadTime[] | undefined, goal: string | null = "≤ 16"): Figure => {
    const value = nineTenths((times ?? []).map(({ processor }) => processor));
    return { group: "debugger", name: `${name}, nine of ten within`, value, unit: "ms of processor", goal };
  };
  return [
    figure(`a frame of scrolling a turn of ${records}`, spans.get("scroll")),
    figure(`a key to the step's frame in a turn of ${records}`, spans.get("step")),
    {
      ...figure("", spans.get("step")?.slice(0, 1), null),
      name: `a key to the frame of the first step in a turn of ${records}`,
    },
    figure(`text and details after a step's frame in a turn of ${records}`, spans.get("after step"), null),
    {
      ...figure("", spans.get("after step"), null),
      name: "the longest that follows a step's frame: the text shows another file",
      value: Math.max(0, ...(spans.get("after step") ?? []).map(({ processor }) => processor)),
      goal: "≤ 50",
    },
    figure(`a key to the frame of a step into another turn of ${records}`, ends.get("over")),
    figure(`lanes, text and details after the frame of a step into another turn`, ends.get("after over"), null),
    heldFigure(": key to frame, nine of ten within", nineTenths(held.keyToFrame), "ms", null),
    heldFigure(": all it takes", held.processor, "ms of processor", "≤ 16"),
    heldFigure("", held.frames, "frames/s", "≥ 30"),
  ];
}

function nineTenths(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.9)] ?? Number.NaN;
}

/** Scrolls the tree from its top towards its end, most of a page each frame; a span lasts until the next frame. */
async function scrollThrough(scrolls: number): Promise<void> {
  const tree = document.querySelector(".gw-turn-tree-rows")!;
  const frame = (): Promise<number> => new Promise(requestAnimationFrame);
  for (let scroll = 1; scroll <= scrolls; scroll += 1) {
    await frame();
    performance.mark("begin scroll");
    tree.scrollTop = (tree.scrollHeight * scroll) / scrolls;
    await frame();
    await frame();
    performance.mark("end");
  }
}

type WithStep = typeof globalThis & { isStepDone?: boolean };

/** Presses a debugger key repeatedly, each time after the effects of the last one are shown. */
async function steps(page: Page, name: string, keys: string, count: number): Promise<void> {
  const parts = keys.split("+");
  const key = parts.pop()!;
  for (const held of parts) await page.keyboard.down(held);
  for (let step = 0; step < count; step += 1) await oneStep(page, name, key);
  for (const held of parts) await page.keyboard.up(held);
}

/**
 * Presses one key. One span lasts from before the key to the end of its frame, another from there to the end of the
 * second frame after it, when everything that follows the step is shown.
 */
async function oneStep(page: Page, name: string, key: string): Promise<void> {
  await page.evaluate(watchStep, { name, key });
  await page.keyboard.down(key);
  await page.keyboard.up(key);
  await page.waitForFunction(() => (globalThis as WithStep).isStepDone === true);
}

type WithScheduler = typeof globalThis & {
  readonly scheduler: { postTask(work: () => void, options: { readonly priority: "user-blocking" }): Promise<void> };
};

function watchStep({ name, key: stepKey }: { readonly name: string; readonly key: string }): void {
  const state = globalThis as WithStep;
  state.isStepDone = false;
  // Runs before all work that waits for the frame, even if that was scheduled earlier.
  const afterFrame = (work: () => void): void => {
    requestAnimationFrame(() => {
      void (globalThis as WithScheduler).scheduler.postTask(work, { priority: "user-blocking" });
    });
  };
  const finish = (): void => {
    performance.mark("end");
    requestIdleCallback(() => (state.isStepDone = true));
  };
  const shown = (): void => {
    performance.mark("end");
    performance.mark(`begin after ${name}`);
    afterFrame(() => afterFrame(finish));
  };
  const watch = ({ key }: KeyboardEvent): void => {
    if (key !== stepKey) return;
    removeEventListener("keydown", watch, { capture: true });
    afterFrame(shown);
  };
  addEventListener("keydown", watch, { capture: true });
  performance.mark(`begin ${name}`);
}
