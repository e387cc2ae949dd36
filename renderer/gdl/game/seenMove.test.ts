import { expect, test } from "vitest";
import { gameState } from "./gameState";
import { seenMove } from "./seenMove";

const state = gameState({
  current: "Bob",
  zones: { pile: [{ id: 4, schema: "Card", attributes: {} }], hand_ann: [{ back: "?" }] },
});
const told = (words: string, by?: string, seat = "Bob", mover: string | null = "Ann") =>
  seenMove({ action: "play", ...(by === undefined ? {} : { by }) }, words, { seat, state, mover });

test("a card that the viewer does not see has no number", () => {
  expect(told("@play #3")).toBe("@play a hidden card");
  expect(told("@play #4 #30")).toBe("@play #4 a hidden card");
  expect(told("E2 E4")).toBe("E2 E4");
});

test("of a move that another player makes at the same time only that is told", () => {
  expect(told("@bid #4 by=Ann", "Ann")).toBe("Ann has moved");
  expect(told("@bid #3 by=Bob", "Bob")).toBe("@bid #3 by=Bob");
});

test("who moved knows the move", () => {
  expect(told("@play #3", undefined, "Ann")).toBe("@play #3");
  expect(told("@play #3", undefined, "Ann", null)).toBe("@play a hidden card");
});
