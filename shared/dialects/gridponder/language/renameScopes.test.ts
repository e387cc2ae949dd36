// How far a renaming reaches, for every sort of name a pack gives: two levels that use the same names throughout.
import { describe, expect, it } from "vitest";
import { gridponderLanguage } from "./language";
import { buildPackSource } from "../../models";
import type { PackSource } from "../../../pack/packSource";
import { applyEdits } from "../../../text/edit";
import { caretAt } from "../../../language/caret";
import { namePlaces, renameAtCaret } from "../../../language/names";

const MANIFEST = `{"dslVersion": "0.8", "packVersion": 1, "gameId": "two", "title": "Two", "version": "1.0.0"}`;

const GAME = `{
  "layers": [
    {"id": "ground", "occupancy": "exactly_one", "default": "grass"},
    {"id": "things", "occupancy": "zero_or_one"}
  ],
  "actions": [
    {"id": "walk", "params": {"direction": {"type": "direction"}}},
    {"id": "poke", "params": {"spot": {"type": "position"}}}
  ],
  "entityKinds": {
    "grass": {"layer": "ground", "tags": ["soft"], "symbol": "."},
    "box": {"layer": "things", "tags": ["heavy"], "symbol": "B", "params": {"hue": {"type": "string"}},
      "sprite": "assets/box_{hue}.png", "animations": {"burst": {"frames": ["assets/a.png"], "duration": 9}}},
    "vase": {"layer": "things", "tags": ["heavy"], "symbol": "V",
      "animations": {"burst": {"frames": ["assets/b.png"], "duration": 9}}}
  },
  "systems": [{"id": "pusher", "type": "push_objects", "config": {"pushableTags": ["heavy"]}}],
  "rules": [
    {"id": "crush", "on": "object_placed", "where": {"position_has_tag": {"layer": "things", "tag": "heavy"}},
      "if": {"all_of": [{"event": {"param": "layer", "equals": "things"}}, {"event": {"param": "kind", "equals": "box"}}]},
      "then": [{"destroy": {"position": "$event.position", "layer": "things", "animation": "burst"}},
        {"set_variable": {"name": "score", "value": "$cell.things.param.hue"}}]},
    {"id": "count", "on": "variable_changed", "if": {"event": {"param": "variable", "equals": "score"}}, "then": []}
  ],
  "goalDescriptions": {"told": "Clear it"},
  "levelSequence": [{"type": "level", "ref": "one"}, {"type": "level", "ref": "two"}]
}`;

const level = (id: string, more = ""): string => `{
  "id": "${id}",
  "board": {
    "size": [2, 1],
    "layers": {
      "ground": [["grass", "grass"]],
      "things": {"format": "sparse", "entries": [{"position": [0, 0], "kind": "box", "hue": "red"}]}
    },
    "multiCellObjects": [{"id": "pipe", "kind": "box", "cells": [[1, 0]]}]
  },
  "state": {"avatar": {"enabled": true, "position": [0, 0]}, "variables": {"score": 0, "keys": 0}},
  "goals": [
    {"id": "equal", "type": "balance", "config": {"owners": ["box", "vase"]}},
    {"id": "told", "type": "all_cleared", "config": {"kind": "box"}}
  ],
  "loseConditions": [{"type": "balance_unreachable", "config": {"goalId": "equal"}}],
  "rules": [
    {"id": "lift", "on": "avatar_entered", "if": {"variable": {"name": "keys", "op": "gt", "value": 0}},
      "then": [{"increment_variable": {"name": "keys"}}, {"release_from_emitter": {"emitterId": "pipe"}}]}${more}
  ],
  "systemOverrides": {"pusher": {"pushableTags": ["heavy"]}},
  "solution": {"goldPath": [{"action": "poke", "spot": [1, 0]}, {"action": "walk", "direction": "right"}]}
}`;

const TEXTS: Readonly<Record<string, string>> = {
  "manifest.json": MANIFEST,
  "game.json": GAME,
  "levels/one.json": level("one"),
  "levels/two.json": level("two"),
  "theme.json": `{
  "palette": {"sky": "#88CCFF"},
  "entityColors": {"box": "#111111"},
  "controls": {"gestureMap": [{"gesture": "tap_cell", "action": "poke", "paramMapping": {"spot": "tap_position"}}]}
}`,
};

function packOf(texts: Readonly<Record<string, string>>): PackSource {
  return buildPackSource(
    Object.entries(texts).map(([path, text]) => ({ path, text })),
    [],
    [],
  );
}

/** The texts after the name that `marked` puts the caret into has become `next`, or the refusal. */
function renamed(path: string, marked: string, texts = TEXTS, next = "novel"): Record<string, string> | string {
  const pack = packOf(texts);
  const piece = marked.replace("|", "");
  const at = texts[path]!.indexOf(piece);
  if (at < 0) throw new Error(`${path} does not contain ${piece}`);
  const caret = caretAt(pack, gridponderLanguage, pack.files.get(path)!, at + marked.indexOf("|"))!;
  const result = renameAtCaret(caret, next);
  if (!result.ok) return result.refusal;
  const places = namePlaces(caret)!.places;
  expect(places).toHaveLength(result.value.changes.flatMap(({ edits }) => edits).length);
  const changed = result.value.changes.map(({ file, edits }) => [file, applyEdits(texts[file]!, edits)] as const);
  return { ...texts, ...Object.fromEntries(changed) };
}

/** Each file with its whole-word `name`, in quotes, keys and references. */
function after(texts: Readonly<Record<string, string>>, files: readonly string[], name: string): typeof TEXTS {
  const swapped = (text: string): string => text.replaceAll(new RegExp(`(?<=["{.])${name}(?=["}.])`, "g"), "novel");
  return Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path, files.includes(path) ? swapped(text) : text]),
  );
}

const ONE = "levels/one.json";
const LEVELS = [ONE, "levels/two.json"];
const GAME_AND_LEVELS = ["game.json", ...LEVELS];

describe("a name is changed wherever it means the same, and nowhere else", () => {
  it.each<readonly [what: string, path: string, marked: string, name: string, files: readonly string[]]>([
    ["a layer: everywhere", ONE, `"thi|ngs": {"format"`, "things", GAME_AND_LEVELS],
    ["a kind: everywhere, the theme too", ONE, `"kind": "b|ox", "hue"`, "box", [...GAME_AND_LEVELS, "theme.json"]],
    ["a tag: everywhere", "game.json", `"tags": ["he|avy"]`, "heavy", GAME_AND_LEVELS],
    ["a kind's param: everywhere", "game.json", `.param.h|ue`, "hue", GAME_AND_LEVELS],
    [
      "an animation: of all kinds that have one so called",
      "game.json",
      `"animation": "bu|rst"`,
      "burst",
      ["game.json"],
    ],
    ["an action: rules of play, moves, controls", ONE, `"action": "po|ke"`, "poke", [...GAME_AND_LEVELS, "theme.json"]],
    ["an action's param", "game.json", `{"sp|ot": {"type"`, "spot", [...GAME_AND_LEVELS, "theme.json"]],
    ["a system: with its overrides", "game.json", `"id": "pus|her"`, "pusher", GAME_AND_LEVELS],
    ["a system, from a level", ONE, `{"pus|her": {`, "pusher", GAME_AND_LEVELS],
    ["a level: with the sequence", "game.json", `"ref": "o|ne"`, "one", ["game.json", ONE]],
    ["a colour", "theme.json", `"s|ky"`, "sky", ["theme.json"]],
    ["a variable that the game sets: in every level", ONE, `"sc|ore": 0`, "score", GAME_AND_LEVELS],
    ["a variable of a level's own: there alone", ONE, `"ke|ys": 0`, "keys", [ONE]],
    ["the same from its use", ONE, `{"variable": {"name": "ke|ys"`, "keys", [ONE]],
    ["a goal: its level, with the lose condition", ONE, `"id": "eq|ual"`, "equal", [ONE]],
    ["the same from the lose condition", ONE, `"goalId": "eq|ual"`, "equal", [ONE]],
    ["a goal that the game describes: every level's", ONE, `"id": "to|ld"`, "told", GAME_AND_LEVELS],
    ["a multi-cell object: its level, with the rules there", ONE, `"id": "pi|pe"`, "pipe", [ONE]],
    ["the same from the effect", ONE, `"emitterId": "pi|pe"`, "pipe", [ONE]],
    ["a level's rule: itself", ONE, `"id": "li|ft"`, "lift", [ONE]],
    ["a rule of the game: itself", "game.json", `"id": "co|unt"`, "count", ["game.json"]],
  ])("%s", (_what, path, marked, name, files) => {
    expect(renamed(path, marked)).toEqual(after(TEXTS, files, name));
  });

  it("a multi-cell object that the game's rules speak of: every level's", () => {
    const release = `"then": [{"release_from_emitter": {"emitterId": "pipe"}}]}\n  ],\n  "goalDescriptions"`;
    const game = GAME.replace(`"then": []}\n  ],\n  "goalDescriptions"`, release);
    const texts = { ...TEXTS, "game.json": game };
    expect(game).not.toBe(GAME);
    expect(renamed(ONE, `"id": "pi|pe"`, texts)).toEqual(after(texts, GAME_AND_LEVELS, "pipe"));
  });

  it("of two rules with the same name, the one", () => {
    const second = `{"id": "lift", "on": "avatar_exited", "then": []}`;
    const texts = { ...TEXTS, [ONE]: level("one", `,\n    ${second}`) };
    const result = renamed(ONE, second.replace("lift", "li|ft"), texts) as typeof TEXTS;
    expect(result[ONE]).toBe(texts[ONE].replace(second, second.replace("lift", "novel")));
  });
});

describe("a new name must be free where it will mean something", () => {
  it.each([
    ["a level's own name may be another level's too", ONE, `"ke|ys": 0`, "coins", { "levels/two.json": `"coins": 0` }],
  ])("%s", (_what, path, marked, next, others) => {
    const two = TEXTS["levels/two.json"]!.replaceAll("keys", next);
    const texts = { ...TEXTS, "levels/two.json": two };
    expect(two).toContain(Object.values(others)[0]);
    expect(renamed(path, marked, texts, next)).toEqual({ ...texts, [ONE]: TEXTS[ONE]!.replaceAll("keys", next) });
  });

  it.each([
    ["but not the game's", ONE, `"ke|ys": 0`, "score", 'There is already a variable "score".'],
    ["nor that of another rule of the game", ONE, `"id": "li|ft"`, "crush", 'There is already a rule "crush".'],
    [
      "nor, for the game, that of a level's rule",
      "game.json",
      `"id": "co|unt"`,
      "lift",
      'There is already a rule "lift".',
    ],
    ["nor one of its own", ONE, `"id": "eq|ual"`, "told", 'There is already a goal "told".'],
  ])("%s", (_what, path, marked, next, refusal) => {
    expect(renamed(path, marked, TEXTS, next)).toBe(refusal);
  });

  it("another level that does not parse is in nobody's way", () => {
    const texts = { ...TEXTS, "levels/two.json": "{" };
    expect(renamed(ONE, `"id": "eq|ual"`, texts)).toEqual({ ...texts, [ONE]: after(TEXTS, [ONE], "equal")[ONE] });
    expect(renamed(ONE, `"kind": "b|ox", "hue"`, texts)).toContain("levels/two.json does not parse");
  });
});
