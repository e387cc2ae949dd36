import { describe, expect, it } from "vitest";
import type { SolutionResult } from "../../../shared/rpc/solutions";
import {
  firstMoveThatDiffers,
  repairText,
  solutionMark,
  stepToLookAt,
  takenMoves,
  waitingMark,
  workingMoves,
} from "./solutionMark";

const result = (more: Partial<SolutionResult>): SolutionResult => ({
  level: "one",
  title: "One",
  file: "levels/one.json",
  status: "wins",
  moves: 9,
  ...more,
});

describe("what is said of a solution", () => {
  it.each([
    [result({}), "success", "Wins at its last move"],
    [result({ differsAt: 3 }), "warning", "Wins, but plays differently from move 3 since your edit"],
    [result({ differsAt: 0, differsBy: "rules" }), "warning", "Wins, but plays differently since your edit"],
    [
      result({ differsAt: 3, differsBy: "level" }),
      "success",
      "Wins, but plays differently from move 3 since your edit",
    ],
    [result({ status: "wins-early", step: 4 }), "warning", "Wins early, at move 4"],
    [
      result({ status: "illegal-action", step: 2, differsAt: 1 }),
      "error",
      "Move 2 is not allowed, differs from move 1",
    ],
    [result({ status: "loses", step: 5, loseReason: "max_actions" }), "error", "Loses at move 5: no move is left"],
    [result({ status: "loses", step: 5, loseReason: "guard_saw_you" }), "error", "Loses at move 5: guard saw you"],
    [result({ status: "does-not-win" }), "error", "Does not win"],
    [result({ status: "no-path", moves: 0 }), "neutral", "No recorded solution"],
    [result({ status: "unplayable" }), "error", "Cannot be played"],
  ])("has a tone and a few words: %j", (given, tone, brief) => {
    expect(solutionMark(given)).toMatchObject({ tone, brief });
  });

  it("has a sign of its own for a win that is another one", () => {
    expect(solutionMark(result({ differsAt: 3 })).sign).toBe("differs");
    expect(solutionMark(result({ differsAt: 3, differsBy: "level" })).sign).toBe("wins");
    expect(solutionMark(result({ status: "loses", step: 2, differsAt: 1 })).sign).toBe("loses");
  });

  it("is unknown, and no success, while the rules cannot be read", () => {
    expect(waitingMark()).toMatchObject({ tone: "neutral", sign: "unknown" });
  });

  it("tells in full where it differs and which moves change nothing", () => {
    const { words } = solutionMark(result({ differsAt: 3, noOps: [2, 5] }));
    expect(words).toBe(
      "The solution wins at its last move (9); from move 3 on it plays differently than before; " +
        "moves 2, 5 change nothing",
    );
  });

  it("says of an edited level from which move on it was edited", () => {
    const { words } = solutionMark(result({ differsAt: 3, differsBy: "level" }));
    expect(words).toMatch(/from move 3 on it is not what it was before the level was edited$/);
  });

  it("does not hold a level that was edited at its start against another start", () => {
    const edited = { differsAt: 0, differsBy: "level" } as const;
    expect(solutionMark(result(edited))).toEqual(solutionMark(result({})));
    const broken = result({ status: "does-not-win", ...edited });
    expect(solutionMark(broken)).toEqual(solutionMark(result({ status: "does-not-win" })));
  });

  it("names the move to look at first", () => {
    expect(stepToLookAt(result({ status: "loses", step: 5 }))).toBe(5);
    expect(stepToLookAt(result({ status: "loses", step: 5, differsAt: 3 }))).toBe(3);
    expect(stepToLookAt(result({}))).toBe(9);
    // An edited level differs where its author knows; where it goes wrong is what to look at.
    expect(stepToLookAt(result({ status: "loses", step: 5, differsAt: 0, differsBy: "level" }))).toBe(5);
  });
});

describe("what still works of a path", () => {
  it.each([
    ["all of one that only ends too soon", result({ status: "does-not-win" }), 9],
    ["the moves before one that is refused", result({ status: "illegal-action", step: 4 }), 3],
    ["nothing of one that nobody can play", result({ status: "unplayable" }), 0],
    ["the moves before one that loses", result({ status: "loses", step: 7 }), 6],
    ["the moves up to a win that comes early", result({ status: "wins-early", step: 5 }), 5],
    ["the moves before one against a wall", result({ status: "does-not-win", noOps: [6, 8] }), 5],
    ["the moves before one that the rules let go otherwise", result({ status: "does-not-win", differsAt: 3 }), 2],
    ["what is legal of a level that was edited itself", result({ differsAt: 0, differsBy: "level", noOps: [8] }), 7],
    ["nothing where the rules have changed the start", result({ differsAt: 0, differsBy: "rules" }), 0],
  ])("is %s", (_, given, moves) => {
    expect(workingMoves(given)).toBe(moves);
  });
});

describe("the moves of a path that the rules take", () => {
  it.each([
    ["all of one that ends too soon", result({ status: "does-not-win" }), 9],
    ["all of one that plays differently from its start", result({ differsAt: 0, differsBy: "rules" }), 9],
    ["those before one that is refused", result({ status: "illegal-action", step: 4 }), 3],
    ["those up to one that loses", result({ status: "loses", step: 7 }), 7],
    ["those up to a win that comes early", result({ status: "wins-early", step: 5 }), 5],
    ["none of one that nobody can play", result({ status: "unplayable" }), 0],
  ])("are %s", (_, given, moves) => {
    expect(takenMoves(given)).toBe(moves);
  });

  it("differ from the first that plays otherwise, but not by an edit of the level's own", () => {
    expect(firstMoveThatDiffers(result({ differsAt: 3, differsBy: "rules" }))).toBe(3);
    expect(firstMoveThatDiffers(result({ differsAt: 3, differsBy: "level" }))).toBeNull();
    expect(firstMoveThatDiffers(result({}))).toBeNull();
  });
});

describe("the button that keeps what still works", () => {
  it.each([
    [
      "moves that are recorded on",
      result({ status: "illegal-action", step: 4 }),
      "Keep 3 moves and continue recording",
    ],
    ["a single move", result({ status: "illegal-action", step: 2 }), "Keep 1 move and continue recording"],
    ["no move", result({ status: "illegal-action", step: 1 }), "Record from the start"],
    ["an early win", result({ status: "wins-early", step: 1 }), "End it after 1 move"],
  ])("tells of %s", (_, given, text) => {
    expect(repairText(given)).toBe(text);
  });
});
