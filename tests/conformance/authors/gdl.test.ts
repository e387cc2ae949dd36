// Mistakes that authors make in board games.
import { type Mistake, testMistakes } from "./mistake.testing";

const DRAUGHTS = "sample-packs/draughts";
const BORDERS = "sample-packs/borders";
const NOUGHTS = "templates/5-noughts";
const ARMIES = "templates/6-armies";
const CHESS = "sample-packs/chess";
const HOP = "sample-packs/hop";
const KUHN = "sample-packs/kuhn";
const GAME = "game.json";
const POT = `{"type": "victory", "for": "player(p)", "description": "Who has the pot wins", "condition": "eq(state.winner, p)"}`;

const MISTAKES: readonly Mistake[] = [
  // What games come to follows from a mistake that is reported.
  [DRAUGHTS, GAME, "eq(entity.owner, state", "eq(entity.onwer, state", "unknown-attribute", 'Change to "owner"'],
  [NOUGHTS, GAME, "spawn_entity('Mark'", "spawn_entity('Marks'", "unknown-schema", 'Change to "Mark"'],
  [NOUGHTS, GAME, '"actors": "current_player"', '"actors": "current"', "unknown-player", 'Change to "current_player"'],
  [BORDERS, GAME, '"to": "Lakeside"}', '"to": "Lakesid"}', "undeclared-node", 'Change to "Lakeside"'],
  [NOUGHTS, GAME, '"conditions": ["eq', '"condition": ["eq', "unknown-field", 'Change to "conditions"'],
  [ARMIES, GAME, '"forward": 1}},', '"forward": 1},', "json-syntax", "Add }"],
  // The member that decides about the others is wrong.
  [DRAUGHTS, GAME, '"action": "spawn_entity"', '"action": "spawn"', "wrong-value", 'Change to "spawn_entity"'],
  [ARMIES, GAME, '"set_attributes": {', '"attributes": {', "unknown-field", 'Change to "set_attributes"'],
  [HOP, "games/long-hop.json", '"home": true', '"hom": true', "unknown-attribute", 'Change to "home"'],
  // Names that are changed only where they are declared.
  [DRAUGHTS, GAME, '"Piece": {"attributes"', '"Man": {"attributes"', "unknown-schema", 'Change it back to "Piece"'],
  [
    "sample-packs/chess",
    GAME,
    '"ep": {"type"',
    '"passed": {"type"',
    "unknown-state-variable",
    'Change it back to "ep"',
  ],
  [KUHN, GAME, '"hand_bob": {', '"hand_ben": {', "unknown-zone", 'Change it back to "hand_bob"'],
  [
    "templates/7-cards",
    GAME,
    '"per_player": {"tricks"',
    '"per_player": {"trick"',
    "unknown-attribute",
    'Change it back to "tricks"',
  ],
  [
    NOUGHTS,
    GAME,
    '"allowed_actions": ["place"]',
    '"allowed_actions": ["put"]',
    "unknown-interaction",
    'Change to "place"',
  ],
  // A board that is too small, and boards, players and brackets that are almost written.
  [CHESS, GAME, "grid(8, 8)", "grid(6, 6)", "place-off-board", 'Change to "grid(8, 8)"'],
  [HOP, GAME, "hexagon(3)", "hexagon(2)", "place-off-board", 'Change to "hexagon(3)"'],
  [CHESS, GAME, "ne(board[pos(7, start.y)]", "ne(board[pos(8, start.y)]", "condition-constant", 'Change to "7"'],
  [NOUGHTS, GAME, "grid(3, 3)", "grid(3)", "wrong-value", 'Change to "grid(3, 3)"'],
  [NOUGHTS, GAME, "grid(3, 3)", "grid(3x3)", "wrong-value", 'Change to "grid(3, 3)"'],
  [HOP, GAME, "hexagon(3)", "hexgon(3)", "wrong-value", 'Change to "hexagon(3)"'],
  [NOUGHTS, GAME, '"turn_based"', '"turnbased"', "time-model", 'Change to "turn_based"'],
  [NOUGHTS, GAME, '"for": "player(p)"', '"for": "player"', "wrong-value", 'Change to "player(p)"'],
  [NOUGHTS, GAME, '"for": "player(p)"', '"for": "p"', "wrong-value", 'Change to "player(p)"'],
  [NOUGHTS, GAME, '"victory", "for": "player(p)"', '"victory"', "unknown-name", 'Try it for each player, called "p"'],
  [NOUGHTS, GAME, "eq(board[target], null)", "equals(board[target], null)", "unknown-function", 'Change to "eq"'],
  [NOUGHTS, GAME, 'null)"]', 'null"]', "expression-syntax", "Add the )"],
  [NOUGHTS, GAME, "board[target]", "board[target", "expression-syntax", "Add the ]"],
  [KUHN, GAME, '"initial_phase": "open"', '"initial_phase": "opening"', "unknown-phase", 'Change to "open"'],
  [CHESS, GAME, '"rank": "knight"}', '"rank": "kniht"}', "value-never-asked", 'Change to "knight"'],
  [NOUGHTS, "games/first.json", '"Crosses wins"', '"Crosses win"', "value-type", 'Change to "Crosses wins"'],
  [CHESS, GAME, "board[target], null", "board(target), null", "unknown-function", "Write board[target]"],
  [CHESS, GAME, 'ne(board[target], null)"', 'ne(board[target], null),"', "expression-syntax", "Remove the comma"],
  [DRAUGHTS, GAME, "grid_nodes(1,0, 1,0)", "grid_nodes(1,0)", "wrong-arity", 'Change to "grid_nodes(1,0, 1,0)"'],
  [BORDERS, GAME, "random_int(1, 6)", "random_int(6)", "wrong-arity", "Write random_int(1, 6)"],
  [CHESS, GAME, "path_clear(start, target)", "path_clear(target)", "wrong-arity", "Write path_clear(start, target)"],
  [KUHN, GAME, "other_player(player)", "other_player()", "wrong-arity", "Write other_player(player)"],
  [ARMIES, GAME, "other_player(p)", "other_player()", "wrong-arity", "Write other_player(p)"],
  [
    ARMIES,
    GAME,
    "move_entity(entity, target)",
    "move_entity(target)",
    "wrong-arity",
    "Write move_entity(entity, target)",
  ],
  [
    DRAUGHTS,
    GAME,
    "entity.owner.direction",
    "entity.direction",
    "unknown-attribute",
    'Change to "entity.owner.direction"',
  ],
  [CHESS, "games/kiwipete.json", '"owner": "Black"', '"owner": "black"', "unknown-player", 'Change to "Black"'],
  [
    BORDERS,
    GAME,
    '"params": {"amount": {"type": "int", "min": 1, "max": "state.left"}}',
    '"params": {"type": "int", "min": 1, "max": "state.left"}',
    "wrong-type",
    'Call the param "amount"',
  ],
  [
    KUHN,
    GAME,
    `{\n    "conditions": [\n      ${POT}\n    ]\n  }`,
    `[\n    ${POT}\n  ]`,
    "wrong-type",
    'Put it into "conditions"',
  ],
  [HOP, GAME, "(p, 'home', true)", "(p, home, true)", "unknown-name", `Change to "'home'"`],
  [KUHN, GAME, "set(state.pot, 0)", "set(state.pot, if(gt(state.pot, 9), '1', 0))", "value-type", 'Change to "1"'],
  [BORDERS, GAME, '"min": 1, "max": "state.left"', '"min": 9, "max": 1', "no-choice", "Swap 9 and 1"],
  [DRAUGHTS, GAME, "assets/red-#.svg", "assets/reds-#.svg", "missing-asset", 'Change to "assets/red-#.svg"'],
  [HOP, GAME, '"default": false', '"default": "no"', "unknown-name", 'Change to "false"'],
  // Names without what they are of.
  [DRAUGHTS, GAME, "eq(entity.rank, 'man')", "eq(rank, 'man')", "unknown-name", 'Change to "entity.rank"'],
  [ARMIES, GAME, "player.forward", "forward", "unknown-name", 'Change to "player.forward"'],
  // Moves as in other notations.
  [ARMIES, "games/first.json", '"B2 B3"', '"B2-B3"', "place-off-board", 'Change to "B2 B3"'],
  [ARMIES, "games/first.json", '"B2 B3"', '"B2, B3"', "place-off-board", 'Change to "B2 B3"'],
  [ARMIES, "games/first.json", '"B2 B3"', '"b2b3"', "place-off-board", 'Change to "b2 b3"'],
  [
    BORDERS,
    "games/skirmish.json",
    "Highmoor amount=3",
    "Highmoor 3",
    "place-off-board",
    'Change to "Highmoor amount=3"',
  ],
  ["templates/7-cards", "games/even.json", "@lead #2", "@lead 2", "place-off-board", 'Change to "@lead #2"'],
  [DRAUGHTS, "games/crowned.json", '"id": "crowned"', '"id": "exchange"', "duplicate-id", 'Change to "crowned"'],
  [NOUGHTS, GAME, '{"name": "Crosses"}', "{'name': 'Crosses'}", "json-syntax", "Change all to double quotes"],
  [CHESS, GAME, "'pawn')", "'pawn)", "expression-syntax", "Add the quote"],
  [
    ARMIES,
    GAME,
    "board[target].owner, player",
    "board[target.x][target.y].owner, player",
    "value-type",
    "Write board[pos(target.x, target.y)]",
  ],
  [
    BORDERS,
    GAME,
    '{"from": "Northgate", "to": "Highmoor"},',
    '{"from": "Northgate", "to": "Highmoor"}, {"from": "Highmoor", "to": "Highmoor"},',
    "edge-idle",
    "Remove this edge",
  ],
  [NOUGHTS, GAME, '"grid(3, 3)"', '{"width": 3, "height": 3}', "wrong-type", 'Change to "grid(3, 3)"'],
  [ARMIES, GAME, "move_entity(entity, target)", "move_entity(null, target)", "value-type", 'Change to "entity"'],
  [ARMIES, GAME, "remove_entity(board[target])", "remove_entity(null)", "value-type", 'Change to "board[target]"'],
  [NOUGHTS, GAME, "'Mark', target, player", "'Mark', null, player", "value-type", 'Change to "target"'],
  [
    ARMIES,
    GAME,
    '["man_step", "captain_step"]',
    '["man_step", "captain_step", "man_step"]',
    "choice-twice",
    "Remove this one",
  ],
];

testMistakes(MISTAKES);
