// Measures playing: from a key to the first frame of the move, and a session of thousands of moves.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { boardDrawn } from "../e2e/harness/board";
import { expectMoves, play, showPanel } from "../e2e/harness/play";
import { type RunningApp, startApp } from "../e2e/harness/runningApp";
import type { JsonObject } from "../../shared/base/json";
import { compilePack } from "../../shared/host/checks/diagnose";
import { buildPackSource } from "../../shared/dialects/models";
import { megabytesOf } from "./appScales";
import type { Figure } from "./figures";
import { type LargePackSize, largePackSync } from "./largePack";
import { framesWhileScrubbing, keyStages, keyTimes } from "./playing";
import { sessionBytes } from "./sessionBytes";

const GROUP = "play";
const KEYS = 40;
const DRAGS = 240;

/** Measures keys in the sample pack, a session of 5,000 moves on a board of 12×12×4, and one of 1,000 on 256×256×6. */
export async function playFigures(): Promise<readonly Figure[]> {
  return [
    ...(await withApp("sample-packs/flag-worlds", keyFigures)),
    ...(await withLongPath(LONG, (app) => sessionFigures(app, LONG))),
    ...heldFigures(),
    ...(await withLongPath(LARGE, (app) => sessionFigures(app, LARGE))),
  ];
}

interface Session {
  readonly moves: number;
  readonly board: Omit<LargePackSize, "levels">;
}

const LONG: Session = { moves: 5000, board: { width: 12, height: 12, layers: 4 } };
const LARGE: Session = { moves: 1000, board: { width: 256, height: 256, layers: 6 } };

function nameOf({ moves, board: { width, height, layers } }: Session): string {
  return `a session of ${moves} moves on ${width}×${height}×${layers}`;
}

/** Measures the memory of the large session's turns and boards in the window and in the engine, with nothing drawn. */
function heldFigures(): readonly Figure[] {
  const pack = buildPackSource(withTracks(LARGE), [], []);
  const level = compilePack(pack, {}).game?.level("large_001");
  if (!level) throw new Error("the large level cannot be played");
  const { host, window } = sessionBytes(level, LARGE.moves, (turn) => {
    return { action: "move", direction: turn % 2 === 0 ? "right" : "left" };
  });
  return [
    figure(`${nameOf(LARGE)}: held by the window`, window / 2 ** 20, "MB", "≤ 100"),
    figure(`${nameOf(LARGE)}: held by the engine`, host / 2 ** 20, "MB", "≤ 100"),
  ];
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
  const stages = await keyStages(page, keys);
  const drawn = stages.map((stage) => stage.drawn).toSorted((a, b) => a - b);
  const rendered = stages.map((stage) => stage.rendered).toSorted((a, b) => a - b);
  const nineTenths = Math.floor(KEYS * 0.9);
  return [
    figure("a key to the first frame of its move: half within", drawn[Math.floor(KEYS / 2)]!, "ms", "≤ 16"),
    figure("a key to the first frame of its move: nine of ten within", drawn[nineTenths]!, "ms"),
    // The rest is waiting for the screen's next frame.
    figure("a key to its move being in the page: nine of ten within", rendered[nineTenths]!, "ms", "≤ 16"),
  ];
}

async function sessionFigures({ page, electron }: RunningApp, long: Session): Promise<readonly Figure[]> {
  await page.getByText("The level wins").waitFor();
  await showPanel(page, "Solution");
  const before = await megabytesOf(electron);
  const began = Date.now();
  await page.locator(".gw-solution-verdict").click();
  await expectMoves(page, long.moves);
  const openedMs = Date.now() - began;
  const frames = (await framesWhileScrubbing(page, DRAGS)).toSorted((a, b) => a - b);
  const after = await megabytesOf(electron);
  const perSecond = (1000 * frames.length) / frames.reduce((sum, each) => sum + each, 0);
  const session = nameOf(long);
  return [
    figure(`${session}: opened`, openedMs, "ms"),
    figure(`${session}: scrubbing`, perSecond, "frames/s", "≥ 60"),
    figure(`${session}: scrubbing, 99 of 100 frames within`, frames[Math.floor(frames.length * 0.99)]!, "ms"),
    figure(`${session}: memory of all processes, more`, after - before, "MB", "≤ 200"),
    ...(await keysAtTheEnd(page, long)),
  ];
}

async function keysAtTheEnd(page: Page, long: Session): Promise<readonly Figure[]> {
  await page.getByRole("slider", { name: "Turn" }).press("End");
  await page.getByRole("toolbar", { name: "Play" }).getByRole("button", { name: "Undo move" }).click();
  await expectMoves(page, long.moves - 1);
  await page.locator(".gw-play .gw-board").focus();
  const times = (
    await keyTimes(
      page,
      Array.from({ length: 8 }, () => "ArrowLeft"),
    )
  ).toSorted((a, b) => a - b);
  return [figure(`${nameOf(long)}: a key at its end to the first frame, half within`, times[4]!, "ms", "≤ 16")];
}

async function withLongPath<Value>(long: Session, work: (app: RunningApp) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(path.join(tmpdir(), "gridwright-bench-"));
  try {
    for (const { path: file, text } of withTracks(long)) {
      const full = path.join(folder, "long", file);
      mkdirSync(path.dirname(full), { recursive: true });
      writeFileSync(full, text);
    }
    return await withApp(path.join(folder, "long"), work);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Generates a pack of one level with a path of this many moves. The avatar leaves tracks, so that each move writes
 * cells.
 */
function withTracks(long: Session): readonly { readonly path: string; readonly text: string }[] {
  return largePackSync({ levels: 1, ...long.board }).files.map(({ path: file, text }) => {
    const value = JSON.parse(text ?? "") as JsonObject;
    if (file.startsWith("levels/")) return { path: file, text: JSON.stringify(withPath(value, long)) };
    return { path: file, text: JSON.stringify(file === "game.json" ? tracked(value) : value) };
  });
}

function tracked(game: JsonObject): JsonObject {
  const kinds = game["entityKinds"] as JsonObject;
  const ground = (tag: string): JsonObject => ({ position_has_tag: { layer: "ground", tag } });
  const becomes = (toKind: string): JsonObject => ({
    transform: { position: "$event.position", layer: "ground", toKind },
  });
  return {
    ...game,
    entityKinds: {
      ...kinds,
      floor: { layer: "ground", tags: ["walkable", "clean"], symbol: "." },
      track: { layer: "ground", tags: ["walkable", "trodden"], symbol: "," },
    },
    rules: [
      { id: "tread", on: "avatar_entered", where: ground("clean"), then: [becomes("track")] },
      { id: "settle", on: "avatar_exited", where: ground("trodden"), then: [becomes("floor")] },
    ],
  };
}

/** Goes there and back along the first row, and finally to the flag at its end. */
function withPath(level: JsonObject, { moves, board: { width } }: Session): JsonObject {
  const wander = Array.from({ length: moves - (width - 1) - ((moves - width + 1) % 2) }, (_, index) =>
    index % 2 === 0 ? "right" : "left",
  );
  const rest = moves - wander.length - (width - 1);
  const goldPath = [
    ...Array.from({ length: rest }, () => "up"),
    ...wander,
    ...Array.from({ length: width - 1 }, () => "right"),
  ];
  return { ...level, solution: { goldPath } };
}
