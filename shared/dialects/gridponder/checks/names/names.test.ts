import { test } from "vitest";
import { type Row, expectFinding, LEVEL_FILE, rule, version05 } from "../smallPack.testing";

const TABLE: readonly Row[] = [
  // Versions
  { change: ["manifest.json", '"0.8"', '"0.9"'], code: "dsl-version", mark: '"0.9"', says: '"0.7" and "0.8"' },
  { change: ["manifest.json", '"0.8.0"', '"0.9.0"'], code: "engine-version", mark: '"0.9.0"' },
  { change: ["manifest.json", '"0.8.0"', '"1.0.0"'], code: "engine-version", mark: '"1.0.0"' },
  { change: ["manifest.json", '["rabbits"]', '["rabbits", "cats"]'], code: "missing-collection", mark: '"cats"' },
  {
    manifest: version05,
    change: [LEVEL_FILE, '"goals": [', '"goals": [{"id": "b", "type": "param_match", "config": {}},'],
    code: "newer-feature",
    mark: '"param_match"',
    also: ["newer-feature"],
  },
  { manifest: version05, change: [LEVEL_FILE, '"id"', '"id"'], code: "newer-feature", mark: '"right"' },

  // Names
  {
    change: ["game.json", '"gem": {"layer": "objects"', '"gem": {"layer": "object"'],
    code: "unknown-layer",
    mark: '"object"',
    says: 'Did you mean "objects"?',
  },
  {
    change: ["game.json", '"pushableTags": ["pushable"]', '"pushableTags": ["pushabel"]'],
    code: "unknown-tag",
    mark: '"pushabel"',
    says: '"pushable"?',
  },
  {
    change: ["game.json", '"pushableTags": ["pushable"]', '"pushableTags": ["crate"]'],
    code: "unknown-tag",
    mark: '"crate"',
    says: "name of a kind",
  },
  {
    change: ["game.json", '"moveAction": "move"', '"moveAction": "mvoe"'],
    code: "unknown-action",
    mark: '"mvoe"',
    says: '"move"?',
  },
  {
    change: ["game.json", '"event": {"kind": "crate"}', '"event": {"kind": "crat"}'],
    code: "unknown-kind",
    mark: '"crat"',
    says: '"crate"?',
  },
  {
    change: ["game.json", '"on": "avatar_entered"', '"on": "avatar_enter"'],
    code: "unknown-event",
    mark: '"avatar_enter"',
    says: '"avatar_entered"?',
  },
  {
    change: ["game.json", '"type": "push_objects"', '"type": "push_object"'],
    code: "unknown-system-type",
    mark: '"push_object"',
  },
  {
    change: ["game.json", '{"destroy":', '{"destory":'],
    code: "unknown-effect",
    mark: '"destory"',
    says: '"destroy"?',
  },
  { change: ["game.json", '{"destroy": {', '{"type": "destory", "x": {'], code: "unknown-effect", mark: '"destory"' },
  {
    change: ["game.json", '"where": {"position_has_tag"', '"where": {"position_has_tags"'],
    code: "unknown-condition",
    mark: '"position_has_tags"',
  },
  { change: ["game.json", '"animation": "burning"', '"animation": "burn"'], code: "unknown-animation", mark: '"burn"' },
  {
    change: ["game.json", '"variable": {"name": "gems"', '"variable": {"name": "gem"'],
    code: "unknown-variable",
    mark: '"gem"',
    says: '"gems"?',
  },
  {
    change: ["game.json", '"ref": "one"', '"ref": "on"'],
    code: "unknown-level",
    mark: '"on"',
    says: '"one"?',
    also: ["level-not-in-sequence"],
  },
  {
    change: ["theme.json", '"action": "tap"', '"action": "tab"'],
    code: "unknown-action",
    mark: '"tab"',
    says: '"tap"?',
  },
  {
    change: [LEVEL_FILE, '"markers": {', '"marker": {'],
    code: "ignored-layer",
    mark: '"marker"',
    says: '"markers"?',
  },
  {
    change: [LEVEL_FILE, '"kind": "crate"', '"kind": "cratee"'],
    code: "unknown-kind",
    mark: '"cratee"',
    says: '"crate"?',
  },
  {
    change: [LEVEL_FILE, '"water", "empty"', '"watre", "watre"'],
    code: "unknown-kind",
    mark: '"watre"',
    says: "(2 cells)",
  },
  { change: [LEVEL_FILE, '"push": {"push', '"psh": {"push'], code: "unknown-system", mark: '"psh"', says: '"push"?' },
  {
    change: [LEVEL_FILE, '"push": {"push', '"push_objects": {"push'],
    code: "unknown-system",
    mark: '"push_objects"',
    says: 'Did you mean "push"?',
  },
  {
    change: [LEVEL_FILE, '"push": {"push', '"avatar_navigation": {"push'],
    code: "unknown-system",
    mark: '"avatar_navigation"',
    says: 'Did you mean "nav"?',
  },
  // The kind has the wrong name of a standard tag, however often it is asked for.
  {
    change: ["game.json", '"tags": ["solid", "pushable"]', '"tags": ["solid", "pushible"]'],
    code: "unknown-tag",
    mark: '"pushible"',
    says: 'no kind has "pushable", which is asked for. Did you mean "pushable"?',
  },
  {
    change: [LEVEL_FILE, '{"pushableTags": ["pushable"]}', '{"pushableTags": ["pushible"]}'],
    code: "unknown-tag",
    mark: '"pushible"',
    says: 'No entity kind has the tag "pushible". Did you mean "pushable"?',
  },
  {
    change: [LEVEL_FILE, '{"pushableTags": ["pushable"]}', '{"pushableTags": ["nope"]}'],
    code: "unknown-tag",
    mark: '"nope"',
  },
  {
    change: [LEVEL_FILE, '"reach_target"', '"reach_tagret"'],
    code: "unknown-goal-type",
    mark: '"reach_tagret"',
    says: '"reach_target"?',
  },
  { change: [LEVEL_FILE, '"max_actions"', '"max_action"'], code: "unknown-lose-condition", mark: '"max_action"' },
  { change: [LEVEL_FILE, '"targetKind": "flag"', '"targetKind": "flagg"'], code: "unknown-kind", mark: '"flagg"' },
  {
    change: rule(
      '{"id": "r", "on": "avatar_exited", "if": {"emitter_has_next": {"emitterId": "pipe"}}, "then": [{"clear_inventory": {}}]}',
    ),
    code: "unknown-emitter",
    mark: '"pipe"',
  },
  {
    change: rule(
      '{"id": "r", "on": "avatar_exited", "if": {"avatar": {"hasItem": "torch"}}, "then": [{"clear_inventory": {}}]}',
    ),
    code: "unknown-item",
    mark: '"torch"',
  },

  // Ids
  {
    change: ["game.json", '"id": "markers"', '"id": "objects"'],
    code: "duplicate-id",
    mark: '"objects"',
    also: ["unknown-layer"],
  },
  {
    change: ["game.json", '"id": "tap"', '"id": "move"'],
    code: "duplicate-id",
    mark: '"move"',
    also: ["unknown-action"],
  },
  { change: ["game.json", '"id": "portals"', '"id": "nav"'], code: "duplicate-id", mark: '"nav"' },
  {
    change: [LEVEL_FILE, '"goals": [', '"goals": [{"id": "reach", "type": "all_cleared", "config": {"kind": "gem"}},'],
    code: "duplicate-id",
    mark: '"reach"',
    also: ["goal-always-met"],
  },
  { change: ["game.json", '"id": "collect"', '"id": "sink"'], code: "duplicate-rule-id", mark: '"sink"' },
  {
    change: rule(`{"id": "a", "on": "avatar_exited", "then": [{"clear_inventory": {}}]},
      {"id": "b", "on": "avatar_exited", "then": [{"clear_inventory": {}}]}`),
    code: "same-rule",
    mark: '"b"',
    says: 'does the same as "a"',
  },
  // One of several events with this word, and the only one that anything here emits.
  {
    change: rule('{"id": "a", "on": "exited", "then": [{"clear_inventory": {}}]}'),
    code: "unknown-event",
    mark: '"exited"',
    says: 'Did you mean "avatar_exited"?',
  },
  {
    change: rule('{"id": "sink", "on": "avatar_exited", "then": [{"clear_inventory": {}}]}'),
    code: "duplicate-rule-id",
    mark: '"sink"',
  },
  {
    change: rule(
      '{"id": "a", "on": "avatar_exited", "once": true, "then": [{"clear_inventory": {}}]}, {"id": "a", "on": "avatar_exited", "once": true, "then": [{"clear_inventory": {}}]}',
    ),
    code: "once-shared",
    mark: '"a"',
  },
  {
    change: rule(
      '{"on": "avatar_exited", "once": true, "then": [{"clear_inventory": {}}]}, {"on": "avatar_exited", "once": true, "then": [{"clear_inventory": {}}]}',
    ),
    code: "once-shared",
    mark: '{"on": "avatar_exited", "once": true, "then": [{"clear_inventory": {}}]}',
  },
];

test.each(TABLE)("$code: $change.2", (row) => expectFinding(row));
