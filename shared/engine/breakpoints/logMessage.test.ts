import { describe, expect, it } from "vitest";
import { readLogMessage } from "./logMessage";

describe("a log point's message", () => {
  it("is words and what stands in braces", () => {
    const { parts, problems } = readLogMessage("{gems} gems at {$event.position}, {3, 2}!");
    expect(parts).toEqual([
      { kind: "watch", watch: { kind: "variable", name: "gems" } },
      { kind: "words", text: " gems at " },
      { kind: "reference", text: "$event.position" },
      { kind: "words", text: ", " },
      { kind: "watch", watch: { kind: "cell", position: [3, 2] } },
      { kind: "words", text: "!" },
    ]);
    expect(problems).toEqual([]);
  });

  it.each([
    ["a {} b", 2, 2],
    ["a {#} b", 2, 3],
    ["a { b", 2, 1],
    ["{a} } b", 4, 1],
  ])("%s has a problem where its braces hold nothing or are alone", (text, offset, length) => {
    expect(readLogMessage(text).problems).toMatchObject([{ severity: "error", offset, length }]);
  });
});
