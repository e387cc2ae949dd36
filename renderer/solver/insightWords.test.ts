import { expect, it } from "vitest";
import type { MoveFate } from "../../shared/engine/search/insight/insightOutcome";
import { canBeWon, fateText, movesWorthTelling } from "./insightWords";

const left: MoveFate = { action: { action: "move", direction: "left" }, kind: "fatal", moves: null };

it("does not say of a move that it loses a level which is lost already", () => {
  expect(movesWorthTelling({ kind: "dead" }, [left])).toEqual([]);
  expect(movesWorthTelling({ kind: "winning", moves: 2, exact: true }, [left])).toEqual([left]);
});

it("says of a lost state what is true at the start as well", () => {
  expect(fateText({ kind: "dead" })).toBe("The level cannot be won from here.");
});

it("knows a level of which all states are lost", () => {
  expect(canBeWon({ winning: 0, dead: 9, open: 0 })).toBe(false);
  expect(canBeWon({ winning: 0, dead: 9, open: 1 })).toBe(true);
});
