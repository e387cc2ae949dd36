// The app as its user meets it: started, looked at, painted in. Drives the built app through the end-to-end harness.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ElectronApplication, Page } from "@playwright/test";
import { referencePack } from "../e2e/harness/packCopy";
import { type RunningApp, startApp } from "../e2e/harness/runningApp";
import type { Figure } from "./figures";
import { largePackSync } from "./largePack";

const GROUP = "app";
const STARTS = 3;

/** Start, memory, painting. Every figure is taken on a pack of its own copy and a user of its own. */
export async function appFigures(): Promise<readonly Figure[]> {
  const pack = referencePack("carrot_quest") ?? "sample-packs/flag-worlds";
  const starts: number[] = [];
  for (let start = 0; start < STARTS; start += 1) starts.push(await coldStartMs(pack));
  const figure = (name: string, value: number, unit: string, goal: string | null = null): Figure => ({
    group: GROUP,
    name,
    value,
    unit,
    goal,
  });
  return [
    figure("cold start to painted board", starts.sort((a, b) => a - b)[1]!, "ms", "≤ 2,000"),
    figure("memory of all processes", await memoryMegabytes(pack), "MB"),
    ...(await paintingFigures()).map(({ name, value, unit, goal }) => figure(name, value, unit, goal)),
  ];
}

async function coldStartMs(pack: string): Promise<number> {
  const beganAtMs = Date.now();
  const app = await startApp({ pack });
  const paintedAtMs = await boardPaintedAtMs(app.page);
  await app.close();
  return paintedAtMs - beganAtMs;
}

/** Waits until a pixel of the board is drawn; the page's clock at that frame. */
async function boardPaintedAtMs(page: Page): Promise<number> {
  const painted = await page.waitForFunction(() => {
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>(".gw-board canvas")) {
      if (canvas.width === 0 || canvas.height === 0) continue;
      const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
      if (pixels?.some((value) => value !== 0) === true) return Date.now();
    }
    return 0;
  });
  return painted.jsonValue();
}

async function memoryMegabytes(pack: string): Promise<number> {
  const app = await startApp({ pack });
  await boardPaintedAtMs(app.page);
  const kilobytes = await processKilobytes(app.electron);
  await app.close();
  return kilobytes / 1024;
}

/** On Linux shared pages are counted once (PSS); elsewhere the sum of the working sets. */
async function processKilobytes(electron: ElectronApplication): Promise<number> {
  const processes = await electron.evaluate(({ app }) =>
    app.getAppMetrics().map(({ pid, memory }) => ({ pid, kilobytes: memory.workingSetSize })),
  );
  return processes.reduce((sum, { pid, kilobytes }) => sum + (proportionalKilobytes(pid) ?? kilobytes), 0);
}

function proportionalKilobytes(pid: number): number | null {
  try {
    const pss = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"));
    return pss === null ? null : Number(pss[1]);
  } catch {
    return null;
  }
}

/** Frames a second while a brush is dragged over a board of 64×64×5 with few pauses between the pointer's moves. */
async function paintingFigures(): Promise<readonly Omit<Figure, "group">[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-bench-"));
  const pack = path.join(folder, "large");
  writeLargePack(pack);
  const app = await startApp({ pack });
  try {
    await boardPaintedAtMs(app.page);
    const frames = await framesWhilePainting(app);
    const lengths = frames.slice(1).map((atMs, index) => atMs - frames[index]!);
    const inOrder = lengths.toSorted((a, b) => a - b);
    const seconds = (frames.at(-1)! - frames[0]!) / 1000;
    return [
      { name: "frames painting 64×64×5", value: lengths.length / seconds, unit: "frames/s", goal: "≥ 60" },
      {
        name: "frames painting 64×64×5: 99 of 100 within",
        value: inOrder[Math.floor(inOrder.length * 0.99)]!,
        unit: "ms",
        goal: null,
      },
    ];
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
}

function writeLargePack(folder: string): void {
  for (const { path: file, text } of largePackSync({ levels: 1, width: 64, height: 64, layers: 5 }).files) {
    const full = path.join(folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text ?? "");
  }
}

const STROKE_MOVES = 240;

/** Times of the page's frames, in ms, from pressing the brush down to lifting it. */
async function framesWhilePainting({ page }: RunningApp): Promise<readonly number[]> {
  const box = await page.locator(".gw-board").first().boundingBox();
  if (box === null) throw new Error("the board is not in sight");
  await page.keyboard.press("b");
  const at = (part: number): readonly [number, number] => [
    box.x + box.width * (0.5 + 0.4 * Math.cos(part * 40)),
    box.y + box.height * (0.5 + 0.4 * Math.sin(part * 27)),
  ];
  await page.mouse.move(...at(0));
  await page.mouse.down();
  await page.evaluate(() => {
    const frames: number[] = [];
    (globalThis as unknown as { frames: number[] }).frames = frames;
    const note = (atMs: number): void => {
      frames.push(atMs);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (let move = 1; move <= STROKE_MOVES; move += 1) await page.mouse.move(...at(move / STROKE_MOVES));
  const frames = await page.evaluate(() => Array.from((globalThis as unknown as { frames: number[] }).frames));
  await page.mouse.up();
  return frames;
}
