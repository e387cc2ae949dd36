// Findings that need the game and a level changed together, and findings that must not appear.
import { expect, test } from "vitest";
import type { Finding } from "../../../findings/finding";
import { applyEdits } from "../../../text/edit";
import { semanticFindings, structureFindings } from "./findings.testing";
import { GAME, LEVEL, TEXTS, packOf } from "./smallPack.testing";

const PORTALS = '{"id": "portals", "type": "portals", "config": {}}';
const STATE = '"variables": {"gems": 0}}';

/** The findings of the small pack with another system instead of its portals, and the level changed. */
function findingsWith(system: string, piece: string, by: string): readonly Finding[] {
  const game = GAME.replace(PORTALS, () => system);
  return semanticFindings(packOf({ ...TEXTS, "game.json": game, "levels/one.json": LEVEL.replace(piece, () => by) }));
}

function told(findings: readonly Finding[]): readonly (readonly [string, unknown])[] {
  return findings.map(({ code, at }) => [code, at] as const);
}

const ROTATE = `{"id": "portals", "type": "region_transform", "config": {"operations": {"r": {"action": "tap", "type": "rotate"}}}}`;

test.each([
  ["off the board", '"position": [3, 0]', "/state/overlay/position"],
  ["larger than the board", '"size": [4, 4]', "/state/overlay/size"],
  ["not square, and to be rotated", '"size": [2, 3]', "/state/overlay/size"],
])("an overlay that is %s", (_what, overlay, at) => {
  const findings = findingsWith(ROTATE, STATE, `"variables": {"gems": 0}, "overlay": {${overlay}}}`);
  expect(told(findings)).toEqual([["overlay-misplaced", at]]);
});

test("an overlay that fits has no finding; one that is not square may be mirrored", () => {
  const overlay = (size: string): string => `"variables": {"gems": 0}, "overlay": {"size": ${size}}}`;
  expect(findingsWith(ROTATE, STATE, overlay("[2, 2]"))).toEqual([]);
  expect(findingsWith(ROTATE.replace('"rotate"', '"flip"'), STATE, overlay("[2, 3]"))).toEqual([]);
});

test("an overlay says where it is and how large, as levels must; players take the defaults", () => {
  const level = LEVEL.replace(STATE, `"variables": {"gems": 0}, "overlay": {"position": [0, 0]}}`);
  const found = structureFindings(packOf({ ...TEXTS, "levels/one.json": level }));
  expect(found.map(({ severity, message }) => [severity, message])).toEqual([
    ["warning", '"overlay" lacks "size"; players then use [2,2].'],
  ]);
});

test.each([
  ["another size than its cursor has", "[1, 2]", '"size": [2, 1]', 1],
  ["its size", "[2, 1]", '"size": [2, 1]', 0],
  ["another size, where it may leave the board", '[1, 2], "boundsConstrained": false', '"size": [2, 1]', 0],
])("an overlay of %s", (_what, config, overlay, count) => {
  const cursor = `{"id": "portals", "type": "overlay_cursor", "config": {"moveAction": "tap", "size": ${config}}}`;
  const findings = findingsWith(cursor, STATE, `"variables": {"gems": 0}, "overlay": {${overlay}}}`).filter(
    ({ code }) => code === "overlay-misplaced",
  );
  expect(told(findings)).toEqual(Array.from({ length: count }, () => ["overlay-misplaced", "/state/overlay/size"]));
  const titles = findings.flatMap(({ fixes = [] }) => fixes.map(({ title }) => title));
  expect(titles).toEqual(Array.from({ length: count }, () => "Change to [1, 2]"));
});

const EMITTERS = '{"id": "portals", "type": "queued_emitters", "config": {"emitterKind": "crate"}}';
const SIZE = '"size": [4, 3]';
const pipe = (params: string): string =>
  `"size": [4, 3], "multiCellObjects": [{"id": "p", "kind": "crate", "cells": [[0, 1]], "params": {"queue": [1]${params}}}]`;

test.each([
  ["no exit", "", "exit-missing", "/board/multiCellObjects/0/params"],
  ["an exit off the board", ', "exitPosition": [9, 0]', "off-board", "/board/multiCellObjects/0/params/exitPosition"],
  [
    "an exit that leads off the board",
    ', "exitPosition": [0, 0], "exitDirection": "up"',
    "off-board",
    "/board/multiCellObjects/0/params/exitDirection",
  ],
])("an emitter with %s", (_what, params, code, at) => {
  expect(told(findingsWith(EMITTERS, SIZE, pipe(params)))).toContainEqual([code, at]);
});

test("an emitter whose exit leads off the board may be turned round", () => {
  const findings = findingsWith(EMITTERS, SIZE, pipe(', "exitPosition": [0, 0], "exitDirection": "up"'));
  const [told] = findings.filter(({ code }) => code === "off-board");
  expect(told?.fixes?.map(({ title }) => title)).toEqual(['Change to "down"']);
});

const bothEnds = ', "exitPosition": [0, 0], "exit2Position": [0, 2]';

test("a pipe with two exits and more items than cells loses the rest", () => {
  const long = pipe(bothEnds).replace("[1]", "[1, 2, 3]");
  const findings = findingsWith(EMITTERS, SIZE, long);
  expect(told(findings)).toEqual([["queue-too-long", "/board/multiCellObjects/0/params/queue/1"]]);
  expect(findings[0]?.message).toBe(
    'The pipe "p" has two exits and 1 cell, each for one item: the last 2 items are lost.',
  );
  const [fix] = findings[0]?.fixes ?? [];
  expect(fix?.title).toBe("Remove the last 2 items");
  const level = LEVEL.replace(SIZE, () => long);
  expect(applyEdits(level, fix?.changes[0]?.edits ?? [])).toBe(level.replace("[1, 2, 3], ", "[1], "));
});

test("a pipe with one exit may hold any number of items, and one with two exits as many as it has cells", () => {
  const codes = (changed: string) => findingsWith(EMITTERS, SIZE, changed).map(({ code }) => code);
  expect(codes(pipe(', "exitPosition": [0, 0]').replace("[1]", "[1, 2, 3]"))).not.toContain("queue-too-long");
  expect(codes(pipe(bothEnds))).not.toContain("queue-too-long");
  const filled = pipe(`${bothEnds}, "pipeSlots": [1]`).replace("[1]", "[1, 2, 3]");
  expect(codes(filled)).not.toContain("queue-too-long");
});

test("a param of a multi-cell object that is misspelt", () => {
  const findings = findingsWith(
    EMITTERS,
    SIZE,
    pipe(', "exitPosition": [1, 1], "queu": []').replace('"queue": [1], ', ""),
  );
  expect(told(findings)).toContainEqual(["unknown-param", "/board/multiCellObjects/0/params/queu"]);
  expect(findings.find(({ code }) => code === "unknown-param")?.fixes?.[0]?.title).toBe('Change to "queue"');
});

test("an unknown system that is disabled is a warning", () => {
  const severity = (enabled: string): string | undefined =>
    findingsWith(`{"id": "portals", "type": "magic", "config": {}${enabled}}`, SIZE, SIZE).find(
      ({ code }) => code === "unknown-system-type",
    )?.severity;
  expect(severity("")).toBe("error");
  expect(severity(', "enabled": false')).toBe("warning");
});

test("missing symbols are reported once, as information", () => {
  const game = GAME.replaceAll(/, "symbol": "[RCG]"/g, "");
  const findings = semanticFindings(packOf({ ...TEXTS, "game.json": game }));
  expect(findings.map(({ code, severity }) => [code, severity])).toEqual([["symbol-missing", "information"]]);
  expect(findings[0]?.message).toContain('"rock"');
  expect(findings[0]?.message).toContain("2 other kinds");
});

test("a hint before the first move is allowed", () => {
  const pack = packOf({ ...TEXTS, "levels/one.json": LEVEL.replace("[1, 2, 3]", "[0, 2, 3]") });
  expect([...semanticFindings(pack), ...structureFindings(pack).filter(({ file }) => file !== "theme.json")]).toEqual(
    [],
  );
});

test("a target that names only undeclared layers is one finding", () => {
  const goal = '{"id": "reach", "type": "reach_target", "config": {"targetKind": "flag"}}';
  const match = '{"id": "reach", "type": "board_match", "config": {"targetLayers": {"sky": [["gem"]]}}}';
  const codes = findingsWith(PORTALS, goal, match).map(({ code }) => code);
  expect(codes).toEqual(["unknown-layer"]);
});

test("several kinds that a target misses are reported in the plural", () => {
  const goal = '{"id": "reach", "type": "reach_target", "config": {"targetKind": "flag"}}';
  const match = '{"id": "reach", "type": "board_match", "config": {"targetLayers": {"objects": [["gem", "rock"]]}}}';
  const findings = findingsWith(PORTALS, goal, match).filter(({ code }) => code === "goal-never-met");
  expect(findings.map(({ message }) => message)).toEqual([
    'This goal can never be met: "gem" and "rock" are not in the level, and nothing creates them.',
  ]);
});

test("an event that nothing in the language emits is reported with those that there are", () => {
  const rules = '"rules": [{"id": "r", "on": "region_transformed", "then": []}]';
  const [finding] = findingsWith(PORTALS, '"rules": []', rules);
  expect(finding?.message).toBe(
    'The rule "r" never fires: "region_transformed" is an event of the published player alone. Did you mean "region_rotated", "region_flipped" or "cells_swapped"?',
  );
});

const SIGHT = '{"id": "portals", "type": "line_of_sight", "config": {}}';

test("an event that triggers a system in one level alone, and that nothing emits, is reported in that level", () => {
  const PUSH = '"systemOverrides": {"push": {"pushableTags": ["pushable"]}}';
  const findings = (event: string) =>
    told(findingsWith(SIGHT, PUSH, `"systemOverrides": {"portals": {"triggerEvents": ["${event}"]}}`));
  const idle = ["event-never-seen", "/systemOverrides/portals/triggerEvents/0"];
  expect(findings("tiles_merged")).toContainEqual(idle);
  expect(findings("avatar_entered")).not.toContainEqual(idle);
});

test("sides that are no number are reported where a system reads them and no kind declares them", () => {
  const boxes = `{"id": "portals", "type": "sided_box", "config": {"sidedTag": "pushable"}}`;
  const crate = (sides: string) =>
    findingsWith(
      boxes,
      '{"position": [1, 1], "kind": "crate"}',
      `{"position": [1, 1], "kind": "crate", "sides": ${sides}}`,
    );
  const wrong = crate('"left"').filter(({ code }) => code === "param-type");
  expect(wrong.map(({ message, at }) => [message, at])).toEqual([
    ['The param "sides" of "crate" must be a whole number.', "/board/layers/objects/entries/0/sides"],
  ]);
  expect(crate("8").filter(({ code }) => code === "param-type")).toEqual([]);
});
