// A bare board game: rules without a set-up and without games, where White wins in the last row of 3 x 3 squares.
import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const RACE = {
  metadata: { name: "Race" },
  players: { roles: [{ name: "White" }, { name: "Black" }] },
  entity_schemas: {
    types: { Piece: { attributes: { owner: { type: "player_ref" }, rank: { type: "string", default: "man" } } } },
  },
  topology: { type: "discrete", structure: "grid(3, 3)" },
  interactions: {
    list: {
      step: {
        conditions: ["eq(entity.owner, player)", "adjacent(start, target)", "eq(board[target], null)"],
        effects: ["move_entity(entity, target)"],
      },
    },
  },
  game_flow: {
    time_model: "turn_based",
    phases: { main_turn: { actors: "current_player", allowed_actions: ["step"] } },
  },
  end_conditions: {
    conditions: [
      {
        type: "victory",
        for: "player(p)",
        condition: "and(eq(p.name, 'White'), or(eq(board[pos(0, 2)].owner, p), eq(board[pos(1, 2)].owner, p)))",
      },
    ],
  },
} as const;

/** Makes the pack in a folder of its own, which the caller removes; returns the folder. */
export function makeRacePack(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "gridwright-race-"));
  writeFileSync(path.join(folder, "game.json"), `${JSON.stringify(RACE, null, 2)}\n`);
  return folder;
}
