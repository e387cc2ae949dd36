// Mistakes that authors make in packs of event rules.
import { type Mistake, testMistakes } from "./mistake.testing";

const DUNGEON = "sample-packs/dungeon";
const SEED = "sample-packs/seed-rules";
const STRIKE = "templates/8-event-rules";
const FIRE = `[
      {"path": "payload.kind", "op": "EQUALS", "value": "FIRE"},
      {"path": "payload.traits", "op": "CONTAINS", "value": "ice"}
    ]`;
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
  [DUNGEON, "rules/index.json", '"loot.json"', '"combat.json"', "unlisted-file", 'Change to "loot.json"'],
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
  [DUNGEON, COMBAT, '"value": "PHYSICAL"}\n    ],', '"value": "PHYSICAL"},', "json-syntax", "Add ]"],
  // What a session begins with, and what its events hold.
  [DUNGEON, "sessions/1-blow.json", '"strength": 7', '"strenght": 7', "unknown-state-path", 'Change to "strength"'],
  [DUNGEON, "sessions/7-night.json", '"time": "night"', '"tiem": "night"', "unknown-state-path", 'Change to "time"'],
  [DUNGEON, "sessions/5-centurion.json", '"next": 100', '"nexts": 100', "unknown-state-path", 'Change to "next"'],
  [DUNGEON, "sessions/6-shop.json", '"price": 90', '"price": "90"', "value-of-other-type", "Change to 90"],
  [DUNGEON, "state/persistent.json", '"gold": 20', '"gold": "20"', "value-of-other-type", "Change to 20"],
  [DUNGEON, "events.json", '"price": 8', '"price": "8"', "value-of-other-type", "Change to 8"],
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
  [DUNGEON, COMBAT, '"args": [{"from', '"arguments": [{"from', "unknown-field", 'Change to "args"'],
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
  [DUNGEON, "services.json", '"args.amount"', '"args.amout"', "unknown-argument", 'Change to "args.amount"'],
  [DUNGEON, "state/persistent.json", '"gold": 20', '"coins": 20', "unknown-state-path", 'Change to "gold"'],
  [DUNGEON, "events.json", '"FACT_TIME_HOUR"', '"FACT_TIME_PASSED"', "event-unheard", 'Change to "FACT_TIME_HOUR"'],
  // What other languages have.
  [DUNGEON, "rules/loot.json", '"RANDOM_INT"', '"DIE"', "unknown-math", 'Change to "RANDOM_INT"'],
  [DUNGEON, "rules/loot.json", "[1, 6]", "[6]", "wrong-arguments", "Change to [1,6]"],
  [DUNGEON, COMBAT, '"round": "round"', '"round": "nearest"', "misspelt-binding", 'Change to "round"'],
  [
    STRIKE,
    COMBAT,
    '"CHANCE_PERCENT", "value": 10',
    '"CHANCE_PERCENT", "value": "10%"',
    "number-or-text",
    "Change to 10",
  ],
  [
    DUNGEON,
    "services.json",
    '"ephemeral.lastItem"',
    '"lastItem"',
    "state-write-target",
    'Change to "ephemeral.lastItem"',
  ],
  [
    SEED,
    "rules/interceptors.json",
    '"MATH_ADD", "target": "amount", "value": 5',
    '"MATH_SUBTRACT", "target": "amount", "value": -5',
    "outcome-of-other-category",
    "Write it as MATH_ADD of the negative value",
  ],
  [
    STRIKE,
    COMBAT,
    '"MATH_MULTIPLY", "target": "amount", "value": 2',
    '"MATH_DIVIDE", "target": "amount", "value": 0.5',
    "outcome-of-other-category",
    "Write it as MATH_MULTIPLY of the inverse value",
  ],
  [
    DUNGEON,
    COMBAT,
    '"op": "EQUALS", "value": "PHYSICAL"',
    '"equals": "PHYSICAL"',
    "unknown-field",
    'Write "op": "EQUALS"',
  ],
  [DUNGEON, COMBAT, FIRE, `{"all": ${FIRE}}`, "wrong-type", 'Write the list of "all" alone'],
  [DUNGEON, COMBAT, FIRE, `{"any": ${FIRE}}`, "wrong-type", 'Write the list of "any" alone'],
  // Parts that are missing or in another place.
  [
    DUNGEON,
    "sessions/1-blow.json",
    '"expect": {"payload": {"amount": 7}',
    '"expect": {"amount": 7',
    "unknown-field",
    'Move it into "payload"',
  ],
  [DUNGEON, COMBAT, '"id": "strength",', "", "rule-incomplete", 'Call it "on_request_combat_strike"'],
  [
    STRIKE,
    "services.json",
    '"services": {\n    "Audio.PlaySfx": { "result": { "done": true } }\n  }',
    '"Audio.PlaySfx": { "result": { "done": true } }',
    "unknown-field",
    'Move it into "services"',
  ],
  [DUNGEON, "rules/potions.json", '"executionOrder": 2', '"executionOrder": "2"', "wrong-type", "Change to 2"],
  [
    DUNGEON,
    "rules/potions.json",
    '"executionOrder": 2',
    '"executionorder": 2',
    "unknown-field",
    'Change to "executionOrder"',
  ],
  [DUNGEON, COMBAT, "Audio.PlaySfx", "Audio.Play", "unknown-service", 'Change to "Audio.PlaySfx"'],
  [DUNGEON, "sessions/6-shop.json", '"id": "6-shop"', '"id": "7-night"', "duplicate-session-id", 'Change to "6-shop"'],
  // A path without a name in the middle, exchanged with its value, and a rule that runs too early.
  [
    DUNGEON,
    COMBAT,
    "persistent.player.weapon.damage",
    "persistent.player.damage",
    "unknown-state-path",
    'Change to "persistent.player.weapon.damage"',
  ],
  [
    DUNGEON,
    COMBAT,
    '"path": "payload.traits", "op": "CONTAINS", "value": "ice"',
    '"path": "ice", "op": "CONTAINS", "value": "payload.traits"',
    "unknown-root",
    "Swap path and value",
  ],
  [DUNGEON, "rules/loot.json", '"CHANCE_PERCENT", "value": 10', '"CHANCE_PERCENT", "value": 110', "chance-range", null],
  [
    DUNGEON,
    COMBAT,
    '"MATH_MULTIPLY", "target": "amount", "value": 1.5',
    '"MATH_MULTIPLY", "target": "amount", "value": "150%"',
    "number-or-text",
    "Change to 1.5",
  ],
];

testMistakes(MISTAKES);
