// One mistake, one finding: what follows from it is not reported beside it, and fixing it removes the finding.
import { expect, test } from "vitest";
import { diagnose, withPlayed } from "../../../host/checks/diagnose";
import { levelEntries } from "../../../host/checks/solutions";
import { wonAtStart } from "../../../host/checks/wonAtStart";
import { applyEdits } from "../../../text/edit";
import { GAME, LEVEL, TEXTS, packOf } from "./smallPack.testing";

type Files = Readonly<Record<string, string | null>>;

function findingsOf(changed: Files) {
  const findings = Object.values(diagnose(packOf({ ...TEXTS, ...changed }), null).byFile).flat();
  return findings.filter(({ code, params }) => !UNUSED.has(`${code} ${JSON.stringify(params["name"])}`));
}

/** What the small pack has and never names. */
const UNUSED: ReadonlySet<string> = new Set(['unused-action "tap"', 'unused-kind "rock"', 'unused-tag "gem"']);

const level = (piece: string, by: string): Files => {
  expect(LEVEL).toContain(piece);
  return { "levels/one.json": LEVEL.replace(piece, () => by) };
};
const game = (piece: string, by: string): Files => {
  expect(GAME).toContain(piece);
  return { "game.json": GAME.replace(piece, () => by) };
};
const SYSTEM = '{"id": "portals", "type": "portals", "config": {}}';
const merging: Files = game(SYSTEM, '{"id": "m", "type": "slide_merge", "config": {"mergeableTags": ["gem"]}}');
const inGame: Files = level('"rules": []', '"rules": []');
const effect = (text: string): Files =>
  level('"rules": []', `"rules": [{"id": "r", "on": "avatar_exited", "then": [${text}]}]`);
const SLOT = '{"position": [0, 2], "kind": "portal", "channel": "blue"}';
const RENAMED = GAME.replace('"crate": {"layer"', '"box": {"sprite": "assets/rok.png", "layer"');
const TILE = '{"position": [3, 0], "kind": "tile", "value": 4}';
const allKinds: Files = level(
  TILE,
  `${TILE}, {"position": [0, 1], "kind": "rock"}, {"position": [1, 0], "kind": "gem"}`,
);
const goal = (text: string): Files =>
  level('{"id": "reach", "type": "reach_target", "config": {"targetKind": "flag"}}', `{"id": "g", ${text}}`);

test.each<[string, Files, readonly string[]]>([
  ["a tag in another case", game('"tags": ["solid"]', '"tags": ["Solid"]'), ["tag-spelling"]],
  ["a place without $", effect('{"destroy": {"position": "event.position", "layer": "objects"}}'), ["wrong-value"]],
  [
    "a place under a wrong name",
    effect('{"destroy": {"poistion": "$event.position", "layer": "objects"}}'),
    ["unknown-field"],
  ],
  ["an item under a wrong name", effect('{"set_inventory": {"itme": "$cell.objects.kind"}}'), ["unknown-field"]],
  ["one of two fields of a goal", level('"targetKind"', '"targetKnid"'), ["unknown-field"]],
  ["the place of the avatar", level('"position": [0, 0]', '"positoin": [0, 0]'), ["unknown-field"]],
  ["the state", level('"state": {"avatar"', '"staet": {"avatar"'), ["unknown-field"]],
  ["a param of a portal", level(SLOT, SLOT.replace("channel", "chanel")), ["unknown-param"]],
  ["the param for channels", game(SYSTEM, SYSTEM.replace("{}", '{"matchKey": "chanel"}')), ["unknown-param"]],
  ["a layer of the level", level('"markers": {', '"marker": {'), ["ignored-layer"]],
  ["a cell off the board", level('[3, 1], "kind": "flag"', '[1, 3], "kind": "flag"'), ["off-board"]],
  ["the layer of a kind", game('{"layer": "markers"', '{"layer": "marker"'), ["unknown-layer"]],
  ["a layer that is not declared", game('{"id": "markers"', '{"id": "signs"'), ["unknown-layer"]],
  ["no levels", { "levels/one.json": null }, ["missing-file"]],
  ["a list in a sequence", goal('"type": "sequence_match", "config": {"sequence": [[4, 6]]}'), ["goal-never-met"]],
  [
    "a kind renamed where it is declared, beside what else is wrong with it",
    { "game.json": RENAMED, ...allKinds },
    ["unknown-kind", "missing-sprite"],
  ],
  [
    "a kind renamed where it is declared, beside a mistake with a fix",
    { "game.json": RENAMED.replace('"symbol": "~"', '"symbl": "~"'), ...allKinds },
    ["unknown-field", "unknown-kind", "missing-sprite"],
  ],
])("%s", (_what, changed, codes) => {
  expect(findingsOf(changed).map(({ code }) => code)).toEqual(codes);
});

test.each<[string, Files, readonly string[]]>([
  ["by what its only goal asks for", goal('"type": "sequence_match", "config": {"sequence": []}'), ["goal-always-met"]],
  ["by a kind that does not exist", goal('"type": "all_cleared", "config": {"kind": "gme"}'), ["unknown-kind"]],
  [
    "by a target for a layer that does not exist",
    goal('"type": "board_match", "config": {"targetLayers": {"object": [["crate"]]}}'),
    ["unknown-layer"],
  ],
  [
    "where it begins",
    level('"position": [3, 1], "kind": "flag"', '"position": [0, 0], "kind": "flag"'),
    ["won-at-start"],
  ],
  [
    "by a kind that is misspelt",
    {
      "levels/one.json": LEVEL.replace('"kind": "crate"', '"kind": "crtae"').replace(
        '"reach_target", "config": {"targetKind": "flag"}',
        '"all_cleared", "config": {"kind": "crate"}',
      ),
    },
    ["unknown-kind"],
  ],
])("a level that is won at its start is one error: %s", (_what, changed, codes) => {
  const pack = packOf({ ...TEXTS, ...changed });
  const diagnosis = diagnose(pack, null);
  const played = wonAtStart(levelEntries(pack, diagnosis.compilation.game));
  const errors = Object.values(withPlayed(diagnosis, played)).flat();
  expect(errors.filter(({ severity }) => severity === "error").map(({ code }) => code)).toEqual(codes);
});

test("a goal that is met from the start is a warning beside one that is not", () => {
  const flag = '{"id": "reach", "type": "reach_target", "config": {"targetKind": "flag"}}';
  const [finding] = findingsOf(
    level(flag, `${flag}, {"id": "g", "type": "sequence_match", "config": {"sequence": []}}`),
  );
  expect(finding).toMatchObject({
    code: "goal-always-met",
    severity: "warning",
    message: "This goal is met from the start: its sequence is empty.",
  });
});

test("a value that is no number is reported where tiles merge (fact sheet 11.1)", () => {
  const gem = level('{"position": [1, 1], "kind": "crate"}', '{"position": [1, 1], "kind": "gem", "value": "one"}');
  const told = (changed: Files) => findingsOf(changed).filter(({ code }) => code === "param-type");
  expect(told({ ...merging, ...gem }).map(({ at }) => at)).toEqual(["/board/layers/objects/entries/0/value"]);
  expect(told({ ...inGame, ...gem })).toEqual([]);
});

test("numbers in quotes in a queue are reported, and the fix writes numbers", () => {
  const pipe =
    '"size": [4, 3], "multiCellObjects": [{"id": "p", "kind": "crate", "cells": [[0, 1]], "params": {"exitPosition": [0, 0], "queue": ["1", 2, "3"]}}]';
  const emitter = '{"id": "e", "type": "queued_emitters", "config": {"emitterKind": "crate"}}';
  const both = game(SYSTEM, `${emitter}, {"id": "m", "type": "slide_merge", "config": {"mergeableTags": ["gem"]}}`);
  const changed = { ...both, ...level('"size": [4, 3]', pipe) };
  const [finding] = findingsOf(changed).filter(({ code }) => code === "param-type");
  expect(finding?.message).toBe('The queue holds the text "1", and tiles hold numbers (and so 1 other item).');
  const edits = finding?.fixes?.[0]?.changes[0]?.edits ?? [];
  expect(applyEdits(changed["levels/one.json"] ?? "", edits)).toContain('"queue": [1, 2, 3]');
});

test("a board whose width and height are swapped is reported at its size, with the fix", () => {
  const findings = findingsOf(level('"size": [4, 3]', '"size": [3, 4]'));
  expect(findings).toMatchObject([{ code: "layer-shape", at: "/board/size" }]);
  expect(findings[0]?.fixes?.[0]?.title).toBe("Change to [4, 3]");
});

test("a size that no layer has is reported once, at the size, where the layers agree on another", () => {
  const objects = LEVEL.slice(LEVEL.indexOf('{"format"'), LEVEL.indexOf('"markers"')).trim().replace(/,$/, "");
  const rows = '[["crate", null, null, null], [null, null, null, null], [null, null, null, null]]';
  const [changed] = Object.values(level(objects, rows));
  const findings = (size: string) => findingsOf({ "levels/one.json": changed?.replace('"size": [4, 3]', size) ?? "" });
  const [finding, ...others] = findings('"size": [3, 3]').filter(({ severity }) => severity !== "information");
  expect(finding).toMatchObject({ code: "layer-shape", at: "/board/size" });
  expect(finding?.message).toBe("The rows make a board of 4 × 3, not of 3 × 3.");
  expect(finding?.fixes?.map(({ title }) => title)).toEqual(["Change to [4, 3]"]);
  expect(others).toEqual([]);
  expect(findings('"size": [4, 3]').filter(({ code }) => code === "layer-shape")).toEqual([]);
});

test.each([
  ['"targetKind": "flag"', '"targetTag": "flag"', 'Write "targetKind" instead of "targetTag"'],
  ['"targetKind": "flag"', '"targetKind": "goal_target"', 'Write "targetTag" instead of "targetKind"'],
])("of %s written as %s, the member is changed by a fix", (right, wrong, title) => {
  const changed = level(right, wrong);
  const [finding] = findingsOf(changed).filter(({ code }) => code.startsWith("unknown-"));
  expect(finding?.fixes?.[0]?.title).toBe(title);
  const edits = finding?.fixes?.[0]?.changes[0]?.edits ?? [];
  const mended = applyEdits(changed["levels/one.json"] ?? "", edits);
  expect(findingsOf({ "levels/one.json": mended }).filter(({ code }) => code.startsWith("unknown-"))).toEqual([]);
});

test.each(["0", "-1"])("a cascade depth of %s is reported once, with the default as its fix", (depth) => {
  const [finding, ...others] = findingsOf(game('"maxCascadeDepth": 3', `"maxCascadeDepth": ${depth}`));
  expect(finding).toMatchObject({ code: "cascade-without-pass", at: "/defaults/maxCascadeDepth" });
  expect(finding?.fixes?.map(({ title }) => title)).toEqual(["Change to 3"]);
  expect(others).toEqual([]);
});

test("an effect that is given a reference instead of its fields is reported", () => {
  const changed = game('{"set_inventory": {"item": "$cell.objects.kind"}}', '{"set_inventory": "$cell.objects.kind"}');
  expect(findingsOf(changed).map(({ code, at }) => [code, at])).toEqual([
    ["wrong-type", "/rules/1/then/1/set_inventory"],
  ]);
});

test("an effect in the place of a list of effects counts where goals wait for it", () => {
  const [cleared, destroy] = [
    '"all_cleared", "config": {"kind": "gem"}',
    '"then": {"destroy": {"position": [1, 1], "layer": "objects"}}',
  ];
  const gem = LEVEL.replace('"kind": "crate"}', '"kind": "gem"}')
    .replace('"reach_target", "config": {"targetKind": "flag"}', cleared)
    .replace('"rules": []', `"rules": [{"id": "r", "on": "avatar_exited", ${destroy}}]`);
  const codes = findingsOf({ "levels/one.json": gem }).map(({ code }) => code);
  expect(codes).not.toContain("goal-never-met");
});

test("one layer on its side beside one of the right shape does not make the size swapped", () => {
  const columns = '[["crate", null, null], [null, null, null], [null, null, null], [null, null, null]]';
  const objects = LEVEL.slice(LEVEL.indexOf('{"format"'), LEVEL.indexOf('"markers"')).trim().replace(/,$/, "");
  const findings = findingsOf(level(objects, columns)).filter(({ code }) => code === "layer-shape");
  expect(findings.map(({ at }) => at)).toEqual(["/board/layers/objects/3"]);
});

test.each([
  ["layers", 5],
  ["layers", []],
  ["entityKinds", ["rock"]],
])("%s that are no declarations are reported alone, without a fix", (name, value) => {
  const findings = findingsOf({ "game.json": JSON.stringify({ ...(JSON.parse(GAME) as object), [name]: value }) });
  expect(findings.map(({ at, fixes }) => [at, fixes])).toEqual([[`/${name}`, []]]);
});

test("a row too many is reported at that row", () => {
  const row = '["empty", "empty", "empty", "void"]';
  const findings = findingsOf(level(row, `${row}, ["empty"]`));
  expect(findings.map(({ code, at }) => [code, at])).toEqual([["layer-shape", "/board/layers/ground/3"]]);
  expect(findings[0]?.fixes).toEqual([]);
});

test("a layer that is higher than the board offers its size", () => {
  const row = '["empty", "empty", "empty", "void"]';
  const [finding] = findingsOf(level(row, `${row}, ${row}`));
  expect(finding?.at).toBe("/board/layers/ground/3");
  expect(finding?.fixes?.map(({ title }) => title)).toEqual(["Change the board's size to [4, 4]"]);
});

test("a param of a move under a name like it can be renamed", () => {
  const findings = findingsOf(level('"direction": "right"', '"dir": "right"'));
  expect(findings.map(({ fixes }) => fixes?.[0]?.title)).toContain('Change to "direction"');
});

test("of two levels with one id the copied one is reported, and gets its file's name", () => {
  const copy = {
    ...level('"id": "one"', '"id": "two"'),
    "levels/two.json": LEVEL.replace('"id": "one"', '"id": "two"'),
  };
  const findings = findingsOf(copy).filter(({ code }) => code === "duplicate-id");
  expect(findings.map(({ file }) => file)).toEqual(["levels/one.json"]);
});

test("a game file that the manifest names and the pack lacks is reported there", () => {
  const manifest = (TEXTS["manifest.json"] ?? "").replace('"gameId"', '"gameFile": "games.json", "gameId"');
  const findings = findingsOf({ "manifest.json": manifest }).filter(({ code }) => code === "missing-file");
  expect(findings.map(({ file, at }) => [file, at])).toEqual([["manifest.json", "/gameFile"]]);
});

test("several pictures that are missing are reported in the plural", () => {
  const tile = '{"position": [3, 0], "kind": "tile", "value": 4}';
  const changed = level(tile, `${tile.replace("4", "7")}, ${tile.replace("3, 0", "2, 0").replace("4", "8")}`);
  expect(findingsOf(changed).map(({ message }) => message)).toEqual([
    'There are no pictures "assets/tile_7.png" and "assets/tile_8.png", neither in the pack nor in a collection beside it.',
  ]);
});

test("a level whose file has another id is named", () => {
  const findings = findingsOf(level('"id": "one"', '"id": "two"'));
  expect(findings.find(({ code }) => code === "unknown-level")?.message).toContain(
    'holds a level "one": levels/one.json has the id "two".',
  );
});

const LEVELS = '"levelSequence": [{"type": "level", "ref": "one"}]';
const ref = (name: string): Files => game(LEVELS, LEVELS.replace('"one"', `"${name}"`));

test.each<[string, Files, string, string]>([
  ["its path", ref("levels/one.json"), "unknown-level", '"one"'],
  ["its file", ref("one.json"), "unknown-level", '"one"'],
  ["a name like its own", ref("onee"), "unknown-level", '"one"'],
])("a name stands for what seems to be used by nothing: %s", (_what, changed, code, meant) => {
  const [finding, ...others] = findingsOf(changed);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ code, message: expect.stringContaining(`Did you mean ${meant}?`) });
  const [edit] = finding!.fixes![0]!.changes[0]!.edits;
  expect(applyEdits(changed["game.json"]!, [edit!])).toBe(GAME);
});

test("an action that no other is near to stands for the only one that is left", () => {
  const alone = { "game.json": GAME.replace(/,\s*\{"id": "tap".*\}\}\}/, ""), "theme.json": null };
  const text = alone["game.json"].replace('"moveAction": "move"', '"moveAction": "walk"');
  const found = findingsOf({ ...alone, "game.json": text });
  expect(found.map(({ message }) => message)).toEqual(['game.json declares no action "walk". Did you mean "move"?']);
});

test("a copied level is reported at its id alone", () => {
  const copied = { "levels/two.json": LEVEL };
  const both = game(LEVELS, '"levelSequence": [{"type": "level", "ref": "one"}, {"type": "level", "ref": "two"}]');
  expect(findingsOf({ ...copied, ...both }).map(({ code, file }) => [code, file])).toEqual([
    ["duplicate-id", "levels/two.json"],
  ]);
});

test("a tool in the place of what it is for is reported once, and fixed by a swap", () => {
  const PUSH = '"config": {"pushableTags": ["pushable"]';
  const tool = (item: string, tag: string): string =>
    `${PUSH}, "toolInteractions": [{"item": "${item}", "targetTag": "${tag}"}]`;
  const right = game(PUSH, tool("rock", "goal_target"))["game.json"]!;
  const [finding, ...others] = findingsOf(game(PUSH, tool("goal_target", "rock")));
  expect(others).toEqual([]);
  expect(finding?.message).toBe('"goal_target" is a tag, and "rock" a kind: the tool and what it is for are swapped.');
  const edits = finding?.fixes?.[0]?.changes[0]?.edits ?? [];
  expect(applyEdits(game(PUSH, tool("goal_target", "rock"))["game.json"]!, edits)).toBe(right);
});

test("ground that cannot be walked onto for a misspelt tag is one finding with a fix, at the tag", () => {
  const told = (tag: string, asked: string): readonly string[] => {
    const text = GAME.replace('["walkable"]', `["${tag}"]`)
      .replace('["liquid"]', '["liquid", "walkable"]')
      .replace('"moveAction": "move",', `"moveAction": "move", "validGroundTags": ["${asked}"],`);
    return findingsOf({ "game.json": text }).map(({ code, fixes }) => `${code} ${fixes?.[0]?.title}`);
  };
  expect(told("walkable", "walkable")).toEqual([]);
  expect(told("walkabel", "walkable")).toEqual(['unused-tag Change to "walkable"']);
  expect(told("walkable", "walkabel")).toEqual(['unknown-tag Change to "walkable"']);
  expect(told("floor", "walkable").map((each) => each.split(" ")[0])).toEqual([
    "unused-tag",
    "place-blocked",
    "avatar-on-solid",
  ]);
});

test("a channel that is a number here and a text there is reported where the kind does not declare it", () => {
  const mixed = LEVEL.replace(SLOT, SLOT.replace('"blue"', '"3"')).replace('"channel": "blue"', '"channel": 3');
  const untyped = GAME.replace('{"channel": {"type": "string", "required": true}}', "{}");
  expect(findingsOf({ "game.json": untyped, "levels/one.json": mixed }).map(({ code }) => code)).toEqual([
    "mixed-types",
  ]);
});

test("what two different rules of one id are not for is reported, what a copy may be for is not", () => {
  const rule = (then: string): string => `{"id": "r", "on": "avatar_exited", "then": [${then}]}`;
  const [first, other] = ['{"set_inventory": {"item": "rock"}}', '{"clear_inventory": {}}'].map(rule);
  const codes = (...rules: readonly (string | undefined)[]) => {
    const tagged = game('["walkable"]', '["walkable", "mossy"]');
    return findingsOf({ ...tagged, ...level('"rules": []', `"rules": [${rules.join()}]`) }).map(({ code }) => code);
  };
  expect(codes(first)).toEqual(["unused-tag"]);
  expect(codes(first, first)).toEqual(["duplicate-rule-id"]);
  expect(codes(first, other).sort()).toEqual(["duplicate-rule-id", "unused-tag"]);
});

test.each([
  ["a dense cell", '[[{"knd": "gem"}, null, null, null], [null, null, null, null], [null, null, null, null]]'],
  ["a sparse entry", '{"format": "sparse", "entries": [{"position": [0, 1], "type": "gem"}]}'],
])("a kind that is missing in %s is told alone where a goal waits for it", (_where, objects) => {
  const clear = LEVEL.replace(
    /"objects": \{"format": "sparse", "entries": \[[^\]]*(?:\][^\]]*)*?\n {6}\]\}/,
    `"objects": ${objects}`,
  ).replace(
    '"type": "reach_target", "config": {"targetKind": "flag"}',
    '"type": "all_cleared", "config": {"kind": "gem"}',
  );
  expect(clear).toContain(`"objects": ${objects}`);
  const found = findingsOf({ "levels/one.json": clear }).filter(({ file }) => file === "levels/one.json");
  expect(found.map(({ code }) => code)).toEqual(["missing-field"]);
  expect(found[0]?.fixes?.map(({ title }) => title)).toEqual(['Change to "kind"']);
});
