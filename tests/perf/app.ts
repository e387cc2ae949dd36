// The app as its user meets it: started, looked at, painted in. Drives the built app through the end-to-end harness.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { referencePack } from "../e2e/harness/packCopy";
import { type RunningApp, startApp } from "../e2e/harness/runningApp";
import { boardPaintedAtMs, megabytesOf } from "./appScales";
import type { Figure } from "./figures";
import { largePackSync } from "./largePack";
import { framesWhilePainting, strokeTimes } from "./painting";

const GROUP = "app";
const STARTS = 3;
const STROKES = 7;

/** Start, memory, painting. Every start is on a copy of the pack, by a user with no settings yet. */
export async function appFigures(): Promise<readonly Figure[]> {
  const pack = referencePack("carrot_quest") ?? "sample-packs/flag-worlds";
  const starts: number[] = [];
  for (let start = 0; start < STARTS; start += 1) starts.push(await coldStartMs(pack));
  const megabytes = await withApp(pack, async (app) => {
    await boardPaintedAtMs(app.page);
    return megabytesOf(app.electron);
  });
  return [
    figure("cold start to painted board", median(starts), "ms", "≤ 2,000"),
    figure("memory of all processes", megabytes, "MB"),
    ...(await paintingFigures()),
  ];
}

function figure(name: string, value: number, unit: string, goal: string | null = null): Figure {
  return { group: GROUP, name, value, unit, goal };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

async function withApp<Value>(pack: string, work: (app: RunningApp) => Promise<Value>): Promise<Value> {
  const app = await startApp({ pack });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

async function coldStartMs(pack: string): Promise<number> {
  const beganAtMs = Date.now();
  return withApp(pack, async ({ page }) => (await boardPaintedAtMs(page)) - beganAtMs);
}

/** On a board of 64×64×5: single strokes, then one long one. */
async function paintingFigures(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-bench-"));
  const pack = path.join(folder, "large");
  writeLargePack(pack);
  try {
    return await withApp(pack, async ({ page }) => {
      await boardPaintedAtMs(page);
      const strokes = await strokeTimes(page, STROKES);
      const frames = await framesWhilePainting(page);
      const lengths = frames.slice(1).map((atMs, index) => atMs - frames[index]!);
      const seconds = (frames.at(-1)! - frames[0]!) / 1000;
      const slowest = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length * 0.99)]!;
      return [
        figure("64×64×5: pressing the brush to the board", median(strokes.map(({ board }) => board)), "ms"),
        figure("64×64×5: lifting the brush to the text", median(strokes.map(({ text }) => text)), "ms"),
        figure("64×64×5: frames while painting", lengths.length / seconds, "frames/s", "≥ 60"),
        figure("64×64×5: 99 of 100 frames within", slowest, "ms"),
      ];
    });
  } finally {
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
