import { expect, it } from "vitest";
import type { MoveFate } from "../../shared/engine/search/insight/insightOutcome";
import { canBeWon, deadText, fateText, movesWorthTelling } from "./insightWords";

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

it("gives the share of dead ends, as far as it is known", () => {
  expect(deadText({ winning: 88, dead: 12, open: 0 })).toBe("12 % of all states");
  expect(deadText({ winning: 80, dead: 12, open: 8 })).toBe("at least 12 % of all states");
  expect(deadText({ winning: 999, dead: 1, open: 0 })).toBe("less than 1 % of all states");
  expect(deadText({ winning: 900, dead: 1, open: 99 })).toBe("less than 1 % found so far");
});
