// Measures the app as its user experiences it: starting, viewing, painting. Drives the built app through the end-to-end
// harness.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { boardOf, chooseKind } from "../e2e/harness/board";
import { referencePack } from "../e2e/harness/packCopy";
import { type RunningApp, startApp } from "../e2e/harness/runningApp";
import { boardPaintedAtMs, megabytesOf } from "./appScales";
import { boardMoves } from "./boardMoves";
import type { Figure } from "./figures";
import { largePackSync } from "./largePack";
import { framesPerSecond, openingSpan, paintSpans } from "./paintSpans";
import { strokeTimes } from "./painting";
import { thumbnailFigures } from "./thumbnails";
import { largeTextFigures } from "./largeText";
import { typingFigures } from "./typing";

const GROUP = "app";
const STARTS = 3;
const STROKES = 7;

/** Measures start, memory and painting. Every start is on a copy of the pack, by a user with no settings yet. */
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
    ...(await thumbnailFigures()),
    ...(await typingFigures()),
    ...(await largeTextFigures()),
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

/** On boards of 64×64 and 256×256 cells with six layers. */
async function paintingFigures(): Promise<readonly Figure[]> {
  const small = await onLargePack(64, async (app) => {
    const { page } = app;
    const strokes = await strokeTimes(page, STROKES);
    const { stroke, undo } = await paintSpans(app);
    const moves = await boardMoves(app);
    const opening = await openingSpan(app, ["levels/large_002.json", "levels/large_001.json"]);
    return [
      figure("64×64×6: pressing the brush to the board", median(strokes.map(({ board }) => board)), "ms"),
      figure("64×64×6: lifting the brush to the text", median(strokes.map(({ text }) => text)), "ms"),
      figure("64×64×6: stroke of 500 cells to the text", stroke, "ms of processor", "≤ 30"),
      figure("64×64×6: undo of that stroke", undo, "ms of processor", "≤ 16"),
      figure("64×64×6: opening a level", opening, "ms of processor", "≤ 100"),
      figure("64×64×6: a move of the pointer", moves.hover, "ms of processor", "≤ 4"),
      figure("64×64×6: a move with 2,000 cells in hand", moves.carry, "ms of processor"),
      figure("64×64×6: carrying 2,000 cells", moves.carryFrames, "frames/s", "≥ 60"),
      figure("64×64×6: choosing a layer", moves.layer, "ms of processor", "≤ 16"),
      figure("64×64×6: another size of the window", moves.resize, "ms of processor", "≤ 33"),
      ...(await frameFigures(page, 64, "≥ 60")),
    ];
  });
  return [...small, ...(await onLargePack(256, ({ page }) => frameFigures(page, 256, "≥ 30")))];
}

async function frameFigures(page: Page, side: number, goal: string): Promise<readonly Figure[]> {
  await chooseKind(page, "wall");
  await boardOf(page).focus();
  await page.keyboard.press("b");
  const figures: Figure[] = [];
  for (const movement of ["painting", "panning", "zooming"] as const) {
    const frames = await framesPerSecond(page, movement, side);
    figures.push(figure(`${side}×${side}×6: ${movement}`, frames, "frames/s", goal));
  }
  return figures;
}

async function onLargePack<Value>(side: number, work: (app: RunningApp) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-bench-"));
  const pack = path.join(folder, "large");
  writeLargePack(pack, side);
  try {
    return await withApp(pack, async (app) => {
      await boardPaintedAtMs(app.page);
      return work(app);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeLargePack(folder: string, side: number): void {
  for (const { path: file, text } of largePackSync({ levels: 2, width: side, height: side, layers: 6 }).files) {
    const full = path.join(folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text ?? "");
  }
}
