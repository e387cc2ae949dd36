// States of a card game that differ only in what a player may not see give that player equal views.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { gameLevel } from "../../shared/dialects/gdl/play/level";
import { NULL, Tag, type Value, valueOf } from "../../shared/dialects/gdl/values/value";
import { stateViewFor } from "../../shared/dialects/gdl/views/stateView";
import type { GameState } from "../../shared/dialects/gdl/world/world";
import type { CompiledGame } from "../../shared/dialects/gdl/turn/compiledGame";
import { type GameJson, playable, readGame } from "../conformance/gdl/variants";

const game = playable(readGame("poker_deal"));
const { declarations, variables, back } = game.parts;
const { layout } = game.world;

function viewOf(seat: number, state: GameState): unknown {
  game.world.load(state);
  return stateViewFor({ declarations, variables, back, viewer: valueOf(Tag.player, seat) });
}

/** The zones by what is to be seen of them: the deck by nobody, a hand by its owner, the rest by all. */
const [deck = -1, first = -1, second = -1] = ["deck", "hand_p1", "hand_p2"].map((name) =>
  declarations.zones.zones.findIndex((zone) => zone.name === name),
);

/** Deals the deck and the other hand again, and changes hidden variables. */
function withOtherSecrets(state: GameState, seat: number, order: readonly number[], secret: number): GameState {
  const mem = state.mem.slice();
  const zones = [...state.zones];
  const other = seat === 0 ? second : first;
  const hidden = [...(zones[deck] ?? []), ...(zones[other] ?? [])];
  const dealt = hidden
    .map((entity, index) => ({ entity, rank: order[index % order.length] ?? 0, index }))
    .sort((one, against) => one.rank - against.rank || one.index - against.index)
    .map(({ entity }): Value => entity);
  const inDeck = zones[deck]?.length ?? 0;
  zones[deck] = dealt.slice(0, inDeck);
  zones[other] = dealt.slice(inDeck);
  for (const zone of [deck, other]) {
    for (const entity of zones[zone] ?? []) mem[game.world.slotOf(entity >> 4) + 2] = valueOf(Tag.zone, zone);
  }
  const value = valueOf(Tag.int, secret);
  mem[layout.variables.get("secret") ?? 0] = value;
  const owner = seat === 0 ? 1 : 0;
  mem[layout.playerBase + owner * layout.playerStride + (layout.playerColumns.get("resources") ?? 0)] = value;
  mem[0] = secret;
  return { mem, zones };
}

it("a player's view is the same whatever is hidden from that player", () => {
  const choices = fc.array(fc.nat(), { maxLength: 6 });
  const order = fc.array(fc.nat(100), { minLength: 1, maxLength: 25 });
  fc.assert(
    fc.property(
      choices,
      order,
      // No chips that all may see are as many.
      fc.integer({ min: 1000, max: 9999 }),
      fc.constantFrom(0, 1),
      (moves, dealt, secret, seat) => {
        let state = game.start;
        for (const choice of moves) {
          const legal = game.legal(state).moves;
          const move = legal[choice % Math.max(1, legal.length)];
          state = (move && game.play(state, move)) ?? state;
        }
        const changed = withOtherSecrets(state, seat, dealt, secret);
        expect(viewOf(seat, changed)).toEqual(viewOf(seat, state));
        expect(JSON.stringify(viewOf(seat, changed))).not.toContain(`:${secret}`);
      },
    ),
    { numRuns: 100 },
  );
});

/** What the window is sent of a state for a seat: the board with its table of entities, and the JSON. */
function shownTo(of: CompiledGame, seat: string, state: GameState): unknown {
  const about = { id: "g", file: "g.json", rulesFile: "g.json", title: "g", moves: [], expectedOutcome: null };
  const { visibility } = gameLevel(of, about);
  const moment = { game: state, turn: 3, isAsRecorded: false };
  // What a seat may do is for the rules to say; they know everything.
  const { legal_moves: _moves, ...json } = visibility?.json(moment, seat) ?? {};
  return { board: visibility?.view(moment, seat), json, hidden: visibility?.hidden(moment, seat) };
}

/** Two armies whose ranks only their owners know; each piece may note another one. */
const ARMIES: GameJson = {
  players: { count: { min: 2, max: 2 }, roles: [{ name: "Red" }, { name: "Blue" }] },
  entity_schemas: {
    Piece: {
      attributes: {
        owner: { type: "player_ref" },
        rank: { type: "int", default: 1 },
        visibility: { type: "string", default: "owner_only" },
        guard: { type: "entity_ref" },
      },
    },
  },
  topology: { type: "grid", width: 4, height: 4 },
  setup: {
    steps: [
      {
        action: "spawn_entity",
        schema: "Piece",
        set_attributes: { owner: "player('Red')" },
        at: ["grid_nodes(0,0, 3,0)"],
      },
      {
        action: "spawn_entity",
        schema: "Piece",
        set_attributes: { owner: "player('Blue')" },
        at: ["grid_nodes(0,3, 3,3)"],
      },
    ],
  },
  interactions: {
    list: {
      step: {
        conditions: ["eq(entity.owner, state.current_player)", "adjacent(start, target)", "eq(board[target], null)"],
        effects: ["move_entity(entity, target)"],
      },
    },
  },
  game_flow: {
    time_model: "turn_based",
    phases: { main_turn: { actors: "current_player", allowed_actions: ["step"] } },
  },
};

const armies = playable(ARMIES);

/** Gives the pieces that a seat may not see other ranks, and lets all pieces note ones that it may not see. */
function withOtherRanks(state: GameState, seat: number, ranks: readonly number[]): GameState {
  const { world } = armies;
  const mem = state.mem.slice();
  const column = (name: string): number => world.layout.entityColumns.get(name) ?? 0;
  const hidden: number[] = [];
  const all: number[] = [];
  for (let id = 1; id <= 8; id += 1) {
    const owner = mem[world.slotOf(id) + column("owner")] ?? NULL;
    all.push(id);
    if (owner !== valueOf(Tag.player, seat)) hidden.push(id);
  }
  for (const [index, id] of hidden.entries()) {
    mem[world.slotOf(id) + column("rank")] = valueOf(Tag.int, ranks[index % ranks.length] ?? 0);
  }
  for (const [index, id] of all.entries()) {
    const noted = hidden[((ranks[index % ranks.length] ?? 0) + index) % hidden.length] ?? 1;
    mem[world.slotOf(id) + column("guard")] = valueOf(Tag.entity, noted);
  }
  return { mem, zones: state.zones };
}

it("what the window is sent for a player tells nothing of pieces that the player may not see", () => {
  const ranks = fc.array(fc.integer({ min: 100, max: 999 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { maxLength: 6 }),
      ranks,
      ranks,
      fc.constantFrom(0, 1),
      (moves, one, other, seat) => {
        let state = armies.start;
        for (const choice of moves) {
          const legal = armies.legal(state).moves;
          const move = legal[choice % Math.max(1, legal.length)];
          state = (move && armies.play(state, move)) ?? state;
        }
        const name = ["Red", "Blue"][seat] ?? "";
        const [left, right] = [one, other].map((each) => shownTo(armies, name, withOtherRanks(state, seat, each)));
        expect(right).toEqual(left);
        for (const rank of one) expect(JSON.stringify(left)).not.toContain(`:${rank}`);
      },
    ),
    { numRuns: 100 },
  );
});

it("what the window is sent for a player tells nothing of hidden cards and variables", () => {
  const order = fc.array(fc.nat(100), { minLength: 1, maxLength: 25 });
  fc.assert(
    fc.property(order, fc.integer({ min: 100, max: 999 }), fc.constantFrom(0, 1), (dealt, secret, seat) => {
      const name = declarations.players.names[seat] ?? "";
      const changed = withOtherSecrets(game.start, seat, dealt, secret);
      expect(shownTo(game, name, changed)).toEqual(shownTo(game, name, game.start));
    }),
    { numRuns: 100 },
  );
});
