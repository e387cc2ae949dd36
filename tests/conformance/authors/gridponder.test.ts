// Mistakes that authors make in grid puzzles.
import { type Mistake, testMistakes } from "./mistake.testing";

const FLAGS = "sample-packs/flag-worlds";
const CRATES = "templates/2-crates";
const MERGE = "templates/4-merge";
const KEYS = "templates/3-keys";
const GAME = "game.json";
const LEVEL = "levels/level_2.json";

const ROCK = '"rock": {\n      "layer": "objects"';
const CRATE = '"crate": {\n      "layer": "objects"';
const SPOT = '{"position": [2, 4], "kind": "spot"}';

const MISTAKES: readonly Mistake[] = [
  // Values in another form.
  [
    FLAGS,
    GAME,
    '{ "set_inventory": { "item": "$cell.objects.kind" } }',
    '{ "set_inventory": "$cell.objects.kind" }',
    "wrong-type",
    'Change to {"item":"$cell.objects.kind"}',
  ],
  [FLAGS, GAME, '{ "resolve_move": {} }', '"resolve_move"', "wrong-type", 'Change to {"resolve_move":{}}'],
  [CRATES, LEVEL, '"facing": "right"', '"facing": "east"', "wrong-value", 'Change to "right"'],
  [CRATES, LEVEL, SPOT, SPOT.replace("[2, 4]", "[2, 4, 0]"), "wrong-value", "Change to [2,4]"],
  [CRATES, LEVEL, '"hintStops": [4]', '"hintStops": 4', "wrong-type", "Change to [4]"],
  [MERGE, "levels/level_1.json", '"sequence": [8]', '"sequence": 8', "wrong-type", "Change to [8]"],
  [MERGE, GAME, '"mergeResult": "sum"', '"mergeResult": "add"', "wrong-value", 'Change to "sum"'],
  [FLAGS, GAME, '"chainPush": false', '"chainPush": "no"', "wrong-type", "Change to false"],
  [FLAGS, "manifest.json", '"dslVersion": "0.5"', '"dslVersion": "0.9"', "dsl-version", 'Change to "0.8"'],
  [FLAGS, "levels/fw_002.json", '"hintStops": [3, 6]', '"hintStops": [6, 3]', "hint-stops", "Order them: 3, 6"],
  // Fields in another place.
  [
    CRATES,
    GAME,
    '"config": {"pushableTags": ["pushable"], "validTargetTags": ["walkable"]}',
    '"pushableTags": ["pushable"], "validTargetTags": ["walkable"]',
    "unknown-field",
    'Move them into "config"',
  ],
  [CRATES, LEVEL, '"config": {"kind": "crate"}', '"kind": "crate"', "unknown-field", 'Move it into "config"'],
  [
    "templates/3-keys",
    "levels/level_1.json",
    '"targetKind": "flag"',
    '"target": "flag"',
    "unknown-field",
    'Change to "targetKind"',
  ],
  // What the fix of a mistake makes vanish followed from it.
  [CRATES, GAME, '"pushable", "loose"]', '"pushabel", "loose"]', "unused-tag", 'Change to "pushable"'],
  [CRATES, GAME, '"tags": ["spot"]', '"tags": "spot"', "wrong-type", 'Change to ["spot"]'],
  [CRATES, GAME, '"tags": ["spot"]', '"tag": ["spot"]', "unknown-field", 'Change to "tags"'],
  [CRATES, GAME, '"then": [', '"effects": [', "unknown-field", 'Change to "then"'],
  [KEYS, GAME, '"delegate"', '"delegat"', "wrong-value", 'Change to "delegate"'],
  [
    FLAGS,
    GAME,
    '["up", "down", "left", "right"] } } }',
    '["north", "south", "west", "east"] } } }',
    "wrong-value",
    "Change all 4 entries",
  ],
  [
    FLAGS,
    GAME,
    '{ "type": "level", "ref": "fw_001" }',
    '{ "type": "levl", "ref": "fw_001" }',
    "wrong-value",
    'Change to "level"',
  ],
  [CRATES, LEVEL, '"size": [8, 6]', '"size": [7, 6]', "layer-shape", "Change to [8, 6]"],
  // Names that are changed only where they are declared.
  [CRATES, GAME, '"crate": {', '"box": {', "unknown-kind", 'Change it back to "crate"'],
  [KEYS, GAME, '"wall": {', '"brick": {', "unknown-kind", 'Change it back to "wall"'],
  [CRATES, GAME, '"markers", "occupancy"', '"spots", "occupancy"', "unknown-layer", 'Change it back to "markers"'],
  [CRATES, GAME, '"id": "move", "params"', '"id": "walk", "params"', "unknown-action", 'Change it back to "move"'],
  // A kind on another layer than all levels have it on.
  [FLAGS, GAME, ROCK, ROCK.replace("objects", "markers"), "kind-on-other-layer", 'Change the layer to "objects"'],
  [CRATES, GAME, CRATE, CRATE.replace("objects", "markers"), "kind-on-other-layer", 'Change the layer to "objects"'],
  // Words and forms of other languages.
  [KEYS, GAME, '{"destroy": {', '{"remove": {', "unknown-effect", 'Change to "destroy"'],
  [CRATES, GAME, '"all_of": [', '"and": [', "unknown-condition", 'Change to "all_of"'],
  [FLAGS, GAME, '{ "type": "level", "ref": "fw_001" }', '"fw_001"', "wrong-type", "Write it as a level"],
  [CRATES, LEVEL, SPOT, '{"x": 2, "y": 4, "kind": "spot"}', "missing-field", "Write them as a position"],
  [CRATES, LEVEL, SPOT, SPOT.replace("[2, 4]", '"2,4"'), "wrong-type", "Change to [2,4]"],
  [
    FLAGS,
    "levels/fw_010.json",
    '[2, 2], "kind": "portal", "channel"',
    '[2, 2], "kind": "portal", "color"',
    "missing-param",
    'Change "color" to "channel"',
  ],
  [FLAGS, GAME, '"matchKey": "channel"', '"matchKey": "color"', "unknown-param", 'Change to "channel"'],
  [
    KEYS,
    GAME,
    '"position": "$event.position", "layer"',
    '"layer"',
    "missing-field",
    'Add "position": "$event.position"',
  ],
  [CRATES, GAME, '"pushableTags": ["pushable"]', '"pushableTags": ["crate"]', "unknown-tag", 'Change to "pushable"'],
  [KEYS, GAME, '"tag": "locked"', '"tag": "door"', "unknown-tag", 'Change to "locked"'],
  [FLAGS, GAME, '"teleportTags": ["teleport"]', '"teleportTags": ["portal"]', "unknown-tag", 'Change to "teleport"'],
  [KEYS, GAME, '{"avatar": {"hasItem": "key"}}', '{"hasItem": "key"}', "unknown-condition", 'Write it as "avatar"'],
  [
    CRATES,
    GAME,
    '{"not": {"position_has_tag": {"layer": "markers", "tag": "spot"}}}',
    '{"not": {"layer": "markers", "tag": "spot"}}',
    "unknown-condition",
    'Write it as "position_has_tag"',
  ],
  [MERGE, "theme.json", '"#2F6DB5"', '"2F6DB5"', "wrong-value", 'Change to "#2F6DB5"'],
  [MERGE, "theme.json", '"action": "move"', '"action": "slide"', "unknown-action", 'Change to "move"'],
  [
    CRATES,
    LEVEL,
    '{"action": "move", "direction": "right"}',
    '{"move": "right"}',
    "action-param",
    'Write it as the action "move"',
  ],
  [
    CRATES,
    "theme.json",
    '{"direction": "swipe_direction"}',
    '{"swipe_direction": "direction"}',
    "unknown-param",
    'Exchange "swipe_direction" and "direction"',
  ],
  [KEYS, GAME, '{"clear_inventory": {}}', '{"clear_inventory"}', "json-syntax", "Add : {}"],
  [CRATES, GAME, '"left", "right"]', '"left", "left"]', "action-param", 'Change to "right"'],
  [CRATES, GAME, '"left", "right"]', '"left"]', "action-param", 'Add "right"'],
  // A tag of a system that is not there.
  [KEYS, GAME, '"solid", "locked"]', '"solid", "locked", "pushable"]', "never-pushed", 'Add the system "push_objects"'],
  // Off by one, or twice.
  [CRATES, "levels/level_1.json", "[5, 2]", "[2, 5]", "off-board", "Swap to (5, 2)"],
  [CRATES, LEVEL, SPOT, SPOT.replace("[2, 4]", "[2, 6]"), "off-board", "Move to (2, 5)"],
  [CRATES, LEVEL, '{"position": [1, 1]', '{"position": [8, 1]', "avatar-off-board", null],
  [CRATES, LEVEL, '{"position": [3, 2], "kind"', '{"position": [2, 2], "kind"', "double-entry", "Remove this entry"],
  [FLAGS, GAME, '"ref": "fw_003"', '"ref": "fw_002"', "level-twice", 'Change to "fw_003"'],
  // What no tiles make.
  [MERGE, "levels/level_1.json", '"sequence": [8]', '"sequence": [7]', "goal-never-met", "Change to 8"],
  [MERGE, "levels/level_1.json", ', "value": 2}', "}", "missing-param", 'Add "value"'],
  // A bracket that is missing is told where the indentation shows it, and not where reading stops.
  [CRATES, GAME, '"color": "crate"}\n    },', '"color": "crate"},', "json-syntax", "Add }"],
  [CRATES, GAME, '"toKind": "crate_home"}}\n      ]\n', '"toKind": "crate_home"}}\n', "json-syntax", "Add ]"],
  [CRATES, GAME, '"validGroundTags": ["walkable"]}', '"validGroundTags": ["walkable"]', "json-syntax", "Add }"],
  [CRATES, GAME, '"tags": ["solid"],', '"tags": "solid"],', "json-syntax", "Add ["],
  [CRATES, GAME, '"config": {"push', '"config": "push', "json-syntax", "Add {"],
  [CRATES, LEVEL, '"wall"],\n', '"wall",\n', "json-syntax", "Add ]"],
  [CRATES, LEVEL, '"facing": "right"}\n  },', '"facing": "right"\n  },', "json-syntax", "Add }"],
  [CRATES, LEVEL, '{"position": [5, 3],', '{"position": [5, 3},', "json-syntax", "Change to ]"],
  // A bracket too many.
  [CRATES, LEVEL, '"right"}\n  },', '"right"}}\n  },', "json-syntax", "Remove }"],
  [KEYS, GAME, '"tags": ["pickup"]', '"tags": {"pickup": true}', "wrong-type", 'Change to ["pickup"]'],
  [FLAGS, GAME, '"duration": 700', '"duration": "700ms"', "wrong-type", "Change to 700"],
  // Fields of other programs, and rows as these draw them.
  [
    CRATES,
    GAME,
    '"on": "object_placed",',
    '"on": "object_placed",\n      "late": true,',
    "unknown-field",
    'Remove "late"',
  ],
  [CRATES, LEVEL, SPOT, SPOT.replace("kind", "gid"), "missing-field", 'Change to "kind"'],
  [
    "templates/1-empty",
    "levels/level_1.json",
    '["empty", "wall",  "wall",  "wall",  "empty", "empty"]',
    '".###.."',
    "wrong-type",
    "Write the kinds of these symbols",
  ],
  [FLAGS, "levels/fw_010.json", '"channel": "blue"', '"channel": "bleu"', "portal-alone", 'Change to "blue"'],
  [KEYS, GAME, '"key": {', '"🔑": {', "unknown-kind", 'Change it back to "key"'],
  // What is drawn, and what the manifest says.
  [
    CRATES,
    GAME,
    '{"type": "label", "color": "home", "label": "✓"}',
    '{"type": "label", "color": "home"}',
    "missing-field",
    'Add "label"',
  ],
  [
    CRATES,
    "manifest.json",
    '"version": "0.1.0"',
    '"website": "www.example.com", "version": "0.1.0"',
    "wrong-value",
    'Change to "https://www.example.com"',
  ],
  [CRATES, "manifest.json", '"version": "0.1.0"', '"license": "", "version": "0.1.0"', "wrong-value", null],
];

testMistakes(MISTAKES);
