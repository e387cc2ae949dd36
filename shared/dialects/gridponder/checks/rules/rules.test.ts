import { test } from "vitest";
import { type Row, expectFinding, rule } from "../smallPack.testing";

const TABLE: readonly Row[] = [
  {
    change: [
      "game.json",
      '"levelSequence":',
      '"disabledRules": [{"id": "r", "on": "turn_ended", "then": [], "at": 0}], "levelSequence":',
    ],
    code: "rule-disabled",
    mark: '{"id": "r", "on": "turn_ended", "then": [], "at": 0}',
    says: 'The rule "r" is disabled',
  },
  // Rules
  {
    change: rule('{"id": "r", "on": "avatar_entered", "then": []}'),
    code: "rule-idle",
    mark: "[]",
    says: "no effects",
  },
  {
    change: rule('{"id": "r", "on": "turn_ended", "then": []}'),
    code: "event-never-seen",
    mark: '"turn_ended"',
    says: "after the last rule",
  },
  {
    change: rule('{"id": "r", "on": "tiles_merged", "then": []}'),
    code: "event-never-seen",
    mark: '"tiles_merged"',
    says: '"slide_merge"',
  },
  {
    change: rule('{"id": "r", "on": "object_pushed", "where": {"position": [1, 1]}, "then": []}'),
    code: "condition-never-holds",
    mark: "[1, 1]",
    says: "no position",
  },
  {
    change: rule('{"id": "r", "on": "cell_cleared", "where": {"event": {"kind": "gem"}}, "then": []}'),
    code: "condition-never-holds",
    mark: '"gem"',
    says: '"previousKind"',
  },
  {
    change: rule(
      '{"id": "r", "on": "cell_cleared", "where": {"event": {"param": "previousKnd", "equals": "gem"}}, "then": []}',
    ),
    code: "condition-never-holds",
    mark: '"previousKnd"',
    says: 'Did you mean "previousKind"?',
  },
  {
    change: rule(
      '{"id": "r", "on": "avatar_exited", "where": {"event": {"param": "position", "equals": "$avatar.position"}}, "then": []}',
    ),
    code: "reference-in-condition",
    mark: '"$avatar.position"',
  },
  {
    change: rule('{"id": "r", "on": "object_pushed", "then": [{"destroy": {"position": "$event.position"}}]}'),
    code: "reference-never-resolves",
    mark: '"$event.position"',
    says: '"toPosition"',
  },
  {
    change: rule('{"id": "r", "on": "object_pushed", "then": [{"set_inventory": {"item": "$cell.objects.kind"}}]}'),
    code: "reference-never-resolves",
    mark: '"$cell.objects.kind"',
  },
  {
    change: rule('{"id": "r", "on": "avatar_exited", "then": [{"set_inventory": {"item": "$cell.object.kind"}}]}'),
    code: "reference-never-resolves",
    mark: '"$cell.object.kind"',
    says: '"object"',
  },
  {
    change: rule('{"id": "r", "on": "avatar_exited", "then": [{"set_inventory": {"item": "$avatar.facing"}}]}'),
    code: "reference-never-resolves",
    mark: '"$avatar.facing"',
  },
  {
    change: rule('{"id": "r", "on": "avatar_exited", "then": [{"set_inventory": {"item": "$evnt.kind"}}]}'),
    code: "reference-never-resolves",
    mark: '"$evnt.kind"',
  },
  {
    change: rule(
      '{"id": "r", "on": "object_placed", "then": [{"spawn": {"position": [0, 0], "layer": "objects", "kind": "gem"}}]}',
    ),
    code: "cascade-endless",
    mark: '"object_placed"',
    says: '"r" triggers itself endlessly',
  },
  {
    change: rule(
      '{"id": "a", "on": "variable_changed", "if": {"avatar": {"at": [1, 1]}}, "then": [{"set_inventory": {"item": "gem"}}]}, {"id": "b", "on": "inventory_changed", "then": [{"set_variable": {"name": "gems", "value": 1}}]}',
    ),
    code: "cascade-cycle",
    mark: '"variable_changed"',
    says: '"b" and "a" trigger each other',
  },

  {
    change: ["game.json", '"solidHandling": "delegate"', '"solidHandling": "block"'],
    code: "moves-not-delegated",
    mark: '"block"',
    says: '"nav" blocks them (set "solidHandling" to "delegate" to pass them on)',
  },
  {
    change: ["game.json", '"config": {"moveAction": "move", "solidHandling": "delegate"}', '"enabled": false'],
    code: "moves-not-delegated",
    mark: '"push_objects"',
    says: 'there is no "avatar_navigation"',
  },

  // Effects
  {
    change: rule(
      '{"id": "r", "on": "avatar_exited", "then": [{"spawn": {"position": [0, 0], "layer": "markers", "kind": "gem"}}]}',
    ),
    code: "kind-on-other-layer",
    mark: '"gem"',
    says: '"objects"',
  },
  {
    change: rule(
      '{"id": "r", "on": "avatar_exited", "then": [{"transform": {"position": [0, 0], "layer": "markers", "toKind": "water"}}]}',
    ),
    code: "kind-on-other-layer",
    mark: '"water"',
  },
  {
    change: rule('{"id": "r", "on": "avatar_exited", "then": [{"spawn": {"position": [0, 0], "kind": "portal"}}]}'),
    code: "missing-param",
    mark: '"portal"',
    says: '"channel"',
  },
  {
    change: rule(
      '{"id": "r", "on": "avatar_exited", "then": [{"destroy": {"position": [0, 0], "layer": "markers", "animation": "burning"}}]}',
    ),
    code: "unknown-animation",
    mark: '"burning"',
    says: '"markers"',
  },
  {
    change: [
      "game.json",
      '"pushableTags": ["pushable"]',
      '"pushableTags": ["pushable"], "toolInteractions": [{"item": "gem", "targetTag": "solid", "animation": "burning"}]',
    ],
    code: "unknown-animation",
    mark: '"burning"',
    says: '"rock" has no animation "burning"',
  },
  {
    change: rule(
      '{"id": "r", "on": "avatar_exited", "then": [{"set_inventory": {"item": "$cell.objects.param.chanel"}}]}',
    ),
    code: "reference-never-resolves",
    mark: '"$cell.objects.param.chanel"',
    says: '"chanel"',
  },
];

test.each(TABLE)("$code: $change.2", (row) => expectFinding(row));
