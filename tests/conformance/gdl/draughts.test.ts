// The draughts counts and positions of the specification (gdl.md, C2).
import { describe, expect, it } from "vitest";
import { actionOfMove } from "../../../shared/dialects/gdl/moves/moveAction";
import { lineOfAction } from "../../../shared/dialects/gdl/text/games/moveText";
import { type Draughts, counts, draughts, draughtsStart, playable } from "./variants";

describe("Draughts from the beginning", () => {
  it.each([
    ["E", [7, 49, 302, 1469, 7361]],
    ["M2", [7, 49, 302, 1469, 7361]],
    ["M1", [7, 49, 302, 1469, 7361, 37205]],
    ["O", [7, 49, 379, 2872, 23582]],
    ["F", [7, 49, 379, 2872, 23582]],
  ] as const)("has the published counts in variant %s", (variant, wanted) => {
    expect(counts(playable(draughts(variant)), wanted.length)).toEqual(wanted);
  });
});

function linesOf(variant: Draughts, position: string): readonly string[] {
  const game = playable(draughts(variant), draughtsStart(position));
  return game
    .legal(game.start)
    .moves.map((move) => lineOfAction(actionOfMove(game.declarations, move)).replaceAll(" ", "-"));
}

describe("Positions of draughts", () => {
  it("A: two double jumps", () => {
    const position = "r:E2 b:D3,F3,D5,F5,D7";
    const whole = ["E2-C4-E6-C8", "E2-G4-E6-C8"];
    for (const variant of ["E", "M2", "F"] as const) expect(linesOf(variant, position).toSorted()).toEqual(whole);
    for (const variant of ["M1", "O"] as const) expect(linesOf(variant, position)).toHaveLength(6);
  });

  it("B: promotion on the way", () => {
    const position = "r:C6 b:D7,F7,F5";
    expect(linesOf("E", position)).toEqual(["C6-E8"]);
    expect(linesOf("M2", position)).toEqual(["C6-E8-G6-E4"]);
    expect(linesOf("M1", position)).toEqual(["C6-E8"]);
    expect(linesOf("O", position).toSorted()).toEqual(["C6-B7", "C6-E8", "C6-E8-G6", "C6-E8-G6-E4"]);
    expect(linesOf("F", position).toSorted()).toEqual(["C6-B7", "C6-E8"]);
  });

  it("C: around a square", () => {
    const position = "R:D3 b:E4,E6,C6,C4";
    const around = ["D3-B5-D7-F5-D3", "D3-F5-D7-B5-D3"];
    expect(linesOf("E", position).toSorted()).toEqual(around);
    expect(linesOf("M2", position).toSorted()).toEqual(around);
    expect(linesOf("M1", position)).toHaveLength(8);
    expect(linesOf("O", position)).toHaveLength(10);
    expect(linesOf("F", position)).toHaveLength(4);
  });

  it("D: a jump elsewhere forbids other moves", () => {
    const position = "r:D3,H3,B1 b:E4,G8";
    for (const variant of ["E", "M2", "M1"] as const) expect(linesOf(variant, position)).toEqual(["D3-F5"]);
    const all = ["B1-A2", "B1-C2", "D3-C4", "D3-F5", "H3-G4"];
    for (const variant of ["O", "F"] as const) expect(linesOf(variant, position).toSorted()).toEqual(all);
  });
});

describe("The published game", () => {
  it.each(["E", "M2", "M1", "O", "F"] as const)("is accepted by variant %s", (variant) => {
    const game = playable(draughts(variant));
    let state = game.start;
    for (const line of ["D3 E4", "C6 B5", "E2 D3", "B5 A4", "E4 F5", "E6 G4 E2"]) {
      const found = game
        .legal(state)
        .moves.find((move) => lineOfAction(actionOfMove(game.declarations, move)) === line);
      expect(found, line).toBeDefined();
      state = (found && game.play(state, found)) ?? state;
    }
    game.world.load(state);
    const { world } = game;
    const owners = Array.from({ length: 64 }, (_, place) => world.cell(place)).filter((cell) => cell !== 0);
    expect(owners).toHaveLength(22);
  });
});
