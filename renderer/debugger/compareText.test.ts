import { describe, expect, it } from "vitest";
import { torchDebug, torchRecords as at, torchTurn } from "../../shared/engine/torchTurn.testing";
import type { PlayComparison, RunEnd } from "../../shared/rpc/compare";
import { againstOptions, againstText, comparisonHeadline, otherTitle } from "./compareText";

const won: RunEnd = { moves: 8, outcome: "won" };
const parting = { turn: 3, left: 1, right: 2, leftText: "", rightText: "" };
const headline = (left: RunEnd, right: RunEnd, parted: PlayComparison["parting"] = parting): string =>
  comparisonHeadline({ left, right, parting: parted });

describe("a comparison in one sentence", () => {
  it.each([
    ["alike", headline(won, won, null), "The same all along: won after 8 moves."],
    [
      "ends",
      headline(won, { moves: 1, outcome: "goes on" }),
      "They part in turn 3; this session: won after 8 moves, the other: 1 move, not over.",
    ],
    ["the same end", headline(won, won), "They part in turn 3; both: won after 8 moves."],
    ["a start", headline(won, won, { ...parting, turn: 0 }), "They part at loading; both: won after 8 moves."],
    [
      "a refusal",
      headline({ moves: 4, outcome: "lost" }, { moves: 5, outcome: "refused" }),
      "They part in turn 3; this session: lost after 4 moves, the other: refused at move 5.",
    ],
  ])("tells %s", (_title, told, expected) => expect(told).toBe(expected));
});

it("offers the solution, changed rules, other profiles, kept sessions of the level, and the mark", () => {
  const kept = [
    { kept: 2, level: "one", title: "session of 4 moves, won" },
    { kept: 1, level: "two", title: "session of 1 move" },
  ];
  const marked = { turn: torchTurn, debug: torchDebug, cursor: at.pass, number: 3 };
  const options = againstOptions("one", ["dsl-0.5"], kept, marked);
  expect(options.map(({ title }) => title)).toEqual([
    "the recorded solution",
    "the same moves by the rules as they are now",
    "the same moves as dsl-0.5",
    "kept: session of 4 moves, won",
    `the mark at turn 3: move right, record ${at.pass + 1}`,
  ]);
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  for (const { value, against } of options) expect(againstText(against)).toBe(value);
  expect(otherTitle({ kind: "profile", profile: "dsl-0.5" })).toBe("As dsl-0.5");
});
