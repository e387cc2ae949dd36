import { expect, test } from "vitest";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { moveGroups } from "./moveGroups";

const raise = (amount: number): GameAction => ({ action: "raise_bid", amount });
const shown = (moves: readonly GameAction[]): readonly string[] =>
  moveGroups(moves, moves).map(({ title, moves: own }) => `${title ?? ""}[${own.map(({ words }) => words).join("|")}]`);

test("moves that differ in one choice are a row, and each says all of it to a screen reader", () => {
  const moves = [raise(1), raise(2), raise(3), { action: "pass" }];
  expect(shown(moves)).toEqual(["raise bid amount[1|2|3]", "[pass]"]);
  expect(moveGroups(moves, moves)[0]?.moves.map(({ label }) => label)).toEqual([
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

test("who makes a move goes without saying where only one player may", () => {
  const bids = [1, 2, 3].map((amount) => ({ ...raise(amount), by: "Ann" }));
  expect(shown(bids)).toEqual(["raise bid amount[1|2|3]"]);
  expect(moveGroups(bids, bids)[0]?.moves.map(({ move }) => move)).toEqual(bids);
  expect(shown([{ action: "pass", by: "Ann" }])).toEqual(["[pass]"]);
  const pass = { action: "pass", by: "Ann" };
  expect(moveGroups([pass], [pass, { ...raise(1), by: "Bob" }])[0]?.moves[0]?.words).toBe("pass by: Ann");
  expect(
    shown(
      [raise(1), raise(2)].flatMap((bid) => [
        { ...bid, by: "Ann" },
        { ...bid, by: "Bob" },
      ]),
    ),
  ).toHaveLength(4);
});
