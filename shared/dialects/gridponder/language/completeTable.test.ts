// Completion as a designer meets it: what is offered first at each sort of place, however far one has typed, and what
// the line says once an offer is taken.
import { describe, expect, it } from "vitest";
import { applyEdits } from "../../../text/edit";
import { complete } from "../../../language/complete";
import { packWithCaret } from "./pack.testing";

/** A file, a part of it and what stands in its place with the caret at "|". */
type Typed = readonly [file: string, part: string, marked: string];
/** What is offered first, and what the text says once the first is taken; tab stops are told by their first choice. */
type Row = readonly [what: string, typed: Typed, first: readonly string[], says: string];

const WHERE = `"where": {"position_has_tag": {"layer": "ground", "tag": "liquid"}}`;
const IF = `"if": {"event": {"kind": "crate"}}`;
const THEN = `{"destroy": {"position": "$event.position", "layer": "objects", "animation": "burning"}}`;
const MOVES = `[{"action": "move", "direction": "right"}, {"action": "move", "direction": "down"}, "right"]`;
const PORTALS = `{"id": "portals", "type": "portals", "config": {}}`;
const LEVEL = "levels/one.json";
const GAME = "game.json";

async function taken([file, part, marked]: Typed): Promise<{
  readonly first: readonly string[];
  readonly before: string;
  readonly after: (label: string) => string;
}> {
  const { caret } = packWithCaret(file, part, marked);
  const { text } = caret.file;
  const all = await complete(caret);
  const fitting = all.filter(({ filter, span }) => isLike(filter, text.slice(span.offset, caret.offset).trimStart()));
  const offers = fitting.toSorted((one, other) => (one.order < other.order ? -1 : 1));
  return {
    first: offers.map(({ label }) => label),
    before: text,
    after(label) {
      const { span, also, text: added, snippet } = offers.find((offer) => offer.label === label)!;
      return applyEdits(text, [...also, { ...span, text: snippet ? plain(added) : added }]);
    },
  };
}

/** As the editor narrows the list: the letters in their order. */
function isLike(filter: string, typed: string): boolean {
  let at = 0;
  for (const letter of filter.toLowerCase()) if (letter === typed[at]?.toLowerCase()) at += 1;
  return at === typed.length;
}

function plain(snippet: string): string {
  return snippet
    .replaceAll(/\$\{\d+\|([^,|]*)[^}]*\}/g, "$1")
    .replaceAll(/\$\{\d+:([^}]*)\}/g, "$1")
    .replaceAll(/(?<!\\)\$\d+/g, "")
    .replaceAll("\\$", "$");
}

const rows: readonly Row[] = [
  [
    "layers, inside quotes",
    [GAME, WHERE, `"where": {"position_has_tag": {"layer": "|"`],
    ["ground", "markers", "objects"],
    `{"position_has_tag": {"layer": "ground",`,
  ],
  [
    "layers, half typed",
    [GAME, WHERE, `"where": {"position_has_tag": {"layer": "ob|"`],
    ["objects"],
    `{"position_has_tag": {"layer": "objects"`,
  ],
  [
    "layers, without quotes",
    [GAME, WHERE, `"where": {"position_has_tag": {"layer": ob|}}`],
    ["objects"],
    `{"layer": "objects"}}`,
  ],
  [
    "layers, before the next field",
    [GAME, WHERE, `"where": {"position_has_tag": {"layer": | "tag": "liquid"}}`],
    ["ground"],
    `"layer": "ground", "tag": "liquid"}}`,
  ],
  [
    "kinds, of the layer first",
    [GAME, IF, `"if": {"cell": {"position": [0, 0], "layer": "markers", "kind": "|"}}`],
    ["flag", "crate"],
    `"kind": "flag"}}`,
  ],
  [
    "kinds of the layer in a row of cells",
    [LEVEL, `["empty", "empty", "water", "empty"]`, `["empty", w|, "empty", "empty"]`],
    ["water"],
    `["empty", "water", "empty", "empty"]`,
  ],
  [
    "kinds that carry params, whole",
    [LEVEL, `"objects": {"format": "sparse", "entries": [`, `"objects": [[por|]], "x": {"entries": [`],
    ["portal", "portal {…}"],
    `[["portal"]]`,
  ],
  [
    "tags, of the layer first",
    [GAME, WHERE, `"where": {"position_has_tag": {"layer": "ground", "tag": "|"}}`],
    ["liquid", "walkable"],
    `"tag": "liquid"}}`,
  ],
  [
    "a tag as the missing field",
    [GAME, WHERE, `"where": {"position_has_tag": {"layer": "ground" |}}`],
    ["tag"],
    `{"layer": "ground", "tag": "walkable"}}`,
  ],
  [
    "tags that a list does not have yet",
    [GAME, `"pushableTags": ["pushable"]`, `"pushableTags": ["pushable", |]`],
    ["gem", "goal_target"],
    `["pushable", "gem"]`,
  ],
  [
    "the tag that is meant without the field",
    [GAME, PORTALS, `{"id": "portals", "type": "portals", "config": {"teleportTags": [|]}}`],
    ["teleport"],
    `"teleportTags": ["teleport"]}}`,
  ],
  ["standard tags for a kind", [GAME, `"tags": ["gem"]`, `"tags": ["gem", "np|"]`], ["npc"], `"tags": ["gem", "npc"]`],
  ["actions", [GAME, `"moveAction": "move"`, `"moveAction": |`], ["move", "tap"], `"moveAction": "move"`],
  [
    "values of an action's param, as it lists them",
    [LEVEL, MOVES, `[{"action": "move", "direction": |}]`],
    ["up", "down", "left", "right"],
    `"direction": "up"}]`,
  ],
  [
    "moves whole, as the others are written",
    [LEVEL, MOVES, `[{"action": "move", "direction": "up"} |]`],
    ["move up", "move down", "move left", "move right"],
    `{"action": "move", "direction": "up"}, {"action": "move", "direction": "up"}]`,
  ],
  [
    "moves as words, where the others are",
    [LEVEL, MOVES, `["up", |]`],
    ["up", "down", "left", "right"],
    `["up", "up"]`,
  ],
  ["system types", [GAME, PORTALS, `{"id": "portals", "type": "grav|"}`], ["gravity"], `"type": "gravity"}`],
  [
    "a system of any type",
    [GAME, PORTALS, `{"id": "x", "type": "y"}, grav|`],
    ["system: gravity"],
    `{"id": "gravity", "type": "gravity", "config": {}}`,
  ],
  [
    "a system's fields, in the order of its description",
    [GAME, PORTALS, `{"id": "portals", "type": "portals", "config": {|}}`],
    ["teleportTags", "matchKey"],
    `"config": {"teleportTags": ["teleport"]}}`,
  ],
  [
    "systems to override",
    [LEVEL, `{"push": {"pushableTags": ["pushable"]}}`, `{|}`],
    ["nav", "portals", "push"],
    `"systemOverrides": {\n\t"nav": {}\n}`,
  ],
  [
    "config keys of the system's type",
    [LEVEL, `{"push": {"pushableTags": ["pushable"]}}`, `{"push": {ch|}}`],
    ["chainPush"],
    `{"push": {"chainPush": true}}`,
  ],
  [
    "event types, those of this pack first",
    [GAME, `"on": "object_placed"`, `"on": "|"`],
    ["avatar_entered", "avatar_exited"],
    `"sink", "on": "avatar_entered"`,
  ],
  [
    "event types, without quotes",
    [GAME, `"on": "object_placed",`, `"on": object_pl|`],
    ["object_placed"],
    `"on": "object_placed"`,
  ],
  [
    "fields of the event",
    [GAME, `"position": "$event.position"`, `"position": "$event.|"`],
    ["$event.position", "$event.kind"],
    `"position": "$event.position"`,
  ],
  [
    "fields of the event to compare",
    [GAME, IF, `"if": {"event": {"param": "|"}}`],
    ["kind", "params"],
    `{"param": "kind"}}`,
  ],
  [
    "names to compare a field with",
    [GAME, IF, `"if": {"event": {"param": "kind", "equals": "cr|"}}`],
    ["crate"],
    `"equals": "crate"}}`,
  ],
  [
    "directions to compare a field with",
    [
      GAME,
      `"if": {"variable": {"name": "gems", "op": "lt", "value": 9}}`,
      `"if": {"event": {"param": "direction", "equals": |}}`,
    ],
    ["up", "down", "left", "right"],
    `"equals": "up"}}`,
  ],
  [
    "the cell's kind",
    [GAME, `"$cell.objects.kind"`, `"$cell.|"`],
    ["$cell.ground.kind", "$cell.objects.kind", "$cell.markers.kind"],
    `"item": "$cell.ground.kind"}}]`,
  ],
  [
    "params of the layer's kinds",
    [GAME, `"$cell.objects.kind"`, `"$cell.objects.param|"`],
    ["$cell.objects.param.channel"],
    `"item": "$cell.objects.param.channel"}}]`,
  ],
  [
    "what the avatar has",
    [GAME, `"$cell.objects.kind"`, `"$avatar.|"`],
    ["$avatar.item", "$avatar.position"],
    `"item": "$avatar.item"}}]`,
  ],
  [
    "references without quotes",
    [GAME, THEN, `{"destroy": {"position": $ev|}}`],
    ["$event.position"],
    `{"destroy": {"position": "$event.position"}}`,
  ],
  ["variables", [GAME, `"name": "gems", "op"`, `"name": |, "op"`], ["gems"], `{"name": "gems", "op"`],
  [
    "a variable that rules use and the level lacks",
    [LEVEL, `"variables": {"gems": 0}`, `"variables": {|}`],
    ["gems", "new variable"],
    `"variables": {"gems": 0}`,
  ],
  [
    "goals by id",
    [GAME, `"defaults": {`, `"goalDescriptions": {|}, "defaults": {`],
    ["reach"],
    `"goalDescriptions": {\n\t"reach": ""\n}`,
  ],
  [
    "levels that the sequence lacks",
    [GAME, `{"type": "level", "ref": "one"}`, `{"type": "level", "ref": "|"}`],
    ["one"],
    `"ref": "one"}`,
  ],
  ["animations", [GAME, `"animation": "burning"`, `"animation": |`], ["burning"], `"animation": "burning"`],
  [
    "pictures",
    [GAME, `"sprite": "assets/rock.png"`, `"sprite": "ti|"`],
    ["assets/tile_4.png"],
    `"sprite": "assets/tile_4.png"`,
  ],
  [
    "the picture called like the kind",
    [GAME, `"sprite": "assets/rock.png"`, `"sprite": |`],
    ["assets/rock.png", "assets/tile_4.png"],
    `"sprite": "assets/rock.png"`,
  ],
  [
    "colours of the palette",
    [GAME, `"symbol": "G"`, `"symbol": "G", "display": {"type": "tile", "color": sk|}`],
    ["sky"],
    `"color": "sky"}`,
  ],
  [
    "what a label shows of a kind's params",
    [GAME, `"spriteParam": "value"`, `"spriteParam": "value", "display": {"type": "label", "label": |}`],
    ["@param:value"],
    `"label": "@param:value"}`,
  ],
  [
    "a colour by a kind's param",
    [GAME, `"spriteParam": "value"`, `"spriteParam": "value", "display": {"type": "tile", "color": "@h|"}`],
    ["@hue:@param:value"],
    `"color": "@hue:@param:value"}`,
  ],
  [
    "conditions, in the order of their description",
    [GAME, IF, `"if": {|}`],
    ["position", "position_has_tag", "event"],
    `"if": {"position": [0, 0]}`,
  ],
  [
    "conditions in conditions",
    [GAME, IF, `"if": {"all_of": [{"not": {"any_of": [{"ev|"}]}}]}`],
    ["event"],
    `[{"event": {"kind": "crate"}}]}}]}`,
  ],
  [
    "the field that is missing first",
    [GAME, IF, `"if": {"variable": {"value": 3, |}}`],
    ["name", "op"],
    `{"value": 3, "name": "gems"}}`,
  ],
  [
    "effects, without quotes",
    [GAME, THEN, `{des|}`],
    ["destroy"],
    `{"destroy": {"position": "$event.position", "layer": "objects"}}`,
  ],
  [
    "choices, in the order of their description",
    [GAME, `"solidHandling": "delegate"`, `"solidHandling": |`],
    ["block", "delegate"],
    `"solidHandling": "block"`,
  ],
  [
    "a new kind",
    [GAME, `"entityKinds": {`, `"entityKinds": {|`],
    ["kind: object", "kind: ground"],
    `"entityKinds": {"name": {"layer": "objects", "tags": ["solid"], "symbol": "o"},`,
  ],
  [
    "a new colour",
    ["theme.json", `"ink": "#222233"`, `"ink": "#222233", |`],
    ["new colour"],
    `"ink": "#222233", "name": ""`,
  ],
  [
    "an effect after a finished one",
    [GAME, THEN, `{"clear_inventory": {}}|`],
    ["spawn", "destroy"],
    `{"clear_inventory": {}},{\n\t"spawn": {`,
  ],
  [
    "lines of their own between blanks",
    [LEVEL, `{"push": {"pushableTags": ["pushable"]}}`, `{ | }`],
    ["nav", "portals", "push"],
    `"systemOverrides": {\n\t"nav": {}\n}`,
  ],
  [
    "lines of their own between blanks, half typed",
    [LEVEL, `{"push": {"pushableTags": ["pushable"]}}`, `{  pu|  }`],
    ["push"],
    `"systemOverrides": {\n\t"push": {}\n}`,
  ],
  [
    "a field after a line without its comma",
    [GAME, `"on": "object_placed",`, `"on": "object_placed"\n      onc|`],
    ["once"],
    `"once": true,`,
  ],
];

describe("what is offered first, and what it writes", () => {
  it.each(rows)("%s", async (_what, typed, first, line) => {
    const found = await taken(typed);
    expect(found.first.slice(0, first.length)).toEqual(first);
    expect(found.before).not.toContain(line);
    expect(found.after(first[0]!)).toContain(line);
  });
});

const nothing: readonly (readonly [what: string, typed: Typed])[] = [
  ["a finished list", [GAME, IF, `"if": {"all_of": [{"event": {"kind": "crate"}}]|}`]],
  ["a finished position", [GAME, IF, `"if": {"cell": {"position": [0, 0]|}}`]],
  ["a finished object", [GAME, IF, `"if": {"event": {"kind": "crate"}|}`]],
  ["a finished clause", [GAME, IF, `"if": {"event": {"kind": "crate"}}|`]],
  ["an empty list", [GAME, `"pushableTags": ["pushable"]`, `"pushableTags": []|`]],
];

describe("nothing is offered right after", () => {
  it.each(nothing)("%s", async (_what, typed) => {
    expect((await taken(typed)).first).toEqual([]);
  });
});
