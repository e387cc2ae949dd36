import { describe, expect, it } from "vitest";
import { gridponderPresentation as presentation } from "../../dialects/gridponder/presentation/presentation";
import { gdlPresentation } from "../../dialects/gdl/presentation/presentation";
import { gnosisPresentation } from "../../dialects/gnosis/presentation/presentation";
import { NO_BOARD } from "../../base/placeName";
import { readLogMessage } from "./logMessage";

const read = (text: string) => readLogMessage(text, presentation, NO_BOARD);

describe("a log point's message", () => {
  it.each([
    ["a puzzle", presentation, ["a cell such as 3,2", "#crate", "$"]],
    ["a board game", gdlPresentation, ["#piece"]],
  ] as const)("with empty braces says what %s has to put there", (_, language, examples) => {
    const [problem] = readLogMessage("{}", language, NO_BOARD).problems;
    for (const example of examples) expect(problem?.message).toContain(example);
    expect(problem?.message).not.toContain("#kind");
  });

  it("with empty braces names no cell where there is no board", () => {
    const [problem] = readLogMessage("{}", gnosisPresentation, NO_BOARD).problems;
    expect(problem?.message).not.toMatch(/cell|count/);
  });

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
