import { expect, test } from "vitest";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { moveGroups } from "./moveGroups";

const raise = (amount: number): GameAction => ({ action: "raise_bid", amount });
const shown = (moves: readonly GameAction[]): readonly string[] =>
  moveGroups(moves).map(({ title, moves: own }) => `${title ?? ""}[${own.map(({ words }) => words).join("|")}]`);

test("moves that differ in one choice are a row, and each says all of it to a screen reader", () => {
  const moves = [raise(1), raise(2), raise(3), { action: "pass" }];
  expect(shown(moves)).toEqual(["raise bid amount[1|2|3]", "[pass]"]);
  expect(moveGroups(moves)[0]?.moves.map(({ label }) => label)).toEqual([
    "raise bid amount: 1",
    "raise bid amount: 2",
    "raise bid amount: 3",
  ]);
});

test("few moves, other actions, several choices and several players stay by themselves, in their order", () => {
  expect(shown([raise(1), raise(2)])).toEqual(["[raise bid amount: 1]", "[raise bid amount: 2]"]);
  expect(shown([raise(1), { action: "call", amount: 2 }, raise(3)])).toHaveLength(3);
  expect(shown([1, 2, 3].map((amount) => ({ ...raise(amount), suit: "hearts" })))).toHaveLength(3);
  expect(shown(["Ann", "Bob", "Cy"].map((by) => ({ action: "pass", by })))).toHaveLength(3);
  expect(shown([])).toEqual([]);
});
