import { describe, expect, test } from "vitest";
import type { BoardView } from "../../base/boardView";
import type { JsonObject } from "../../base/json";
import type { PackSource } from "../../pack/packSource";
import { buildPackSource } from "../models";
import { gridponder } from "./dialect";
import { stateView } from "./text/board/stateView";

const GAME: JsonObject = {
  layers: [{ id: "ground", occupancy: "exactly_one" }],
  actions: [{ id: "wait", params: {} }],
  entityKinds: {},
  systems: [],
  levelSequence: [
    { type: "level", ref: "second" },
    { type: "story", text: "…" },
    { type: "level", ref: "gone" },
    { type: "level", ref: "second" },
  ],
};

function level(id: string, size: readonly number[] = [2, 1], more: JsonObject = {}): JsonObject {
  return { id, board: { size, layers: {} }, goals: [], ...more };
}

function pack(files: Readonly<Record<string, JsonObject>>): PackSource {
  const texts = Object.entries(files).map(([path, value]) => ({ path, text: JSON.stringify(value) }));
  return buildPackSource(texts, [], []);
}

const FILES = {
  "manifest.json": { dslVersion: "0.8" },
  "game.json": GAME,
  "levels/a.json": level("first"),
  "levels/b.json": level("second"),
};

describe("compiling a pack", () => {
  test("gives the levels of the sequence first, each once, then the others by file name", () => {
    expect(gridponder.compile(pack(FILES)).game!.levelIds).toEqual(["second", "first"]);
  });

  test.each([
    ["0.5", "dsl-0.5"],
    ["0.6", "published"],
    ["0.8", "published"],
    ["7", "published"],
  ])("of version %s plays it in profile %s", (dslVersion, profile) => {
    expect(gridponder.compile(pack({ ...FILES, "manifest.json": { dslVersion } })).profile).toBe(profile);
  });

  test("plays it in the profile that is asked for instead", () => {
    expect(gridponder.compile(pack(FILES), { profile: "dsl-0.5" }).profile).toBe("dsl-0.5");
  });

  test.each<[string, JsonObject]>([
    ["no size", { id: "first", board: {} }],
    ["no cells", level("first", [0, 3])],
    ["a million and one cells", level("first", [1_000_001, 1])],
  ])("gives no level for a board with %s", (_title, first) => {
    expect(gridponder.compile(pack({ ...FILES, "levels/a.json": first })).game!.level("first")).toBeNull();
  });

  test("plays a level without a size on the board that its cells make", () => {
    const first = { id: "first", board: { size: "big", layers: { ground: [["ice"], ["ice", "ice", "ice"]] } } };
    const playable = gridponder.compile(pack({ ...FILES, "levels/a.json": first })).game!.level("first")!;
    expect(playable.view(playable.start(null))).toMatchObject({ width: 3, height: 2 });
  });

  test("gives no game without layers, and no level that there is not", () => {
    expect(gridponder.compile(pack({ ...FILES, "game.json": {} })).game).toBeNull();
    expect(gridponder.compile(pack(FILES)).game!.level("gone")).toBeNull();
  });

  test("takes over the levels that did not change, and only those", () => {
    const before = gridponder.compile(pack(FILES));
    const [first, second] = ["first", "second"].map((id) => before.game!.level(id));
    const changed = pack({ ...FILES, "levels/b.json": level("second", [3, 1]) });
    const after = gridponder.compile(changed, { previous: before }).game!;
    expect(after.level("first")).toBe(first);
    expect(after.level("second")).not.toBe(second);
    const other = pack({ ...FILES, "game.json": { ...GAME, rules: [] } });
    expect(gridponder.compile(other, { previous: before }).game!.level("first")).not.toBe(first);
    const profile = "dsl-0.5";
    expect(gridponder.compile(pack(FILES), { previous: before, profile }).game!.level("first")).not.toBe(first);
  });

  test("reads gold paths in their shorthand", () => {
    const solution = { goldPath: ["up", "wait", { action: "tap", position: [0, 0] }, { direction: "left" }, 5] };
    const files = { ...FILES, "levels/a.json": level("first", [2, 1], { solution }) };
    expect(gridponder.compile(pack(files)).game!.level("first")!.solution).toEqual([
      { action: "move", direction: "up" },
      { action: "wait" },
      { action: "tap", position: [0, 0] },
      { action: "move", direction: "left" },
    ]);
  });
});

describe("the start of a level", () => {
  const game = { ...GAME, defaults: { avatar: { inventory: { slot: "torch" } } } };
  const startOf = (more: JsonObject): BoardView => {
    const files = { ...FILES, "game.json": game, "levels/a.json": level("first", [3, 3], more) };
    const playable = gridponder.compile(pack(files)).game!.level("first")!;
    return playable.view(playable.start(null));
  };

  test.each([
    [{ inventory: {} }, null],
    [{ inventory: { slot: 5 } }, null],
    [{ inventory: { slot: "gem" } }, "gem"],
    [{ inventory: null }, "torch"],
    [{}, "torch"],
  ])("with the avatar %j has it hold %j: an inventory of its own wins over the default", (avatar, item) => {
    expect(stateView(startOf({ state: { avatar } })).avatar?.item).toBe(item);
  });

  test.each([
    [{ position: [1, 1], x: 2, y: 2 }, [1, 1]],
    [{ x: 2, y: 2 }, [2, 2]],
    [{ position: "?", x: 2, y: 2 }, null],
  ])("with an object's cell %j has it at %j: a position wins over x and y", (cell, at) => {
    const objects = [{ id: "a", kind: "a", cells: [cell] }];
    const { multiCellObjects } = stateView(startOf({ board: { size: [3, 3], multiCellObjects: objects } }));
    expect(multiCellObjects[0]!.cells.map(({ position }) => position)).toEqual(at === null ? [] : [at]);
  });
});

test("entries of a recorded solution that are no moves are left out", () => {
  const files = { ...FILES, "levels/a.json": level("first", [3, 3], { solution: { goldPath: ["up", 5, null] } }) };
  expect(gridponder.compile(pack(files)).game!.level("first")!.solution).toEqual([{ action: "move", direction: "up" }]);
});

describe("actions", () => {
  const values = ["up", "down"];
  const actions = [
    { id: "move", params: { direction: { type: "direction", values }, far: { type: "enum", values: [1, 2] } } },
    { id: "tap", params: { position: { type: "position" } } },
    { id: "name", params: { text: { type: "string" } } },
    { id: "shout", params: {}, entityKind: "horn" },
  ];
  const playable = gridponder.compile(pack({ ...FILES, "game.json": { ...GAME, actions } })).game!.level("first")!;
  const start = playable.start(null);

  test("are listed once where all are on offer in every state", () => {
    const game = { ...GAME, actions: actions.slice(0, 2) };
    const always = gridponder.compile(pack({ ...FILES, "game.json": game })).game!.level("first")!;
    expect(always.actions(always.start(null))).toBe(always.actions(always.start(null)));
  });

  test("are listed in declared order, later params varying fastest, without those that are not on offer", () => {
    expect(playable.actions(start)).toEqual([
      { action: "move", direction: "up", far: 1 },
      { action: "move", direction: "up", far: 2 },
      { action: "move", direction: "down", far: 1 },
      { action: "move", direction: "down", far: 2 },
      { action: "tap", position: [0, 0] },
      { action: "tap", position: [1, 0] },
    ]);
  });

  test.each([
    [{ action: "move", direction: "up", far: 1 }, true],
    [{ action: "move", direction: "up", far: 1, extra: "x" }, true],
    [{ action: "move", direction: "left", far: 1 }, false],
    [{ action: "move", direction: "up" }, false],
    [{ action: "tap", position: [0, 0] }, true],
    [{ action: "tap", position: "here" }, false],
    [{ action: "fly" }, false],
  ])("%j is accepted: %j (decision 10)", (action, accepted) => {
    const step = playable.step(start, action, null);
    expect(step.accepted).toBe(accepted);
    expect(step.state === start).toBe(!accepted);
  });
});
