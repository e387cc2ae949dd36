// Playing as its user meets it: from a key to the first frame of the move, and through a session of thousands of moves.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { boardDrawn } from "../e2e/harness/board";
import { expectMoves, play, showPanel } from "../e2e/harness/play";
import { type RunningApp, startApp } from "../e2e/harness/runningApp";
import { megabytesOf } from "./appScales";
import type { Figure } from "./figures";
import { largePackSync } from "./largePack";
import { framesWhileScrubbing, keyTimes } from "./playing";

const GROUP = "play";
const KEYS = 40;
const MOVES = 5000;
const DRAGS = 240;

/** Keys in the sample pack; a session of 5,000 moves on a board of 12×12×4. */
export async function playFigures(): Promise<readonly Figure[]> {
  return [...(await withApp("sample-packs/flag-worlds", keyFigures)), ...(await withLongPath(sessionFigures))];
}

function figure(name: string, value: number, unit: string, goal: string | null = null): Figure {
  return { group: GROUP, name, value, unit, goal };
}

async function withApp<Value>(pack: string, work: (app: RunningApp) => Promise<Value>): Promise<Value> {
  const app = await startApp({ pack });
  try {
    await boardDrawn(app.page);
    return await work(app);
  } finally {
    await app.close();
  }
}

async function keyFigures({ page }: RunningApp): Promise<readonly Figure[]> {
  await page.getByText("All 10 levels win").waitFor();
  await play(page);
  const keys = Array.from({ length: KEYS }, (_, index) => (index % 2 === 0 ? "ArrowRight" : "ArrowLeft"));
  const times = (await keyTimes(page, keys)).toSorted((a, b) => a - b);
  return [
    figure("a key to the first frame of its move: half within", times[Math.floor(KEYS / 2)]!, "ms", "≤ 16"),
    figure("a key to the first frame of its move: nine of ten within", times[Math.floor(KEYS * 0.9)]!, "ms"),
  ];
}

async function sessionFigures(app: RunningApp): Promise<readonly Figure[]> {
  const { page, electron } = app;
  await page.getByText("The level wins").waitFor();
  await showPanel(page, "Solution");
  const before = await megabytesOf(electron);
  const began = Date.now();
  await page.locator(".gw-solution-verdict").click();
  await expectMoves(page, MOVES);
  const openedMs = Date.now() - began;
  const frames = (await framesWhileScrubbing(page, DRAGS)).toSorted((a, b) => a - b);
  const after = await megabytesOf(electron);
  const perSecond = (1000 * frames.length) / frames.reduce((sum, each) => sum + each, 0);
  const session = `a session of ${MOVES} moves`;
  return [
    figure(`${session}: opened`, openedMs, "ms"),
    figure(`${session}: scrubbing`, perSecond, "frames/s", "≥ 60"),
    figure(`${session}: scrubbing, 99 of 100 frames within`, frames[Math.floor(frames.length * 0.99)]!, "ms"),
    figure(`${session}: memory of all processes, more`, after - before, "MB", "≤ 200"),
    ...(await keysAtTheEnd(page)),
  ];
}

async function keysAtTheEnd(page: Page): Promise<readonly Figure[]> {
  await page.getByRole("slider", { name: "Turn" }).press("End");
  await page.getByRole("button", { name: "Take back move" }).click();
  await expectMoves(page, MOVES - 1);
  await page.locator(".gw-play .gw-board").focus();
  const times = (
    await keyTimes(
      page,
      Array.from({ length: 8 }, () => "ArrowLeft"),
    )
  ).toSorted((a, b) => a - b);
  return [figure(`a key to the first frame after ${MOVES} moves: half within`, times[4]!, "ms", "≤ 16")];
}

async function withLongPath<Value>(work: (app: RunningApp) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-bench-"));
  try {
    for (const { path: file, text } of largePackSync({ levels: 1, width: 12, height: 12, layers: 4 }).files) {
      const full = path.join(folder, "long", file);
      mkdirSync(path.dirname(full), { recursive: true });
      writeFileSync(full, file.startsWith("levels/") ? withPath(text ?? "") : (text ?? ""));
    }
    return await withApp(path.join(folder, "long"), work);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** There and back along the first row, and at last to the flag at its end. */
function withPath(level: string): string {
  const width = 12;
  const wander = Array.from({ length: MOVES - (width - 1) - ((MOVES - width + 1) % 2) }, (_, index) =>
    index % 2 === 0 ? "right" : "left",
  );
  const rest = MOVES - wander.length - (width - 1);
  const goldPath = [
    ...Array.from({ length: rest }, () => "up"),
    ...wander,
    ...Array.from({ length: width - 1 }, () => "right"),
  ];
  const { solution: _solution, ...others } = JSON.parse(level) as Record<string, unknown>;
  return `${JSON.stringify({ ...others, solution: { goldPath } }, null, 2)}\n`;
}
