// Rules of events without outcomes.
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../shared/base/json";
import { allFindingsOf, rule } from "./checked.testing";

const RULES = "rules/a.json";

describe("a rule that does nothing", () => {
  const told = (parts: JsonObject): readonly string[] =>
    allFindingsOf({ [RULES]: rule(parts) }).map(({ code, at, message }) => `${code} ${at ?? ""} ${message}`);

  it("is told at its outcomes, as a new one is", () => {
    expect(told({ conditions: [] })).toEqual(["rule-idle /outcomes This rule does nothing: it has no outcomes."]);
  });

  it("is not told while it is disabled, has outcomes, or has another mistake", () => {
    expect(told({ enabled: false })).toEqual([]);
    expect(told({ outcomes: [{ type: "SET", target: "n", value: 1 }] })).toEqual([]);
    expect(told({ conditions: [{ path: "payload.n", op: "GT" }] }).map((each) => each.split(" ")[0])).toEqual([
      "value-missing",
    ]);
  });
});
