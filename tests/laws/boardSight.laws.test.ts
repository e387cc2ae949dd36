// States of a card game that differ only in what a player may not see give that player equal views.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { Tag, type Value, valueOf } from "../../shared/dialects/gdl/values/value";
import { stateViewFor } from "../../shared/dialects/gdl/views/stateView";
import type { GameState } from "../../shared/dialects/gdl/world/world";
import { playable, readGame } from "../conformance/gdl/variants";

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

/** Deals the deck and the other hand anew, and changes hidden variables. */
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
      fc.integer({ min: 100, max: 999 }),
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
