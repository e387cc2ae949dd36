import { describe, expect, it } from "vitest";
import { presentationOf } from "../../../shared/dialects/presentations";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { PLAIN_WORDS } from "../../../shared/pack/packModel";
import { movesToRepeat, playedAgainText, refusedMoves, turnAfterRefusals } from "./repeatedMoves";

/** Moves by their first letters. */
const go = (letters: string): readonly GameAction[] =>
  Array.from(letters, (direction) => ({ action: "move", direction }));

it.each([
  ["none when all were played", "rrd", "rrd", []],
  ["what is missing", "rrdl", "rdl", [1]],
  ["all after the last one played", "rdl", "r", [1, 2]],
  ["everything when nothing was played", "rd", "", [0, 1]],
])("refused moves are %s", (_title, asked, played, expected) =>
  expect(refusedMoves(go(asked), go(played))).toEqual(expected),
);

describe("the moves to repeat", () => {
  it.each([
    ["those played", "rrd", [], "rrd"],
    ["a list that they are the rest of", "rd", ["rud", "rrd"], "rud"],
    ["not a list that they are not out of", "rd", ["dr"], "rd"],
    ["nothing, whatever the lists, when nothing was played", "", ["rr"], ""],
  ])("are %s", (_title, played, lists, expected) =>
    expect(movesToRepeat(go(played), lists.map(go))).toEqual(go(expected)),
  );
});

it.each([
  ["the same without refusals", 3, [], 3],
  ["earlier by the refusals before it", 5, [0, 2], 3],
  ["the one before when it is refused itself", 5, [4], 4],
  ["the same when later ones are refused, be it the next one", 2, [2, 3], 2],
])("a turn is %s", (_title, turn, refused, expected) => expect(turnAfterRefusals(turn, refused)).toBe(expected));

describe("what playing again has shown", () => {
  const asked = go("rrdl");
  it.each([
    [null, [], "Played again with the current rules: nothing has changed."],
    [0, [], "Played again: the level starts differently."],
    [1, [], "Played again: the past has changed, from turn 1 on."],
    [3, [], "Played again: turn 3 is the first that went differently."],
    [3, [2], "Played again: turn 3 is the first that went differently. Move 3 (move d) is refused now."],
    [
      1,
      [0, 2, 3],
      "Played again: the past has changed, from turn 1 on. Move 1 (move r) and 2 of the moves after it are refused now.",
    ],
  ])("from turn %s on, refused %j", (difference, refused, expected) =>
    expect(playedAgainText({ asked, refused, difference, shown: 3 }, presentationOf(undefined))).toBe(expected),
  );

  it("is said in the words of the language", () => {
    const words = { ...PLAIN_WORDS, start: "game", move: "event", moves: "events" };
    const told = playedAgainText(
      { asked, refused: [0, 2, 3], difference: 0, shown: 3 },
      presentationOf(undefined),
      words,
    );
    expect(told).toBe(
      "Played again: the game starts differently. Event 1 (move r) and 2 of the events after it are refused now.",
    );
  });
});
