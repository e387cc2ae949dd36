// What was decided where the documents and the published engines part (section 2 of the language's description).
// Titles name the decision.
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../base/json";
import { type Drawing, drawn, drawnLevel } from "./drawnLevel.testing";
import { stateView } from "./text/board/stateView";

const WALK = { type: "avatar_navigation", config: { solidHandling: "delegate" } } as const;
const CRATE = { layer: "objects", tags: ["solid", "pushable"] } as const;
const WALL = { layer: "ground", tags: ["solid"] } as const;

function number(value: number): Drawing["symbols"][string] {
  return { layer: "objects", kind: "number", tags: ["mergeable"], params: { value } };
}
const NUMBERS = { 1: number(1), 2: number(2), 3: number(3), 4: number(4) };

function typesOf(level: ReturnType<typeof drawnLevel>): readonly string[] {
  return level.events.map((event) => event.type);
}

/** A rule that does something when the avatar enters a cell. */
function onEntering(...then: readonly JsonObject[]): JsonObject {
  return { id: "entering", on: "avatar_entered", then };
}

describe("events of what leaves a cell (decision 3)", () => {
  test("a push: pushed, removed, cleared, placed, exited, entered", () => {
    const level = drawnLevel({ board: "@c.", symbols: { c: CRATE }, systems: [WALK, { type: "push_objects" }] });
    level.act("move", { direction: "right" });
    expect(level.draw()).toBe(".@c");
    expect(typesOf(level)).toEqual([
      "move_blocked",
      "object_pushed",
      "object_removed",
      "cell_cleared",
      "object_placed",
      "avatar_exited",
      "avatar_entered",
    ]);
  });

  test("spawning over an object removes that first; on another layer it does not", () => {
    const spawn = (layer: string) => onEntering({ spawn: { position: [2, 0], layer, kind: "c" } });
    const over = (layer: string) => {
      const level = drawnLevel({ board: "@.c", symbols: { c: CRATE }, systems: [WALK], rules: [spawn(layer)] });
      level.act("move", { direction: "right" });
      return typesOf(level).slice(2);
    };
    expect(over("objects")).toEqual(["object_removed", "object_placed"]);
    expect(over("actors")).toEqual(["object_placed"]);
  });

  test("a slide clears only cells that end up empty", () => {
    const level = drawnLevel({ board: "12.", symbols: NUMBERS, systems: [{ type: "slide_merge" }] });
    level.act("move", { direction: "right" });
    expect(level.draw()).toBe(".12");
    const cleared = level.events.filter((event) => event.type === "cell_cleared");
    expect(cleared.map((event) => event.payload["position"])).toEqual([[0, 0]]);
  });
});

test("a crate that slides over something removes it, without clearing its cell (decision 3)", () => {
  const level = drawnLevel({
    board: "@cixi",
    symbols: {
      c: CRATE,
      i: { layer: "ground", tags: ["slippery", "walkable"] },
      x: { layer: "objects" },
    },
    systems: [WALK, { type: "push_objects" }, { type: "ice_slide" }],
  });
  level.act("move", { direction: "right" });
  const removed = level.events.filter(({ payload }) => payload["kind"] === "x" || payload["previousKind"] === "x");
  expect(removed).toEqual([{ type: "object_removed", payload: { position: [3, 0], kind: "x" } }]);
});

test.each([
  ["goes on until the ice ends", "@cii.", ".@iic"],
  ["stops before ground on which nothing can be", "@ci~.", ".@c~."],
])("a crate on ice %s (10.4)", (_, before, after) => {
  const level = drawnLevel({
    board: before,
    symbols: {
      c: CRATE,
      i: { layer: "ground", tags: ["slippery", "walkable"] },
      "~": { layer: "ground", tags: ["liquid"] },
    },
    systems: [WALK, { type: "push_objects" }, { type: "ice_slide" }],
  });
  level.act("move", { direction: "right" });
  expect(level.draw()).toBe(after);
});

test("clearing a cell of an exactly_one layer leaves the default kind and names the real layer (decision 4)", () => {
  const rules = [onEntering({ destroy: { position: [2, 0], layer: "ground" } })];
  const level = drawnLevel({ board: "@.w", symbols: { w: WALL }, systems: [WALK], rules });
  level.act("move", { direction: "right" });
  expect(level.draw()).toBe(".@.");
  expect(level.events.at(-1)).toEqual({
    type: "cell_cleared",
    payload: { position: [2, 0], previousKind: "w", layer: "ground" },
  });
});

test("transforming an empty cell does nothing; with an animation only the transformation is reported (decision 5)", () => {
  const transform = { position: [2, 0], toKind: "c", animation: "grow" };
  const rules = [onEntering({ transform })];
  const play = (board: string) => {
    const level = drawnLevel({ board, symbols: { c: CRATE, g: { layer: "objects" } }, systems: [WALK], rules });
    level.act("move", { direction: "right" });
    return level.events.slice(2);
  };
  expect(play("@..")).toEqual([]);
  expect(play("@.g")).toEqual([
    {
      type: "cell_transformed",
      payload: { position: [2, 0], fromKind: "g", toKind: "c", layer: "objects", animation: "grow" },
    },
  ]);
});

test("an event's param is looked for in its payload, then in the params in it (decision 6)", () => {
  const placed: JsonObject = {
    id: "placed",
    on: "object_placed",
    where: { event: { param: "value", equals: 2 } },
    then: [{ increment_variable: { name: "twos" } }],
  };
  const level = drawnLevel({ board: "212", symbols: NUMBERS, systems: [WALK], rules: [placed] });
  expect(stateView(level.level.view(level.level.start(null))).variables["twos"]).toBe(2);
});

test("gravity tells one settling for each entity that moved, from where to where (decision 7)", () => {
  const rules = [onEntering({ apply_gravity: { selector: { tag: "mergeable" }, direction: "down" } })];
  const level = drawnLevel({ board: "@.1\n..2\n...\n...", symbols: NUMBERS, systems: [WALK], rules });
  level.act("move", { direction: "right" });
  expect(level.draw()).toBe(".@.\n...\n..1\n..2");
  const settled = level.events.filter((event) => event.type === "object_settled");
  expect(settled.map(({ payload }) => [payload["fromPosition"], payload["position"]])).toEqual([
    [
      [2, 1],
      [2, 3],
    ],
    [
      [2, 0],
      [2, 2],
    ],
  ]);
});

describe("goals (decision 8)", () => {
  const goal = (type: string, config: JsonObject, board: string, more: Partial<Drawing> = {}) => {
    const symbols = { ...NUMBERS, t: { layer: "objects" } };
    return drawnLevel({ board, symbols, systems: [WALK], goals: [{ id: "g", type, config }], ...more });
  };
  const statusOf = (level: ReturnType<typeof goal>) => level.level.goals(level.level.start(null))[0]!;

  test.each([
    ["the kind and the named params", { kind: "number", value: 2 }, true],
    ["another value of a named param", { kind: "number", value: 3 }, false],
    ["the kind alone", { kind: "number" }, true],
  ])("board_match compares %s", (_title, cell, met) => {
    expect(statusOf(goal("board_match", { targetLayers: { objects: [[null, cell]] } }, "@2")).met).toBe(met);
    const sparse = { format: "sparse", entries: [{ position: [1, 0], ...cell }] };
    expect(statusOf(goal("board_match", { targetLayers: { objects: sparse } }, "@2")).met).toBe(met);
  });

  test("sequence_match takes one step a scan, of any kind with a value on any layer", () => {
    const star = { layer: "actors", kind: "star", params: { value: 7 } };
    const config = { sequence: [7, 7] };
    const level = goal("sequence_match", config, "@.s\n..s", { symbols: { s: star } });
    level.act("move", { direction: "right" });
    expect(level.draw()).toBe(".@.\n..s");
    expect(level.events.at(-1)).toEqual({ type: "goal_step_completed", payload: { goalId: "g", stepIndex: 0 } });
  });

  test("sequence_match takes the text of a number for the number", () => {
    const star = { layer: "pieces", params: { value: "7" } };
    const level = goal("sequence_match", { sequence: [7, 8] }, "@.s", { symbols: { s: star } });
    level.act("move", { direction: "right" });
    expect(level.events.at(-1)).toEqual({ type: "goal_step_completed", payload: { goalId: "g", stepIndex: 0 } });
  });

  test("sequence_match collected_by_avatar is met by what the avatar takes from the board", () => {
    const config = { sequence: [3, "t"], matchBy: "collected_by_avatar" };
    const rules = [onEntering({ destroy: { position: "$event.position" } })];
    const level = goal("sequence_match", config, "@3t", { rules });
    level.act("move", { direction: "right" });
    expect(level.level.goals(level.level.start(null))[0]!.met).toBe(false);
    expect(typesOf(level)).toContain("goal_step_completed");
    level.act("move", { direction: "right" });
    expect(typesOf(level)).toContain("goal_step_completed");
  });

  test("all_cleared tells which fraction is gone", () => {
    const rules = [onEntering({ destroy: { position: "$event.position" } })];
    const level = goal("all_cleared", { kind: "t" }, "@tt.", { rules }).level;
    const first = level.step(level.start(null), { action: "move", direction: "right" }, null);
    const second = level.step(first.state, { action: "move", direction: "right" }, null);
    expect([first, second].map((step) => step.goals[0]!.progress)).toEqual([0.5, 1]);
    expect(second.won).toBe(true);
  });
});

test("solid ground stops the avatar like a solid object, and tells its kind when delegating (decision 9)", () => {
  const level = drawnLevel({ board: "@w", symbols: { w: WALL }, systems: [WALK] });
  level.act("move", { direction: "right" });
  expect(level.draw()).toBe("@w");
  expect(level.events[0]!.payload["blockerKind"]).toBe("w");
});

describe("the overlay (decision 11)", () => {
  const overlay = { position: [0, 0], size: [2, 2] };
  const rotate = (params: JsonObject, board = "12\n34", over: JsonObject = overlay) => {
    const config = { operations: { turn: { action: "cut", type: "rotate" }, flip: { action: "wait", type: "flip" } } };
    const level = drawnLevel({
      board,
      symbols: { ...NUMBERS, v: { layer: "ground", kind: "void" } },
      systems: [{ type: "region_transform", config }],
      overlay: over,
    });
    level.act("axis" in params ? "wait" : "cut", params);
    return { board: level.draw(), types: typesOf(level) };
  };
  test.each([
    [{}, "31\n42", "region_rotated"],
    [{ rotation: "clockwise" }, "31\n42", "region_rotated"],
    [{ rotation: "counterclockwise" }, "24\n13", "region_rotated"],
    [{ axis: "horizontal" }, "21\n43", "region_flipped"],
    [{ axis: "vertical" }, "34\n12", "region_flipped"],
  ])("is turned and flipped as %j says", (params, board, type) => {
    expect(rotate(params)).toEqual({ board, types: [type] });
  });

  test("with void under it nothing is moved, lost or doubled", () => {
    expect(rotate({}, "1v\n34").board).toBe("1v\n34");
  });

  test.each([
    [[0, 0], "1v\n34", {}, ["region_rotated"]],
    [[1, 1], "12\n34", { axis: "vertical" }, ["region_flipped"]],
  ])("at %j over %s its event comes although nothing moves (fact sheet 11.6)", (position, board, params, types) => {
    expect(rotate(params, board, { position, size: [2, 2] })).toEqual({ board, types });
  });

  test("follows the avatar if it is anchored, and says so only when it moved", () => {
    const cursor = { type: "overlay_cursor", config: { anchorToAvatar: true, moveAction: "none" } };
    const level = drawnLevel({ board: "...\n.@.\n...", symbols: {}, systems: [WALK, cursor], overlay });
    level.act("move", { direction: "up" });
    expect(level.events.at(-1)).toEqual({ type: "overlay_moved", payload: { position: [1, 0] } });
    level.act("wait");
    expect(level.events).toEqual([]);
  });
});

describe("pushing and sliding (decision 13)", () => {
  test.each([
    ["@cc.", ".@cc"],
    ["@ccw", "@ccw"],
    ["@ccc.", "@ccc."],
  ])("a chain moves as a whole or not at all: %s becomes %s", (board, expected) => {
    const push = { type: "push_objects", config: { chainPush: true } };
    const level = drawnLevel({ board, symbols: { c: CRATE, w: WALL }, systems: [WALK, push] });
    level.act("move", { direction: "right" });
    expect(level.draw()).toBe(expected);
    const pushed = level.events.filter((event) => event.type === "object_pushed").length;
    expect(pushed).toBe(board === expected ? 0 : 2);
  });

  test("a consumed tool is announced", () => {
    const tool = { item: "axe", targetTag: "wooden", consumeItem: true };
    const level = drawnLevel({
      board: "@t",
      symbols: { t: { layer: "objects", tags: ["solid", "wooden"] } },
      systems: [WALK, { type: "push_objects", config: { toolInteractions: [tool] } }],
      item: "axe",
    });
    level.act("move", { direction: "right" });
    expect(level.draw()).toBe(".@");
    expect(level.events).toContainEqual({ type: "inventory_changed", payload: { oldItem: "axe", newItem: null } });
  });

  test.each([
    ["2...", "2..."],
    ["2.3.", "..23"],
    ["2.2.", "4..."],
  ])("round the edge a tile never meets itself: %s becomes %s", (board, expected) => {
    const slide = { type: "slide_merge", config: { wrapAround: true } };
    const level = drawnLevel({ board, symbols: NUMBERS, systems: [slide] });
    level.act("move", { direction: "right" });
    expect(level.draw()).toBe(expected);
  });
});

describe("pipes", () => {
  const pipe = (queue: readonly number[], params: JsonObject) => ({
    id: "p",
    kind: "pipe",
    cells: [
      [0, 1],
      [1, 1],
      [2, 1],
    ],
    params: { queue, ...params },
  });

  test("a two-way pipe never loses an item, even with a jammed end (decision 13)", () => {
    const both = { exitPosition: [0, 0], exit2Position: [2, 0] };
    const level = drawnLevel({
      board: "3.4\n...",
      symbols: NUMBERS,
      systems: [{ type: "queued_emitters" }],
      multiCellObjects: [pipe([1, 2, 3], both)],
    });
    for (let turn = 0; turn < 4; turn += 1) {
      level.act("wait");
      const params = level.multiCellObjects[0]!.params;
      expect((params["pipeSlots"] as number[]).toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
    }
  });

  test("a two-way pipe whose ends lead to one cell releases one item at a time (decision 13)", () => {
    const multiCellObjects = [pipe([1, 2, 3], { exitPosition: [1, 0], exit2Position: [1, 0] })];
    const systems = [{ type: "queued_emitters" }];
    const level = drawnLevel({ board: "...\n...", symbols: NUMBERS, systems, multiCellObjects });
    level.act("wait");
    expect([level.draw(), level.multiCellObjects[0]!.params["pipeSlots"]]).toEqual([".1.\n...", [null, 2, 3]]);
  });
});

describe("documented systems and conditions (decision 14)", () => {
  test("gravity lets tagged entities fall after each pass", () => {
    const level = drawnLevel({
      board: "@s\n..\n..",
      symbols: { s: { layer: "objects", tags: ["gravity"] } },
      systems: [WALK, { type: "gravity" }],
    });
    level.act("move", { direction: "down" });
    expect(level.draw()).toBe("..\n@.\n.s");
  });

  test.each([
    [{ kind: "c", position: [2, 0] }, true],
    [{ tag: "pushable", position: [2, 0], layer: "objects" }, true],
    [{ kind: "c", position: [1, 0] }, false],
    [{ condition: { cell: { position: [2, 0], layer: "objects", hasTag: "pushable" } } }, true],
    [{ condition: { avatar: { at: [0, 0] } } }, false],
  ])("board_state with %j: lost is %j", (config, lost) => {
    const level = drawnLevel({
      board: "@c.",
      symbols: { c: CRATE },
      systems: [WALK, { type: "push_objects" }],
      loseConditions: [{ type: "board_state", config }],
    }).level;
    const step = level.step(level.start(null), { action: "move", direction: "right" }, null);
    expect([step.lost, step.loseReason]).toEqual([lost, lost ? "board_state" : null]);
  });
});

describe("followers (decision 15)", () => {
  const npc = (behavior: string) => ({
    layer: "actors",
    kind: "cat",
    tags: ["npc"],
    params: { behavior, targetTag: "food" },
  });
  const level = (behavior: string, board: string) =>
    drawnLevel({
      board,
      symbols: { n: npc(behavior), w: WALL, f: { layer: "objects", tags: ["food"] } },
      systems: [WALK, { type: "follower_npcs" }],
    });

  test.each([
    ["follow", "@...n", "@..n."],
    ["follow", "@.w.n\n.....", "@.w..\n....n"],
    ["flee", "@.n..", "@..n."],
    ["seek", "@..nf", "@...n"],
    ["follow", "@w.n", "@w.n"],
  ])("%s: %s becomes %s", (behavior, before, after) => {
    const playing = level(behavior, before);
    playing.act("wait");
    expect(playing.draw()).toBe(drawn(after));
  });

  test("is named by the cell in which the level began, however far it went", () => {
    const playing = level("follow", "@....n");
    playing.act("wait");
    playing.act("wait");
    expect(playing.events).toEqual([
      { type: "npc_moved", payload: { npcId: "cat@5,0", fromPosition: [4, 0], toPosition: [3, 0] } },
    ]);
  });
});
