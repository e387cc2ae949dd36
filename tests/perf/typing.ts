// Measures typing into a level of more than a megabyte: the frames meanwhile, and how soon a letter is on the screen.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Page, expect } from "@playwright/test";
import { showLevel } from "../e2e/harness/board";
import { type RunningApp, startApp } from "../e2e/harness/runningApp";
import { focusText } from "../e2e/harness/window";
import { boardPaintedAtMs } from "./appScales";
import type { Figure } from "./figures";
import { largePackSync } from "./largePack";
import { taskTimes } from "./threadTime";

const FILE = "levels/large_001.json";

/** What is typed, where, and how fast. */
export interface Typing {
  readonly name: string;
  readonly keys: readonly string[];
  readonly lettersPerSecond: number;
  /** Into a name, or between two values, where typing breaks the text. */
  readonly where: "name" | "between";
}

/** The results, in ms. */
export interface TypingFeel {
  readonly frames: readonly number[];
  /** From a key to the end of the frame with its letter. */
  readonly letters: readonly number[];
}

const LETTERS = Array.from({ length: 120 }, (_, index) => "etaoinshrdlu"[index % 12]!);
/** An extra comma, a bracket (the editor closes it), and both deleted again. */
const BREAKS = Array.from({ length: 48 }, (_, index) => [",", "[", "Backspace", "Backspace"][index % 4]!);

const TYPINGS: readonly Typing[] = [
  { name: "12 letters/s", keys: LETTERS, lettersPerSecond: 12, where: "name" },
  { name: "30 letters/s", keys: LETTERS, lettersPerSecond: 30, where: "name" },
  { name: "commas and brackets too many, and gone again", keys: BREAKS, lettersPerSecond: 12, where: "between" },
];

/** Measures with the text beside its board, and alone. */
export async function typingFigures(): Promise<readonly Figure[]> {
  return withLargeText(async ({ page, electron }, megabytes) => {
    const figures: Figure[] = [];
    for (const beside of ["beside its board", "alone"]) {
      if (beside === "alone") await showTextAlone(page);
      for (const typing of TYPINGS) {
        await caretIntoTheMiddle(page, typing.where);
        let feel: TypingFeel | undefined;
        const tasks = await taskTimes(electron, async () => {
          feel = await typed(page, typing);
        });
        figures.push(...figuresOf(`${megabytes} MB of text ${beside}, ${typing.name}`, feel!, tasks));
        await takeBack(page);
      }
    }
    return figures;
  });
}

function figuresOf(title: string, { frames, letters }: TypingFeel, tasks: readonly number[]): readonly Figure[] {
  const figure = (name: string, value: number, unit: string, goal: string | null = null): Figure => {
    return { group: "app", name: `${title}: ${name}`, value, unit, goal };
  };
  const late = frames.filter((frame) => frame > LATE_MS).length / frames.length;
  return [
    // Other programs delay frames, but make no task longer.
    figure("longest task", quantile(tasks, 1), "ms of processor", "≤ 16.7"),
    figure("frame, p95", quantile(frames, 0.95), "ms", "≤ 16.7"),
    figure("frames that came late", late * 100, "%"),
    figure("key to letter, median", quantile(letters, 0.5), "ms"),
    figure("key to letter, p95", quantile(letters, 0.95), "ms"),
  ];
}

/** Frames follow the screen's refresh rate: an interval longer than one and a half refreshes at 60 Hz missed one. */
const LATE_MS = 25;

/** Returns the value below which a share of the values lies; the largest for 1. */
function quantile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? Number.NaN;
}

/** Opens a pack of two levels of about 150×150 cells with four layers, with one of them in the editor. */
export async function withLargeText<Value>(
  work: (app: RunningApp, megabytes: string) => Promise<Value>,
  side = 150,
): Promise<Value> {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-bench-"));
  const pack = path.join(folder, "large");
  let megabytes = "";
  for (const { path: file, text } of largePackSync({ levels: 2, width: side, height: side, layers: 5 }).files) {
    mkdirSync(path.dirname(path.join(pack, file)), { recursive: true });
    writeFileSync(path.join(pack, file), text ?? "");
    if (file === FILE) megabytes = ((text ?? "").length / 1e6).toFixed(1);
  }
  const app = await startApp({ pack });
  try {
    await boardPaintedAtMs(app.page);
    await showLevel(app.page, FILE);
    return await work(app, megabytes);
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
}

/** Closes all panels except the text's. */
async function showTextAlone(page: Page): Promise<void> {
  const others = page
    .locator(".dv-tab")
    .filter({ hasNotText: /^Text$/ })
    .locator(".dv-default-tab-action");
  while ((await others.count()) > 0) await others.first().dispatchEvent("click");
}

/** Moves the caret into or after a kind's name in the middle of the level. */
export async function caretIntoTheMiddle(page: Page, where: Typing["where"]): Promise<void> {
  await focusText(page);
  await page.keyboard.press("Control+G");
  const box = page.locator(".quick-input-widget input");
  await expect(box).toBeFocused();
  await page.keyboard.type("60004:1");
  await page.keyboard.press("Enter");
  await expect(page.locator(".gw-editor-area textarea").first()).toBeFocused();
  await page.keyboard.press("End");
  if (where === "between") return;
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
}

interface Stopwatch {
  readonly frames: number[];
  readonly letters: number[];
  stop(): void;
}

type WithStopwatch = typeof globalThis & { typingStopwatch: Stopwatch };

/** Types and returns the measurements. */
async function typed(page: Page, { keys, lettersPerSecond }: Omit<Typing, "name" | "where">): Promise<TypingFeel> {
  await startStopwatch(page);
  const beganAtMs = performance.now();
  for (const [index, key] of keys.entries()) {
    const dueInMs = beganAtMs + (index * 1000) / lettersPerSecond - performance.now();
    if (dueInMs > 0) await new Promise((resolve) => setTimeout(resolve, dueInMs));
    await page.keyboard.press(key);
  }
  const { frames, letters } = await page.evaluate(() => {
    const watch = (globalThis as WithStopwatch).typingStopwatch;
    watch.stop();
    return { frames: watch.frames, letters: watch.letters };
  });
  return { frames: frames.slice(1).map((atMs, index) => atMs - frames[index]!), letters };
}

/** Records each frame, and the time from each key to the next paint; times too short to measure count as 16 ms. */
async function startStopwatch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const slow = new Map<number, number>();
    const pressed: number[] = [];
    const watch = { frames: [] as number[], letters: [] as number[], isRunning: true, stop };
    const note = (atMs: number): void => {
      watch.frames.push(atMs);
      if (watch.isRunning) requestAnimationFrame(note);
    };
    const press = ({ timeStamp }: KeyboardEvent): void => void pressed.push(timeStamp);
    const take = (entries: readonly PerformanceEntry[]): void => {
      for (const { name, startTime, duration } of entries) if (name === "keydown") slow.set(startTime, duration);
    };
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    function stop(): void {
      watch.isRunning = false;
      removeEventListener("keydown", press, { capture: true });
      take(observer.takeRecords());
      observer.disconnect();
      watch.letters.push(...pressed.map((atMs) => slow.get(atMs) ?? 16));
    }
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    addEventListener("keydown", press, { capture: true });
    requestAnimationFrame(note);
    Object.assign(globalThis, { typingStopwatch: watch });
  });
}

/** Undoes everything that was typed. */
async function takeBack(page: Page): Promise<void> {
  const unsaved = page.getByRole("contentinfo").getByText("unsaved");
  while ((await unsaved.count()) > 0) await page.keyboard.press("ControlOrMeta+z");
}
