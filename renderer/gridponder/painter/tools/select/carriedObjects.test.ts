// Multi-cell objects among what is selected: what moving, copying, turning and emptying makes of a level's text.
import { stateView } from "../../../../../shared/dialects/gridponder/text/board/stateView";
import { beforeEach, describe, expect, it } from "vitest";
import type { Position } from "../../../../../shared/base/boardView";
import { allCells } from "../../../../../shared/dialects/gridponder/text/board/boardClip";
import { clipText, readClip } from "../../../../../shared/dialects/gridponder/text/board/clipText";
import { carriedBoard } from "./carry";
import { emptySelection, liftSelection } from "./lift";
import { carryClip, nudgeSelection, turnSelection } from "./moveSelection";
import { openLevel } from "../../paintTarget.testing";
import { usePaintStore } from "../../paintStore";

const GAME = { layers: [{ id: "objects" }], entityKinds: { rock: { layer: "objects" } } };

const PIPE = `      {
        "id": "pipe_1",
        "kind": "pipe",
        "cells": [{ "position": [0, 0], "sprite": "end.png" }, [1, 0], [1, 1]],
        "params": { "queue": [3], "exitPosition": [1, 1], "exitDirection": "down", "axis": "horizontal" }
      }`;

const LEVEL = `{
  "board": {
    "size": [4, 4],
    "layers": { "objects": [[null, null, null, null], ["rock", null, null, null], [null, null, null, null], [null, null, null, null]] },
    "multiCellObjects": [
${PIPE}
    ]
  }
}
`;

function open() {
  const level = openLevel(LEVEL, GAME);
  return {
    ...level,
    objects: () => (JSON.parse(level.text()) as { board: { multiCellObjects: unknown } }).board.multiCellObjects,
  };
}

const first = usePaintStore.getState();
beforeEach(() => usePaintStore.setState({ ...first, tool: "select", layer: "objects", selection: allCells(2, 2) }));

function select(cells: readonly Position[]): void {
  usePaintStore.setState({ selection: cells });
}

const AS_IT_WAS = { id: "pipe_1", kind: "pipe" };

describe("an object among what is selected", () => {
  it("moves along with its exit; its pictures and all other bytes stay", () => {
    const level = open();
    level.perform(nudgeSelection(level.level(), [2, 1]));
    const moved = PIPE.replace("[0, 0]", "[2, 1]").replace("[1, 0]", "[3, 1]").replaceAll("[1, 1]", "[3, 2]");
    expect(level.text()).toBe(
      LEVEL.replace(PIPE, moved).replace(
        '["rock", null, null, null], [null, null, null, null], [',
        '[null, null, null, null], [null, null, "rock", null], [',
      ),
    );
    level.perform(nudgeSelection(level.level(), [-2, -1]));
    expect(level.text()).toBe(LEVEL);
  });

  it("turns along, exit and axis too; four quarter turns give back every byte", () => {
    const level = open();
    level.perform(turnSelection(null, level.level(), "clockwise"));
    const pictured = { position: [1, 0], sprite: "end.png" };
    const params = { queue: [3], exitPosition: [0, 1], exitDirection: "left", axis: "vertical" };
    expect(level.objects()).toEqual([{ ...AS_IT_WAS, cells: [pictured, [1, 1], [0, 1]], params }]);
    for (let turn = 0; turn < 3; turn++) level.perform(turnSelection(null, level.level(), "clockwise"));
    expect(level.text()).toBe(LEVEL);
    level.perform(turnSelection(null, level.level(), "flipX"));
    level.perform(turnSelection(null, level.level(), "flipX"));
    expect(level.text()).toBe(LEVEL);
  });

  it("is copied under a new id, by way of the clipboard's text; shown before it is put down", () => {
    const level = open();
    const lifted = liftSelection(level.level());
    if (!lifted.ok) throw new Error(lifted.refusal);
    level.perform(carryClip(level.level(), readClip(clipText(lifted.value.clip, GAME))!));
    level.pointer("hover", [2, 2]);
    const { gesture } = usePaintStore.getState();
    if (gesture?.kind !== "carry") throw new Error("nothing is carried");
    const { board } = carriedBoard(level.level(), gesture);
    expect(stateView(board).multiCellObjects.map(({ cells }) => cells[0]?.position)).toEqual([
      [0, 0],
      [2, 2],
    ]);
    level.key("Enter");
    const pictured = { position: [2, 2], sprite: "end.png" };
    const params = { queue: [3], exitPosition: [3, 3], exitDirection: "down", axis: "horizontal" };
    const copy = { id: "pipe_2", kind: "pipe", cells: [pictured, [3, 2], [3, 3]], params };
    expect(level.objects()).toEqual([expect.objectContaining(AS_IT_WAS), copy]);
  });

  it("goes when the selection is emptied", () => {
    const level = open();
    level.perform(emptySelection(level.level()));
    expect(level.objects()).toEqual([]);
    expect(level.text()).not.toContain("rock");
  });

  it("stays where it is when only a part of it is selected, or one layer alone", () => {
    const level = open();
    select([
      [0, 0],
      [0, 1],
    ]);
    level.perform(nudgeSelection(level.level(), [0, 1]));
    expect(level.text()).toContain(PIPE);
    usePaintStore.setState({ selection: allCells(4, 4), selectsActiveLayer: true });
    level.perform(emptySelection(level.level()));
    expect(level.text()).toContain(PIPE);
    expect(level.text()).not.toContain("rock");
  });
});
