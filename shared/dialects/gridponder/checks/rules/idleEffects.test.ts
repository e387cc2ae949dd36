import { expect, it, test } from "vitest";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, MANIFEST, TEXTS, packOf, rule } from "../smallPack.testing";

const SINK = '{"destroy": {"position": "$event.position", "layer": "objects", "animation": "burning"}}';

/** Returns what is said of an effect of a rule of the level; `system` and `effect` are added to the game. */
function told(own: string, more: { readonly system?: string; readonly effect?: string } = {}): readonly string[] {
  const [, piece, by] = rule(`{"id": "r", "on": "avatar_entered", "then": [${own}]}`);
  const game = GAME.replace('"systems": [', `"systems": [${more.system ?? ""}`).replace(
    SINK,
    () => `${SINK}${more.effect ?? ""}`,
  );
  return semanticFindings(packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: LEVEL.replace(piece, () => by) }))
    .filter(({ code }) => code === "idle-effect")
    .map(({ message }) => message);
}

const DESTROY = '{"destroy": {"position": [0, 0], "layer": "markers"}}';
const CELL = '{"cell": {"position": [1, 1], "layer": "objects", "kind": "rock"}}';
const MAKE = '{"transform": {"position": [1, 1], "layer": "objects"';
const EMPTY = 'The cell (0, 0) of the layer "markers" is always empty: this';

test.each([
  [DESTROY, "destroys nothing."],
  ['{"type": "transform", "position": [0, 0], "layer": "markers", "toKind": "flag"}', "transforms nothing."],
  ['{"move_entity": {"from": [0, 0], "to": [1, 0], "layer": "markers"}}', "moves nothing."],
])("an effect on a cell that is always empty does nothing: %s", (effect, does) => {
  expect(told(effect)).toEqual([`${EMPTY} ${does}`]);
});

test.each([
  ['{"move_entity": {"from": [1, 1], "to": [1, 1]}}', 1],
  ['{"move_entity": {"from": "$event.position", "to": "$event.position"}}', 1],
  ['{"move_entity": {"from": "$event.position", "to": [1, 1]}}', 0],
])("a move onto the cell where an entity stands already is one too many: %s", (effect, count) => {
  expect(told(effect)).toEqual(
    Array.from({ length: count }, () => "This moves an entity onto the cell where it stands already."),
  );
});

it("a system that only moves entities moves none on a layer without any", () => {
  const turning = '{"id": "t", "type": "gravity", "config": {"layer": "markers"}},';
  expect(told(DESTROY, { system: turning })).toEqual([]);
  const [, piece, by] = rule(`{"id": "r", "on": "avatar_entered", "then": [${DESTROY}]}`);
  const level = LEVEL.replace(piece, () => by)
    .replace('{"position": [3, 1], "kind": "flag"}', "")
    .replace("reach_target", "all_cleared");
  const game = GAME.replace('"systems": [', `"systems": [${turning}`);
  const findings = semanticFindings(packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: level }));
  expect(findings.some(({ code }) => code === "idle-effect")).toBe(true);
});

test.each([
  ["holds something", DESTROY.replace("[0, 0]", "[3, 1]"), {}],
  ["is named by a reference", DESTROY.replace("[0, 0]", '"$event.position"'), {}],
  ["is on a layer where systems move things", DESTROY.replace("markers", "objects"), {}],
  ["is on a layer that is never empty", DESTROY.replace("markers", "ground"), {}],
  ["is off the board", DESTROY.replace("[0, 0]", "[9, 0]"), {}],
  [
    "a rule puts something into",
    DESTROY,
    { effect: ', {"spawn": {"position": [0, 0], "layer": "markers", "kind": "flag"}}' },
  ],
  [
    "a rule may move something into",
    DESTROY,
    { effect: ', {"move_entity": {"from": [3, 1], "to": "$event.position", "layer": "markers"}}' },
  ],
  [
    "a system may mark",
    DESTROY,
    {
      system:
        '{"id": "a", "type": "anchor_point", "config": {"action": "tap", "markerKind": "flag", "markerLayer": "markers"}},',
    },
  ],
  ["a misspelt system may change", DESTROY, { system: '{"id": "a", "type": "anchor_pont", "config": {}},' }],
])("nothing is said of a cell that %s", (_what, effect, more) => {
  expect(told(effect, more)).toEqual([]);
});

it("a rule that puts something elsewhere makes no difference", () => {
  expect(
    told(DESTROY, { effect: ', {"spawn": {"position": [1, 0], "layer": "markers", "kind": "flag"}}' }),
  ).toHaveLength(1);
});

it("an effect of game.json is idle where no level has anything in its cell", () => {
  const game = GAME.replace(SINK, () => `${SINK}, ${DESTROY}`);
  const codes = (level: string): readonly string[] =>
    semanticFindings(packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: level })).map(({ code }) => code);
  expect(codes(LEVEL)).toContain("idle-effect");
  expect(
    codes(LEVEL.replace('"position": [3, 1], "kind": "flag"', '"position": [0, 0], "kind": "flag"')),
  ).not.toContain("idle-effect");
});

test.each<[what: string, condition: string, effects: string, count: number]>([
  ["the kind that is there", CELL, `${MAKE}, "toKind": "rock"}}`, 1],
  [
    "it, as one of several conditions",
    `{"all_of": [{"avatar": {"hasItem": true}}, ${CELL}]}`,
    `${MAKE}, "toKind": "rock"}}`,
    1,
  ],
  ["another kind", CELL, `${MAKE}, "toKind": "crate"}}`, 0],
  ["it, with an animation", CELL, `${MAKE}, "toKind": "rock", "animation": "burning"}}`, 0],
  ["it, where another one may be there", `{"any_of": [${CELL}]}`, `${MAKE}, "toKind": "rock"}}`, 0],
  ["it, where it is not there", `{"not": ${CELL}}`, `${MAKE}, "toKind": "rock"}}`, 0],
  ["it, after another effect", CELL, `${MAKE}, "toKind": "crate"}}, ${MAKE}, "toKind": "rock"}}`, 0],
])("a transform into %s", (_what, condition, effects, count) => {
  const [, piece, by] = rule(`{"id": "r", "on": "avatar_entered", "if": ${condition}, "then": [${effects}]}`);
  const findings = semanticFindings(packOf({ ...TEXTS, [LEVEL_FILE]: LEVEL.replace(piece, () => by) }));
  const told = findings.filter(({ code, at }) => code === "idle-effect" && at === "/rules/0/then/0/transform/toKind");
  expect(told.map(({ message }) => message)).toEqual(
    Array.from(
      { length: count },
      () => 'A condition of the rule asks for "rock" in this cell: making it "rock" changes nothing.',
    ),
  );
});

test.each<[what: string, version: string, other: string, count: number]>([
  ["another rule may change the cell between its selection and its run", "0.5", '"layer": "objects"', 0],
  ["no other rule changes its layer", "0.5", '"layer": "markers"', 1],
  ["each rule runs as soon as it is selected", "0.8", '"layer": "objects"', 1],
])("a transform into the kind that is there where %s", (_what, version, other, count) => {
  const clear = `{"id": "clear", "on": "avatar_entered", "then": [{"destroy": {"position": [1, 1], ${other}}}]}`;
  const make = `{"id": "make", "on": "avatar_entered", "if": ${CELL}, "then": [${MAKE}, "toKind": "rock"}}]}`;
  const [, piece, by] = rule(`${clear}, ${make}`);
  const game = GAME.replace(SINK, "");
  const manifest = MANIFEST.replace('"dslVersion": "0.8"', `"dslVersion": "${version}"`);
  const texts = {
    ...TEXTS,
    "manifest.json": manifest,
    "game.json": game,
    [LEVEL_FILE]: LEVEL.replace(piece, () => by),
  };
  const found = semanticFindings(packOf(texts)).filter(({ at }) => at === "/rules/1/then/0/transform/toKind");
  expect(found.map(({ code }) => code)).toEqual(Array.from({ length: count }, () => "idle-effect"));
});

test.each([
  ["that alone has the tag", "gem", "gem", 1],
  ["of another tag", "gem", "rock", 0],
  ["with a tag that others have", "solid", "rock", 0],
])("a transform of a tag into a kind %s", (_what, tag, kind, count) => {
  const where = `{"position_has_tag": {"layer": "objects", "tag": "${tag}"}}`;
  const effect = `{"transform": {"position": "$event.position", "layer": "objects", "toKind": "${kind}"}}`;
  const [, piece, by] = rule(`{"id": "r", "on": "avatar_entered", "where": ${where}, "then": [${effect}]}`);
  const findings = semanticFindings(packOf({ ...TEXTS, [LEVEL_FILE]: LEVEL.replace(piece, () => by) }));
  expect(findings.filter(({ code }) => code === "idle-effect")).toHaveLength(count);
});
