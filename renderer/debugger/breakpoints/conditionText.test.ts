import { describe, expect, it } from "vitest";
import type { TextProblem } from "../../../shared/engine/breakpoints/logMessage";
import { readCondition, writtenCondition, wrongCondition } from "./conditionText";

const gems = { variable: { name: "gems", op: "gte", value: 3 } };
const text = JSON.stringify(gems);
const error: TextProblem = { severity: "error", message: "Unknown condition.", offset: 1, length: 4 };
const warning: TextProblem = { ...error, severity: "warning" };

describe("the condition of a breakpoint, written", () => {
  it("comes in force when it is an object, and is none when nothing is written", () => {
    expect(readCondition(` ${text} `, false)).toEqual({ condition: gems, draft: null });
    expect(readCondition("  ", false)).toEqual({ condition: null, draft: null });
  });

  it.each(['{"variable": ', "[1]", "7", "null", "gems > 3"])("waits while it is none: %s", (draft) => {
    expect(readCondition(draft, false)).toEqual({ draft });
  });

  it("is in force as it is where the language writes its conditions as texts", () => {
    const typed = "gt(state.pot, ";
    expect(readCondition(typed, true)).toEqual({ condition: typed, draft: null });
    expect(writtenCondition({ condition: typed, draft: null })).toBe(typed);
  });

  it("is shown as it was written", () => {
    expect(writtenCondition({ condition: gems, draft: '{"vari' })).toBe('{"vari');
    expect(writtenCondition({ condition: gems, draft: null })).toBe(text);
    expect(writtenCondition({ condition: null, draft: null })).toBe("");
  });
});

describe("a condition that is wrong", () => {
  it("leaves the one before in force", () => {
    expect(wrongCondition({ condition: gems, draft: '{"vari' }, '{"vari', [error])).toEqual({
      problem: 'Unknown condition. At "var.',
      inForce: `Active until then: ${text}`,
    });
    expect(wrongCondition({ condition: null, draft: "{" }, "{", [])).toEqual({
      problem: "This is not a condition yet.",
      inForce: "Until then there is no condition.",
    });
  });

  it("is in force as an object of the wrong sort", () => {
    const told = wrongCondition({ condition: { nonsense: 1 }, draft: null }, '{"nonsense":1}', [warning, error]);
    expect(told?.inForce).toBe("Active as written: the invalid part is never true.");
  });

  it("is one with an error, not with a warning", () => {
    expect(wrongCondition({ condition: gems, draft: null }, text, [warning])).toBeNull();
    expect(wrongCondition({ condition: null, draft: null }, "", [])).toBeNull();
  });
});
