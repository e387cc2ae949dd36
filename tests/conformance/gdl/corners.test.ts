// Corners of the language in small games made by hand (gdl.md, A7 to A9): counts that a reader can check.
import { describe, expect, it } from "vitest";
import type { CompiledGame } from "../../../shared/dialects/gdl/turn/compiledGame";
import { compileQuestion } from "../../../shared/dialects/gdl/turn/watch";
import { after, gameOf, linesOf, pieces } from "./smallGames";
import { counts, playable } from "./variants";

const LINE = { type: "grid", width: 4, height: 1 };

describe("Chains", () => {
  it("do not go on where no entity moves", () => {
    const place = {
      conditions: "eq(board[target], null)",
      effects: ["spawn_entity('Piece', target, player)"],
      chainable: true,
    };
    const hop = {
      conditions: ["eq(entity.owner, player)", "adjacent(start, target)", "eq(board[target], null)"],
      effects: ["move_entity(entity, target)"],
      chainable: true,
      priority: 0,
    };
    expect(counts(playable(gameOf(LINE, { place })), 3)).toEqual([4, 12, 24]);
    expect(linesOf(playable(gameOf(LINE, { place, hop })))).toEqual(["A1", "B1", "C1", "D1"]);
  });

  it("end, for a piece that hops to and fro, before it comes back to where it was", () => {
    const hop = {
      conditions: ["eq(entity.owner, player)", "adjacent(start, target)", "eq(board[target], null)"],
      effects: ["move_entity(entity, target)"],
      chainable: true,
    };
    const game = playable(gameOf(LINE, { hop }, pieces(["A", "pos(1, 0)"])));
    expect(linesOf(game)).toEqual(["B1 A1", "B1 C1", "B1 C1 D1"]);
  });

  it("lead from zone to zone, too", () => {
    const zones = { hand: { owner: "player('A')" }, pile: {}, out: {} };
    const on = {
      conditions: ["ne(entity.zone, out)", "or(eq(target, pile), eq(start, pile))", "ne(target, hand)"],
      effects: ["move_entity(entity, target)"],
      chainable: true,
    };
    const setup = { setup: { steps: [{ action: "spawn_entity", schema: "Piece", at: ["zone('hand')"] }] } };
    const game = playable(gameOf({ type: "zones", zones }, { on }, setup));
    expect(linesOf(game)).toEqual(["@on #1 pile", "@on #1 pile out"]);
  });

  it("do not go on into a state that they were in but for pieces made and removed since (D-26)", () => {
    const ring = (...more: readonly string[]) => ({
      conditions: ["eq(entity.owner, player)", "adjacent(start, target)"],
      effects: ["spawn_entity('Piece', target, player)", "remove_entity(board[target])", ...more],
      chainable: true,
    });
    const linesWith = (...more: readonly string[]): readonly string[] => {
      const state = { state_schema: { global: { rings: { type: "int", initial: 0 } } } };
      return linesOf(playable(gameOf(LINE, { ring: ring(...more) }, { ...pieces(["A", "pos(0, 0)"]), ...state })));
    };
    expect(linesWith()).toEqual(["A1 B1"]);
    // What else changes makes another state of it.
    expect(linesWith("set(state.rings, min(3, add(state.rings, 1)))")).toEqual(["A1 B1", "A1 B1 B1", "A1 B1 B1 B1"]);
    expect(linesWith("if(eq(board[pos(2, 0)], null), spawn_entity('Piece', pos(2, 0)))")).toEqual(["A1 B1"]);
  });

  it("that must be finished read the last step after them", () => {
    const hop = {
      conditions: ["eq(entity.owner, player)", "eq(sub(target.x, start.x), 1)", "eq(board[target], null)"],
      effects: ["move_entity(entity, target)"],
      chainable: true,
      chain_required: true,
    };
    const flow = {
      phases: { main_turn: { actors: "current_player", allowed_actions: ["hop"] } },
      on_turn_end: ["set(state.last, target.x)"],
    };
    const state = { global: { last: { type: "int", initial: 0 } } };
    const rules = gameOf(LINE, { hop }, { ...pieces(["A", "pos(0, 0)"]), game_flow: flow, state_schema: state });
    const game = playable(rules);
    expect(linesOf(game)).toEqual(["A1 B1 C1 D1"]);
    expect(game.count(game.start, 2, false)).toBe(0);
    const next = after(game, "A1 B1 C1 D1");
    expect(next.mem[game.world.layout.variables.get("last") ?? 0]! >> 4).toBe(3);
  });
});

describe("A move of several steps", () => {
  const walk = {
    conditions: ["eq(entity.owner, player)", "eq(sub(target.x, start.x), 1)"],
    effects: ["move_entity(entity, target)"],
    chainable: true,
  };

  it("has one value for a param, which all its steps take: it is recorded so (D-27)", () => {
    const named = { ...walk, params: { rank: { type: "string", options: ["x", "y"] } } };
    const marking = { ...named, effects: [...walk.effects, "set(entity.rank, concat(entity.rank, rank))"] };
    const game = playable(gameOf({ ...LINE, width: 3 }, { marking }, pieces(["A", "pos(0, 0)"])));
    expect(linesOf(game)).toEqual(["A1 B1 rank=x", "A1 B1 rank=y", "A1 B1 C1 rank=x", "A1 B1 C1 rank=y"]);
    const rankAfter = (line: string): unknown => {
      game.world.load(after(game, line));
      const asked = compileQuestion(game, "board[pos(2, 0)].rank");
      return asked.ok ? asked.value() : null;
    };
    expect(rankAfter("A1 B1 C1 rank=x")).toMatchObject({ value: { value: "xx" } });
    expect(rankAfter("A1 B1 C1 rank=y")).toMatchObject({ value: { value: "yy" } });
  });

  it("must go on only where a further step can take the value that was chosen", () => {
    const rank = (options: readonly string[]) => ({ params: { rank: { type: "string", options } } });
    const first = { ...walk, ...rank(["x", "y"]), chain_required: true, chain_with: ["second"] };
    const second = { ...walk, ...rank(["y", "z"]), conditions: [...walk.conditions, "gt(start.x, 0)"] };
    const game = playable(gameOf({ ...LINE, width: 3 }, { first, second }, pieces(["A", "pos(0, 0)"])));
    expect(linesOf(game)).toEqual(["A1 B1 rank=x", "A1 B1 C1 rank=y"]);
  });

  it("goes on from place to place: an action without a target only begins it, and is then called by its name", () => {
    const turn = { conditions: ["eq(entity.owner, player)"], effects: ["set(entity.rank, 'turned')"], chainable: true };
    const rules = gameOf({ ...LINE, width: 3 }, { turn, walk }, pieces(["A", "pos(0, 0)"]));
    expect(linesOf(playable(rules))).toEqual(["@turn A1", "@turn A1 B1", "@turn A1 B1 C1", "A1 B1", "A1 B1 C1"]);
  });
});

describe("Priority", () => {
  const go = (by: number, priority: number) => ({
    conditions: [`eq(sub(target.x, start.x), ${by})`, "eq(board[target], null)"],
    effects: ["move_entity(entity, target)"],
    priority,
  });
  /** A walks to the right; who has come to C1 cannot be followed by anybody. */
  const stuck = (list: Record<string, unknown>): CompiledGame => {
    const flow = {
      phases: { main_turn: { actors: "current_player", allowed_actions: Object.keys(list) } },
      next_player: "if(eq(board[pos(2, 0)], null), player('B'), 3)",
    };
    return playable(gameOf(LINE, list, { ...pieces(["A", "pos(0, 0)"]), game_flow: flow }));
  };

  it("falls to the next one where the turn cannot pass after any move of the highest", () => {
    const game = stuck({ two: go(2, 2), one: go(1, 1), three: go(3, 1) });
    expect(linesOf(game)).toEqual(["A1 B1", "A1 D1"]);
    expect(game.count(game.start, 1, false)).toBe(2);
    // A's moves as its turn has them, whatever is asked inside of a rule.
    expect(game.countFor(game.world.mem[game.world.layout.currentPlayer] ?? 0, 10)).toBe(2);
  });

  it("stays at the highest where the turn can pass after one of its moves", () => {
    const game = stuck({ two: go(2, 2), three: go(3, 2), one: go(1, 1) });
    expect(linesOf(game)).toEqual(["A1 D1"]);
    expect(game.count(game.start, 1, false)).toBe(1);
  });
});

describe("A rectangle of the setup", () => {
  it("may be written from any of its corners", () => {
    const stay = { conditions: ["eq(entity.owner, player)"], effects: [] };
    const game = playable(
      gameOf({ type: "grid", width: 3, height: 3 }, { stay }, pieces(["A", "grid_nodes(2,1, 1,0)"])),
    );
    expect(game.legal(game.start).moves).toHaveLength(4);
  });
});

describe("Params", () => {
  it("may depend on those before them", () => {
    const pick = {
      conditions: [],
      params: { high: { type: "int", min: 1, max: 3 }, low: { type: "int", min: 0, max: "sub(high, 1)" } },
      effects: ["set(state.sum, add(high, low))"],
    };
    const state = { state_schema: { global: { sum: { type: "int" } } } };
    const game = playable(gameOf(LINE, { pick }, state));
    expect(linesOf(game)).toEqual([
      "@pick high=1 low=0",
      "@pick high=2 low=0",
      "@pick high=2 low=1",
      "@pick high=3 low=0",
      "@pick high=3 low=1",
      "@pick high=3 low=2",
    ]);
  });
});

describe("The name of a player", () => {
  it("is no attribute of a role, and no variable", () => {
    const stay = { conditions: [], effects: [] };
    const roles = (attributes: Record<string, unknown>) => ({
      players: { roles: [{ name: "A", attributes }, { name: "B" }] },
    });
    const variable = { state_schema: { per_player: { name: { type: "string" } } } };
    const isPlayable = (more: Record<string, unknown>): boolean => {
      try {
        return linesOf(playable(gameOf(LINE, { stay }, more))).length > 0;
      } catch {
        return false;
      }
    };
    expect([roles({ title: "x" }), roles({ name: "x" }), variable].map(isPlayable)).toEqual([true, false, false]);
  });
});
