// How a comparison of two runs is described; that runs part where they should is tested with the host that plays them.
import { describe, expect, it } from "vitest";
import { PLAIN_WORDS } from "../../pack/packModel";
import { type PlayComparison, type RunEnd, comparisonHeadline, shorterRun } from "./compareRuns";

const won: RunEnd = { moves: 8, outcome: "won" };
const divergence = { turn: 3, left: 1, right: 2, leftText: "", rightText: "" };
const headline = (left: RunEnd, right: RunEnd, found: PlayComparison["divergence"] = divergence): string =>
  comparisonHeadline({ left, right, divergence: found, levels: null });

describe("a comparison in one sentence", () => {
  it.each([
    ["alike", headline(won, won, null), "The runs are the same: won after 8 moves."],
    [
      "ends",
      headline(won, { moves: 1, outcome: "goes on" }),
      "The runs diverge in turn 3; this session: won after 8 moves, the other: 1 move, not over.",
    ],
    ["the same end", headline(won, won), "The runs diverge in turn 3; both: won after 8 moves."],
    [
      "a start",
      headline(won, won, { ...divergence, turn: 0 }),
      "The runs diverge at loading; both: won after 8 moves.",
    ],
    [
      "an end in the words of the language",
      headline({ ...won, text: "draw" }, { moves: 6, outcome: "lost", text: "White wins, not draw" }),
      "The runs diverge in turn 3; this session: draw after 8 moves, the other: White wins, not draw after 6 moves.",
    ],
    [
      "a refusal",
      headline({ moves: 4, outcome: "lost" }, { moves: 5, outcome: "refused" }),
      "The runs diverge in turn 3; this session: lost after 4 moves, the other: refused at move 5.",
    ],
  ])("tells %s", (_title, told, expected) => expect(told).toBe(expected));
});

it("says of a run that is not over how far it is the same", () => {
  const begun: RunEnd = { moves: 0, outcome: "goes on" };
  const further = (turn: number) => ({ ...divergence, turn, left: null, right: null });
  expect(headline(begun, won, further(1))).toBe("This session has no move yet; the other: won after 8 moves.");
  expect(headline(won, begun, further(1))).toBe("The other has no move yet; this session: won after 8 moves.");
  expect(headline({ ...begun, moves: 3 }, won, further(4))).toBe(
    "The runs are the same up to move 3; this session: 3 moves, not over, the other: won after 8 moves.",
  );
  expect(shorterRun({ left: { ...begun, moves: 3 }, right: won, divergence: further(4) })).toBe("left");
  expect(shorterRun({ left: won, right: { ...begun, moves: 3 }, divergence: further(4) })).toBe("right");
  expect(shorterRun({ left: { ...begun, moves: 3 }, right: won, divergence: further(3) })).toBeNull();
  expect(shorterRun({ left: won, right: won, divergence: null })).toBeNull();
  // Another move is a difference.
  expect(headline({ ...begun, moves: 3 }, won, further(3))).toContain("The runs diverge in turn 3");
});

it("tells of two levels what is compared", () => {
  const levels = ["one", "two"] as const;
  const told = comparisonHeadline({ left: won, right: won, divergence, levels });
  expect(told).toBe(
    "Two levels, one and two, by what each turn does. The runs diverge in turn 3; both: won after 8 moves.",
  );
  expect(comparisonHeadline({ left: won, right: won, divergence: null, levels })).toContain("The runs do the same: ");
});

it("says how a run ended in the words of the language", () => {
  const words = { ...PLAIN_WORDS, won: "as expected", lost: "not as expected", move: "event", moves: "events" };
  const told = comparisonHeadline(
    { left: { moves: 1, outcome: "lost" }, right: { moves: 2, outcome: "won" }, divergence, levels: null },
    undefined,
    words,
  );
  expect(told).toBe(
    "The runs diverge in turn 3; this session: not as expected after 1 event, the other: as expected after 2 events.",
  );
});

it("calls the runs what they are called elsewhere", () => {
  const lost: RunEnd = { moves: 2, outcome: "lost" };
  const told = comparisonHeadline({ left: won, right: lost, divergence, levels: null }, ["published", "dsl-0.5"]);
  expect(told).toBe("The runs diverge in turn 3; published: won after 8 moves, dsl-0.5: lost after 2 moves.");
});
