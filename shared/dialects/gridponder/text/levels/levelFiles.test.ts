import { describe, expect, it } from "vitest";
import type { Result } from "../../../../base/result";
import { type TextEdit, applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { boardOfLevel } from "../board/board";
import {
  copiedLevelText,
  emptyLevelText,
  freeLevelName,
  arrangeEntriesEdits,
  moveEntryEdits,
  sequenceLevelEdits,
  templateLevelText,
  unsequenceLevelEdits,
} from "./levelFiles";
import { buildPackSource } from "../../../models";

const GAME = `{
  "layers": [
    { "id": "ground", "occupancy": "exactly_one", "default": "grass" },
    { "id": "objects", "occupancy": "zero_or_one" }
  ],
  "levelSequence": [
    { "type": "story", "title": "Once" },
    { "type": "level", "ref": "fw_001" },
    { "type": "level", "ref": "fw_002" }
  ]
}
`;
const LEVEL = `{
  "id": "fw_001",
  "title": "First",
  "board": {
    "size": [2, 1],
    "layers": {
      "ground": [["water", "grass"]],
      "objects": { "format": "sparse", "entries": [{ "position": [0, 0], "kind": "rock" }] }
    },
    "multiCellObjects": [{ "id": "a", "kind": "pipe", "cells": [[0, 0]] }]
  },
  "goals": [{ "id": "g", "type": "reach_target" }],
  "solution": { "goldPath": ["left", "up"], "hintStops": [1] }
}
`;
const game = { text: GAME, tree: parseJsonTree(GAME) };

function pack(...paths: readonly string[]): ReturnType<typeof buildPackSource> {
  const levels = paths.map((path) => ({ path: `levels/${path}.json`, text: `{"id": "${path}"}` }));
  return buildPackSource([{ path: "game.json", text: GAME }, ...levels], [], []);
}

function refs(edits: Result<readonly TextEdit[], string>): readonly string[] {
  if (!edits.ok) throw new Error(edits.refusal);
  const text = applyEdits(GAME, edits.value);
  const { levelSequence } = JSON.parse(text) as { levelSequence: { ref?: string; title?: string }[] };
  return levelSequence.map(({ ref, title }) => ref ?? title ?? "");
}

describe("a free name", () => {
  it.each([
    ["fw_001", ["fw_001"], "fw_002"],
    ["fw_001", ["fw_001", "fw_002"], "fw_003"],
    ["fw_009", ["fw_009"], "fw_010"],
    ["meadow", ["meadow"], "meadow_2"],
    ["meadow", ["meadow", "meadow_2"], "meadow_3"],
  ])("like %s beside %j is %s", (like, levels, id) => {
    expect(freeLevelName(pack(...levels), like)).toEqual({ id, path: `levels/${id}.json` });
  });
});

describe("the text of a new level", () => {
  it("is a board of the size that is wanted, filled as the game says", () => {
    const text = emptyLevelText("new", "New", [3, 2], JSON.parse(GAME), undefined);
    const tree = parseJsonTree(text);
    expect(tree.errors).toEqual([]);
    const board = boardOfLevel(tree, JSON.parse(GAME));
    expect(board).toMatchObject({ ok: true, value: { width: 3, height: 2 } });
    expect(text).toContain('        ["grass", "grass", "grass"],\n        ["grass", "grass", "grass"]\n');
  });

  it("made again has no avatar where the game has none", () => {
    const game: unknown = JSON.parse(GAME);
    const without = { ...(game as object), defaults: { avatar: { enabled: false } } };
    const stateOf = (text: string): unknown => (JSON.parse(text) as { state: unknown }).state;
    expect(stateOf(emptyLevelText("new", "New", [3, 2], without, undefined))).toEqual({ avatar: { enabled: false } });
    expect(stateOf(emptyLevelText("new", "New", [3, 2], { defaults: {} }, undefined))).toEqual({
      avatar: { position: [0, 0], facing: "right" },
    });
  });

  it("made again has its braces as another level has them, and none beside them without one", () => {
    const made = (like: string | undefined): string => {
      const level = like === undefined ? undefined : { text: like, tree: parseJsonTree(like) };
      return emptyLevelText("new", "New", [3, 2], JSON.parse(GAME), level);
    };
    expect(made(LEVEL)).toContain('"objects": { "format": "sparse", "entries": [] }');
    for (const like of [undefined, "", LEVEL.replaceAll("{ ", "{").replaceAll(" }", "}")]) {
      expect(made(like)).toContain('"objects": {"format": "sparse", "entries": []}');
      expect(made(like)).toContain('"solution": {"goldPath": []}');
    }
  });

  it("has the goals of the level it is made like, but none that names cells of its board", () => {
    const goalsOf = (like: string): unknown =>
      (
        JSON.parse(
          emptyLevelText("new", "New", [3, 2], JSON.parse(GAME), { text: like, tree: parseJsonTree(like) }),
        ) as { goals: unknown }
      ).goals;
    expect(goalsOf(LEVEL)).toEqual([{ id: "g", type: "reach_target" }]);
    const text = emptyLevelText("new", "New", [3, 2], JSON.parse(GAME), { text: LEVEL, tree: parseJsonTree(LEVEL) });
    expect(text).toContain('  "goals": [\n    { "id": "g", "type": "reach_target" }\n  ],\n');
    const goal = `{ "id": "g", "type": "reach_target" }`;
    const placed = [`{ "type": "here", "config": { "cell": [1, 0] } }`, `{ "type": "alike", "config": [["a"]] }`];
    expect(goalsOf(LEVEL.replace(goal, placed.join(", ")))).toEqual([]);
    expect(goalsOf(LEVEL.replace(goal, [goal, ...placed].join(", ")))).toEqual([{ id: "g", type: "reach_target" }]);
    expect(goalsOf(LEVEL.slice(0, -3))).toEqual([]);
  });

  it("made as a copy differs in its name alone", () => {
    expect(copiedLevelText(LEVEL, "fw_003", "Third")).toBe(LEVEL.replace("fw_001", "fw_003").replace("First", "Third"));
  });

  it("made from a template keeps ground and goals, not what lies on it nor the solution", () => {
    expect(JSON.parse(templateLevelText(LEVEL, "fw_003", "Third", JSON.parse(GAME)))).toEqual({
      id: "fw_003",
      title: "Third",
      board: { size: [2, 1], layers: { ground: [["water", "grass"]] } },
      goals: [{ id: "g", type: "reach_target" }],
      solution: { goldPath: [] },
    });
  });
});

describe("the sequence", () => {
  it("takes a level in after another, written as the others are", () => {
    const edits = sequenceLevelEdits(game, "new", "fw_001");
    expect(refs(edits)).toEqual(["Once", "fw_001", "new", "fw_002"]);
    expect(edits.ok && applyEdits(GAME, edits.value)).toContain(
      '\n    { "type": "level", "ref": "fw_001" },\n    { "type": "level", "ref": "new" },\n',
    );
    expect(refs(sequenceLevelEdits(game, "new", null))).toEqual(["Once", "fw_001", "fw_002", "new"]);
  });

  it("lets a level go", () => {
    expect(refs(unsequenceLevelEdits(game, new Set(["fw_001"])))).toEqual(["Once", "fw_002"]);
  });

  it.each([
    [[0, 2], 2, ["fw_001", "Once", "fw_002"]],
    [[2, 0], 1, ["Once", "fw_002", "fw_001"]],
    [[0, 1], 3, ["fw_002", "Once", "fw_001"]],
    [[1, 2], 2, ["Once", "fw_001", "fw_002"]],
    [2, 0, ["fw_002", "Once", "fw_001"]],
    [0, 3, ["fw_001", "fw_002", "Once"]],
    [1, 3, ["Once", "fw_002", "fw_001"]],
    [1, 1, ["Once", "fw_001", "fw_002"]],
    [1, 2, ["Once", "fw_001", "fw_002"]],
  ])("moves the entries at %j before that at %i", (from, before, order) => {
    expect(refs(moveEntryEdits(game, [from].flat(), before))).toEqual(order);
  });

  it("puts entries in the places of others", () => {
    const places = [
      [0, 2],
      [1, 1],
      [2, 0],
    ] as const;
    expect(refs(arrangeEntriesEdits(game, places))).toEqual(["fw_002", "fw_001", "Once"]);
    expect(refs(arrangeEntriesEdits(game, [[7, 1]]))).toEqual(["Once", "fw_001", "fw_002"]);
  });
});
