import { describe, expect, it } from "vitest";
import type { Observed } from "./observed";
import { observedText, readObserved, readObservedAs } from "./observedText";

const LINES: readonly (readonly [line: string, value: Observed])[] = [
  ["rule:torch_burns", { kind: "rule", rule: "torch_burns" }],
  ["event:moved", { kind: "event", event: "moved", where: {} }],
  [
    'event:removed{"position":[2,1],"kind":"rock"}',
    { kind: "event", event: "removed", where: { position: [2, 1], kind: "rock" } },
  ],
  [
    "event:removed position=[2,1] kind=rock",
    { kind: "event", event: "removed", where: { position: [2, 1], kind: "rock" } },
  ],
  ["crate@2,1", { kind: "entity", name: "crate", position: [2, 1] }],
  ["crate 2,1", { kind: "entity", name: "crate", position: [2, 1] }],
  ["crate [2, 1]", { kind: "entity", name: "crate", position: [2, 1] }],
  ['{"type":"all_cleared"}', { kind: "condition", condition: { type: "all_cleared" } }],
];

describe("what happens", () => {
  it.each(LINES)("is read from %s", (line, value) => {
    expect(readObserved(line)).toEqual({ ok: true, value });
  });

  it.each(["nonsense", "rule:", "event:", "crate x,y", "[1]", "{", 'event:moved{"a"', "event:moved to"])(
    "is refused as %s",
    (line) => expect(readObserved(line).ok).toBe(false),
  );

  it.each([
    ["rule", "  "],
    ["event", "moved to"],
    ["entity", "crate"],
    ["condition", "[1]"],
  ] as const)("is refused as %s: %s", (kind, text) => {
    expect(readObservedAs(kind, text).ok).toBe(false);
  });

  it("has a member of any name", () => {
    const read = readObservedAs("event", "moved __proto__=1");
    expect(read).toEqual({ ok: true, value: { kind: "event", event: "moved", where: JSON.parse('{"__proto__":1}') } });
  });

  it("is said in words, from which an event is read again", () => {
    const where = { position: [2, 1], kind: "rock", count: "2", said: "two words" };
    const text = observedText({ kind: "event", event: "removed", where });
    expect(text).toBe('event removed position=[2,1] kind=rock count="2" said="two\\u0020words"');
    expect(readObservedAs("event", text.slice("event ".length))).toMatchObject({ value: { where } });
    expect(observedText({ kind: "entity", name: "crate", position: [2, 1] })).toBe("crate in cell [2, 1]");
    expect(observedText({ kind: "rule", rule: "burn" })).toBe("rule burn fires");
  });
});
