import { describe, expect, it } from "vitest";
import type { GraphRule } from "../../shared/engine/ruleGraph";
import { graphColumns, relationTo } from "./graphColumns";

const rule = (id: string, pass: number | null, setsOff: readonly string[] = []): GraphRule => {
  return { id, file: "game.json", at: "", on: "x", emits: [], pass, setsOff, isInCycle: false };
};

describe("the columns of rules", () => {
  it("are passes, those too deep marked, and what nothing sets off", () => {
    const rules = [rule("b", 2), rule("a", 1), rule("never", null), rule("deep", 3)];
    const columns = graphColumns({ rules, events: [], maxCascadeDepth: 2 });
    expect(columns.map(({ title, rules, isTooDeep }) => [title, rules.map(({ id }) => id), isTooDeep])).toEqual([
      ["From pass 1 on", ["a"], false],
      ["From pass 2 on", ["b"], false],
      ["Pass 3, beyond the 2 allowed", ["deep"], true],
      ["Never: nothing emits this", ["never"], true],
    ]);
    expect(graphColumns({ rules: [], events: [], maxCascadeDepth: 2 })).toEqual([]);
  });
});

it("tells how a rule stands to the chosen one", () => {
  const [a, b, c] = [rule("a", 1, ["b"]), rule("b", 2, ["c"]), rule("c", 3)];
  expect([a, b, c].map((each) => relationTo(b, each))).toEqual(["cause", "chosen", "consequence"]);
  expect([a, b, c].map((each) => relationTo(a, each))).toEqual(["chosen", "consequence", undefined]);
  expect(relationTo(null, a)).toBeUndefined();
});
