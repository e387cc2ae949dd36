// Every painting tool on boards drawn as text: `#` is a cell that the drag is about.
import { describe, expect, it } from "vitest";
import type { Position } from "../../../../shared/base/boardView";
import { PAINT_COMMANDS } from "../../../../shared/commands/paint";
import { boardFromText } from "../../../../shared/dialects/gridponder/text/board/boardText.testing";
import { brush } from "./brush";
import { eraser } from "./eraser";
import { fill } from "./fill";
import { line } from "./line";
import { rectangle } from "./rectangle";
import type { Drag } from "./stroke";
import { TOOLS } from "./tools";

interface Row {
  readonly tool: string;
  readonly way: readonly Position[];
  readonly size?: number;
  readonly shift?: boolean;
  /** Shift is held while dragging, not at first. */
  readonly straight?: boolean;
  /** The cell painted last, for lines from there. */
  readonly from?: Position;
  readonly board?: string;
  readonly drawn: string;
}

const EMPTY = "......\n......\n......\n......\n......";

const PAINT_TOOLS = [brush, line, rectangle, fill, eraser];

function drawnBy({ tool: id, way, size = 1, shift = false, straight = false, from, board = EMPTY }: Row): string {
  const tool = PAINT_TOOLS.find((each) => each.id === id);
  if (tool === undefined) throw new Error(`${id} does not paint`);
  const view = boardFromText({ ground: board });
  const drag: Drag = { points: way, view, layer: "ground", size, lineFrom: from ?? null, shift, straight };
  const cells = tool.cells(drag);
  expect(new Set(cells.map(String)).size, "each cell once").toBe(cells.length);
  return Array.from({ length: view.height }, (_, y) =>
    Array.from({ length: view.width }, (_, x) =>
      cells.some((cell) => cell[0] === x && cell[1] === y) ? "#" : ".",
    ).join(""),
  ).join("\n");
}

const BRUSHES: readonly Row[] = [
  { tool: "brush", way: [[2, 2]], drawn: "......\n......\n..#...\n......\n......" },
  {
    tool: "brush",
    way: [
      [0, 0],
      [3, 0],
      [3, 2],
    ],
    drawn: "####..\n...#..\n...#..\n......\n......",
  },
  { tool: "brush", size: 2, way: [[2, 2]], drawn: "......\n......\n..##..\n..##..\n......" },
  { tool: "brush", size: 3, way: [[2, 2]], drawn: "......\n.###..\n.###..\n.###..\n......" },
  {
    tool: "brush",
    size: 3,
    way: [
      [1, 1],
      [4, 1],
    ],
    drawn: "######\n######\n######\n......\n......",
  },
  { tool: "brush", size: 4, way: [[2, 2]], drawn: "......\n.####.\n.####.\n.####.\n.####." },
  { tool: "brush", size: 5, way: [[2, 2]], drawn: "#####.\n#####.\n#####.\n#####.\n#####." },
  { tool: "brush", size: 5, way: [[5, 4]], drawn: "......\n......\n...###\n...###\n...###" },
  { tool: "brush", shift: true, from: [0, 0], way: [[4, 4]], drawn: "#.....\n.#....\n..#...\n...#..\n....#." },
  { tool: "brush", shift: true, from: [0, 2], size: 2, way: [[3, 2]], drawn: "......\n......\n#####.\n#####.\n......" },
  {
    tool: "eraser",
    way: [
      [5, 0],
      [5, 3],
    ],
    drawn: ".....#\n.....#\n.....#\n.....#\n......",
  },
  { tool: "eraser", size: 3, way: [[0, 0]], drawn: "##....\n##....\n......\n......\n......" },
];

const SHAPES: readonly Row[] = [
  {
    tool: "line",
    way: [
      [0, 0],
      [5, 4],
      [5, 0],
    ],
    drawn: "######\n......\n......\n......\n......",
  },
  {
    tool: "line",
    way: [
      [0, 4],
      [2, 0],
    ],
    drawn: "..#...\n.#....\n.#....\n#.....\n#.....",
  },
  {
    tool: "line",
    size: 2,
    way: [
      [1, 1],
      [3, 1],
    ],
    drawn: "......\n.####.\n.####.\n......\n......",
  },
  {
    tool: "line",
    shift: true,
    from: [0, 0],
    way: [
      [5, 4],
      [0, 2],
    ],
    drawn: "#.....\n#.....\n#.....\n......\n......",
  },
  {
    tool: "rectangle",
    way: [
      [1, 1],
      [5, 4],
      [3, 3],
    ],
    drawn: "......\n.###..\n.###..\n.###..\n......",
  },
  {
    tool: "rectangle",
    way: [
      [3, 3],
      [1, 1],
    ],
    drawn: "......\n.###..\n.###..\n.###..\n......",
  },
  {
    tool: "rectangle",
    shift: true,
    way: [
      [0, 0],
      [4, 3],
    ],
    drawn: "#####.\n#...#.\n#...#.\n#####.\n......",
  },
  {
    tool: "rectangle",
    shift: true,
    way: [
      [2, 2],
      [3, 3],
    ],
    drawn: "......\n......\n..##..\n..##..\n......",
  },
  { tool: "rectangle", size: 5, way: [[2, 2]], drawn: "......\n......\n..#...\n......\n......" },
];

const STRAIGHT: readonly Row[] = [
  {
    tool: "line",
    straight: true,
    way: [
      [0, 0],
      [4, 1],
    ],
    drawn: "#####.\n......\n......\n......\n......",
  },
  {
    tool: "line",
    straight: true,
    way: [
      [1, 0],
      [0, 4],
    ],
    drawn: ".#....\n.#....\n.#....\n.#....\n.#....",
  },
  {
    tool: "line",
    straight: true,
    way: [
      [5, 4],
      [1, 2],
    ],
    drawn: "......\n..#...\n...#..\n....#.\n.....#",
  },
  {
    tool: "rectangle",
    straight: true,
    way: [
      [1, 1],
      [3, 2],
    ],
    drawn: "......\n.###..\n.###..\n.###..\n......",
  },
  {
    tool: "rectangle",
    straight: true,
    way: [
      [5, 4],
      [4, 1],
    ],
    drawn: "......\n..####\n..####\n..####\n..####",
  },
];

const WALLS = "a.bbb.\naabbb.\n..b...\nbb.aa.\n..baa.";

const FILLS: readonly Row[] = [
  { tool: "fill", board: WALLS, way: [[0, 0]], drawn: "#.....\n##....\n......\n......\n......" },
  {
    tool: "fill",
    board: WALLS,
    way: [
      [0, 0],
      [3, 0],
    ],
    drawn: "..###.\n..###.\n..#...\n......\n......",
  },
  { tool: "fill", board: WALLS, way: [[5, 4]], drawn: ".....#\n.....#\n...###\n.....#\n.....#" },
  { tool: "fill", board: WALLS, shift: true, way: [[0, 0]], drawn: "#.....\n##....\n......\n...##.\n...##." },
  { tool: "fill", board: WALLS, shift: true, way: [[0, 3]], drawn: "..###.\n..###.\n..#...\n##....\n..#..." },
  { tool: "fill", board: WALLS, way: [[9, 9]], drawn: EMPTY },
];

function titleOf({ tool, way, size, shift, straight, from }: Row): string {
  const more = [
    size === undefined ? "" : `size ${size}`,
    shift === true ? "Shift" : "",
    straight === true ? "Shift held later" : "",
    from ? `from ${from.join()}` : "",
  ];
  return [tool, ...more.filter((word) => word !== ""), `along ${way.map((cell) => cell.join()).join(" ")}`].join(", ");
}

describe.each([
  ["brush and eraser", BRUSHES],
  ["line and rectangle", SHAPES],
  ["Shift while dragging", STRAIGHT],
  ["fill", FILLS],
])("%s", (_name, rows) => {
  it.each(rows.map((row) => [titleOf(row), row] as const))("%s", (_title, row) => {
    expect(`\n${drawnBy(row)}`).toBe(`\n${row.drawn}`);
  });
});

it("every tool has a command of its name and letter", () => {
  const keys = PAINT_COMMANDS.flatMap((command) =>
    "keys" in command && command.id.startsWith("tool.") ? [[command.id, command.keys] as const] : [],
  );
  const letters = TOOLS.map(({ id, letter }) => [`tool.${id}`, [letter]] as const);
  expect(Object.fromEntries(keys)).toEqual(Object.fromEntries(letters));
});

it("every painting tool is in the tables, and every tool has a key of its own", () => {
  const tried = new Set([...BRUSHES, ...SHAPES, ...FILLS].map(({ tool }) => tool));
  expect(new Set(TOOLS.flatMap((tool) => ("cells" in tool ? [tool.id] : [])))).toEqual(tried);
  expect(new Set(TOOLS.map(({ letter }) => letter)).size).toBe(TOOLS.length);
});
