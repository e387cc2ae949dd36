// A pack in which everything that can move moves. Each picture is one plain colour, so that a pixel identifies it.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** Colours of the pictures, by the names of their files. */
export const MOTION_COLORS = {
  floor: "#202020",
  door: "#404060",
  idle_1: "#e00000",
  idle_2: "#00e000",
  moving: "#0000e0",
  moving_nose: "#e0e000",
  pushing: "#00e0e0",
  crate: "#a05000",
  coin: "#e0a000",
  taken_1: "#e000e0",
  taken_2: "#ffffff",
  sheet_1: "#600000",
  sheet_2: "#006000",
  sheet_3: "#000060",
  sheet_4: "#606000",
} as const satisfies Readonly<Record<string, `#${string}`>>;

type Picture = keyof typeof MOTION_COLORS;

/** Returns a picture of columns of equal width. */
function svg(...columns: readonly Picture[]): string {
  const bars = columns.map(
    (picture, index) => `<rect x="${index * 64}" width="64" height="64" fill="${MOTION_COLORS[picture]}"/>`,
  );
  const width = 64 * columns.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="64">${bars.join("")}</svg>`;
}

/** The avatar moving to the right: its nose, at the right, has another colour. */
const MOVING =
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" ` +
  `fill="${MOTION_COLORS.moving}"/><rect x="48" width="16" height="64" fill="${MOTION_COLORS.moving_nose}"/></svg>`;

const sprite = (name: string): string => `assets/sprites/${name}.svg`;

const GAME = {
  layers: [
    { id: "ground", occupancy: "exactly_one", default: "floor" },
    { id: "objects", occupancy: "zero_or_one" },
  ],
  actions: [{ id: "move", params: { direction: { type: "direction", values: ["up", "down", "left", "right"] } } }],
  entityKinds: {
    floor: { layer: "ground", symbol: ".", tags: ["walkable"], sprite: sprite("floor") },
    door: {
      layer: "ground",
      symbol: "o",
      tags: ["walkable", "teleport"],
      sprite: sprite("door"),
      params: { channel: { type: "string" } },
    },
    crate: {
      layer: "objects",
      symbol: "c",
      tags: ["solid", "pushable"],
      sprite: sprite("crate"),
      motion: { moveDurationMs: 1000 },
    },
    coin: {
      layer: "objects",
      symbol: "$",
      tags: ["pickup"],
      sprite: sprite("coin"),
      animations: { taken: { frames: [sprite("taken_1"), sprite("taken_2")], duration: 1000, mode: "once" } },
    },
  },
  systems: [
    { id: "walk", type: "avatar_navigation", config: { solidHandling: "delegate" } },
    { id: "push", type: "push_objects", config: { pushableTags: ["pushable"], validTargetTags: ["walkable"] } },
    { id: "doors", type: "portals", config: {} },
  ],
  rules: [
    {
      id: "take",
      on: "avatar_entered",
      where: { position_has_tag: { layer: "objects", tag: "pickup" } },
      then: [{ destroy: { position: [3, 0], layer: "objects", animation: "taken" } }],
    },
  ],
  levelSequence: ["push", "doors", "coin"].map((ref) => ({ type: "level", ref })),
};

const facing = (name: string): object => ({ right: sprite(name), left: { mirror: "right" } });

const THEME = {
  boardStyle: { cellSpacing: 0, borderRadius: 0, showGridLines: false },
  avatar: {
    sprites: {
      idle: { right: { frames: [sprite("idle_1"), sprite("idle_2")], duration: 400, mode: "loop" } },
      moving: facing("moving"),
      pushing: facing("pushing"),
    },
  },
  effects: { object_removed: { sheet: sprite("sheet"), frames: 4, durationMs: 400, scale: 0.5 } },
};

function level(id: string, x: number, layers: object): object {
  const avatar = { enabled: true, position: [x, 0], facing: "right" };
  return { id, title: id, board: { size: [7, 1], layers }, state: { avatar }, goals: [], solution: { goldPath: [] } };
}

const entries = (...all: readonly object[]): object => ({ format: "sparse", entries: all });

const LEVELS = [
  level("push", 1, { objects: entries({ position: [3, 0], kind: "crate" }) }),
  level("doors", 0, {
    ground: entries({ position: [1, 0], kind: "door", channel: "a" }, { position: [5, 0], kind: "door", channel: "a" }),
  }),
  level("coin", 0, { objects: entries({ position: [1, 0], kind: "coin" }, { position: [3, 0], kind: "coin" }) }),
];

/** Writes the pack into a temporary folder and returns its path. */
export function writeMotionPack(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "gridwright-motion-"));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const writeJson = (file: string, value: unknown): void => write(file, `${JSON.stringify(value, null, 2)}\n`);
  writeJson("manifest.json", {
    dslVersion: "0.7",
    packVersion: 1,
    gameId: "motion",
    title: "Motion",
    version: "1.0.0",
    minEngineVersion: "0.7.0",
  });
  writeJson("game.json", GAME);
  writeJson("theme.json", THEME);
  for (const each of LEVELS) writeJson(`levels/${(each as { readonly id: string }).id}.json`, each);
  for (const name of Object.keys(MOTION_COLORS) as readonly Picture[]) write(sprite(name), svg(name));
  write(sprite("moving"), MOVING);
  write(sprite("sheet"), svg("sheet_1", "sheet_2", "sheet_3", "sheet_4"));
  return folder;
}
