// A pack with one of everything that a kind, an object or an avatar can look like, and what must be seen where. Its
// pictures are plain colours, so that a pixel in the middle identifies the picture.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Cell } from "./board";

export type Color = readonly [red: number, green: number, blue: number];

const BLUE: Color = [40, 110, 230];
const RED: Color = [220, 60, 50];
const GREEN: Color = [60, 150, 80];
const YELLOW: Color = [240, 200, 40];
const PURPLE: Color = [120, 70, 160];
const RUBY: Color = [211, 47, 47];

/** A place to look at: a cell, a point in it (shares of its size), and the colour there. */
export interface Look {
  readonly name: string;
  readonly cell: Cell;
  readonly spot: readonly [x: number, y: number];
  readonly color: Color;
}

interface LookOf extends Look {
  readonly kind: Readonly<Record<string, unknown>>;
  readonly params: Readonly<Record<string, unknown>>;
}

const SIDE = [0.2, 0.5] as const;
const MIDDLE = [0.5, 0.5] as const;
/** Where a word that fills its cell leaves the ground visible. */
const BELOW = [0.3, 0.8] as const;

const tile = (color: string): Readonly<Record<string, unknown>> => ({ display: { type: "tile", color } });
const label = (text: string, color: string): Readonly<Record<string, unknown>> => ({
  display: { type: "label", color, label: text },
});
const icon = (value: string): Readonly<Record<string, unknown>> => ({
  display: { type: "icon", value, color: "#7744cc" },
});

/** Each on a cell of its own, from left to right, eight per row. */
const LOOKS: readonly LookOf[] = (
  [
    ["tile_of_palette", tile("sun"), MIDDLE, [255, 213, 79]],
    ["tile_of_hex", tile("#d32f2f"), MIDDLE, RUBY],
    ["half_clear", { display: { type: "fill", color: "#800000ff" } }, MIDDLE, [121, 121, 247]],
    ["circle", { display: { type: "circle", color: "#ff8800" } }, MIDDLE, [255, 136, 0]],
    ["word", label("@param:text", "#224466"), SIDE, [34, 68, 102], { text: "ab" }],
    ["hue", label("@param:value", "@hue:@param:value"), SIDE, [153, 184, 46], { value: 2 }],
    ["key_gold", label("@kind_suffix:key_", "sun"), BELOW, [255, 213, 79]],
    ["named", tile("@param:color"), MIDDLE, RUBY, { color: "ruby" }],
    ["star", icon("star"), MIDDLE, [119, 68, 204]],
    ["flag", icon("flag"), [0.45, 0.34], [119, 68, 204]],
    ["blur", icon("blur_on"), MIDDLE, [119, 68, 204]],
    ["of_theme", {}, SIDE, [141, 110, 99]],
    [
      "portal_blue",
      { sprite: "assets/portal_{channel}.svg", spriteParam: "channel" },
      MIDDLE,
      BLUE,
      { channel: "blue" },
    ],
    ["portal_red", { sprite: "assets/portal_{channel}.svg", spriteParam: "channel" }, MIDDLE, RED, { channel: "red" }],
    ["missing", { sprite: "assets/none.svg", ...tile("#9ccc65") }, MIDDLE, [156, 204, 101]],
    ["missing_mark", { sprite: "assets/none.svg", ...tile("#9ccc65") }, [0.93, 0.05], [194, 65, 12]],
  ] as const
).map(([name, kind, spot, color, params], index) => ({
  name,
  kind,
  spot,
  color,
  params: params ?? {},
  cell: [index % 8, Math.floor(index / 8)],
}));

/** The window's own background, on even and on odd cells, in its light theme. */
const FLOOR: Color = [243, 242, 238];
const FLOOR_OTHER: Color = [237, 236, 231];

/** Gaps of a sixth of a cell, round corners, and lines of a colour that nothing else has. */
const BOARD_STYLE = { cellSize: 64, cellSpacing: 12, borderRadius: 20, gridLineColor: "#ff0000" };

/**
 * A letter, as a machine may have no emoji font. It is drawn like an emoji: black, large, in the middle and without a
 * tile; its stem is at the same place in every font.
 */
const SIGN = { display: { type: "emoji", value: "I", color: "#d32f2f" } };

/** Everything visible on the cells of the level, as an editor shows it. */
export const CELL_LOOKS: readonly Look[] = [
  ...LOOKS,
  { name: "the ground between tiles", cell: [1, 0], spot: [0.1, 0.5], color: FLOOR_OTHER },
  { name: "the ground at a tile's round corner", cell: [1, 0], spot: [0.185, 0.185], color: FLOOR_OTHER },
  { name: "a tile's edge between its corners", cell: [1, 0], spot: [0.2, 0.5], color: RUBY },
  // A third of the line's own colour over the ground.
  { name: "a grid line", cell: [3, 2], spot: [0.5, 0], color: [242, 165, 162] },
  { name: "the ground beside a grid line", cell: [3, 2], spot: [0.5, 0.5], color: FLOOR_OTHER },
  { name: "an emoji", cell: [2, 2], spot: MIDDLE, color: [0, 0, 0] },
  { name: "the ground beside an emoji", cell: [2, 2], spot: SIDE, color: FLOOR },
  // Inside the grid line that is drawn over it.
  { name: "outline on the side of another kind", cell: [0, 2], spot: [0.05, 0.5], color: [46, 125, 50] },
  { name: "no outline towards its own kind", cell: [0, 2], spot: [0.95, 0.5], color: [156, 204, 101] },
  { name: "an object's cell with a picture of its own", cell: [4, 2], spot: MIDDLE, color: PURPLE },
  { name: "an object's cell in its kind's colour", cell: [5, 2], spot: MIDDLE, color: [58, 137, 186] },
];

/** The avatar looks to the left by its mirrored picture: yellow is on the left, not on the right. */
export const AVATAR_LOOKS: readonly Look[] = [
  { name: "the avatar's front", cell: [7, 2], spot: [0.12, 0.5], color: YELLOW },
  { name: "the avatar's back", cell: [7, 2], spot: [0.8, 0.5], color: GREEN },
];

/** Writes the pack into a new folder and returns that folder. */
export function makeLooksPack(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "gridwright-looks-"));
  for (const inner of ["assets", "levels"]) mkdirSync(path.join(folder, inner));
  const write = (name: string, value: unknown): void =>
    writeFileSync(path.join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  const paint = (name: string, color: Color, right = color): void =>
    writeFileSync(path.join(folder, "assets", name), svgOf(color, right));
  paint("portal_blue.svg", BLUE);
  paint("portal_red.svg", RED);
  paint("pipe.svg", PURPLE);
  paint("hero.svg", GREEN, YELLOW);
  write("manifest.json", {
    dslVersion: "0.8",
    packVersion: 1,
    gameId: "looks",
    title: "Looks",
    version: "1.0.0",
    minEngineVersion: "0.8.0",
  });
  write("game.json", game());
  write("theme.json", {
    boardStyle: BOARD_STYLE,
    palette: { sun: "#ffd54f", ruby: "#d32f2f" },
    entityColors: { of_theme: "#8d6e63" },
    avatar: { sprites: { idle: { right: "assets/hero.svg", left: { mirror: "right" } } } },
  });
  write("levels/all.json", level());
  return folder;
}

function game(): unknown {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const kinds = LOOKS.map(({ name, kind, params }, index) => {
    const types = Object.entries(params).map(([key, value]) => [
      key,
      { type: typeof value === "number" ? "integer" : "string" },
    ]);
    return [name, { layer: "objects", symbol: letters[index], tags: [], params: Object.fromEntries(types), ...kind }];
  });
  return {
    id: "looks",
    title: "Looks",
    layers: [
      { id: "ground", occupancy: "exactly_one", default: "empty" },
      { id: "objects", occupancy: "zero_or_one" },
    ],
    actions: [{ id: "move", params: { direction: { type: "direction", values: ["up", "down", "left", "right"] } } }],
    entityKinds: {
      ...Object.fromEntries(kinds),
      empty: { layer: "ground", symbol: ".", tags: ["walkable"] },
      moss: {
        layer: "ground",
        symbol: "m",
        tags: ["walkable"],
        display: { type: "fill", color: "#9ccc65" },
        outline: { color: "#2e7d32", width: 6 },
      },
      sign: { layer: "objects", symbol: "S", tags: [], ...SIGN },
      beam: { layer: "objects", symbol: "B", tags: [], display: { type: "tile", color: "#2277aa" } },
    },
    systems: [{ id: "walk", type: "avatar_navigation", config: {} }],
    levelSequence: [{ type: "level", ref: "all" }],
  };
}

function level(): unknown {
  const looks = LOOKS.map(({ name, cell, params }) => ({ position: cell, kind: name, ...params }));
  const entries = [...looks, { position: [2, 2], kind: "sign" }];
  const row = (...kinds: readonly string[]): readonly string[] =>
    Array.from({ length: 8 }, (_, x) => kinds[x] ?? "empty");
  return {
    id: "all",
    title: "All looks",
    board: {
      size: [8, 3],
      layers: { ground: [row(), row(), row("moss", "moss")], objects: { format: "sparse", entries } },
      multiCellObjects: [
        { id: "beam_1", kind: "beam", cells: [{ position: [4, 2], sprite: "assets/pipe.svg" }, [5, 2]], params: {} },
      ],
    },
    state: { avatar: { position: [7, 2], facing: "left" } },
    goals: [],
    solution: { goldPath: [] },
  };
}

/** Returns a picture of one colour with a bar of another at its right. */
function svgOf(color: Color, right: Color): string {
  const bar = (x: number, [red, green, blue]: Color): string =>
    `<rect x="${x}" width="64" height="64" fill="rgb(${red},${green},${blue})"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${bar(0, color)}${bar(48, right)}</svg>`;
}
