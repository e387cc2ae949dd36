import { describe, expect, it } from "vitest";
import { kindCell, placedCell, ruleCell } from "./coverageLook";

const tally = (tried: number, whereFailed: number, ifFailed: number, fired: number) => ({
  tried,
  whereFailed,
  ifFailed,
  fired,
});

describe("a cell of the coverage table", () => {
  it.each([
    [undefined, "none", "·"],
    [tally(5, 2, 1, 2), "fired", "2"],
    [tally(5, 4, 1, 0), "if", "if"],
    [tally(5, 5, 0, 0), "where", "where"],
    [tally(1, 0, 0, 0), "tried", "tried"],
  ])("says how far a rule came: %j", (given, state, text) => {
    expect(ruleCell(given)).toMatchObject({ state, text });
  });

  it("says all of it in words", () => {
    expect(ruleCell(tally(5, 2, 1, 2)).words).toBe("tried 5, where failed 2, if failed 1, fired 2");
    expect(kindCell(3).words).toBe("at most 3 at once");
    expect(kindCell(undefined).state).toBe("none");
  });

  it("says where it was first", () => {
    const opened: string[] = [];
    const cellAt = (column: number) => placedCell(kindCell(3), column, 1, () => opened.push("one"));
    expect([cellAt(0), cellAt(1)]).toMatchObject([
      { isFirst: false, words: "at most 3 at once" },
      { isFirst: true, words: "at most 3 at once; here first" },
    ]);
    cellAt(1).onOpen();
    expect(opened).toEqual(["one"]);
  });
});
