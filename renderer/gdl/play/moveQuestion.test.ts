import { expect, test } from "vitest";
import type { BoardView } from "../../../shared/base/boardView";
import { questionAfter, questionAsked } from "./moveQuestion";

/** A1 has a piece, A2 has none. */
const board: BoardView = {
  width: 1,
  height: 2,
  geometry: { kind: "squares", up: true, names: "a1" },
  layers: ["board"],
  entities: [null, { kind: "Piece", params: {} }],
  cells: Uint32Array.of(1, 0),
  state: {},
};
const before = { path: ["A1"], to: null };

test.each([
  ["a piece that may move", "A1", [], ["A1"], { path: ["A1"], to: null }],
  ["a piece that may not", "A1", [], [], { path: ["A1"], to: null }],
  ["a target after such a piece", "A2", [], [], { path: ["A1"], to: "A2" }],
  ["a target that is not legal", "A2", ["A1"], [], { path: ["A1"], to: "A2" }],
  ["a step of a chain", "A2", ["A1"], ["A1", "A2"], { path: ["A1"], to: "A2" }],
  ["another piece", "A1", ["B1"], ["A1"], { path: ["A1"], to: null }],
  ["an empty place that a move begins with", "A2", [], ["A2"], { path: [], to: "A2" }],
  ["a card", "#7", [], [], { path: ["#7"], to: null }],
] as const)("%s is asked about", (_title, name, begun, after, question) => {
  expect(questionAfter(before, board, name, begun, after)).toEqual(question);
});

test.each([
  ["a piece", "A1", [], { path: ["A1"], to: null }],
  ["an empty place", "A2", [], { path: [], to: "A2" }],
  ["a place for the move that was begun", "A2", ["A1"], { path: ["A1"], to: "A2" }],
  ["the piece that was begun with", "A1", ["A1"], { path: ["A1"], to: null }],
  ["a zone", "hand", [], { path: [], to: "hand" }],
  ["a card", "#7", [], { path: ["#7"], to: null }],
] as const)("%s is asked about without being chosen", (_title, name, begun, question) => {
  expect(questionAsked(board, name, begun)).toEqual(question);
});
