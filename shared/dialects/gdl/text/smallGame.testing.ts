// A small game of squares for tests, and packs made of games.
import type { Json } from "../../../base/json";
import { sourceOfTexts } from "../../../pack/packFiles";
import type { PackSource } from "../../../pack/packSource";
import { gdlPack } from "./packModel";

/** Two players whose pieces step to a neighbour, on 4 x 4 squares. */
export const SMALL_GAME = {
  metadata: { name: "Steps" },
  players: {
    roles: [
      { name: "White", attributes: { home_row: 0 } },
      { name: "Black", attributes: { home_row: 3 } },
    ],
  },
  entity_schemas: {
    types: { Piece: { attributes: { owner: { type: "player_ref" }, rank: { type: "string", default: "man" } } } },
  },
  topology: { type: "discrete", structure: "grid(4, 4)" },
  state_schema: {
    global: { current_player: { type: "player_ref", initial: "player('White')" }, taken: { type: "int", initial: 0 } },
    per_player: { score: { type: "int", initial: 0 } },
  },
  setup: {
    steps: [
      {
        action: "spawn_entity",
        schema: "Piece",
        set_attributes: { owner: "player('White')" },
        at: ["grid_nodes(0,0, 3,0)"],
      },
    ],
  },
  interactions: {
    list: {
      step: {
        conditions: [
          "eq(entity.owner, player)",
          "adjacent(start, target)",
          "eq(board[target], null)",
          "ne(entity.rank, 'wall')",
        ],
        effects: ["move_entity(entity, target)", "add(state.taken, 1)", "add(player.score, player.home_row)"],
      },
    },
  },
  game_flow: {
    time_model: "turn_based",
    phases: { main_turn: { actors: "current_player", allowed_actions: ["step"] } },
  },
  end_conditions: { conditions: [{ type: "victory", for: "player(p)", condition: "gte(p.score, 10)" }] },
} as const satisfies Json;

/** Returns a pack of these files; values become JSON. */
export function packOf(files: Readonly<Record<string, Json>>): PackSource {
  const texts = Object.entries(files).map(([path, value]) => ({
    path,
    text: typeof value === "string" ? value : `${JSON.stringify(value, null, 2)}\n`,
  }));
  return sourceOfTexts([gdlPack], texts, { assets: [], collections: [] });
}
