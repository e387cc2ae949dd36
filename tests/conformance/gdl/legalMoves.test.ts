// What end conditions ask of the moves that a player has (gdl.md, A7: a list of complete moves).
import { describe, expect, it } from "vitest";
import { compileQuestion } from "../../../shared/dialects/gdl/turn/watch";
import { after, gameOf, linesOf, pieces } from "./smallGames";
import { draughts, draughtsStart, playable } from "./variants";

const chain = playable(draughts("E"), draughtsStart("r:E2 b:D3,F3,D5,F5,D7"));

function value(game: typeof chain, text: string): unknown {
  const asked = compileQuestion(game, text);
  if (!asked.ok) return `error: ${asked.refusal}`;
  game.world.load(game.start);
  const found = asked.value();
  return found.ok ? found.value.value : `error: ${found.refusal}`;
}

describe("The moves of a player", () => {
  const moves = "get_all_legal_moves_for(player('Red'))";
  const lines = ["E2 C4 E6 C8", "E2 G4 E6 C8"];

  it("are complete ones, as games record them", () => {
    expect(linesOf(chain)).toEqual(lines);
    expect(value(chain, moves)).toEqual(lines);
    expect(value(chain, `top(${moves})`)).toBe(lines[1]);
    expect(value(chain, `${moves}[0]`)).toBe(lines[0]);
    expect(value(chain, `eq(${moves}[0], 'E2 C4 E6 C8')`)).toBe(true);
    expect(value(chain, `${moves}[2]`)).toBeNull();
  });

  it("hold while there is one", () => {
    const none = "get_all_legal_moves_for(player('Black'))";
    const stuck = playable(draughts("E"), draughtsStart("r:E2 b:A1"));
    expect(value(stuck, moves)).toHaveLength(2);
    expect(value(stuck, none)).toEqual([]);
    for (const [list, holds] of [
      [moves, true],
      [none, false],
    ] as const) {
      expect(value(stuck, `not(${list})`)).toBe(!holds);
      expect(value(stuck, `and(true, ${list})`)).toBe(holds);
      expect(value(stuck, `or(false, ${list})`)).toBe(holds);
      expect(value(stuck, `if(${list}, 1, 2)`)).toBe(holds ? 1 : 2);
      expect(value(stuck, `gt(count(${list}), 0)`)).toBe(holds);
      expect(value(stuck, `gt(${list}.length, 0)`)).toBe(holds);
      expect(value(stuck, `ne(top(${list}), null)`)).toBe(holds);
    }
  });

  it.each([
    ["get_all_legal_moves_for(p)", 1],
    ["top(get_all_legal_moves_for(p))", 1],
    ["eq(top(get_all_legal_moves_for(p)), 'A1 B1')", 0],
    ["not(get_all_legal_moves_for(p))", 1],
  ])("end a game with %s", (condition, outcome) => {
    const go = {
      conditions: ["eq(entity.owner, player)", "adjacent(start, target)"],
      effects: ["move_entity(entity, target)"],
    };
    const ends = { end_conditions: { conditions: [{ type: "victory", for: "player(p)", condition }] } };
    const line = { type: "grid", width: 3, height: 1 };
    const game = playable(gameOf(line, { go }, { ...pieces(["A", "pos(0, 0)"]), ...ends }));
    // From B1 A could go on to A1 or C1; B has no move.
    expect(after(game, "A1 B1").mem[2]).toBe(outcome);
  });
});
