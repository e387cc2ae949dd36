// The chess counts of the specification, as deep as they are quick (gdl.md, C1). The benchmark has the deep ones.
import { describe, expect, it } from "vitest";
import { CHESS_COUNTS, type ChessVariant, POSITIONS, type PositionName } from "./chessCounts";
import { chess, chessGame, counts, fenStart, playable, pseudoStart } from "./variants";

/** Larger counts are left to the benchmark. */
const QUICK = 3000;

describe.each(Object.keys(POSITIONS) as PositionName[])("Chess from %s", (name) => {
  it.each(Object.entries(CHESS_COUNTS[name]))("has the published counts in variant %s", (variant, published) => {
    const wanted = published.filter((count) => count < QUICK);
    const game = chessGame(variant as ChessVariant, POSITIONS[name]);
    expect(counts(game, wanted.length, variant.endsWith("e"))).toEqual(wanted);
  });
});

describe("Chess", () => {
  const after = (rules: "L" | "S", fen: string): number => {
    const game = playable(chess(rules), rules === "L" ? fenStart(fen) : pseudoStart(fen));
    return game.count(game.start, 1, false);
  };

  it("has no move in fool's mate, and 19 when check does not matter", () => {
    const mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq -";
    expect([after("L", mate), after("S", mate)]).toEqual([0, 19]);
  });

  it("has no move in a stalemate, and 3 when check does not matter", () => {
    const stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - -";
    expect([after("L", stalemate), after("S", stalemate)]).toEqual([0, 3]);
  });

  it("has 29 moves after 1. e4 e5", () => {
    expect(after("L", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq E6")).toBe(29);
  });
});
