import { describe, expect, it } from "vitest";
import { verdictText } from "./constraintText";

describe("what must happen", () => {
  it("is needed when nothing wins without it", () => {
    const rule = { kind: "rule", rule: "burn" } as const;
    expect(verdictText({ must: false, what: rule }, { kind: "impossible" }).text).toMatch(/^needed/);
    expect(verdictText({ must: true, what: rule }, { kind: "impossible" }).text).toMatch(/^no solution/);
    expect(verdictText({ must: false, what: rule }, { kind: "possible", path: [{ action: "move" }] }).text).toBe(
      "avoidable: solved without it in 1 move",
    );
  });
});
