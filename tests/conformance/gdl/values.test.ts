// Expressions, random numbers and boards of the specification (gdl.md, C3, C4 and C5).
import { describe, expect, it } from "vitest";
import { gridOf, hexGridOf, hexagonOf } from "../../../shared/dialects/gdl/board/lattice";
import type { Topology } from "../../../shared/dialects/gdl/board/topology";
import { compileQuestion } from "../../../shared/dialects/gdl/turn/watch";
import { drawn, drawnFraction, nextRandom } from "../../../shared/base/random";
import { counts, playable, readGame, rulesOf } from "./variants";

const chessStart = playable(readGame("chess_pseudo"));

function value(text: string): unknown {
  const asked = compileQuestion(chessStart, text);
  if (!asked.ok) return `error: ${asked.refusal}`;
  chessStart.world.load(chessStart.start);
  const found = asked.value();
  return found.ok ? found.value.value : `error: ${found.refusal}`;
}

describe("Expressions at the start of chess", () => {
  it.each([
    "eq('a,b','a,b')",
    "eq(null,null)",
    "not(null)",
    "and()",
    "path_clear(pos(0,0),pos(0,1))",
    "path_clear(pos(0,2),pos(7,2))",
    "adjacent(pos(0,0),pos(0,1))",
    "eq(mid_pos(pos(0,0),pos(1,1)),pos(0,0))",
  ])("%s is true", (text) => expect(value(text)).toBe(true));

  it.each([
    "or()",
    "lt(null,1)",
    "eq('1',1)",
    "eq(true,1)",
    "path_clear(pos(0,0),pos(0,2))",
    "path_clear(pos(0,0),pos(1,2))",
    "adjacent(pos(0,0),pos(1,1))",
  ])("%s is false", (text) => expect(value(text)).toBe(false));

  it.each([
    "board[pos(0,3)]",
    "board[pos(0,3)].owner",
    "sub(null,1)",
    "abs(null)",
    "player(concat('No','body'))",
    "pos(8,0)",
  ])("%s is null", (text) => expect(value(text)).toBeNull());

  it.each([
    ["board[pos(0,0)].owner.name", "White"],
    ["board[pos(0,0)].rank", "rook"],
    ["mul(2,3,4)", 24],
    ["add(1,2,3)", 6],
    ["mod(-7,3)", 2],
    ["if(true,1,2)", 1],
    ["count(entities_of_player(player('White')))", 16],
    ["div(1,4)", 0.25],
    ["top(entities_of_player(player('White'), 'rank', 'king')).pos.x", 4],
  ])("%s is %s", (text, wanted) => expect(value(text)).toBe(wanted));

  it.each(["foo(1)", "bar", "eq(1)", "state.nope", "abs('x')", "eq(1,1) eq", "eq(1", "eq('x)", "random_int(1,6)"])(
    "%s is an error",
    (text) => expect(value(text)).toMatch(/^error: /),
  );
});

describe("Random numbers", () => {
  const states = (seed: number, count: number): readonly number[] => {
    const all = [seed | 0];
    while (all.length <= count) all.push(nextRandom(all.at(-1) ?? 0));
    return all.slice(1);
  };

  it.each([
    [0, [1144304738, 1416247, 958946056, 627933444, 2007157716]],
    [1, [2693262067, 11749833, 2265367787, 4213581821, 4159151403]],
    [42, [2581720956, 1925393290, 3661312704, 2876485805, 750819978]],
    [123456789, [1107202814, 4169434471, 3372958138, 885470128, 1301683845]],
  ])("are those of the generator for seed %i", (seed, wanted) => {
    expect(states(seed, wanted.length).map(drawn)).toEqual(wanted);
  });

  it.each([
    [1, [4, 1, 4, 6, 6, 2, 4, 5, 3, 6, 3, 3]],
    [42, [4, 3, 6, 5, 2, 4, 2, 4, 6, 3, 2, 6]],
  ])("throw these dice for seed %i", (seed, wanted) => {
    expect(states(seed, 12).map((state) => 1 + Math.floor(drawnFraction(state) * 6))).toEqual(wanted);
  });
});

function degrees(board: Topology): { readonly cells: number; readonly pairs: number; readonly degrees: object } {
  const counted: Record<number, number> = {};
  let pairs = 0;
  for (let place = 0; place < board.count; place += 1) {
    const { length } = board.neighbours(place);
    counted[length] = (counted[length] ?? 0) + 1;
    pairs += length;
  }
  return { cells: board.count, pairs: pairs / 2, degrees: counted };
}

describe("Boards", () => {
  it.each([
    ["grid(8,8)", gridOf(8, 8, false), 64, 112, { 2: 4, 3: 24, 4: 36 }],
    ["grid(8,8), king", gridOf(8, 8, true), 64, 210, { 3: 4, 5: 24, 8: 36 }],
    ["grid(3,3)", gridOf(3, 3, false), 9, 12, { 2: 4, 3: 4, 4: 1 }],
    ["grid(3,3), king", gridOf(3, 3, true), 9, 20, { 3: 4, 5: 4, 8: 1 }],
    ["hex_grid(11,11)", hexGridOf(11, 11), 121, 320, { 2: 2, 3: 2, 4: 36, 6: 81 }],
    ["hex_grid(3,3)", hexGridOf(3, 3), 9, 16, { 2: 2, 3: 2, 4: 4, 6: 1 }],
    ["hex_grid(5,5)", hexGridOf(5, 5), 25, 56, { 2: 2, 3: 2, 4: 12, 6: 9 }],
    ["hex_grid(4,3)", hexGridOf(4, 3), 12, 23, { 2: 2, 3: 2, 4: 6, 6: 2 }],
    ["hex_grid(2,2)", hexGridOf(2, 2), 4, 5, { 2: 2, 3: 2 }],
  ])("%s has the published neighbours", (_, board, cells, pairs, wanted) => {
    expect(degrees(board)).toEqual({ cells, pairs, degrees: wanted });
  });

  it.each([
    [1, 7, 12],
    [2, 19, 42],
    [3, 37, 90],
    [5, 91, 240],
  ])("a hexagon of radius %i has the published neighbours", (radius, cells, pairs) => {
    const board = hexagonOf(radius);
    expect(degrees(board)).toMatchObject({ cells, pairs });
    expect(board.neighbours(board.at(0, 0))).toHaveLength(6);
  });

  it.each([
    [11, 3190],
    [5, 260],
  ])("a rhombus of %i hexes a side has the published pairs in a line", (size, wanted) => {
    const board = hexGridOf(size, size);
    let pairs = 0;
    for (let one = 0; one < board.count; one += 1) {
      for (let other = 0; other < board.count; other += 1) {
        if (one !== other && board.isClear(one, other, () => true)) pairs += 1;
      }
    }
    expect(pairs).toBe(wanted);
  });
});

describe("A lone piece on an empty board", () => {
  it.each([
    ["knight", 336],
    ["king", 420],
    ["bishop", 560],
    ["rook", 896],
    ["queen", 1456],
  ])("a %s has the published number of moves", (rank, wanted) => {
    let sum = 0;
    for (let place = 0; place < 64; place += 1) {
      const square = `${"ABCDEFGH"[place % 8]}${Math.floor(place / 8) + 1}`;
      const piece = { schema: "Piece", owner: "White", rank };
      const game = playable(readGame("chess_pseudo"), { place: { [square]: piece } });
      sum += game.count(game.start, 1, false);
    }
    expect(sum).toBe(wanted);
  });
});

describe("The corner of a map", () => {
  const map = readGame("risk_mini");

  it("has the published neighbours", () => {
    const { topology } = playable(map).declarations;
    const near = (name: string): readonly (string | null)[] =>
      topology.neighbours(topology.nodeNamed(name)).map((node) => topology.nodeName(node));
    expect(new Set(near("Alaska"))).toEqual(new Set(["Alberta", "Kamchatka", "Northwest Territory"]));
    expect(near("Alberta")).toEqual(["Alaska"]);
    expect(topology.adjacent(topology.nodeNamed("Alberta"), topology.nodeNamed("Kamchatka"))).toBe(false);
  });

  it("marches to three nodes, and abroad to those of another continent", () => {
    expect(counts(playable(map), 1)).toEqual([3]);
    const abroad = readGame("risk_mini");
    const list = rulesOf(abroad);
    delete list["march"];
    (abroad["game_flow"] as { phases: { main_turn: object } }).phases.main_turn = {
      actors: "current_player",
      allowed_actions: ["abroad"],
    };
    expect(counts(playable(abroad), 1)).toEqual([2]);
  });
});

describe("Noughts and crosses", () => {
  it("has the published counts", () => {
    expect(counts(playable(readGame("tictactoe")), 6, true)).toEqual([9, 72, 504, 3024, 15120, 54720]);
    expect(counts(playable(readGame("tictactoe")), 6)).toEqual([9, 72, 504, 3024, 15120, 60480]);
  });
});
