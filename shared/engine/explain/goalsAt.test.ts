import { expect, it } from "vitest";
import { areGoalsEvaluated, goalsAt } from "./goalsAt";
import { torchRecords as at, torchTurn } from "../../dialects/gridponder/presentation/torchTurn.testing";

const before = { ...torchTurn, goals: [{ ...torchTurn.goals[0]!, progress: 0.25 }] };
const progress = (number: number, cursor: number | null): number | undefined =>
  goalsAt([before, torchTurn], number, cursor)[0]?.progress;

it.each([
  ["as at the end of the turn before until they are evaluated", 1, at.removed, 0.25],
  ["as evaluated from then on", 1, at.goal, 0.5],
  ["as the turn ended, at its end", 1, null, 0.5],
  ["as loading ended, all through it", 0, at.turn, 0.25],
])("goals are %s", (_title, number, cursor, expected) => expect(progress(number, cursor)).toBe(expected));

it.each([
  ["not before the record that says so", at.removed, false],
  ["at that record", at.goal, true],
  ["at the end of the turn", null, true],
])("goals are evaluated %s", (_title, cursor, expected) => {
  expect(areGoalsEvaluated(torchTurn, cursor)).toBe(expected);
});

it("there are none without turns", () => expect(goalsAt([], 0, null)).toEqual([]));
