// Mistakes that authors make in board games.
import { type Mistake, testMistakes } from "./mistake.testing";

const DRAUGHTS = "sample-packs/draughts";
const BORDERS = "sample-packs/borders";
const NOUGHTS = "templates/5-noughts";
const ARMIES = "templates/6-armies";
const GAME = "game.json";

const MISTAKES: readonly Mistake[] = [
  // What games come to follows from a mistake that is reported.
  [DRAUGHTS, GAME, "eq(entity.owner, state", "eq(entity.onwer, state", "unknown-attribute", 'Change to "owner"'],
  [NOUGHTS, GAME, "spawn_entity('Mark'", "spawn_entity('Marks'", "unknown-schema", 'Change to "Mark"'],
  [NOUGHTS, GAME, '"actors": "current_player"', '"actors": "current"', "unknown-player", 'Change to "current_player"'],
  [BORDERS, GAME, '"to": "Lakeside"}', '"to": "Lakesid"}', "undeclared-node", 'Change to "Lakeside"'],
  // The member that decides about the others is wrong.
  [DRAUGHTS, GAME, '"action": "spawn_entity"', '"action": "spawn"', "wrong-value", 'Change to "spawn_entity"'],
  [ARMIES, GAME, '"set_attributes": {', '"attributes": {', "unknown-field", 'Change to "set_attributes"'],
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
  ["sample-packs/kuhn", GAME, '"hand_bob": {', '"hand_ben": {', "unknown-zone", 'Change it back to "hand_bob"'],
  [
    "templates/7-cards",
    GAME,
    '"per_player": {"tricks"',
    '"per_player": {"trick"',
    "unknown-attribute",
    'Change it back to "tricks"',
  ],
];

testMistakes(MISTAKES);
