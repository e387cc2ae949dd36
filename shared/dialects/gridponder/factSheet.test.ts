// Fine points of the fact sheet that no pack of the conformance material depends on.
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../base/json";
import { RecordKind } from "../../engine/trace/trace";
import { kindAt, recordAt, recordCount, within } from "../../engine/trace/traceTree";
import { writeAt } from "../../engine/trace/traceView";
import { createTracer } from "../../engine/trace/tracer";
import { buildPackSource } from "../models";
import { gridponder } from "./dialect";
import { type Drawing, drawn, drawnLevel } from "./drawnLevel.testing";

const WALK = { type: "avatar_navigation" };
const RIGHT = { direction: "right" };

function walking(drawing: Partial<Drawing>): ReturnType<typeof drawnLevel> {
  return drawnLevel({ board: "@...", symbols: {}, systems: [WALK], ...drawing });
}

describe("references (7)", () => {
  const placed = (then: JsonObject) => [
    { id: "spawn", on: "avatar_entered", then: [{ spawn: { position: [3, 0], kind: "gem", value: 7 } }] },
    { id: "read", on: "object_placed", then: [then] },
  ];

  test("an event's reference reads the payload and not what lies in its params: then it is null", () => {
    const level = walking({ rules: placed({ set_variable: { name: "seen", value: "$event.value" } }) });
    level.act("move", RIGHT);
    expect(level.variables).toEqual({});
  });

  test("what stands after the field's name is ignored", () => {
    const level = walking({ rules: placed({ set_variable: { name: "seen", value: "$event.params.value" } }) });
    level.act("move", RIGHT);
    expect(level.variables).toEqual({ seen: { value: 7 } });
  });
});

describe("rules (5)", () => {
  test("a priority need not be a whole number", () => {
    const setting = (value: string, priority: number): JsonObject => ({
      id: value,
      on: "avatar_entered",
      priority,
      then: [{ set_variable: { name: "last", value } }],
    });
    const level = walking({ rules: [setting("third", 0.3), setting("half", 0.5), setting("one", 1)] });
    level.act("move", RIGHT);
    expect(level.variables).toEqual({ last: "third" });
  });
});

test("of an action that a system refuses nothing is left that another one did before, in the trace neither", () => {
  const { level } = walking({
    systems: [
      { type: "flood_fill", config: { floodAction: "cut", sourcePosition: "action_param" } },
      { type: "support_collapse", config: { severAction: "cut" } },
    ],
  });
  const tracer = createTracer();
  const start = level.start(null);
  const step = level.step(start, { action: "cut", position: [2, 0] }, tracer);
  expect(step.accepted).toBe(false);
  expect(level.view(step.state)).toEqual(level.view(start));
  const trace = tracer.trace();
  const writes = within(trace, 0, RecordKind.write).map((record) => writeAt(trace, record));
  expect(writes).toMatchObject([
    { path: "avatar.position", after: [2, 0] },
    { path: "avatar.position", after: [0, 0] },
  ]);
});

describe("a level that is over", () => {
  test.each<readonly [string, Partial<Drawing>, boolean]>([
    ["won", { goals: [{ id: "g", type: "reach_target", config: { targetKind: "f" } }] }, false],
    ["lost", { loseConditions: [{ type: "max_actions", config: { limit: 1 } }] }, false],
    ["neither", {}, true],
  ])("takes no action more: %s", (_, more, isTaken) => {
    const level = walking({ board: "@f..", symbols: { f: { layer: "pieces" } }, ...more });
    expect(level.act("move", RIGHT)).toBe(true);
    expect(level.act("move", RIGHT)).toBe(isTaken);
  });
});

describe("the goal balance (14)", () => {
  test("claims the fill of the layer unless told what, and `empty` where the layer is not filled", () => {
    const texts = {
      "manifest.json": { dslVersion: "0.8" },
      "game.json": {
        layers: [
          { id: "ground", occupancy: "exactly_one", default: "grass" },
          { id: "plots", occupancy: "zero_or_one", default: "grass" },
        ],
        entityKinds: {},
      },
      "levels/one.json": {
        id: "one",
        board: { size: [4, 1], layers: { plots: [["a", "grass", "grass", "empty"]] } },
        goals: ["ground", "plots"].map((claimableLayer) => ({
          id: claimableLayer,
          type: "balance",
          config: { layer: "plots", owners: ["a"], claimableLayer },
        })),
      },
    };
    const files = Object.entries(texts).map(([path, value]) => ({ path, text: JSON.stringify(value) }));
    const level = gridponder.compile(buildPackSource(files, [], [])).game!.level("one")!;
    expect(level.goals(level.start(null)).map(({ progress }) => progress)).toEqual([0.25, 1]);
  });
});

describe("characters (decision 15)", () => {
  const npc = { layer: "actors", tags: ["npc"], params: { behavior: "seek", targetTag: "food" } };

  test("never step onto something solid, even when that is what they seek", () => {
    const level = drawnLevel({
      board: "n..F",
      symbols: { n: npc, F: { layer: "objects", tags: ["food", "solid"] } },
      systems: [{ type: "follower_npcs" }],
    });
    for (let turn = 0; turn < 4; turn += 1) level.act("wait");
    expect(level.draw()).toBe(drawn("..nF"));
  });

  test("do not seek themselves, though they are what they seek", () => {
    const level = drawnLevel({
      board: "n..F",
      symbols: { n: { ...npc, tags: ["npc", "food"] }, F: { layer: "objects", tags: ["food"] } },
      systems: [{ type: "follower_npcs" }],
    });
    level.act("wait");
    expect(level.draw()).toBe(".n.F");
  });

  test("step onto what they seek where it can be walked on", () => {
    const level = drawnLevel({
      board: "n..F",
      symbols: { n: npc, F: { layer: "objects", tags: ["food"] } },
      systems: [{ type: "follower_npcs" }],
    });
    for (let turn = 0; turn < 4; turn += 1) level.act("wait");
    expect(level.draw()).toBe(drawn("...n"));
  });
});

describe("multi-cell objects", () => {
  test("of one id are still two objects: what one releases is not taken from the other", () => {
    const pipe = (x: number, queue: readonly number[]): JsonObject => ({
      id: "same",
      kind: "pipe",
      cells: [[x, 1]],
      params: { exitPosition: [x, 0], queue: [...queue] },
    });
    const level = drawnLevel({
      board: `....
              ....`,
      symbols: {},
      systems: [{ type: "queued_emitters" }],
      multiCellObjects: [pipe(0, [1]), pipe(2, [2])],
    });
    level.act("wait");
    expect(level.multiCellObjects.map(({ cells, params }) => [cells[0]!.position, params["currentIndex"]])).toEqual([
      [[0, 1], 1],
      [[2, 1], 1],
    ]);
  });
});

describe("the lose condition board_state (decision 14)", () => {
  test("leaves a record of each clause of its condition", () => {
    const condition = {
      all_of: [
        { variable: { name: "lives", op: "lte", value: 0 } },
        { not: { cell: { position: [3, 0], layer: "objects", kind: "gem" } } },
      ],
    };
    const { level } = walking({
      variables: { lives: 0 },
      loseConditions: [{ type: "board_state", config: { condition } }],
    });
    const tracer = createTracer();
    const step = level.step(level.start(null), { action: "move", ...RIGHT }, tracer);
    expect(step.loseReason).toBe("board_state");
    const trace = tracer.trace();
    const clauses = Array.from({ length: recordCount(trace) }, (_, index) => index)
      .filter((index) => kindAt(trace, index) === RecordKind.clause)
      .map((index) => {
        const { ref, after } = recordAt(trace, index);
        const { text, source } = level.debug.conditions[ref]!;
        return [text, source.file, source.at, after];
      });
    const at = "/loseConditions/0/config/condition";
    expect(clauses.map(([, file, place, after]) => [file, place, after])).toEqual([
      ["levels/drawn.json", at, 1],
      ["levels/drawn.json", `${at}/all_of/0`, 1],
      ["levels/drawn.json", `${at}/all_of/1`, 1],
      ["levels/drawn.json", `${at}/all_of/1/not`, 0],
    ]);
    const lose = Array.from({ length: recordCount(trace) }, (_, index) => recordAt(trace, index)).find(
      ({ kind }) => kind === RecordKind.lose,
    );
    expect(lose!.after).toBe(1);
  });
});

describe("conditions that are nested deeply", () => {
  test("play as any other", () => {
    let condition: JsonObject = { variable: { name: "on", value: null } };
    for (let depth = 0; depth < 60; depth += 1) condition = { not: { all_of: [condition] } };
    const level = walking({
      rules: [
        { id: "deep", on: "avatar_entered", if: condition, then: [{ set_variable: { name: "deep", value: 1 } }] },
      ],
    });
    level.act("move", RIGHT);
    expect(level.variables).toEqual({ deep: 1 });
  });
});
