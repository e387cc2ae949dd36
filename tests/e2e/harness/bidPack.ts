// A game of cards without a board: three players bid at the same time, then one of them says how much is paid.
import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const PLAYERS = ["Ann", "Bob", "Cy"];

/** Writes the pack to a folder of its own; whoever calls removes it. */
export function makeBidPack(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "gridwright-bids-"));
  writeFileSync(path.join(folder, "manifest.json"), JSON.stringify({ dialect: "gdl", title: "Bids" }));
  writeFileSync(path.join(folder, "game.json"), `${JSON.stringify(game(), null, 2)}\n`);
  return folder;
}

function game(): object {
  const zones = PLAYERS.flatMap((name) => [
    [`hand_${name}`, { type: "set", owner: `player('${name}')`, visibility: "owner_only" }],
    [`bid_${name}`, { type: "stack" }],
  ]);
  const cards = PLAYERS.flatMap((name) =>
    [1, 2, 12].map((rank) => ({
      action: "spawn_entity",
      schema: "Card",
      set_attributes: { owner: `player('${name}')`, rank },
      at: [`zone('hand_${name}')`],
    })),
  );
  const allBid = PLAYERS.map((name) => `gt(count(zone('bid_${name}')), 0)`).join(", ");
  return {
    metadata: { name: "Bids" },
    players: { roles: PLAYERS.map((name) => ({ name, attributes: { bids: `bid_${name}` } })) },
    entity_schemas: { types: { Card: { attributes: { owner: { type: "player_ref" }, rank: { type: "int" } } } } },
    topology: { type: "zones", zones: { open: {}, ...Object.fromEntries(zones) } },
    state_schema: { global: { paid: { type: "int", initial: 0 } } },
    setup: {
      steps: [...cards, { action: "move_card", from: "hand_Ann", to: "open" }],
    },
    interactions: {
      list: {
        bid: {
          conditions: ["eq(card.owner, player)", "eq(count(zone(player.bids)), 0)"],
          effects: ["move_entity(card, zone(player.bids))", `if(and(${allBid}), set(state.current_phase, 'paying'))`],
        },
        pay: {
          params: { amount: { type: "int", min: 1, max: 4 } },
          conditions: ["gt(amount, 0)"],
          effects: ["set(state.paid, amount)"],
        },
      },
    },
    game_flow: {
      initial_phase: "bidding",
      phases: {
        bidding: { actors: "all", allowed_actions: ["bid"] },
        paying: { actors: "current_player", allowed_actions: ["pay"] },
      },
    },
  };
}
