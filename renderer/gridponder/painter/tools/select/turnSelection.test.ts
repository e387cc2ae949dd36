// What is selected, turned and flipped where it stands: what entities, objects and the avatar say of directions turns too.
import { beforeEach, describe, expect, it } from "vitest";
import { allCells } from "../../../../../shared/dialects/gridponder/text/board/boardClip";
import { clipText, readClip } from "../../../../../shared/dialects/gridponder/text/board/clipText";
import type { Turn } from "../../../../../shared/dialects/gridponder/text/grid/transformGrid";
import { liftSelection } from "./lift";
import { carryClip, turnSelection } from "./moveSelection";
import { openLevel } from "../../paintTarget.testing";
import { usePaintStore } from "../../paintStore";

const GAME = {
  layers: [{ id: "objects" }],
  entityKinds: {
    spring: {
      layer: "objects",
      params: { to: { type: "position" }, throws: { type: "string", values: ["up", "left"] } },
    },
    box: { layer: "objects", tags: ["sided"] },
  },
  systems: [{ type: "sided_box", config: {} }],
};

const LEVEL = `{
  "board": {
    "size": [4, 3],
    "layers": {
      "objects": { "format": "sparse", "entries": [
        { "position": [0, 0], "kind": "spring", "to": [1, 0], "throws": "up" },
        { "position": [1, 1], "kind": "box", "sides": 9 }
      ] }
    },
    "multiCellObjects": [
      { "id": "pipe_1", "kind": "pipe", "cells": [[0, 1]], "params": { "exitPosition": [0, 1], "exitDirection": "down", "facing": "left" } }
    ]
  },
  "state": { "avatar": { "position": [1, 0], "facing": "right" } }
}
`;

const first = usePaintStore.getState();
beforeEach(() => usePaintStore.setState({ ...first, tool: "select", layer: "objects", selection: allCells(2, 2) }));

describe("turning what is selected", () => {
  it("turns what stands on it as turning the whole level would", () => {
    const level = openLevel(LEVEL, GAME);
    level.perform(turnSelection(usePaintStore.getState().gesture, level.level(), "clockwise"));
    expect(JSON.parse(level.text())).toEqual({
      board: {
        size: [4, 3],
        layers: {
          objects: {
            format: "sparse",
            entries: [
              { position: [1, 0], kind: "spring", to: [1, 1], throws: "right" },
              { position: [0, 1], kind: "box", sides: 3 },
            ],
          },
        },
        multiCellObjects: [
          {
            id: "pipe_1",
            kind: "pipe",
            cells: [[0, 0]],
            params: { exitPosition: [0, 0], exitDirection: "left", facing: "up" },
          },
        ],
      },
      state: { avatar: { position: [1, 1], facing: "down" } },
    });
    expect(level.steps()).toBe(1);
  });

  it.each(["clockwise", "counterclockwise", "flipX", "flipY"] satisfies Turn[])(
    "four times %s changes no value",
    (turn) => {
      const level = openLevel(LEVEL, GAME);
      for (let count = 0; count < 4; count++)
        level.perform(turnSelection(usePaintStore.getState().gesture, level.level(), turn));
      expect(JSON.parse(level.text())).toEqual(JSON.parse(LEVEL));
    },
  );

  it("turned while it is pasted, four times puts down what was copied", () => {
    const level = openLevel(LEVEL, GAME);
    const lifted = liftSelection(level.level());
    if (!lifted.ok) throw new Error(lifted.refusal);
    const stamp = readClip(clipText(lifted.value.clip, GAME))!;
    for (const turns of [1, 4]) {
      usePaintStore.setState({ selection: [[2, 0]] });
      level.perform(carryClip(level.level(), stamp));
      for (let count = 0; count < turns; count++)
        level.perform(turnSelection(usePaintStore.getState().gesture, level.level(), "clockwise"));
      level.key("Enter");
      const { entries } = (JSON.parse(level.text()) as { board: { layers: { objects: { entries: unknown } } } }).board
        .layers.objects;
      expect(entries).toContainEqual(
        turns === 1
          ? { position: [3, 0], kind: "spring", to: [3, 1], throws: "right" }
          : { position: [2, 0], kind: "spring", to: [3, 0], throws: "up" },
      );
    }
  });
});
