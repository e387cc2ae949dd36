// Unknown names, duplicate names, and unused declarations. The change, the finding, where it is, the text that is
// marked, and the first fix.
import { LEVEL } from "../../checks/smallPack.testing";
import { type BrokenInput, rule } from "./broken.testing";

/** A copied level that kept its id. */
const TWIN = LEVEL;

export const BROKEN_NAMES: readonly BrokenInput[] = [
  [
    ["game.json", `"gem": {"layer": "objects"`, `"gem": {"layer": "object"`],
    "unknown-layer",
    "18:22",
    `"object"`,
    `Change to "objects"`,
  ],
  [
    ["game.json", `"pushableTags": ["pushable"]`, `"pushableTags": ["pushabel"]`],
    "unknown-tag",
    "26:72",
    `"pushabel"`,
    `Change to "pushable"`,
  ],
  [
    ["game.json", `"moveAction": "move"`, `"moveAction": "mvoe"`],
    "unknown-action",
    "25:73",
    `"mvoe"`,
    `Change to "move"`,
  ],
  [
    ["levels/one.json", `"action": "move", "direction": "down"`, `"action": "jump", "direction": "down"`],
    "unknown-action",
    "26:71",
    `"jump"`,
    `Create the action "jump"`,
  ],
  [["theme.json", `"action": "tap"`, `"action": "tab"`], "unknown-action", "2:65", `"tab"`, `Change to "tap"`],
  [
    ["game.json", `{"event": {"kind": "crate"}}`, `{"event": {"kind": "crat"}}`],
    "unknown-kind",
    "31:32",
    `"crat"`,
    `Change to "crate"`,
  ],
  [
    ["levels/one.json", `"kind": "crate"`, `"kind": "gnome"`],
    "unknown-kind",
    "12:38",
    `"gnome"`,
    `Create the kind "gnome"`,
  ],
  [["levels/one.json", `"water", "empty"`, `"watre", "empty"`], "unknown-kind", "7:28", `"watre"`, `Change to "water"`],
  [
    ["game.json", `"on": "avatar_entered"`, `"on": "avatar_enter"`],
    "unknown-event",
    "33:29",
    `"avatar_enter"`,
    `Change to "avatar_entered"`,
  ],
  [
    ["game.json", `"type": "push_objects"`, `"type": "push_object"`],
    "unknown-system-type",
    "26:28",
    `"push_object"`,
    `Change to "push_objects"`,
  ],
  [["levels/one.json", `{"push": {"push`, `{"psh": {"push`], "unknown-system", "24:23", `"psh"`, `Change to "push"`],
  [["game.json", `{"destroy":`, `{"destory":`], "unknown-effect", "32:17", `"destory"`, `Change to "destroy"`],
  [
    ["game.json", `"where": {"position_has_tag"`, `"where": {"position_has_tags"`],
    "unknown-condition",
    "30:53",
    `"position_has_tags"`,
    `Change to "position_has_tag"`,
  ],
  [
    ["game.json", `"animation": "burning"`, `"animation": "burn"`],
    "unknown-animation",
    "32:93",
    `"burn"`,
    `Change to "burning"`,
  ],
  [
    ["game.json", `"variable": {"name": "gems"`, `"variable": {"name": "gem"`],
    "unknown-variable",
    "33:75",
    `"gem"`,
    `Change to "gems"`,
  ],
  [
    rule(
      `{"id": "r", "on": "avatar_exited", "if": {"variable": {"name": "lamps", "op": "eq", "value": 1}}, "then": []}`,
    ),
    "unknown-variable",
    "23:76",
    `"lamps"`,
    `Declare the variable "lamps"`,
  ],
  [["game.json", `"ref": "one"`, `"ref": "two"`], "unknown-level", "36:46", `"two"`, `Change to "one"`],
  [
    ["game.json", `"defaults": {`, `"goalDescriptions": {"raech": "Go"}, "defaults": {`],
    "unknown-goal",
    "37:24",
    `"raech"`,
    `Change to "reach"`,
  ],
  [
    ["levels/one.json", `"reach_target"`, `"reach_tagret"`],
    "unknown-goal-type",
    "21:37",
    `"reach_tagret"`,
    `Change to "reach_target"`,
  ],
  [
    ["levels/one.json", `"max_actions"`, `"max_action"`],
    "unknown-lose-condition",
    "22:31",
    `"max_action"`,
    `Change to "max_actions"`,
  ],
  [
    rule(`{"id": "r", "on": "avatar_exited", "if": {"emitter_has_next": {"emitterId": "pipe"}}, "then": []}`),
    "unknown-emitter",
    "23:89",
    `"pipe"`,
    null,
  ],
  [
    rule(`{"id": "r", "on": "avatar_exited", "if": {"avatar": {"hasItem": "gme"}}, "then": []}`),
    "unknown-item",
    "23:77",
    `"gme"`,
    `Change to "gem"`,
  ],
  [["levels/one.json", `"markers": {`, `"marker": {`], "ignored-layer", "17:7", `"marker"`, `Change to "markers"`],
  [["game.json", `"id": "portals"`, `"id": "nav"`], "duplicate-id", "27:12", `"nav"`, `Change to "nav_2"`],
  [["levels/two.json", null, TWIN], "duplicate-id", "2:9", `"one"`, `Change to "two"`],
  [["game.json", `"id": "collect"`, `"id": "sink"`], "duplicate-rule-id", "33:12", `"sink"`, `Change to "sink_2"`],
  [
    rule(
      `{"id": "a", "on": "avatar_exited", "then": [{"clear_inventory": {}}]}, {"id": "b", "on": "avatar_exited", "then": [{"clear_inventory": {}}]}`,
    ),
    "same-rule",
    "23:91",
    `"b"`,
    `Remove the rule "b"`,
  ],
  [
    rule(
      `{"id": "a", "on": "avatar_exited", "once": true, "then": []}, {"id": "a", "on": "avatar_exited", "once": true, "then": []}`,
    ),
    "once-shared",
    "23:82",
    `"a"`,
    `Change to "a_2"`,
  ],
  [
    ["game.json", `"gem": {"layer"`, `"sapphire": {"layer": "objects", "tags": [], "symbol": "s"}, "gem": {"layer"`],
    "unused-kind",
    "18:5",
    `"sapphire"`,
    `Remove the kind "sapphire"`,
  ],
  [
    ["game.json", `"tags": ["liquid"]`, `"tags": ["liquid", "deep"]`],
    "unused-tag",
    "14:53",
    `"deep"`,
    `Remove the tag "deep"`,
  ],
  [
    ["levels/one.json", `"gems": 0`, `"gems": 0, "lost": 0`],
    "unused-variable",
    "20:87",
    `"lost"`,
    `Remove the variable "lost"`,
  ],
];
