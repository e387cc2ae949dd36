import { describe, expect, it } from "vitest";
import type { BoardView } from "../../../base/boardView";
import { UNPLAYED } from "../text/board/stateView";
import { boardDifferences, differingCells } from "./boardDifferences";

/** One row of kinds, `.` for empty, on the layer "objects". */
function row(kinds: string, avatarAt: number | null = null): BoardView {
  const letters = kinds.split("");
  const known = [...new Set(letters.filter((letter) => letter !== "."))];
  return {
    width: letters.length,
    height: 1,
    layers: ["objects"],
    entities: [null, ...known.map((kind) => ({ kind, params: {} }))],
    cells: new Uint16Array(letters.map((letter) => known.indexOf(letter) + 1)),
    state: {
      ...UNPLAYED,
      avatar: avatarAt === null ? null : { enabled: true, position: [avatarAt, 0], facing: "right", item: null },
    },
  };
}

describe("two boards that should be alike", () => {
  it("differ nowhere when they are, however their entities are numbered", () => {
    const numbered = { ...row("ab"), entities: [null, { kind: "b", params: {} }, { kind: "a", params: {} }] };
    const same: BoardView = { ...numbered, cells: new Uint16Array([2, 1]) };
    expect(differingCells(row("ab"), same)).toEqual([]);
    expect(boardDifferences(row("ab"), same)).toEqual([]);
  });

  it("differ where a cell or the avatar does", () => {
    expect(differingCells(row("a.b", 0), row("ab.", 1))).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    expect(boardDifferences(row("a.."), row(".a.")).map(({ what }) => what)).toEqual([
      "objects at (0,0)",
      "objects at (1,0)",
    ]);
  });

  it("differ beyond the smaller one", () => {
    expect(differingCells(row("ab"), row("abc"))).toEqual([[2, 0]]);
    expect(boardDifferences(row("ab"), row("abc"))[0]).toEqual({ what: "the size", one: "2 × 1", other: "3 × 1" });
  });
});
