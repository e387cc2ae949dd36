// Dealing, betting and what each player sees (gdl.md, C3: the views of the seed).
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../shared/base/json";
import { actionOfMove } from "../../../shared/dialects/gdl/moves/moveAction";
import { lineOfAction } from "../../../shared/dialects/gdl/text/games/moveText";
import { stateViewFor } from "../../../shared/dialects/gdl/views/stateView";
import { Tag, valueOf } from "../../../shared/dialects/gdl/values/value";
import type { GameState } from "../../../shared/dialects/gdl/world/world";
import { type GameJson, playable, readGame } from "./variants";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** The game of the specification with a whole pack of cards. */
function fullDeck(): GameJson {
  const game = readGame("poker_deal");
  const spawn = ["S", "C", "H", "D"].flatMap((suit) =>
    RANKS.map((rank) => ({
      action: "spawn_entity",
      schema: "Card",
      set_attributes: { rank, suit },
      at: ["zone('deck')"],
    })),
  );
  const deal = { action: "deal_cards", from: "zone('deck')", to: ["zone('hand_p1')", "zone('hand_p2')"], count: 2 };
  return { ...game, setup: { steps: [...spawn, deal] }, presentation: { card_back: "blue" } };
}

const game = playable(fullDeck());

function viewOf(seat: number, state: GameState): JsonObject {
  game.world.load(state);
  const { declarations, variables, back } = game.parts;
  return stateViewFor({ declarations, variables, back, viewer: valueOf(Tag.player, seat) });
}

function after(state: GameState, line: string): GameState {
  const found = game.legal(state).moves.find((move) => lineOfAction(actionOfMove(game.declarations, move)) === line);
  const next = found === undefined ? null : game.play(state, found);
  if (next === null) throw new Error(`${line} is not legal`);
  return next;
}

describe("A dealt hand", () => {
  it("shows each player the own cards, backs and a number of hidden ones", () => {
    const face = { schema: "Card", rank: expect.any(String), suit: expect.any(String) };
    const back = { back: "blue" };
    expect(viewOf(0, game.start)["zones"]).toEqual({
      deck: [{ count: 48, back: "blue" }],
      community: [],
      hand_p1: [expect.objectContaining(face), expect.objectContaining(face)],
      hand_p2: [back, back],
    });
    expect(viewOf(1, game.start)["zones"]).toMatchObject({
      hand_p1: [back, back],
      hand_p2: [expect.objectContaining(face), expect.objectContaining(face)],
    });
  });

  it("leaves out hidden variables", () => {
    const view = viewOf(0, game.start);
    expect(view["global"]).toEqual({ turn_direction: 1, pot: 0, phase: "dealing" });
    expect(view["per_player"]).toEqual({ P1: { chips: 100, resources: 3 }, P2: { chips: 100 } });
  });

  it("takes a hundred bets, and a bet changes pot, chips and turn", () => {
    const bets = game.legal(game.start).moves.filter(({ steps: [step] }) => step?.action.written.name === "bet");
    expect(bets).toHaveLength(100);
    const view = viewOf(1, after(game.start, "@bet amount=30"));
    expect(view).toMatchObject({ current_player: "P2", global: { pot: 30 }, per_player: { P1: { chips: 70 } } });
  });

  it("deals a card for all to see, and the turn stays", () => {
    const view = viewOf(1, after(game.start, "@deal"));
    expect(view).toMatchObject({ current_player: "P1", zones: { deck: [{ count: 47, back: "blue" }] } });
    expect((view["zones"] as JsonObject)["community"]).toEqual([expect.objectContaining({ visibility: "all" })]);
  });
});

describe("Shuffling ten cards", () => {
  it.each([
    [1, [7, 8, 3, 2, 1, 5, 9, 4, 0, 6]],
    [42, [0, 7, 3, 5, 2, 1, 8, 9, 4, 6]],
  ])("gives the published order for seed %i", (seed, wanted) => {
    const spawn = { action: "spawn_entity", schema: "Card", at: ["zone('deck')"], count: 10 };
    const ten = { ...readGame("poker_deal"), setup: { steps: [spawn] } };
    const { start } = playable(ten, undefined, null, seed);
    expect(start.zones[0]?.map((entity) => (entity >> 4) - 1)).toEqual(wanted);
  });
});
