import { describe, expect, it } from "vitest";
import type { Shortest } from "../../../shared/engine/search/searchOutcome";
import type { LevelSearch } from "../../../shared/rpc/solving";
import type { SolutionResult } from "../../../shared/rpc/solutions";
import { canSearchLonger, isShortest, markBefore, solverMark } from "./solverMark";

const recorded = (more: Partial<SolutionResult>): SolutionResult => ({
  level: "one",
  title: "One",
  file: "levels/one.json",
  status: "wins",
  moves: 17,
  ...more,
});

const answered = (answer: Shortest): LevelSearch => ({
  kind: "answered",
  answer,
  cost: { states: 9, turns: 20, ms: 1, bytes: 100 },
});

const path = Array.from({ length: 14 }, () => ({ action: "move" }));
const solved = answered({ kind: "solved", length: 14, path, proven: true });
const unknown = (because: "time" | "unplayable" | "memory", grows: string | null = null): LevelSearch =>
  answered({ kind: "unknown", proven: false, noneUnder: 27, because, grows });

it("a longer search may find more while one goes on, and after one that ended for want of time", () => {
  for (const search of [unknown("time"), { kind: "waiting" } as const]) expect(canSearchLonger(search)).toBe(true);
  for (const search of [undefined, solved, unknown("memory"), unknown("unplayable")])
    expect(canSearchLonger(search)).toBe(false);
});

describe("what is said of a search", () => {
  it.each([
    ["proven, nothing recorded", solved, null, "success", "14 moves, proven"],
    ["proven, the same recorded", solved, recorded({ moves: 14 }), "success", "14 moves, proven"],
    ["proven, a longer one recorded", solved, recorded({}), "warning", "yours 17, 3 over"],
    [
      "one that wins before its end",
      solved,
      recorded({ status: "wins-early", step: 15 }),
      "warning",
      "yours 15, 1 over",
    ],
    ["one that does not win", solved, recorded({ status: "does-not-win" }), "success", "14 moves, proven"],
    [
      "in progress",
      { kind: "searching", progress: { noneUnder: 27, states: 3_100_000, ms: 900 } },
      null,
      "neutral",
      "at least 27, searching",
    ],
    ["none", answered({ kind: "unsolvable", proven: true, limit: null }), null, "error", "no solution"],
    [
      "none, though one is recorded",
      answered({ kind: "unsolvable", proven: true, limit: null }),
      recorded({}),
      "error",
      "move not offered",
    ],
    [
      "nothing to reach",
      answered({ kind: "unsolvable", proven: true, limit: null, lacksGoal: true }),
      null,
      "neutral",
      "no goal",
    ],
    ["not known", unknown("time"), null, "neutral", "unknown, at least 27"],
  ] as const)("%s", (_, search, own, tone, brief) => {
    expect(solverMark(search, own)).toMatchObject({ tone, brief });
  });

  it("tells why nothing is known, and what seems to grow without end", () => {
    expect(solverMark(unknown("memory", "variables.steps"), recorded({ moves: 30 }))?.words).toBe(
      "No solution has fewer than 27 moves, proven. The recorded one has 30. " +
        "The search ended when its memory was used up. variables.steps seems to take ever new values.",
    );
  });

  it("says nothing of a level that cannot be searched", () => {
    expect(solverMark(unknown("unplayable"), null)).toBeNull();
  });

  it("tells that the answer is of the text before a syntax error", () => {
    const mark = solverMark(solved, null);
    expect(mark && markBefore(mark, "game.json")).toEqual({
      tone: "neutral",
      brief: "last: 14 moves, proven",
      words: "game.json has a syntax error. The answer before it: The shortest solution has 14 moves, proven.",
    });
  });

  it("tells when the recorded solution is as short", () => {
    expect(isShortest(solved, recorded({ moves: 14 }))).toBe(true);
    expect(isShortest(solved, recorded({ moves: 15 }))).toBe(false);
    // Its last moves are not played.
    expect(isShortest(solved, recorded({ status: "wins-early", moves: 17, step: 14 }))).toBe(false);
    expect(isShortest(solved, null)).toBe(false);
    expect(isShortest(unknown("time"), recorded({ moves: 14 }))).toBe(false);
  });

  it("names the limit of the level that no solution keeps", () => {
    const limited = answered({ kind: "unsolvable", proven: true, limit: 20 });
    expect(solverMark(limited, null)?.words).toBe(
      "The level has no solution in the 20 moves that the level allows, proven.",
    );
  });
});
