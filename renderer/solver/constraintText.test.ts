import { describe, expect, it } from "vitest";
import { observedText, parseObserved, verdictText } from "./constraintText";

describe("what must happen", () => {
  it.each([
    ["rule", "torch_burns", { kind: "rule", rule: "torch_burns" }],
    ["event", "moved", { kind: "event", event: "moved", where: {} }],
    [
      "event",
      "removed position=[2,1] kind=rock",
      { kind: "event", event: "removed", where: { position: [2, 1], kind: "rock" } },
    ],
    ["entity", "crate 2,1", { kind: "entity", name: "crate", position: [2, 1] }],
    ["entity", "crate [2, 1]", { kind: "entity", name: "crate", position: [2, 1] }],
    ["condition", '{"type":"all_cleared"}', { kind: "condition", condition: { type: "all_cleared" } }],
  ] as const)("is read as %s from %s", (kind, text, value) => {
    expect(parseObserved(kind, text)).toEqual({ ok: true, value });
  });

  it.each([
    ["rule", "  "],
    ["event", "moved to"],
    ["entity", "crate"],
    ["entity", "crate x,y"],
    ["condition", "[1]"],
    ["condition", "{"],
  ] as const)("is refused as %s: %s", (kind, text) => {
    expect(parseObserved(kind, text).ok).toBe(false);
  });

  it("is said as it was typed", () => {
    const removed = { kind: "event", event: "removed", where: { position: [2, 1] } } as const;
    expect(observedText(removed)).toBe("removed position=[2,1]");
    expect(observedText({ kind: "entity", name: "crate", position: [2, 1] })).toBe("crate in cell [2, 1]");
  });

  it("is needed when nothing wins without it", () => {
    const rule = { kind: "rule", rule: "burn" } as const;
    expect(verdictText({ must: false, what: rule }, { kind: "impossible" }).text).toMatch(/^needed/);
    expect(verdictText({ must: true, what: rule }, { kind: "impossible" }).text).toMatch(/^no solution/);
    expect(verdictText({ must: false, what: rule }, { kind: "possible", path: [{ action: "move" }] }).text).toBe(
      "avoidable: solved without it in 1 move",
    );
  });
});
