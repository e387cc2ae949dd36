// What does nothing, does something twice, or is decided before the level begins.
// The change, the finding, where it is, the text that is marked, and the first fix.
import { type BrokenInput, rule } from "./broken.testing";

const system = (text: string): BrokenInput[0] => ["game.json", `"systems": [`, `"systems": [${text},`];
const objects = (text: string): BrokenInput[0] => [
  "levels/one.json",
  `"size": [4, 3]`,
  `"size": [4, 3], "multiCellObjects": [${text}]`,
];
const LIMIT = `{"type": "max_actions", "config": {"limit": 9}}`;

export const BROKEN_IDLE: readonly BrokenInput[] = [
  [
    rule(
      `{"id": "r", "on": "avatar_exited", "if": {"board_count": {"kind": "gem", "op": "gte", "value": 0}}, "then": [{"set_variable": {"name": "gems", "value": 2}}]}`,
    ),
    "condition-always-holds",
    "23:108",
    "0",
    null,
  ],
  [
    rule(
      `{"id": "r", "on": "avatar_exited", "then": [{"destroy": {"position": [0, 0], "layer": "markers"}}, {"set_variable": {"name": "gems", "value": 2}}]}`,
    ),
    "idle-effect",
    "23:82",
    "[0, 0]",
    null,
  ],
  [
    [
      "theme.json",
      `"gestureMap": [`,
      `"gestureMap": [{"gesture": "key_press", "key": "u", "action": "tap", "params": {"position": [0, 0]}}, {"gesture": "key_press", "key": "u", "action": "tap", "params": {"position": [1, 0]}},`,
    ],
    "same-key",
    "2:63",
    `"u"`,
    null,
  ],
  [
    [
      "theme.json",
      `"gestureMap": [`,
      `"gestureMap": [{"gesture": "button", "buttonId": "tap", "action": "move", "params": {"direction": "up"}}, {"gesture": "button", "buttonId": "tap", "action": "tap", "params": {"position": [1, 0]}},`,
    ],
    "same-button",
    "2:65",
    `"tap"`,
    'Change to "move"',
  ],
  [
    system(`{"id": "walk", "type": "avatar_navigation", "config": {}}`),
    "acts-twice",
    "25:27",
    `"avatar_navigation"`,
    null,
  ],
  [
    ["game.json", `"moveAction": "move"`, `"moveAction": "tap"`],
    "idle-system",
    "25:73",
    `"tap"`,
    `Declare "direction" of "tap"`,
  ],
  [
    system(`{"id": "f", "type": "flood_fill", "config": {"floodAction": "tap", "sourceKind": "gem"}}`),
    "ignored-field",
    "24:82",
    `"sourceKind"`,
    null,
  ],
  [
    ["game.json", `{"id": "move", "params"`, `{"id": "move", "entityKind": "gem", "params"`],
    "not-offered",
    "26:18",
    `{"action": "move", "direction": "right"}`,
    null,
    "levels/one.json",
  ],
  [
    ["game.json", `"symbol": "R"`, `"symbol": "R", "display": {"type": "fill", "color": "purpel"}`],
    "unknown-color",
    "15:105",
    `"purpel"`,
    `Change to "purple"`,
  ],
  [
    ["game.json", `"symbol": "R"`, `"symbol": "R", "display": {"type": "icon", "value": "sttar"}`],
    "unknown-icon",
    "15:105",
    `"sttar"`,
    `Change to "star"`,
  ],
  [
    ["game.json", `"symbol": "R"`, `"symbol": "R", "display": {"type": "label", "label": "@value"}`],
    "unknown-source",
    "15:106",
    `"@value"`,
    `Change to "@param:value"`,
  ],
  [["levels/one.json", LIMIT, LIMIT.replace("9", "0")], "lost-at-start", "22:66", "0", null],
  [
    [
      "levels/one.json",
      LIMIT,
      `{"type": "variable_threshold", "config": {"variable": "gems", "target": -1, "comparison": "lte"}}`,
    ],
    "never-lost",
    "22:76",
    `"gems"`,
    null,
  ],
  [objects(`{"id": "p", "kind": "crate", "cells": [[0, 0], [2, 0]]}`), "cells-apart", "4:71", `"cells"`, null],
  [objects(`{"id": "p", "kind": "crate", "cells": [[0, 0], [0, 0]]}`), "cell-covered", "4:89", "[0, 0]", null],
  [
    ["levels/one.json", `{"position": [3, 1], "kind": "flag"}`, `{"position": [3, 2], "kind": "flag"}`],
    "place-blocked",
    "17:51",
    `{"position": [3, 2], "kind": "flag"}`,
    null,
  ],
  [
    system(
      `{"id": "f", "type": "flood_fill", "config": {"floodAction": "tap", "sourcePosition": "all_of_kind", "sourceKind": "gem", "kindTransform": {"crate": "gem"}}}`,
    ),
    "flood-without-source",
    "11:7",
    `"objects"`,
    null,
    "levels/one.json",
  ],
  [
    [
      "game.json",
      `{"id": "markers", "occupancy": "zero_or_one"`,
      `{"id": "markers", "occupancy": "zero_or_one", "default": "flag"`,
    ],
    "default-idle",
    "5:62",
    `"flag"`,
    "Fill the layer",
  ],
  [
    ["game.json", `"levelSequence": [`, `"levelSequence": [{"type": "level", "ref": "one"}, `],
    "level-twice",
    "36:79",
    `"one"`,
    null,
  ],
];
