import { expect, test } from "vitest";
import { type SolutionStatus, isBroken, isFailure } from "./solutions";

const ALL: readonly SolutionStatus[] = [
  "wins",
  "wins-early",
  "does-not-win",
  "illegal-action",
  "loses",
  "no-path",
  "unplayable",
];

test("a level fails its check when its moves do not win, or it cannot be played", () => {
  expect(ALL.filter(isFailure)).toEqual(["does-not-win", "illegal-action", "loses", "unplayable"]);
});

test("a solution is broken when its moves can be played and do not win at the last of them", () => {
  expect(ALL.filter(isBroken)).toEqual(["wins-early", "does-not-win", "illegal-action", "loses"]);
});
