// A game of coloured cards for 2 to 10 players: hands by the number of players, and the turn that goes round the other
// way (gdl.md, C3).
import { describe, expect, it } from "vitest";
import { actionOfMove } from "../../../shared/dialects/gdl/moves/moveAction";
import { lineOfAction } from "../../../shared/dialects/gdl/text/games/moveText";
import type { CompiledGame } from "../../../shared/dialects/gdl/turn/compiledGame";
import type { GameState } from "../../../shared/dialects/gdl/world/world";
import { type GameJson, playable } from "./variants";

const COLORS = ["red", "yellow", "green", "blue"];
const SEATS = Array.from({ length: 10 }, (_, index) => index + 1);

/** How many cards there are of each sort: 108 in all. */
const CARDS: readonly (readonly [color: string, kind: string, count: number])[] = [
  ...COLORS.flatMap((color) => [
    [color, "0", 1] as const,
    ...Array.from({ length: 9 }, (_, index) => [color, String(index + 1), 2] as const),
    ...["skip", "reverse", "draw_two"].map((kind) => [color, kind, 2] as const),
  ]),
  ["wild", "wild", 4],
  ["wild", "wild_draw_four", 4],
];

const HANDS = SEATS.map((seat) => `hand_${seat}`);

function uno(): GameJson {
  const hands = SEATS.map((seat) => [
    `hand_${seat}`,
    { type: "set", owner: `player('Player${seat}')`, visible: false },
  ]);
  const fits = "or(eq(card.color, top_card(discard).color), eq(card.kind, top_card(zone('discard')).kind))";
  const play = "move_to_zone(card, zone('discard'))";
  return {
    players: { count: { min: 2, max: 10 }, dynamic_roles: true, roles: [{ name: "Player" }] },
    entity_schemas: { Card: { attributes: { color: { type: "string" }, kind: { type: "string" } } } },
    topology: {
      type: "zones",
      zones: { deck: { type: "stack", visible: false, shuffle: true }, discard: {}, ...Object.fromEntries(hands) },
    },
    state_schema: { global: { turn_direction: { type: "int", initial: 1 } } },
    setup: {
      steps: [
        ...CARDS.map(([color, kind, count]) => ({
          action: "spawn_entity",
          schema: "Card",
          set_attributes: { color, kind },
          at: ["zone('deck')"],
          count,
        })),
        { action: "deal_cards", from: "zone('deck')", to: HANDS.map((hand) => `zone('${hand}')`), count: 7 },
        { action: "move_card", from: "zone('deck')", to: "zone('discard')", count: 1 },
      ],
    },
    interactions: {
      list: {
        play_reverse: {
          conditions: ["eq(card.kind, 'reverse')", fits],
          effects: [play, "set(state.turn_direction, mul(state.turn_direction, -1))"],
          end_turn: true,
        },
        play_number_card: { conditions: [fits], effects: [play], end_turn: true },
        draw: { conditions: ["gt(count(deck), 0)"], effects: ["draw_cards(deck, hand_zone)"], end_turn: true },
      },
    },
    game_flow: {
      phases: {
        main_turn: { actors: "current_player", allowed_actions: ["play_reverse", "play_number_card", "draw"] },
      },
    },
  };
}

/** How many cards lie in a zone; null for one that is not in the game. */
function countIn({ declarations }: CompiledGame, { zones }: GameState, name: string): number | null {
  const index = declarations.zones.byName.get(name);
  return index === undefined ? null : (zones[index]?.length ?? 0);
}

describe("A game of coloured cards", () => {
  it.each([
    [2, 93],
    [3, 86],
    [10, 37],
  ])("for %i players leaves %i cards in the deck", (players, left) => {
    const game = playable(uno(), undefined, players);
    const counts = ["deck", "discard", ...HANDS].map((zone) => countIn(game, game.start, zone));
    const dealt = SEATS.map((seat) => (seat <= players ? 7 : null));
    expect(counts).toEqual([left, 1, ...dealt]);
    expect(game.declarations.players.names).toHaveLength(players);
    expect(counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(108);
  });

  it("goes round the other way after a reverse card", () => {
    const start = {
      zones: {
        discard: [{ schema: "Card", color: "red", kind: "5" }],
        hand_1: [
          { schema: "Card", color: "red", kind: "reverse" },
          { schema: "Card", color: "blue", kind: "5" },
          { schema: "Card", color: "blue", kind: "6" },
        ],
      },
    };
    const game = playable(uno(), start, 3);
    const moves = game.legal(game.start).moves;
    const lines = moves.map((move) => lineOfAction(actionOfMove(game.declarations, move)));
    expect(lines.map((line) => line.replace(/#\d+/, "#"))).toEqual(["@draw", "@play_reverse #", "@play_number_card #"]);
    const reversed = game.play(game.start, moves[1]!)!;
    expect(game.toAct(game.start)).toEqual(["Player1"]);
    expect(reversed.mem[game.world.layout.turnDirection]! >> 4).toBe(-1);
    expect(game.toAct(reversed)).toEqual(["Player3"]);
    expect(game.toAct(game.play(game.start, moves[2]!)!)).toEqual(["Player2"]);
  });

  it("is for as many players as it says", () => {
    expect(() => playable(uno(), undefined, 11)).toThrow("2 to 10 players");
  });
});
