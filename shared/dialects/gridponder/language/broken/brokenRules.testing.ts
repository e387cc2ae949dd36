// Rules that cannot work. The change, the finding, where it is, the text that is marked, and the first fix.
import { type BrokenInput, rule } from "./broken.testing";

export const BROKEN_RULES: readonly BrokenInput[] = [
  [
    rule(`{"id": "r", "on": "avatar_exited", "if": [{"position": [0, 0]}], "then": []}`),
    "wrong-type",
    "23:48",
    `"if"`,
    "Take it out of the list",
  ],
  [
    rule(`{"id": "r", "on": "avatar_exited", "if": [{"position": [0, 0]}, {"avatar": {"at": [1, 0]}}], "then": []}`),
    "wrong-type",
    "23:48",
    `"if"`,
    'Join by "all_of"',
  ],
  [
    rule(
      `{"id": "r", "on": "avatar_exited", "then": [{"transform": {"position": "$event.position", "layer": "objects", "kind": "gem"}}]}`,
    ),
    "unknown-field",
    "23:123",
    `"kind"`,
    'Change to "toKind"',
  ],
  [
    ["levels/one.json", `"avatar": {"enabled": true`, `"avatar": {"inventory": "gem", "enabled": true`],
    "wrong-type",
    "20:37",
    `"gem"`,
    "Put it into the slot",
  ],
  [
    ["game.json", `"rules": [`, `"disabledRules": [{"id": "r", "on": "turn_ended", "then": []}], "rules": [`],
    "rule-disabled",
    "29:21",
    `{"id": "r", "on": "turn_ended", "then": []}`,
    "Enable it",
  ],
  [rule(`{"id": "r", "on": "avatar_exited", "then": []}`), "rule-idle", "23:56", `[]`, null],
  [
    rule(`{"id": "r", "on": "tiles_merged", "then": []}`),
    "event-never-seen",
    "23:31",
    `"tiles_merged"`,
    'Add the system "slide_merge"',
  ],
  [
    ["game.json", `"solidHandling": "delegate"`, `"solidHandling": "block"`],
    "moves-not-delegated",
    "25:98",
    `"block"`,
    `Let "nav" delegate blocked moves`,
  ],
  [
    rule(
      `{"id": "r", "on": "cell_cleared", "where": {"event": {"param": "previousKnd", "equals": "gem"}}, "then": []}`,
    ),
    "condition-never-holds",
    "23:76",
    `"previousKnd"`,
    `Change to "previousKind"`,
  ],
  [
    rule(`{"id": "r", "on": "avatar_exited", "where": {"position": [1, 1]}, "if": {"position": [1, 1]}, "then": []}`),
    "asked-twice",
    "23:86",
    `"position"`,
    null,
  ],
  [
    rule(
      `{"id": "r", "on": "avatar_exited", "where": {"event": {"param": "position", "equals": "$avatar.position"}}, "then": []}`,
    ),
    "reference-in-condition",
    "23:99",
    `"$avatar.position"`,
    null,
  ],
  [
    rule(`{"id": "r", "on": "object_pushed", "then": [{"destroy": {"position": "$event.position"}}]}`),
    "reference-never-resolves",
    "23:82",
    `"$event.position"`,
    `Change to "$event.toPosition"`,
  ],
  [
    rule(`{"id": "r", "on": "avatar_exited", "then": [{"set_inventory": {"item": "$cell.object.kind"}}]}`),
    "reference-never-resolves",
    "23:84",
    `"$cell.object.kind"`,
    `Change to "$cell.objects.kind"`,
  ],
  [
    rule(
      `{"id": "r", "on": "object_placed", "then": [{"spawn": {"position": [0, 0], "layer": "objects", "kind": "gem"}}]}`,
    ),
    "cascade-endless",
    "23:31",
    `"object_placed"`,
    null,
  ],
  [
    rule(
      `{"id": "r", "on": "object_placed", "if": {"avatar": {"at": [1, 1]}}, "then": [{"spawn": {"position": [0, 0], "layer": "objects", "kind": "gem"}}]}`,
    ),
    "cascade-cycle",
    "23:31",
    `"object_placed"`,
    null,
  ],
  [
    rule(
      `{"id": "r0", "on": "avatar_entered", "then": [{"increment_variable": {"name": "v0", "amount": 1}}]}, {"id": "r1", "on": "variable_changed", "where": {"event": {"param": "variable", "equals": "v0"}}, "once": false, "then": [{"increment_variable": {"name": "v1", "amount": 1}}]}, {"id": "r2", "on": "variable_changed", "where": {"event": {"param": "variable", "equals": "v1"}}, "once": false, "then": [{"increment_variable": {"name": "v2", "amount": 1}}]}, {"id": "r3", "on": "variable_changed", "where": {"event": {"param": "variable", "equals": "v2"}}, "once": false, "then": [{"increment_variable": {"name": "v3", "amount": 1}}]}, {"id": "r4", "on": "variable_changed", "where": {"event": {"param": "variable", "equals": "v3"}}, "once": false, "then": [{"increment_variable": {"name": "v4", "amount": 1}}]}`,
    ),
    "cascade-cut-off",
    "26:18",
    `{"action": "move", "direction": "right"}`,
    "Raise maxCascadeDepth to 6",
  ],
  [
    rule(
      `{"id": "r", "on": "avatar_exited", "then": [{"spawn": {"position": [0, 0], "layer": "markers", "kind": "gem"}}]}`,
    ),
    "kind-on-other-layer",
    "23:116",
    `"gem"`,
    `Change the layer to "objects"`,
  ],
  [
    rule(`{"id": "r", "on": "avatar_exited", "then": [{"spawn": {"position": [0, 0], "kind": "portal"}}]}`),
    "missing-param",
    "23:96",
    `"portal"`,
    `Add "channel"`,
  ],
  [
    rule(`{"id": "r", "on": "avatar_exited", "if": {"avatar": {"at": [3, 1]}}, "then": []}`),
    "rule-never-fired",
    "23:20",
    `"r"`,
    `Remove the rule "r"`,
  ],
];
