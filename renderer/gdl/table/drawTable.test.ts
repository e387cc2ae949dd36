import { expect, it } from "vitest";
import type { BoardView } from "../../../shared/base/boardView";
import { gdlLooks } from "../../../shared/dialects/gdl/presentation/looks";
import type { BoardColors } from "../../board/boardColors";
import type { Pen2d } from "../../board/canvas";
import { type Rgb, contrast, laidOver, parseHexColor } from "../../board/color";
import { GROUND } from "../../board/groundColors";
import { CHOSEN_SHARE, NO_MARKS, drawTable } from "./drawTable";
import { tableLayout } from "./layout";

const board: BoardView = {
  width: 2,
  height: 1,
  layers: ["board"],
  entities: [null],
  cells: Uint32Array.of(0, 0),
  state: {},
  geometry: { kind: "squares", up: true, names: "a1" },
};

const [LIGHT, DARK] = ["#EFE3C8", "#6E8B63"];
const game = {
  presentation: { profiles: { plain: { topology_assets: { empty_light_square: LIGHT, empty_dark_square: DARK } } } },
};

/** Draws a board with a chosen place; returns what is done with each colour, in order. */
function drawn(accent: string): readonly (readonly [what: string, color: unknown])[] {
  const done: (readonly [string, unknown])[] = [];
  const pen: Partial<Pen2d> = {
    save: () => undefined,
    restore: () => undefined,
    beginPath: () => undefined,
    closePath: () => undefined,
    moveTo: () => undefined,
    lineTo: () => undefined,
    stroke: () => undefined,
    setLineDash: () => undefined,
    fill: () => void done.push(["fill", pen.fillStyle]),
    fillText: (text) => void done.push([text, pen.fillStyle]),
  };
  const colors: Partial<BoardColors> = { ...GROUND.light, accent, ruler: "#666666", pane: "#ffffff" };
  const sprites = { get: () => ({ state: "missing" }) as const, pending: () => 0 };
  const marks = { ...NO_MARKS, chosen: [0, 1] };
  const scene = { board, layout: tableLayout(board), looks: gdlLooks(game), sprites, marks, hasNames: true };
  drawTable(pen as Pen2d, { ...scene, colors: colors as BoardColors }, 60);
  return done;
}

it.each(["#0b716a", "#4fc4b8"])("the names of chosen places can be read over the accent %s", (accent) => {
  const done = drawn(accent);
  for (const [name, ground] of [
    ["A1", LIGHT],
    ["B1", DARK],
  ] as const) {
    const at = done.findIndex(([what]) => what === name);
    expect(at).toBeGreaterThan(done.findLastIndex(([what, color]) => what === "fill" && color === accent));
    const seen = laidOver(parseHexColor(ground)!, parseHexColor(accent)!, CHOSEN_SHARE);
    expect(contrast(seen, rgbOf(String(done[at]![1])))).toBeGreaterThan(4.5);
  }
});

function rgbOf(css: string): Rgb {
  const [red, green, blue] = css.match(/\d+/g)!.map(Number);
  return { red: red!, green: green!, blue: blue!, alpha: 1 };
}

it("a chosen node has a line around the piece that fills it", () => {
  let arc = 0;
  const lines: number[] = [];
  const pieces: number[] = [];
  const pen: Partial<Pen2d> = {
    save: () => undefined,
    restore: () => undefined,
    beginPath: () => undefined,
    closePath: () => undefined,
    setLineDash: () => undefined,
    fillText: () => undefined,
    measureText: () => ({ width: 0 }) as TextMetrics,
    arc: (_x, _y, radius) => void (arc = radius),
    fill: () => void (pen.fillStyle === "#c23b32" && pieces.push(arc)),
    stroke: () => void (pen.strokeStyle === "#4fc4b8" && lines.push(arc)),
  };
  const network: BoardView = {
    ...board,
    entities: [null, { kind: "Army", params: { owner: "Red" } }],
    cells: Uint32Array.of(1, 1),
    geometry: { kind: "nodes", names: ["a", "b"], at: null, edges: [] },
  };
  const colors = { ...GROUND.dark, accent: "#4fc4b8", ruler: "#666666", pane: "#1c1f24" } as BoardColors;
  const sprites = { get: () => ({ state: "missing" }) as const, pending: () => 0 };
  const looks = { ...gdlLooks(game), pieceOf: () => ({ kind: "letters", text: "2", color: "#c23b32" }) as const };
  const scene = { board: network, layout: tableLayout(network), looks, sprites, hasNames: true, colors };
  drawTable(pen as Pen2d, { ...scene, marks: { ...NO_MARKS, chosen: [0] } }, 60);
  expect(lines).toHaveLength(1);
  // The rim of the piece and half of the line lie between.
  expect(lines[0]).toBeGreaterThan(pieces[0]! + 3);
});
