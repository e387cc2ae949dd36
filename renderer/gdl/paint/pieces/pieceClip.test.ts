import { describe, expect, it } from "vitest";
import type { Position } from "../../../../shared/base/boardView";
import { tableLayout } from "../../table/layout";
import { type PlacedPiece, clipOfPieces, putAt, turnedClip, turnedTogether } from "./pieceClip";

const SQUARES = tableLayout({ width: 4, height: 4, geometry: { kind: "squares", up: true, names: "a1" } });
const HEXES = tableLayout({ width: 5, height: 5, geometry: { kind: "hexes", origin: [2, 2], absent: [] } });
const NODES = tableLayout({
  width: 3,
  height: 1,
  geometry: { kind: "nodes", names: ["a", "b", "c"], edges: [], at: null },
});

function piece(x: number, y: number, schema = "Man"): PlacedPiece {
  return [[x, y], { schema, attributes: {} }];
}

function places(pieces: readonly PlacedPiece[]): readonly Position[] {
  return pieces.map(([place]) => place);
}

describe("pieces that are put down", () => {
  it("keep how they lay; those that would leave the board are left out", () => {
    const clip = clipOfPieces(SQUARES, [piece(0, 0), piece(1, 0), piece(1, 1)])!;
    expect(places(putAt(SQUARES, clip, [2, 2]))).toHaveLength(3);
    const atEdge = places(putAt(SQUARES, clip, [3, 3]));
    expect(atEdge).toContainEqual([3, 3]);
    expect(atEdge.length).toBeLessThan(3);
    expect(clipOfPieces(SQUARES, [])).toBeNull();
  });

  it("are turned about the place under the pointer: a quarter on squares, a sixth on hexes", () => {
    const onSquares = clipOfPieces(SQUARES, [piece(1, 1), piece(1, 2), piece(1, 0)])!;
    expect(places(putAt(SQUARES, turnedClip(SQUARES, onSquares, "clockwise"), [1, 1]))).toEqual([
      [1, 1],
      [2, 1],
      [0, 1],
    ]);
    const onHexes = clipOfPieces(HEXES, [piece(2, 2), piece(3, 2), piece(1, 2)])!;
    expect(places(putAt(HEXES, turnedClip(HEXES, onHexes, "clockwise"), [2, 2]))).toEqual([
      [2, 2],
      [3, 1],
      [1, 3],
    ]);
    const around = Array.from({ length: 6 }).reduce<typeof onHexes>(
      (clip) => turnedClip(HEXES, clip, "clockwise"),
      onHexes,
    );
    expect(around.pieces).toEqual(onHexes.pieces);
  });

  it("keep their nodes on a network, and a single one goes to any", () => {
    expect(places(putAt(NODES, clipOfPieces(NODES, [piece(0, 0)])!, [2, 0]))).toEqual([[2, 0]]);
    const two = clipOfPieces(NODES, [piece(0, 0), piece(1, 0)])!;
    expect(places(putAt(NODES, turnedClip(NODES, two, "flipX"), [2, 0]))).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
});

describe("places that are turned where they are", () => {
  const row: readonly Position[] = [
    [0, 0],
    [1, 0],
    [2, 0],
  ];

  it("on squares keep their middle, pushed onto the board", () => {
    expect(turnedTogether(SQUARES, row, "flipX")).toEqual([
      [
        [0, 0],
        [2, 0],
      ],
      [
        [1, 0],
        [1, 0],
      ],
      [
        [2, 0],
        [0, 0],
      ],
    ]);
    expect(turnedTogether(SQUARES, row, "clockwise")?.map(([, to]) => to)).toEqual([
      [1, 2],
      [1, 1],
      [1, 0],
    ]);
  });

  it("on hexes turn about the one in the middle, and not off the board", () => {
    const flipped = turnedTogether(
      HEXES,
      [
        [2, 2],
        [2, 3],
        [2, 1],
      ],
      "flipX",
    );
    expect(flipped?.map(([, to]) => to)).toEqual([
      [2, 2],
      [1, 3],
      [3, 1],
    ]);
    expect(turnedTogether(HEXES, row, "clockwise")).toBeNull();
    expect(turnedTogether(NODES, row, "flipX")).toBeNull();
  });

  it("come back to where they were by turns that undo one another", () => {
    const some: readonly Position[] = [
      [2, 2],
      [3, 2],
      [2, 3],
    ];
    for (const layout of [SQUARES, HEXES]) {
      for (const [turn, back] of [
        ["flipX", "flipX"],
        ["flipY", "flipY"],
        ["clockwise", "counterclockwise"],
      ] as const) {
        const there = turnedTogether(layout, some, turn)!.map(([, to]) => to);
        expect(turnedTogether(layout, there, back)?.map(([, to]) => to)).toEqual(some);
      }
    }
  });
});
