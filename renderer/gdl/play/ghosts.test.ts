// The ghosts of a chain of two jumps on a board of one row.
import { describe, expect, it } from "vitest";
import type { BoardView, Entity } from "../../../shared/base/boardView";
import { tableLayout } from "../table/layout";
import { ghostsOf } from "./ghosts";

const man: Entity = { kind: "Piece", params: { owner: "Red" } };
const other: Entity = { kind: "Piece", params: { owner: "Black" } };

/** A row of squares A1, B1…; `R` and `B` are pieces. */
function row(text: string, entities: readonly (Entity | null)[] = [null, man, other]): BoardView {
  const numbers = Array.from(text, (piece) => {
    const wanted = piece === "R" ? man : piece === "B" ? other : null;
    return entities.findIndex((entity) => JSON.stringify(entity) === JSON.stringify(wanted));
  });
  return {
    width: text.length,
    height: 1,
    layers: ["board"],
    geometry: { kind: "squares", up: true, names: "a1" },
    entities,
    cells: Uint32Array.from(numbers),
    state: {},
  };
}

function shown(before: BoardView, after: BoardView, onwards: readonly (readonly string[])[]) {
  const { faded, ghosts } = ghostsOf(before, tableLayout(before), ["A1", "C1"], {
    board: after,
    onwards,
    mayEnd: true,
  });
  const drawn = ghosts.map(({ spot, entity, share }) => [spot, entity.params["owner"], share]);
  return { faded: Array.from(faded), drawn };
}

describe("The ghosts of a chain", () => {
  it("fade what is gone, show where the piece is, and where it may go next and later", () => {
    const onwards = [
      ["A1", "C1", "E1"],
      ["A1", "C1", "E1", "G1"],
    ];
    const found = shown(row("RB-B-B-"), row("--RB-B-", [null, other, man]), onwards);
    expect(found.faded).toEqual([0, 1]);
    expect(found.drawn).toEqual([
      [2, "Red", 0.8],
      [4, "Red", 0.4],
      [6, "Red", 0.2],
    ]);
  });

  it("leave what stands on a target to be seen", () => {
    const found = shown(row("R--B"), row("--RB"), [["A1", "C1", "D1"]]);
    expect(found).toEqual({ faded: [0], drawn: [[2, "Red", 0.8]] });
  });

  it("are none on a board of another size, and with a name that is no place", () => {
    expect(shown(row("R--"), row("--RB"), [])).toEqual({ faded: [], drawn: [] });
    expect(shown(row("R--"), row("--R"), [["A1", "C1", "hand"]]).drawn).toEqual([[2, "Red", 0.8]]);
  });
});
