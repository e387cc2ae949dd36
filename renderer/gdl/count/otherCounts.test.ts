import { describe, expect, it } from "vitest";
import { comparedText, countRows, readOthers, readTotals } from "./otherCounts";

const COUNTED = [
  { move: "E2 E4", count: 600 },
  { move: "A7 A8 promote_to=queen", count: 12 },
  { move: "B1 C3", count: 440 },
  { move: "G1 F3", count: null },
];

describe("the numbers of another program", () => {
  it.each([
    ["e2e4: 600", "E2 E4"],
    ["E2 E4 600", "E2 E4"],
    ["e2-e4 = 600", "E2 E4"],
    ["a7a8q: 600", "A7 A8 promote_to=queen"],
    ["'New York' Boston: 600", "'New York' Boston"],
    ["@bet amount=30 600", "@bet amount=30"],
  ])("are read from %s", (line, move) => {
    const [row] = countRows([{ move, count: 600 }], line);
    expect(row).toMatchObject({ move, count: 600, other: 600, state: "same" });
  });

  it("are read with thousands set apart, line by line", () => {
    const others = readOthers("e2e4: 4,865,609\nNodes searched\n\n d2d4  20\n");
    expect(Array.from(others.values(), ({ count }) => count)).toEqual([4865609, 20]);
  });

  it("are compared move by move", () => {
    const rows = countRows(COUNTED, "e2e4: 600\na7a8q: 13\ng1f3: 7\nh2h4: 420");
    expect(rows.map(({ move, state }) => [move, state])).toEqual([
      ["E2 E4", "same"],
      ["A7 A8 promote_to=queen", "differs"],
      ["B1 C3", "only-here"],
      ["G1 F3", "waiting"],
      ["h2h4", "only-there"],
    ]);
    expect(comparedText(rows)).toBe(
      "1 move with another number, 1 move that the other program does not have, 1 move that only the other program has.",
    );
    expect(comparedText(countRows(COUNTED.slice(0, 1), "e2e4 600"))).toBe("All moves have the same numbers.");
  });

  it("are not compared while there are none", () => {
    const rows = countRows(COUNTED, "nothing yet");
    expect(rows.every(({ state }) => state === "alone")).toBe(true);
    expect(comparedText(rows)).toBeNull();
  });

  it("may be totals by depth", () => {
    expect(readTotals("20, 400, 8902")).toEqual([20, 400, 8902]);
    expect(readTotals(" ")).toEqual([]);
    expect(readTotals("20, many")).toBeNull();
  });
});
