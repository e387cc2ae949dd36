import { expect, test } from "vitest";
import type { FindingCode } from "../../../findings/codes";
import { semanticFindings } from "./semantic";
import { GAME, LEVEL, LEVEL_FILE, TEXTS, packOf } from "./smallPack.testing";

const DELEGATES = '"solidHandling": "delegate"';
const OVERRIDES = '"systemOverrides": {';

function codes(texts: Readonly<Record<string, string>>): readonly FindingCode[] {
  return semanticFindings(packOf({ ...TEXTS, ...texts })).map(({ code }) => code);
}

test("a level that delegates blocked moves is enough for pushing", () => {
  const blocks = GAME.replace(DELEGATES, '"solidHandling": "block"');
  expect(blocks).not.toBe(GAME);
  expect(codes({ "game.json": blocks })).toContain("moves-not-delegated");
  const level = LEVEL.replace(OVERRIDES, `${OVERRIDES}"nav": {${DELEGATES}}, `);
  expect(codes({ "game.json": blocks, [LEVEL_FILE]: level })).toEqual([]);
});

test("a rule about blocked moves is never set off where they are not delegated", () => {
  const level = LEVEL.replace('"rules": []', '"rules": [{"id": "open", "on": "move_blocked", "then": []}]');
  expect(codes({ [LEVEL_FILE]: level })).toEqual([]);
  const leftOut = GAME.replace(`, ${DELEGATES}`, "");
  const findings = semanticFindings(packOf({ ...TEXTS, "game.json": leftOut, [LEVEL_FILE]: level }));
  expect(findings.find(({ code }) => code === "event-never-seen")?.message).toBe(
    'The rule "open" never fires: nothing here emits "move_blocked" ("avatar_navigation" with "solidHandling": "delegate" would).',
  );
});
