import { expect, it, test } from "vitest";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, TEXTS, packOf } from "../smallPack.testing";

const PORTALS = '{"id": "portals", "type": "portals", "config": {}}';
const EMITTERS = '{"id": "portals", "type": "queued_emitters", "config": {"emitterKind": "crate"}}';
const SIZE = '"size": [4, 3]';

/** What is said of objects with these cells and params. */
function told(
  ...objects: readonly (readonly [cells: string, params?: string])[]
): readonly (readonly [string, unknown])[] {
  const list = objects.map(
    ([cells, params = '"queue": [1]'], place) =>
      `{"id": "p${place}", "kind": "crate", "cells": ${cells}, "params": {"exitPosition": [0, 0], ${params}}}`,
  );
  const level = LEVEL.replace(SIZE, `${SIZE}, "multiCellObjects": [${list.join(", ")}]`);
  const game = GAME.replace(PORTALS, EMITTERS);
  return semanticFindings(packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: level }))
    .filter(({ code }) => ["cell-covered", "cells-apart", "queue-empty"].includes(code))
    .map(({ code, at }) => [code, (typeof at === "string" ? at : "").replace("/board/multiCellObjects/", "")]);
}

test.each([
  ["a cell twice", [["[[0, 0], [0, 0]]"]], ["cell-covered", "0/cells/1"]],
  ["a cell of another one", [["[[0, 0], [0, 1]]"], ["[[1, 1], [0, 1]]"]], ["cell-covered", "1/cells/1"]],
  ["cells that touch nowhere", [["[[0, 0], [2, 0]]"]], ["cells-apart", "0/cells"]],
  ["cells that touch in a corner", [['[[0, 0], {"position": [1, 1]}]']], ["cells-apart", "0/cells"]],
  ["an empty queue", [["[[0, 0]]", '"queue": []']], ["queue-empty", "0/params/queue"]],
  [
    "a queue that is used up",
    [["[[0, 0]]", '"queue": [1], "currentIndex": 1']],
    ["queue-empty", "0/params/currentIndex"],
  ],
] as const)("%s", (_what, objects, finding) => {
  expect(told(...objects)).toEqual([finding]);
});

test.each([
  ["another one", ["p0", "p1"], 'The cell (0, 1) is covered by "p0" already.'],
  ["itself", ["p0"], "The cell (0, 0) is covered by this object already."],
])("what covers a cell already is named: %s", (_what, ids, message) => {
  const cells = ids.length === 1 ? ["[[0, 0], [0, 0]]"] : ["[[0, 0], [0, 1]]", "[[1, 1], [0, 1]]"];
  const list = cells.map((each, place) => `{"id": "p${place}", "kind": "crate", "cells": ${each}}`);
  const level = LEVEL.replace(SIZE, `${SIZE}, "multiCellObjects": [${list.join(", ")}]`);
  const findings = semanticFindings(packOf({ ...TEXTS, [LEVEL_FILE]: level }));
  expect(findings.find(({ code }) => code === "cell-covered")?.message).toBe(message);
});

it("objects beside one another are no mistake", () => {
  expect(told(["[[0, 0], [1, 0], [1, 1]]"], ["[[0, 1], [0, 2]]"])).toEqual([]);
});
