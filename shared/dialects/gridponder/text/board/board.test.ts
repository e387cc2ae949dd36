import { expect, test } from "vitest";
import { type BoardView, entityAt } from "../../../../base/boardView";
import type { Json } from "../../../../base/json";
import { parseJsonTree } from "../../../../text/jsonTree";
import { boardOfLevel } from "./board";
import { stateView } from "./stateView";

const GAME: Json = {
  layers: [
    { id: "ground", occupancy: "exactly_one" },
    { id: "objects", occupancy: "zero_or_one", default: "ignored" },
  ],
  defaults: { avatar: { facing: "left", inventory: { slot: "torch" } } },
};

function board(level: Json, game: Json = GAME): BoardView {
  const result = boardOfLevel(parseJsonTree(JSON.stringify(level)), game);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

/** A layer as text: the first letter of each kind, `.` where nothing stands. */
function drawn(view: BoardView, layer: string): string {
  const rows = Array.from({ length: view.height }, (_, y) =>
    Array.from({ length: view.width }, (_, x) => entityAt(view, layer, x, y)?.kind[0] ?? "."),
  );
  return rows.map((row) => row.join("")).join("/");
}

const objects = (data: Json): Json => ({ board: { size: [3, 2], layers: { objects: data } } });

test.each([
  ["dense rows", [[null, "rock", null], ["torch"]], ".r./t.."],
  ["rows and cells off the board are left out", [[null, null, null, "rock"], null, ["rock"]], ".../..."],
  [
    "what is no entity is left out",
    [
      [7, true, {}],
      [{ kind: 3 }, { kind: "rock" }],
    ],
    ".../.r.",
  ],
  [
    "sparse entries, positions in both spellings",
    {
      format: "sparse",
      entries: [
        { position: [1, 0], kind: "rock" },
        { position: { x: 2, y: 1 }, kind: "torch" },
        { position: [9, 9], kind: "rock" },
        { position: [-1, 0], kind: "rock" },
        { position: [0, 0] },
      ],
    },
    ".r./..t",
  ],
  [
    "later sparse entries win",
    {
      format: "sparse",
      entries: [
        { position: [0, 0], kind: "rock" },
        { position: [0, 0], kind: "torch" },
      ],
    },
    "t../...",
  ],
  ["null is an empty layer", null, ".../..."],
  ["an unreadable layer is empty", { format: "runs" }, ".../..."],
] as const)("%s", (_, data, expected) => {
  expect(drawn(board(objects(data as Json)), "objects")).toBe(expected);
});

test("an exactly_one layer is filled with its default, also under null cells", () => {
  const view = board({ board: { size: [3, 2], layers: { ground: [[null, "water"]] } } });
  expect(drawn(view, "ground")).toBe("ewe/eee");
});

test("equal entities share one place in the table, whatever the order of their params", () => {
  const view = board(
    objects([
      [
        { kind: "p", a: 1, b: 2 },
        { kind: "p", b: 2, a: 1 },
        { kind: "p", a: 1 },
      ],
    ]),
  );
  expect(view.entities.map((entity) => entity?.kind ?? null)).toEqual([null, "empty", "p", "p"]);
});

test("layers the game does not declare are left out", () => {
  expect(board({ board: { size: [1, 1], layers: { sky: [["cloud"]] } } }).layers).toEqual(["ground", "objects"]);
});

test("without a game the level's own layers are laid out", () => {
  const view = board({ board: { size: [1, 1], layers: { sky: [["cloud"]] } } }, {});
  expect([view.layers, drawn(view, "sky")]).toEqual([["sky"], "c"]);
});

test("a wrong size gives way to the extent of the cells", () => {
  const view = board({ board: { size: "big", layers: { objects: [["rock"], [null, "rock"]] } } });
  expect([view.width, view.height]).toEqual([2, 2]);
});

test.each([
  [{ board: { layers: {} } }, "no-size"],
  [{}, "no-size"],
  [null, "no-size"],
  [{ board: { size: [1000, 501] } }, "too-large"],
  [{ board: { layers: { objects: { format: "sparse", entries: [{ position: [1e9, 0], kind: "a" }] } } } }, "too-large"],
] as const)("%j is refused as %s", (level, reason) => {
  const result = boardOfLevel(parseJsonTree(JSON.stringify(level)), GAME);
  expect(result.ok ? null : result.refusal.reason).toBe(reason);
});

test("the avatar is the level's, else the game's", () => {
  const own = { enabled: false, position: [1, 0], facing: "up", inventory: { slot: null } };
  expect(board({ ...(objects([]) as object), state: { avatar: own } }).state.avatar).toEqual({
    enabled: false,
    position: [1, 0],
    facing: "up",
    item: null,
  });
  expect(stateView(board(objects([]))).avatar).toEqual({
    enabled: true,
    position: null,
    facing: "left",
    item: "torch",
  });
});

test.each([
  [{ inventory: {} }, null],
  [{ inventory: { slot: null } }, null],
  [{ inventory: { slot: 5 } }, null],
  [{ inventory: { slot: "gem" } }, "gem"],
  [{ inventory: null }, "torch"],
  [{}, "torch"],
] as const)("an avatar with %j holds %j where the game's default is a torch", (avatar, item) => {
  expect(stateView(board({ board: { size: [1, 1] }, state: { avatar } })).avatar?.item).toBe(item);
});

test.each([
  [{ position: [1, 1], x: 2, y: 2 }, [1, 1]],
  [{ x: 2, y: 2 }, [2, 2]],
  [{ position: { x: 1, y: 0 }, x: 2, y: 2 }, [1, 0]],
  [{ position: "?", x: 2, y: 2 }, null],
  [[1e300, 0], null],
] as const)("the cell %j of an object is at %j", (cell, at) => {
  const view = board({ board: { size: [3, 3], multiCellObjects: [{ id: "a", kind: "a", cells: [cell] }] } });
  expect(stateView(view).multiCellObjects[0]!.cells).toEqual(at === null ? [] : [{ position: at, sprite: null }]);
});

test.each(["", { kind: "" }])("a cell whose kind is written %j is empty", (cell) => {
  expect(board({ board: { size: [1, 1], layers: { objects: [[cell]], ground: [[cell]] } } }).entities).toEqual([
    null,
    { kind: "empty", params: {} },
  ]);
});

test("of a part that is written twice the last one counts, as when it is played", () => {
  const text = '{"board": {"size": [1, 1]}, "state": {"avatar": 5}, "state": {}, "board": {"size": [2, 1]}}';
  const result = boardOfLevel(parseJsonTree(text), GAME);
  expect(result.ok && result.value.width).toBe(2);
});

test("multi-cell objects, overlay and variables are read in all their spellings", () => {
  const { state } = board({
    board: {
      size: [2, 2],
      multiCellObjects: [
        { id: "p", kind: "pipe", cells: [[0, 0], { position: [1, 0], sprite: "s.png" }, "?"], params: { queue: [5] } },
        "?",
      ],
    },
    state: { overlay: { position: [1, 1] }, variables: { gems: 0 } },
  });
  expect(state.multiCellObjects).toEqual([
    {
      id: "p",
      kind: "pipe",
      cells: [
        { position: [0, 0], sprite: null },
        { position: [1, 0], sprite: "s.png" },
      ],
      params: { queue: [5] },
    },
  ]);
  expect([state.overlay, state.variables]).toEqual([{ position: [1, 1], size: [2, 2] }, { gems: 0 }]);
});

test("all callers get the same board of one level and one game", () => {
  const level = parseJsonTree('{"board": {"size": [2, 1]}}');
  const game = { layers: [{ id: "objects" }] };
  expect(boardOfLevel(level, game)).toBe(boardOfLevel(level, game));
  const other = boardOfLevel(level, { layers: [{ id: "markers" }] });
  expect(other.ok && other.value.layers).toEqual(["markers"]);
});
