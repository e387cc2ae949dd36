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

  it.each(["eq", "ne", "gt", "lt", "gte", "lte"])("are as many as %s says, beside any number", (compare) => {
    const signs: Readonly<Record<string, (one: number, other: number) => boolean>> = {
      eq: (one, other) => one === other,
      ne: (one, other) => one !== other,
      gt: (one, other) => one > other,
      lt: (one, other) => one < other,
      gte: (one, other) => one >= other,
      lte: (one, other) => one <= other,
    };
    for (const counted of [`count(${moves})`, `size(${moves})`, `${moves}.length`]) {
      for (const number of [-1, 0, 1, 1.5, 2, 2.5, 3, 4]) {
        expect(value(chain, `${compare}(${counted}, ${number})`)).toBe(signs[compare]?.(2, number));
        expect(value(chain, `${compare}(${number}, ${counted})`)).toBe(signs[compare]?.(number, 2));
      }
    }
  });
});

describe("Moves that are too many", () => {
  const jump = {
    chainable: true,
    conditions: ["eq(entity.owner, player)", "eq(board[target], null)"],
    effects: ["move_entity(entity, target)"],
  };
  const field = { type: "grid", width: 8, height: 8 };
  const moves = "get_all_legal_moves_for(player('B'))";

  function triesOf(...conditions: readonly string[]): number {
    const ends = { end_conditions: { conditions: conditions.map((condition) => ({ type: "draw", condition })) } };
    const set = pieces(["A", "pos(0, 0)"], ["B", "pos(7, 7)"]);
    const game = playable(gameOf(field, { jump }, { ...set, ...ends }));
    const [move] = game.legal(game.start).moves;
    const { tried } = game.walk;
    expect(move && game.play(game.start, move)).not.toBeNull();
    return game.walk.tried - tried;
  }

  it("are looked for no further than a comparison asks", () => {
    expect(triesOf(`lt(count(${moves}), 0)`)).toBe(1);
    expect(triesOf(`gt(0, ${moves}.length)`)).toBe(1);
    expect(triesOf(`eq(size(${moves}), 5)`)).toBeLessThan(100);
    expect(triesOf(`gt(add(count(${moves}), 0), 20000)`)).toBeGreaterThan(9_000);
  });

  it("cost no more in many conditions than in a few", () => {
    const many = Array.from({ length: 50 }, () => `gt(add(count(${moves}), 0), 20000)`);
    expect(triesOf(...many)).toBeLessThan(300_000);
  });
});
