import { describe, expect, it } from "vitest";
import { gridponderPresentation as presentation } from "../../dialects/gridponder/presentation/presentation";
import { NO_BOARD } from "../../base/placeName";
import { readLogMessage } from "./logMessage";

const read = (text: string) => readLogMessage(text, presentation, NO_BOARD);

describe("a log point's message", () => {
  it("is words and what stands in braces", () => {
    const { parts, problems } = read("{gems} gems at {$event.position}, {3, 2}!");
    expect(parts).toEqual([
      { kind: "watch", watch: { kind: "field", path: "variables.gems" } },
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
    expect(read(text).problems).toMatchObject([{ severity: "error", offset, length }]);
  });
});
