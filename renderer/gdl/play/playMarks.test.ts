import { expect, it } from "vitest";
import type { BoardView } from "../../../shared/base/boardView";
import { breakpointOn } from "../../../shared/engine/breakpoints/breakpoints";
import { choiceAfter } from "../game/moveChoice";
import { type Marked, playMarks } from "./playMarks";
import { targetRules } from "./targetRules";

/** A row of squares A1 to E1. */
const board: BoardView = {
  width: 5,
  height: 1,
  layers: ["board"],
  geometry: { kind: "squares", up: true, names: "a1" },
  entities: [null],
  cells: new Uint32Array(5),
  state: {},
};

const move = (...path: readonly string[]) => ({ action: "move", path });

function marksAfter(begun: readonly string[], more: Partial<Marked> = {}) {
  const legal = [
    { rule: 1, action: move("A1", "B1") },
    { rule: 2, action: move("A1", "C1", "E1") },
    { rule: 2, action: move("D1", "hand") },
  ];
  const choice = choiceAfter(
    legal.map(({ action }) => action),
    begun,
  );
  const rules = targetRules(legal, begun);
  return playMarks({ board, last: null, begun, choice, rules, chain: null, breakpoints: [], ...more });
}

it("marks nothing on a board on which nothing happened yet", () => {
  const nothing = { chosen: [], targets: [], colors: new Map(), last: [], breaks: [] };
  expect(marksAfter([])).toEqual(nothing);
});

it("marks what was chosen, and its targets in the colours of their rules", () => {
  const { chosen, targets, colors } = marksAfter(["A1"]);
  expect(chosen).toEqual([0]);
  expect(targets).toEqual([1, 2]);
  // The first rule has the window's own colour.
  expect([...(colors?.keys() ?? [])]).toEqual([2]);
});

it("leaves out targets that are no places, such as zones", () => {
  expect(marksAfter(["D1"]).targets).toEqual([]);
});

it("marks the last move and breakpoints beside them", () => {
  const breakpoints = [breakpointOn({ kind: "cell", position: [4, 0] })];
  const { last, breaks } = marksAfter([], { last: move("B1", "hand", "C1"), breakpoints });
  expect(last).toEqual([1, 2]);
  expect(breaks?.map(({ spot }) => spot)).toEqual([4]);
});

it("shows ghosts once the host has told how a chain goes on", () => {
  const chain = { board: { ...board, entities: [null, { kind: "Piece", params: {} }] }, onwards: [], mayEnd: true };
  expect(marksAfter(["A1", "C1"]).ghosts).toBeUndefined();
  expect(marksAfter(["A1", "C1"], { chain }).ghosts).toEqual({ faded: new Set(), ghosts: [] });
});
