import { expect, test } from "vitest";
import type { DebugInfo } from "../debugInfo";
import type { MoveTry } from "../moveTries";
import { RuleVerdict } from "../trace/trace";
import { triedRows } from "./triedRows";

const source = (at: string) => ({ file: "game.json", at });
const condition = (rule: number, text: string, clause = "condition") => {
  return { rule, clause, text, reads: { kind: "nothing" } as const, source: source(`/${text}`) };
};
const DEBUG: DebugInfo = {
  phases: [],
  systems: [],
  rules: ["step", "jump"].map((id) => ({ id, on: "", priority: 0, source: source(`/${id}`) })),
  conditions: [
    condition(0, "a"),
    condition(0, "b"),
    condition(0, "c"),
    condition(0, "p", "post condition"),
    condition(1, "d"),
  ],
  effects: [],
  values: [],
  goals: [],
  loseConditions: [],
};

function tried(more: Partial<MoveTry>): MoveTry {
  return {
    rule: 0,
    seat: "Red",
    target: "A1",
    params: {},
    verdict: RuleVerdict.ifFailed,
    by: null,
    reason: null,
    conditions: [],
    ...more,
  };
}

const met = (condition: number, isMet: boolean) => ({ condition, isMet, parts: [] });

test("conditions after the first that fails were not looked at; post conditions are none of them", () => {
  const [row] = triedRows([tried({ conditions: [met(0, true), met(1, false)] })], DEBUG, true);
  expect(row?.conditions.map(({ text, state }) => [text, state])).toEqual([
    ["a", "holds"],
    ["b", "fails"],
    ["c", "after"],
  ]);
  expect(row).toMatchObject({ name: "step", isAllowed: false, target: null });
});

test("of several targets the one is shown on which an action came the farthest", () => {
  const tries = [
    tried({ target: "A1", conditions: [met(0, false)] }),
    tried({ target: "A2", conditions: [met(0, true), met(1, false)] }),
    tried({ rule: 1, target: "A1", conditions: [met(4, true)], verdict: RuleVerdict.selected }),
    tried({ rule: 1, target: "A2", conditions: [met(4, true)], verdict: RuleVerdict.selected }),
  ];
  const [step, jump] = triedRows(tries, DEBUG, false);
  expect(step).toMatchObject({ target: "A2", verdict: "a condition does not hold" });
  expect(jump).toMatchObject({ verdict: "may be done: A1, A2", isAllowed: true });
});

test.each([
  [{ verdict: RuleVerdict.shadowed, by: 1 }, "shadowed by jump"],
  [{ verdict: RuleVerdict.outranked, by: 1, reason: "It has priority 1." }, "outranked by jump. It has priority 1."],
  [{ verdict: RuleVerdict.undone, reason: "An effect fails." }, "undone. An effect fails."],
  [{ verdict: RuleVerdict.selected }, "may be done"],
] as const)("%j reads %s", (more, words) => {
  expect(triedRows([tried(more)], DEBUG, true)[0]?.verdict).toBe(words);
});
