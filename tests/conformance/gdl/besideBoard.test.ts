// Entities that start in zones beside a board: where they are looked for, and where a chain leads through zones
// (gdl.md, A7 and A8).
import { describe, expect, it } from "vitest";
import { jsonOfValue } from "../../../shared/dialects/gdl/moves/moveAction";
import type { CompiledGame } from "../../../shared/dialects/gdl/turn/compiledGame";
import type { GameState } from "../../../shared/dialects/gdl/world/world";
import { gameOf, linesOf, pieces } from "./smallGames";
import { playable } from "./variants";

const ZONES = { hand: { owner: "player('A')" }, pile: {} };
const LINE = { type: "grid", width: 4, height: 1, zones: ZONES };
const OWN = "eq(entity.owner, player)";
const TO_PILE = "move_entity(entity, pile)";
const TO_TARGET = "move_entity(entity, target)";

/** The numbers of the entities on the places of a state. */
function cellsOf({ world, declarations }: CompiledGame, state: GameState): readonly unknown[] {
  world.load(state);
  return Array.from({ length: world.layout.cells }, (_, place) => jsonOfValue(declarations, world.cell(place)));
}

function afterFirst(game: CompiledGame): GameState {
  const [move] = game.legal(game.start).moves;
  const next = move === undefined ? null : game.play(game.start, move);
  if (next === null) throw new Error("no move");
  return next;
}

describe("A chain into a zone", () => {
  const lift = { conditions: [OWN, "eq(start.x, 2)"], effects: [TO_PILE], chainable: true, chain_with: ["drop"] };
  const drop = (conditions: readonly string[], effects: readonly string[]) => ({
    conditions: [OWN, "eq(start, pile)", ...conditions],
    effects,
    chainable: true,
    chain_with: [],
  });
  const both = pieces(["B", "pos(0, 0)"], ["A", "pos(2, 0)"]);

  it("goes on only where the conditions on places hold, which a zone is not", () => {
    const effects = [TO_PILE, "add(state.hops, 1)"];
    const hop = { conditions: [OWN, "adjacent(start, target)", "lt(state.hops, 2)"], effects, chainable: true };
    const state = { state_schema: { global: { hops: { type: "int", initial: 0 } } } };
    const game = playable(gameOf(LINE, { hop }, { ...pieces(["A", "pos(0, 0)"]), ...state }));
    expect(linesOf(game)).toEqual(["A1 B1"]);
  });

  it("goes on to places that the conditions on targets allow", () => {
    const free = ["eq(board[target], null)", "lt(target.x, 2)"];
    const game = playable(gameOf(LINE, { lift, drop: drop(free, [TO_TARGET]) }, both));
    expect(linesOf(game)).toEqual(["@lift C1", "@lift C1 B1"]);
  });

  it("cannot write to the board where it started: the zone is no place of it", () => {
    const writes = ["set(board[start], null)", TO_TARGET];
    const game = playable(gameOf(LINE, { lift, drop: drop(["eq(board[target], null)"], writes) }, both));
    expect(linesOf(game)).toEqual(["@lift C1"]);
    expect(cellsOf(game, afterFirst(game))).toEqual(["#1", null, null, null]);
  });

  it("reads nothing from the board there", () => {
    const reads = ["eq(board[start], null)", "eq(target.x, 1)"];
    const game = playable(gameOf(LINE, { lift, drop: drop(reads, [TO_TARGET]) }, both));
    expect(linesOf(game)).toEqual(["@lift C1", "@lift C1 B1"]);
  });
});

describe("A condition on the start that all actions share", () => {
  const inHand = { setup: { steps: [{ action: "spawn_entity", schema: "Piece", at: ["zone('hand')"] }] } };
  const twice = (condition: string) => {
    const rule = { conditions: [condition, "ne(entity, null)"], effects: [] };
    return playable(gameOf(LINE, { stay: rule, any: { ...rule, from: "any" } }, inHand));
  };

  it("reads a zone where the entity lies in one", () => {
    expect(linesOf(twice("eq(start.owner, player)"))).toEqual(["@any #1"]);
    expect(linesOf(twice("eq(start.name, 'hand')"))).toEqual(["@any #1"]);
  });

  it("does not take the zone for a place", () => {
    expect(linesOf(twice("eq(start.y, 0)"))).toEqual([]);
    expect(linesOf(twice("eq(start.x, 0)"))).toEqual([]);
  });
});

describe("A place", () => {
  const capture = {
    conditions: ["eq(entity.owner, state.current_player)", "ne(board[target].owner, player)"],
    effects: ["remove_entity(board[target])", TO_TARGET],
  };
  const asking = (strike: Record<string, unknown>, setup: Record<string, unknown>): readonly string[] => {
    const ask = { conditions: ["attacked(pos(1, 0), player('B'))"], effects: [] };
    const flow = { phases: { main_turn: { actors: ["A"], allowed_actions: ["strike", "ask"] } } };
    return linesOf(playable(gameOf(LINE, { strike, ask }, { ...setup, game_flow: flow })));
  };
  const inPile = (owner: string, zone = "pile") => ({
    setup: {
      steps: [
        {
          action: "spawn_entity",
          schema: "Piece",
          set_attributes: { owner: `player('${owner}')` },
          at: [`zone('${zone}')`],
        },
      ],
    },
  });

  it("is attacked from the board by an interaction that looks in zones, too", () => {
    const near = { ...capture, conditions: [...capture.conditions, "adjacent(start, target)"], from: "any" };
    expect(asking(near, pieces(["B", "pos(0, 0)"]))).toEqual(["@ask"]);
    expect(asking({ ...near, attacks: false }, pieces(["B", "pos(0, 0)"]))).toEqual([]);
  });

  it("is attacked from a zone in which an interaction looks", () => {
    expect(asking({ ...capture, from: "any" }, inPile("B"))).toEqual(["@ask"]);
    expect(asking({ ...capture, from: "pile" }, inPile("B"))).toEqual(["@ask"]);
    expect(asking({ ...capture, from: "pile" }, inPile("B", "hand"))).toEqual([]);
    expect(asking(capture, inPile("B"))).toEqual([]);
    expect(asking({ ...capture, from: "any" }, inPile("A"))).not.toContain("@ask");
  });

  it("is attacked with params whose bounds depend on those before them", () => {
    const params = { one: { type: "int", min: 2, max: 2 }, other: { type: "int", min: "one", max: "one" } };
    const conditions = [...capture.conditions, "eq(other, 2)"];
    expect(asking({ ...capture, conditions, params }, pieces(["B", "pos(0, 0)"]))).toEqual(["@ask"]);
  });

  it("is not attacked where that would need more params to be tried than are", () => {
    const whole = { type: "int", min: 1, max: 10_000 };
    const asked = (value: number): readonly string[] => {
      const conditions = [...capture.conditions, `eq(add(one, two, three), ${value})`];
      const params = { one: whole, two: whole, three: whole };
      return asking({ ...capture, conditions, params }, pieces(["B", "pos(0, 0)"]));
    };
    expect(asked(5)).toEqual(["@ask"]);
    expect(asked(29_999)).toEqual([]);
  });
});
