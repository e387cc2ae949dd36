// A game without mistakes, for tests of checks that make one.
export const GAME = {
  players: {
    roles: [
      { name: "White", attributes: { forward: 1 } },
      { name: "Black", attributes: { forward: -1 } },
    ],
  },
  entity_schemas: {
    types: { Piece: { attributes: { owner: { type: "player_ref" }, rank: { type: "string", default: "man" } } } },
  },
  topology: { type: "grid", width: 5, height: 6, zones: { reserve: {} } },
  state_schema: { global: { current_player: { type: "player_ref" }, left: { type: "int", initial: 1 } } },
  interactions: {
    list: {
      step: {
        params: { by: { type: "int", min: 1, max: 2 } },
        conditions: ["eq(entity.owner, player)", "eq(sub(target.y, start.y), mul(by, player.forward))"],
        effects: ["move_entity(entity, target)", "if(eq(target.y, 5), set(entity.rank, 'king'))"],
      },
      leap: {
        conditions: ["eq(entity.rank, 'king')", "adjacent(start, target)"],
        effects: ["move_entity(entity, target)", "set(state.current_phase, 'last')"],
        chainable: true,
      },
    },
  },
  game_flow: {
    phases: {
      main_turn: { actors: "current_player", allowed_actions: ["step", "leap"] },
      last: { actors: "all", allowed_actions: ["leap"] },
    },
  },
  end_conditions: {
    conditions: [{ type: "victory", for: "player(p)", condition: "eq(count(entities_of_player(p)), state.left)" }],
  },
};
export const MANIFEST = { dialect: "gdl", title: "Test" };
