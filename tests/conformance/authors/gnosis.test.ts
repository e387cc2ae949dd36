// Mistakes that authors make in packs of event rules.
import { type Mistake, testMistakes } from "./mistake.testing";

const DUNGEON = "sample-packs/dungeon";
const COMBAT = "rules/combat.json";

const MISTAKES: readonly Mistake[] = [
  // What a session comes to follows from a mistake that is reported.
  [DUNGEON, COMBAT, '"category": "OBSERVER"', '"category": "OBSERVR"', "unknown-category", 'Change to "OBSERVER"'],
  [
    DUNGEON,
    COMBAT,
    '"payload.armour", "op": "GT"',
    '"payload.armor", "op": "GT"',
    "unknown-payload-member",
    'Change to "payload.armour"',
  ],
  [
    DUNGEON,
    COMBAT,
    '"trigger": "FACT_COMBAT_HURT"',
    '"trigger": "FACT_COMBAT_HURTS"',
    "event-never-comes",
    'Change to "FACT_COMBAT_HURT"',
  ],
  [DUNGEON, COMBAT, '"executionOrder": 2', '"executionOrder": "2"', "wrong-type", "Change to 2"],
  [DUNGEON, "rules/index.json", '"loot.json"', '"loots.json"', "missing-file", 'Change to "loot.json"'],
  [
    DUNGEON,
    "services.json",
    '"id": "FACT_PURSE_CHANGED"',
    '"id": "FACT_PURSE_CHANGD"',
    "event-unheard",
    'Change to "FACT_PURSE_CHANGED"',
  ],
  [
    DUNGEON,
    "sessions/6-shop.json",
    '"data": {"item": "rope"',
    '"payload": {"item": "rope"',
    "unknown-field",
    'Change to "data"',
  ],
  // Fields that are called otherwise elsewhere.
  [DUNGEON, COMBAT, '"value": {"clipId": "hit"', '"params": {"clipId": "hit"', "unknown-field", 'Change to "value"'],
  [
    DUNGEON,
    COMBAT,
    '"FACT_COMBAT_KILLED", "value": {',
    '"FACT_COMBAT_KILLED", "data": {',
    "unknown-field",
    'Change to "value"',
  ],
  [DUNGEON, COMBAT, '"executionOrder": 2', '"priority": 2', "unknown-field", 'Change to "executionOrder"'],
  [DUNGEON, COMBAT, '"round": "floor"', '"rounding": "floor"', "unknown-field", 'Change to "round"'],
  [
    DUNGEON,
    COMBAT,
    '"trigger": "FACT_COMBAT_HURT"',
    '"trigger": ["FACT_COMBAT_HURT"]',
    "wrong-type",
    'Change to "FACT_COMBAT_HURT"',
  ],
  // Names that are changed only where they are declared.
  [DUNGEON, COMBAT, '{"name": "left"', '{"name": "rest"', "unknown-calculation", 'Change it back to "left"'],
];

testMistakes(MISTAKES);
