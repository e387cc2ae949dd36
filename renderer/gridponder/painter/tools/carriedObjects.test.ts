// Multi-cell objects among what is selected: what moving, copying, turning and emptying makes of a level's text.
import { beforeEach, describe, expect, it } from "vitest";
import type { Position } from "../../../../shared/base/boardView";
import { allCells } from "../../../../shared/dialects/gridponder/text/board/boardClip";
import { clipText, readClip } from "../../../../shared/dialects/gridponder/text/board/clipText";
import {
  carriedBoard,
  carryClip,
  emptySelection,
  liftSelection,
  nudgeSelection,
  putDown,
  turnSelection,
} from "./carried";
import { easelOf } from "../paintTarget.testing";
import { usePaintStore } from "../paintStore";
import { stateView } from "../../../../shared/dialects/gridponder/text/board/stateView";

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
  const level = easelOf(LEVEL, GAME);
  return {
    ...level,
    objects: () => (JSON.parse(level.text()) as { board: { multiCellObjects: unknown } }).board.multiCellObjects,
  };
}

const first = usePaintStore.getState();
beforeEach(() =>
  usePaintStore.setState({ ...first, tool: "select", layer: "objects", selection: allCells(2, 2) }, true),
);

function select(cells: readonly Position[]): void {
  usePaintStore.setState({ selection: cells });
}

const AS_IT_WAS = { id: "pipe_1", kind: "pipe" };

describe("an object among what is selected", () => {
  it("moves along with its exit; its pictures and all other bytes stay", () => {
    const level = open();
    nudgeSelection(level.paintTarget(), [2, 1]);
    const moved = PIPE.replace("[0, 0]", "[2, 1]").replace("[1, 0]", "[3, 1]").replaceAll("[1, 1]", "[3, 2]");
    expect(level.text()).toBe(
      LEVEL.replace(PIPE, moved).replace(
        '["rock", null, null, null], [null, null, null, null], [',
        '[null, null, null, null], [null, null, "rock", null], [',
      ),
    );
    nudgeSelection(level.paintTarget(), [-2, -1]);
    expect(level.text()).toBe(LEVEL);
  });

  it("turns along, exit and axis too; four quarter turns give back every byte", () => {
    const level = open();
    turnSelection(level.paintTarget(), "clockwise");
    const pictured = { position: [1, 0], sprite: "end.png" };
    const params = { queue: [3], exitPosition: [0, 1], exitDirection: "left", axis: "vertical" };
    expect(level.objects()).toEqual([{ ...AS_IT_WAS, cells: [pictured, [1, 1], [0, 1]], params }]);
    for (let turn = 0; turn < 3; turn++) turnSelection(level.paintTarget(), "clockwise");
    expect(level.text()).toBe(LEVEL);
    turnSelection(level.paintTarget(), "flipX");
    turnSelection(level.paintTarget(), "flipX");
    expect(level.text()).toBe(LEVEL);
  });

  it("is copied under a new id, by way of the clipboard's text; shown before it is put down", () => {
    const level = open();
    carryClip(level.paintTarget(), readClip(clipText(liftSelection(level.paintTarget())!.clip, GAME))!);
    const { carried } = usePaintStore.getState();
    usePaintStore.setState({ carried: { ...carried!, at: [2, 2] } });
    const { board } = carriedBoard(level.paintTarget(), usePaintStore.getState().carried!);
    expect(stateView(board).multiCellObjects.map(({ cells }) => cells[0]?.position)).toEqual([
      [0, 0],
      [2, 2],
    ]);
    putDown(level.paintTarget());
    const pictured = { position: [2, 2], sprite: "end.png" };
    const params = { queue: [3], exitPosition: [3, 3], exitDirection: "down", axis: "horizontal" };
    const copy = { id: "pipe_2", kind: "pipe", cells: [pictured, [3, 2], [3, 3]], params };
    expect(level.objects()).toEqual([expect.objectContaining(AS_IT_WAS), copy]);
  });

  it("goes when the selection is emptied", () => {
    const level = open();
    emptySelection(level.paintTarget());
    expect(level.objects()).toEqual([]);
    expect(level.text()).not.toContain("rock");
  });

  it("stays where it is when only a part of it is selected, or one layer alone", () => {
    const level = open();
    select([
      [0, 0],
      [0, 1],
    ]);
    nudgeSelection(level.paintTarget(), [0, 1]);
    expect(level.text()).toContain(PIPE);
    usePaintStore.setState({ selection: allCells(4, 4), selectsActiveLayer: true });
    emptySelection(level.paintTarget());
    expect(level.text()).toContain(PIPE);
    expect(level.text()).not.toContain("rock");
  });
});
