// Mistakes in what a pack means: goals decided by their config, overlays, params, references, layers, and names that
// nothing answers to. The change, the finding, where it is, the text that is marked, and the first fix.
import { type BrokenInput, type Change, rule } from "./broken.testing";

const LEVEL = "levels/one.json";

/** Returns the change that gives the level another goal. */
function goal(type: string, config: string): Change {
  const before = `{"id": "reach", "type": "reach_target", "config": {"targetKind": "flag"}}`;
  return [LEVEL, before, `{"id": "reach", "type": "${type}", "config": ${config}}`];
}

/** Returns the change that gives the game another system in the place of its portals. */
function system(type: string, config: string): Change {
  const before = `{"id": "portals", "type": "portals", "config": {}}`;
  return ["game.json", before, `{"id": "portals", "type": "${type}", "config": ${config}}`];
}

export const BROKEN_MEANING: readonly BrokenInput[] = [
  [
    goal("board_match", `{"targetLayers": {"objects": [[null, null, null, null, "crate"]]}}`),
    "goal-never-met",
    "21:80",
    `"objects"`,
    null,
  ],
  [
    goal("board_match", `{"targetLayers": {"objects": [[null, null]]}}`),
    "goal-always-met",
    "21:79",
    `{"objects": [[null, null]]}`,
    null,
  ],
  [goal("sequence_match", `{"sequence": []}`), "goal-always-met", "21:78", "[]", null],
  [goal("sequence_match", `{"sequence": ["4"]}`), "param-type", "21:79", `"4"`, "Change to 4"],
  [goal("sequence_match", `{"sequence": ["four"]}`), "goal-never-met", "21:79", `"four"`, null],
  [
    goal("sequence_match", `{"sequence": ["rok"], "matchBy": "collected_by_avatar"}`),
    "goal-never-met",
    "21:79",
    `"rok"`,
    'Change to "rock"',
  ],
  [goal("balance", `{"owners": []}`), "goal-never-met", "21:69", "[]", null],
  [
    goal("balance", `{"layer": "objects", "owners": ["crate", "crate"]}`),
    "duplicate-id",
    "21:99",
    `"crate"`,
    `Remove the second "crate"`,
  ],
  [goal("all_cleared", `{"kind": "gem"}`), "goal-always-met", "21:71", `"gem"`, null],
  [
    ["levels/one.json", `"position": [3, 1], "kind": "flag"`, `"position": [0, 0], "kind": "flag"`],
    "won-at-start",
    "21:13",
    "{",
    null,
  ],
  [
    goal("sum_constraint", `{"layer": "objects", "scope": "row", "index": 7, "target": 0}`),
    "goal-never-met",
    "21:111",
    "7",
    null,
  ],
  [
    rule(
      `{"id": "r", "on": "avatar_exited", "where": {"all_of": [{"position": [0, 0]}, {"position": [1, 0]}]}, "then": []}`,
    ),
    "condition-never-holds",
    "23:92",
    `"position"`,
    null,
  ],
  [
    rule(
      `{"id": "r", "on": "avatar_exited", "where": {"variable": {"name": "gems", "op": "gt", "value": 3}}, "if": {"variable": {"name": "gems", "op": "lt", "value": 3}}, "then": []}`,
    ),
    "condition-never-holds",
    "23:120",
    `"variable"`,
    null,
  ],
  [
    rule(
      `{"id": "r", "on": "avatar_exited", "where": {"position_has_tag": {"layer": "ground", "tag": "pushable"}}, "then": []}`,
    ),
    "condition-never-holds",
    "23:105",
    `"pushable"`,
    `Change the layer to "objects"`,
  ],
  [
    rule(
      `{"id": "r", "on": "avatar_exited", "if": {"cell": {"position": [0, 0], "layer": "objects", "kind": "water"}}, "then": []}`,
    ),
    "condition-never-holds",
    "23:112",
    `"water"`,
    `Change the layer to "ground"`,
  ],
  [
    rule(`{"id": "r", "on": "object_placed", "if": {"event": {"param": "chanel", "equals": "blue"}}, "then": []}`),
    "condition-never-holds",
    "23:74",
    `"chanel"`,
    `Change to "channel"`,
  ],
  [
    rule(
      `{"id": "r", "on": "avatar_entered", "then": [{"destroy": {"position": "$event.direction", "layer": "objects"}}]}`,
    ),
    "reference-never-resolves",
    "23:83",
    `"$event.direction"`,
    `Change to "$event.position"`,
  ],
  [
    rule(`{"id": "r", "on": "object_placed", "then": [{"set_inventory": {"item": "$event.position"}}]}`),
    "reference-never-resolves",
    "23:84",
    `"$event.position"`,
    `Change to "$event.kind"`,
  ],
  [
    rule(`{"id": "r", "on": "avatar_entered", "then": [{"set_inventory": {"item": "$event.positon"}}]}`),
    "reference-never-resolves",
    "23:85",
    `"$event.positon"`,
    `Change to "$event.position"`,
  ],
  [
    rule(`{"id": "r", "on": "avatar_entered", "then": [{"set_inventory": {"item": "cell.objects.kind"}}]}`),
    "reference-without-dollar",
    "23:85",
    `"cell.objects.kind"`,
    `Change to "$cell.objects.kind"`,
  ],
  [
    rule(`{"id": "r", "on": "avatar_entered", "then": [{"set_inventory": {"item": 3}}]}`),
    "wrong-type",
    "23:85",
    "3",
    `Change to "3"`,
  ],
  [
    rule(`{"id": "r", "on": "avatar_entered", "then": {"set_inventory": {"item": null}}}`),
    "wrong-type",
    "23:49",
    `"then"`,
    "Put it into a list",
  ],
  [["game.json", `"op": "lt"`, `"op": "=="`], "wrong-value", "33:89", `"=="`, `Change to "eq"`],
  [
    [
      LEVEL,
      `"format": "sparse", "entries": [{"position": [3, 1]`,
      `"format": "sprase", "entries": [{"position": [3, 1]`,
    ],
    "wrong-value",
    "17:29",
    `"sprase"`,
    `Change to "sparse"`,
  ],
  [["game.json", `"maxCascadeDepth": 3`, `"maxCascadeDepth": 0`], "cascade-without-pass", "37:35", "0", "Change to 3"],
  [
    ["game.json", `"exactly_one", "default": "empty"`, `"exactly_one", "default": "crate"`],
    "kind-on-other-layer",
    "3:61",
    `"crate"`,
    null,
  ],
  [["game.json", `{"event": {"kind": "crate"}}`, `{"position": [9, 9]}`], "off-board", "31:26", "[9, 9]", null],
  [
    ["game.json", `["solid", "pushable"]`, `["Solid", "pushable"]`],
    "tag-spelling",
    "16:44",
    `"Solid"`,
    `Change to "solid"`,
  ],
  [
    ["game.json", `"rock": {"layer"`, `"box": {"layer"`],
    "never-pushed",
    "15:41",
    `["solid"]`,
    `Give "box" the tag "pushable"`,
  ],
  [
    ["game.json", `"actions": [`, `"actions": [{"id": "zap"},`],
    "unused-action",
    "7:22",
    `"zap"`,
    `Remove the action "zap"`,
  ],
  [
    [LEVEL, `"kind": "tile", "value": 4`, `"kind": "tile", "valu": 4`],
    "unknown-param",
    "15:46",
    `"valu"`,
    `Change to "value"`,
  ],
  [
    [LEVEL, `[0, 2], "kind": "portal", "channel": "blue"`, `[0, 2], "kind": "portal", "channel": "blue", "weight": 2`],
    "unknown-param",
    "13:67",
    `"weight"`,
    null,
  ],
  [
    [LEVEL, `"empty", "empty", "water"`, `"empty", null, "water"`],
    "null-cell",
    "7:19",
    "null",
    `Write "empty" instead of null`,
  ],
  [
    [LEVEL, `{"action": "move", "direction": "down"}`, `{"action": "move", "directon": "down"}`],
    "action-param",
    "26:60",
    `{"action": "move", "directon": "down"}`,
    `Change to "direction"`,
  ],
  [
    system("region_transform", `{"operations": {"r": {"action": "tap", "type": "rotate"}}}`),
    "overlay-missing",
    "20:3",
    `"state"`,
    "Add an overlay",
    LEVEL,
  ],
  [system("line_of_sight", `{"triggerEvents": ["tiles_merged"]}`), "event-never-seen", "27:77", `"tiles_merged"`, null],
  [
    ["theme.json", `{"position": "tap_position"}`, `{"positon": "tap_position"}`],
    "unknown-param",
    "2:89",
    `"positon"`,
    `Change to "position"`,
  ],
  [
    ["theme.json", `"assets/rabbit.png"`, `"sprites/tiles/rabit.png"`],
    "missing-sprite",
    "3:24",
    `"sprites/tiles/rabit.png"`,
    `Change to "sprites/tiles/rabbit.png"`,
  ],
  [[LEVEL, null, null], "missing-file", "1:1", "{", null, "manifest.json"],
];
