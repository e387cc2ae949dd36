import { expect, test } from "vitest";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, TEXTS, packOf } from "../smallPack.testing";

/** Returns what is said of roles where a block has one and a system lists others. */
function told(
  role: string | null,
  config: string,
  type = "sliding_blocks",
): readonly (readonly [unknown, string, string])[] {
  const game = GAME.replace('"systems": [', `"systems": [{"id": "s", "type": "${type}", "config": {${config}}},`);
  const params = role === null ? "{}" : `{"role": "${role}"}`;
  const block = `{"id": "b", "kind": "crate", "cells": [[0, 1]], "params": ${params}}`;
  const level = LEVEL.replace('"size": [4, 3],', `"size": [4, 3], "multiCellObjects": [${block}],`);
  return semanticFindings(packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: level }))
    .filter(({ code }) => code === "unknown-role")
    .map(({ at, severity, message }) => [at, severity, message] as const);
}

const OBJECT = "/board/multiCellObjects/0/params/role";

test("a role of a list that no object has, and one of an object like it, are misspelt", () => {
  expect(told("prisoner", '"escapeRoles": ["prisonner"]')).toEqual([
    [
      "/systems/0/config/escapeRoles/0",
      "warning",
      'No multi-cell object of any level has the role "prisonner". Did you mean "prisoner"?',
    ],
    [
      OBJECT,
      "warning",
      'No list of a system names the role "prisoner": it makes no difference. Did you mean "prisonner"?',
    ],
  ]);
});

test("a role that no list names has the fix that writes the only one that no object of the level has", () => {
  const game = GAME.replace(
    '"systems": [',
    '"systems": [{"id": "s", "type": "sliding_blocks", "config": {"escapeRoles": ["hero"]}},',
  );
  const blocks = (role: string): string =>
    `"multiCellObjects": [{"id": "b", "kind": "crate", "cells": [[0, 1]], "params": {"role": "${role}"}}]`;
  const withBlock = (text: string, role: string): string =>
    text.replace('"size": [4, 3],', `"size": [4, 3], ${blocks(role)},`);
  const two = withBlock(LEVEL.replace('"id": "one"', '"id": "two"'), "hero");
  const texts = { ...TEXTS, "game.json": game, [LEVEL_FILE]: withBlock(LEVEL, "ship"), "levels/two.json": two };
  const [finding] = semanticFindings(packOf(texts)).filter(({ code }) => code === "unknown-role");
  expect(finding?.severity).toBe("information");
  expect(finding?.fixes?.map(({ title }) => title)).toEqual(['Change to "hero"']);
});

test("a role that no list names may be for people", () => {
  expect(told("guard", '"escapeRoles": []')).toEqual([
    [OBJECT, "information", 'No list of a system names the role "guard": it makes no difference.'],
  ]);
});

test.each([
  ["has a role of a list", "guard", '"coverableBlockedRoles": ["guard"]', "sliding_blocks"],
  ["is looked for by what sees it", "guard", '"sourceRoles": ["guard"]', "line_of_sight"],
  ["has no role where none is asked for", null, "", "sliding_blocks"],
  ["moves by no such system", "guard", "", "queued_emitters"],
])("nothing is said of an object that %s", (_what, role, config, type) => {
  expect(told(role, config, type)).toEqual([]);
});
