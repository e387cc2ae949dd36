import { expect, it } from "vitest";
import { PLAIN_WORDS } from "../../shared/pack/packModel";
import { type TurnFacts, type TurnMessage, toldFirst, turnMessage } from "./turnMessage";

const MOVED: TurnFacts = {
  refused: null,
  isEnded: false,
  stopped: null,
  isOver: false,
  isCutOff: false,
  isRecording: false,
  move: "move right",
  number: 3,
};

const said = (facts: Partial<TurnFacts>): string | undefined => turnMessage({ ...MOVED, ...facts }, PLAIN_WORDS)?.text;

it("a turn that went well is told by its move", () => {
  expect(said({})).toBe("Move 3: move right");
  expect(said({ move: "", number: 0 })).toBe("No move yet.");
});

it("nothing is said while nothing is played", () => {
  expect(said({ move: null })).toBeUndefined();
});

it("a refused action is told with what stopped it, or with the end of the game", () => {
  const text = "The game did not accept “move up”; it does not count as a move.";
  expect(said({ refused: "move up" })).toBe(text);
  expect(said({ refused: "move up", stopped: "Blocked: a wall." })).toBe(`${text} Blocked: a wall.`);
  expect(said({ refused: "move up", isEnded: true })).toMatch(/^This game is over/);
});

it("what went wrong comes before the recording, the recording before the move", () => {
  expect(said({ isRecording: true, stopped: "Blocked: a wall." })).toBe("Blocked: a wall.");
  expect(said({ isRecording: true, isCutOff: true })).toMatch(/^Rules were cut off/);
  expect(said({ isRecording: true })).toMatch(/^Recording/);
});

it("a stop is not reported for the turn that ended the game", () => {
  expect(said({ stopped: "Blocked: a wall.", isOver: true })).toBe("Move 3: move right");
});

it.each([
  ["refused", "turn", "turn"],
  ["cutOff", "notice", "turn"],
  ["stopped", "notice", "turn"],
  ["recording", "notice", "text"],
  ["move", "notice", "text"],
] as const)(
  "of a turn (%s) and a notice the %s is told, of the turn and a changed text the %s",
  (kind, first, second) => {
    const message: TurnMessage = { kind, text: "" };
    expect(toldFirst({ hasNotice: true, hasOtherText: true, message })).toBe(first);
    expect(toldFirst({ hasNotice: false, hasOtherText: true, message })).toBe(second);
    expect(toldFirst({ hasNotice: false, hasOtherText: false, message })).toBe("turn");
  },
);
