import { expect, it } from "vitest";
import { PLAIN_WORDS } from "../../../shared/pack/packModel";
import type { SolutionResult } from "../../../shared/rpc/solutions";
import { checkSummary } from "./checkSummary";

const result = (level: string, status: SolutionResult["status"]): SolutionResult => ({
  level,
  title: level,
  file: `levels/${level}.json`,
  status,
  moves: 4,
  ...(status === "wins" ? {} : { step: 2 }),
});

it("a check of several levels says how many win and what is wrong with the others", () => {
  const say = (...results: readonly SolutionResult[]): string => checkSummary(results, PLAIN_WORDS);
  expect(say()).toBe("No level was checked.");
  expect(say(result("a", "wins"))).toBe("The level wins.");
  expect(say(result("a", "wins"), result("b", "wins"))).toBe("Both levels win.");
  expect(say(...["a", "b", "c"].map((level) => result(level, "wins")))).toBe("All 3 levels win.");
  expect(say(result("a", "wins"), result("b", "loses"))).toMatch(/^1 of 2 levels wins\. b: .+\.$/);
  const many = ["b", "c", "d", "e", "f"].map((level) => result(level, "does-not-win"));
  expect(say(...many)).toMatch(/^0 of 5 levels win\. .*; and 2 more\.$/);
});
