import { describe, expect, it } from "vitest";
import type { Json } from "../../../../base/json";
import { applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import type { GridChange } from "./gridChange";
import type { ChangedLevel } from "./gridText";
import { changedLevel } from "./transformLevel";

const GAME: Json = {
  layers: [
    { id: "ground", occupancy: "exactly_one", default: "grass" },
    { id: "objects", occupancy: "zero_or_one" },
  ],
  actions: [
    { id: "move", params: { direction: { type: "direction" } } },
    { id: "tap_cell", params: { position: { type: "position" } } },
    { id: "rotate", params: { rotation: { type: "string" } } },
  ],
  entityKinds: { gate: { layer: "objects", params: { to: { type: "position" }, faces: { type: "direction" } } } },
};

const LEVEL = `{
  "id": "one",
  "board": {
    "size": [3, 2],
    "layers": {
      "ground": [
        ["water", "grass", "sand"],
        ["grass", "grass", "grass"]
      ],
      "objects": {
        "format": "sparse",
        "entries": [
          { "position": [0, 0], "kind": "rock" },
          { "position": [2, 1], "kind": "gate", "to": [1, 0], "faces": "up" }
        ]
      }
    },
    "multiCellObjects": [
      {
        "id": "pipe_1",
        "kind": "pipe",
        "cells": [[0, 1], { "position": [1, 1], "sprite": "a.png" }],
        "params": { "exitPosition": [1, 1], "exitDirection": "right", "axis": "horizontal" }
      }
    ]
  },
  "state": { "avatar": { "position": [2, 0], "facing": "left" }, "overlay": { "position": [1, 0], "size": [2, 1] } },
  "goals": [
    { "id": "g", "type": "board_match", "config": { "targetLayers": { "objects": [["rock", null, null], [null, null, null]] } } }
  ],
  "rules": [
    { "id": "r", "on": "avatar_entered", "where": { "position": [2, 1] }, "then": [{ "destroy": { "layer": "objects", "position": [0, 0] } }] }
  ],
  "solution": { "goldPath": ["left", { "action": "move", "direction": "down" }, { "action": "tap_cell", "position": [0, 1] }, { "action": "rotate", "rotation": "clockwise" }, "wait"] }
}
`;

function changed(
  text: string,
  change: GridChange,
): { readonly text: string; readonly value: Json; readonly made: ChangedLevel } {
  const made = changedLevel({ text, tree: parseJsonTree(text) }, GAME, change);
  if (!made.ok) throw new Error(made.refusal);
  const next = applyEdits(text, made.value.edits);
  return { text: next, value: JSON.parse(next) as Json, made: made.value };
}

function resize(left: number, top: number, right: number, bottom: number): GridChange {
  return { kind: "resize", left, top, right, bottom };
}

describe("a level turned clockwise", () => {
  const turned = changed(LEVEL, { kind: "turn", turn: "clockwise" }).value as Record<string, never>;

  it("has its board turned, in both forms", () => {
    expect(turned["board"]).toMatchObject({
      size: [2, 3],
      layers: {
        ground: [
          ["grass", "water"],
          ["grass", "grass"],
          ["grass", "sand"],
        ],
        objects: {
          entries: [
            { position: [1, 0], kind: "rock" },
            { position: [0, 2], kind: "gate", to: [1, 1], faces: "right" },
          ],
        },
      },
    });
  });

  it("has objects, avatar, overlay, goals and rules turned along", () => {
    expect(turned).toHaveProperty("board.multiCellObjects", [
      {
        id: "pipe_1",
        kind: "pipe",
        cells: [[0, 0], { position: [0, 1], sprite: "a.png" }],
        params: { exitPosition: [0, 1], exitDirection: "down", axis: "vertical" },
      },
    ]);
    expect(turned["state"]).toEqual({
      avatar: { position: [1, 2], facing: "up" },
      overlay: { position: [1, 1], size: [1, 2] },
    });
    expect(turned).toHaveProperty("goals.0.config.targetLayers", {
      objects: [
        [null, "rock"],
        [null, null],
        [null, null],
      ],
    });
    expect(turned).toMatchObject({
      rules: [{ where: { position: [0, 2] }, then: [{ destroy: { position: [1, 0] } }] }],
    });
  });

  it("has its gold path turned", () => {
    expect(turned["solution"]).toEqual({
      goldPath: [
        "up",
        { action: "move", direction: "left" },
        { action: "tap_cell", position: [0, 0] },
        { action: "rotate", rotation: "clockwise" },
        "wait",
      ],
    });
  });
});

it("four quarter turns, and a flip twice, give back every byte", () => {
  for (const turn of ["clockwise", "counterclockwise", "flipX", "flipY"] as const) {
    const four = [turn, turn, turn, turn].reduce(
      (text, each) => changed(text, { kind: "turn", turn: each }).text,
      LEVEL,
    );
    expect(four).toBe(LEVEL);
  }
  const there = changed(LEVEL, { kind: "turn", turn: "flipX" }).text;
  expect(there).toContain('"rotation": "counterclockwise"');
  expect(changed(there, { kind: "turn", turn: "flipX" }).text).toBe(LEVEL);
});

describe("a level resized", () => {
  it("grows at the edges that are asked for; what was there keeps its place on the board", () => {
    const { value, made } = changed(LEVEL, resize(1, 0, 0, 1));
    expect([made.size, made.lost, made.off]).toEqual([[4, 3], 0, []]);
    expect(value).toMatchObject({
      board: {
        size: [4, 3],
        layers: {
          ground: [
            ["grass", "water", "grass", "sand"],
            ["grass", "grass", "grass", "grass"],
            ["grass", "grass", "grass", "grass"],
          ],
          objects: { entries: [{ position: [1, 0] }, { position: [3, 1], to: [2, 0], faces: "up" }] },
        },
      },
      state: { avatar: { position: [3, 0], facing: "left" }, overlay: { position: [2, 0], size: [2, 1] } },
      solution: { goldPath: ["left", { direction: "down" }, { position: [1, 1] }, {}, "wait"] },
    });
  });

  it("is as before when what was added is cut off again", () => {
    const grown = changed(LEVEL, resize(2, 1, 3, 0)).text;
    expect(changed(grown, resize(-2, -1, -3, 0)).text).toBe(LEVEL);
    expect(changed(LEVEL, resize(0, 0, 0, 0)).text).toBe(LEVEL);
  });

  it("counts the entities that are cut off, and other positions that are left outside", () => {
    const { value, made } = changed(LEVEL, resize(0, 0, -1, 0));
    expect(value).toMatchObject({ board: { layers: { objects: { entries: [{ kind: "rock" }] } } } });
    // Sand and the gate; the avatar's start and the rule's position.
    expect(made.lost).toBe(2);
    expect(made.off[0]).toBe("/state/avatar/position");
    expect(made.off[1]).toMatch(/^\/rules\/0\//);
    expect(made.off).toHaveLength(2);
  });

  it("is refused when nothing would be left", () => {
    const refusal = changedLevel({ text: LEVEL, tree: parseJsonTree(LEVEL) }, GAME, resize(-2, 0, -1, 0));
    expect(refusal).toEqual({ ok: false, refusal: "Nothing would be left of the board." });
  });
});

describe("what a game declares of directions", () => {
  const game: Json = {
    layers: [{ id: "objects", occupancy: "zero_or_one" }],
    entityKinds: { box: { layer: "objects", tags: ["sided"] }, jar: { layer: "objects" } },
    systems: [
      { id: "boxes", type: "sided_box", config: {} },
      { id: "fall", type: "gravity", config: { direction: "down" } },
      { id: "mv", type: "coupled_actors", config: {} },
    ],
  };
  const text = `{
  "board": { "size": [2, 1], "layers": { "objects": [[{ "kind": "box", "sides": 3 }, { "kind": "jar", "sides": 3 }]] } },
  "systemOverrides": { "fall": { "direction": "left" }, "mv": { "directions": ["up"], "directionTransforms": { "box": "mirror_x" } }, "other": { "direction": "up" } }
}
`;
  const turned = (of: string, turn: "clockwise" | "flipX"): string => {
    const made = changedLevel({ text: of, tree: parseJsonTree(of) }, game, { kind: "turn", turn });
    if (!made.ok) throw new Error(made.refusal);
    return applyEdits(of, made.value.edits);
  };

  it("is turned with the level: the sides of sided boxes, the level's own overrides", () => {
    expect(JSON.parse(turned(text, "clockwise"))).toEqual({
      board: { size: [1, 2], layers: { objects: [[{ kind: "box", sides: 6 }], [{ kind: "jar", sides: 3 }]] } },
      systemOverrides: {
        fall: { direction: "up" },
        mv: { directions: ["right"], directionTransforms: { box: "mirror_y" } },
        other: { direction: "up" },
      },
    });
    const flipped = turned(text, "flipX");
    expect(flipped).toContain('"sides": 9');
    expect(flipped).toContain('"directionTransforms": { "box": "mirror_x" }');
    expect(turned(flipped, "flipX")).toBe(text);
    expect(["", "", "", ""].reduce((each) => turned(each, "clockwise"), text)).toBe(text);
  });
});
