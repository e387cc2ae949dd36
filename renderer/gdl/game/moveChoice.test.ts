import { expect, test } from "vitest";
import type { GameAction } from "../../../shared/engine/turnRecord";
import {
  actorsOf,
  buttonWords,
  choiceAfter,
  choose,
  endWords,
  idleWords,
  isRefused,
  plainMoves,
  refusalOf,
} from "./moveChoice";

const move = (...path: string[]): GameAction => ({ action: "move", path });
const promote = (rank: string): GameAction => ({ action: "move", path: ["E7", "E8"], promote_to: rank });
const bet: GameAction = { action: "bet", amount: 30 };
const MOVES = [move("E2", "E3"), move("E2", "E4"), move("G1", "F3"), promote("queen"), promote("knight"), bet];

function ends(moves: readonly GameAction[], ...begun: readonly string[]): readonly string[] {
  const { complete } = choiceAfter(moves, begun);
  return complete.map((each) => endWords(each, complete));
}

test("those who may act are named where several may", () => {
  expect(actorsOf(MOVES)).toEqual([]);
  expect(
    actorsOf([
      { ...bet, by: "Ann" },
      { ...bet, by: "Cy" },
      { action: "pass", by: "Ann" },
    ]),
  ).toEqual(["Ann", "Cy"]);
});

test("a piece is chosen first, then where it goes; that plays the move", () => {
  expect([...choiceAfter(MOVES, []).next.keys()]).toEqual(["E2", "G1", "E7"]);
  expect(choose(MOVES, [], "E2")).toEqual({ kind: "begun", begun: ["E2"] });
  expect([...choiceAfter(MOVES, ["E2"]).next.keys()]).toEqual(["E3", "E4"]);
  expect(choose(MOVES, ["E2"], "E4")).toEqual({ kind: "play", move: move("E2", "E4") });
});

test("another piece begins another move; the same piece, or nothing, drops what was begun", () => {
  expect(choose(MOVES, ["E2"], "G1")).toEqual({ kind: "begun", begun: ["G1"] });
  expect(choose(MOVES, ["E2"], "E2")).toEqual({ kind: "begun", begun: [] });
  expect(choose(MOVES, ["E2"], "A5")).toEqual({ kind: "begun", begun: [] });
});

test("moves that differ in a param wait for it", () => {
  expect(choose(MOVES, ["E7"], "E8")).toEqual({ kind: "begun", begun: ["E7", "E8"] });
  expect(ends(MOVES, "E7", "E8")).toEqual(["promote to: queen", "promote to: knight"]);
});

test("moves along one path by different actions are told apart by the action", () => {
  expect(ends([...MOVES, { action: "stay_pawn", path: ["E7", "E8"] }], "E7", "E8")).toEqual([
    "move promote to: queen",
    "move promote to: knight",
    "stay pawn",
  ]);
  expect(ends(MOVES, "E2", "E4")).toEqual(["End the move here"]);
});

test("a chain goes on while it can; where it may also end, its last place again ends it", () => {
  const chain = [move("A1", "C3"), move("A1", "C3", "E5"), move("A1", "C3", "E1")];
  expect(choose(chain, ["A1"], "C3")).toEqual({ kind: "begun", begun: ["A1", "C3"] });
  expect([...choiceAfter(chain, ["A1", "C3"]).next.keys()]).toEqual(["E5", "E1"]);
  expect(choose(chain, ["A1", "C3"], "C3")).toEqual({ kind: "play", move: move("A1", "C3") });
  expect(choose(chain, ["A1", "C3"], "E5")).toEqual({ kind: "play", move: move("A1", "C3", "E5") });
});

test("a move with one place is played at once", () => {
  expect(choose([move("B2")], [], "B2")).toEqual({ kind: "play", move: move("B2") });
});

test("a begun move ends with the words of what differs, not of who makes it where only one player may", () => {
  const ends = (...by: readonly string[]): readonly string[] => {
    const complete = by.map((each, index) => ({ ...promote(index === 0 ? "queen" : "knight"), by: each }));
    return complete.map((move) => endWords(move, complete));
  };
  expect(ends("Ann", "Ann")).toEqual(["promote to: queen", "promote to: knight"]);
  expect(ends("Ann", "Bob")).toEqual(["promote to: queen, by: Ann", "promote to: knight, by: Bob"]);
});

test("moves without a place are buttons", () => {
  expect(plainMoves(MOVES)).toEqual([bet]);
  expect(buttonWords(bet)).toBe("bet amount: 30");
  expect(buttonWords({ action: "end_turn" })).toBe("end turn");
});

test.each([
  ["a target that is not legal", MOVES, ["E2"], "E5", true],
  ["a legal target", MOVES, ["E2"], "E4", false],
  ["another piece that may move", MOVES, ["E2"], "G1", false],
  ["the piece itself, to drop it", MOVES, ["E2"], "E2", false],
  ["a first piece", MOVES, [], "E2", false],
  ["a place where nothing begins", MOVES, [], "E5", false],
  ["a place that is taken, where one place makes a move", [move("A1")], [], "B2", true],
  ["a place that is free", [move("A1")], [], "A1", false],
] as const)("%s tries a refused move or not", (_title, moves, begun, name, expected) => {
  expect(isRefused(moves, begun, name, choose(moves, begun, name))).toBe(expected);
});

test.each([
  ["a target that is not legal", MOVES, ["E2"], "E5", false, "E2 → E5 is not a legal move."],
  ["a place that is taken, where one place makes a move", [move("A1")], [], "B2", true, "B2 is not a legal move."],
  ["a piece that cannot move", MOVES, [], "A8", true, "No legal move begins at A8."],
  ["an empty place", MOVES, [], "A8", false, null],
  ["a piece that can move", MOVES, [], "E2", true, null],
  ["a piece when only buttons are moves", [bet], [], "A8", true, null],
  ["a piece when the game is over", [], [], "A8", true, null],
] as const)("%s: what is said of the click", (_title, moves, begun, name, isPiece, expected) => {
  expect(refusalOf(moves, begun, name, choose(moves, begun, name), isPiece)?.words ?? null).toBe(expected);
});

test("what is asked about a refused click is its target, or the piece without a move", () => {
  const asked = (begun: readonly string[], name: string): unknown =>
    refusalOf(MOVES, begun, name, choose(MOVES, begun, name), true)?.question;
  expect(asked(["E2"], "E5")).toEqual({ path: ["E2"], to: "E5" });
  expect(asked([], "A8")).toEqual({ path: ["A8"], to: null });
});

test.each([
  [
    "anybody, when the game is over",
    { outcome: { kind: "won", seat: "White" } },
    null,
    "The game has ended. White wins.",
  ],
  ["a player whose turn it is not", { current: "White" }, "Black", "White is to move."],
  ["a player whose turn it is", { current: "White" }, "White", null],
  ["anybody, while the game goes on", { current: "White" }, null, null],
] as const)("where there is no move for %s: what is said of a click", (_title, state, seat, expected) => {
  expect(idleWords(state, seat)).toBe(expected);
});
