import { expect, test } from "vitest";
import type { JsonObject } from "../../base/json";
import { compareProfiles } from "../../engine/compare/compareProfiles";
import { buildPackSource } from "../models";
import { gridponder } from "./dialect";
import { PROFILE_IDS } from "./profile";

const GAME: JsonObject = {
  layers: [
    { id: "ground", occupancy: "exactly_one" },
    { id: "objects", occupancy: "zero_or_one" },
  ],
  actions: [{ id: "move", params: { direction: { type: "direction", values: ["left", "right"] } } }],
  entityKinds: {
    empty: { layer: "ground", tags: ["walkable"] },
    ice: { layer: "ground", tags: ["walkable", "slippery"] },
  },
  systems: [
    { id: "walk", type: "avatar_navigation" },
    { id: "ice", type: "ice_slide" },
  ],
  rules: [{ id: "seen", on: "object_placed", then: [{ set_variable: { name: "seen", value: true } }] }],
};

/** A level of one row: floor `.`, ice `i`, something on the floor `x`; the avatar begins at the left. */
function level(id: string, row: string, more: JsonObject = {}): JsonObject {
  const cells = Array.from(row);
  const layers = {
    ground: [cells.map((cell) => (cell === "i" ? "ice" : "empty"))],
    objects: [cells.map((cell) => (cell === "x" ? "thing" : null))],
  };
  return { id, board: { size: [row.length, 1], layers }, state: { avatar: { position: [0, 0] } }, goals: [], ...more };
}

test("names the levels that play differently in the two profiles, and the moves that show it", () => {
  const right = { action: "move", direction: "right" };
  const solution = { goldPath: [right, right] };
  const files = {
    "manifest.json": { dslVersion: "0.8" },
    "game.json": GAME,
    "levels/1.json": level("same", "....", { solution }),
    "levels/2.json": level("slides", "..iii", { solution }),
    "levels/3.json": level("loads", "..x."),
    "levels/4.json": level("aside", "...ii"),
  };
  const texts = Object.entries(files).map(([path, value]) => ({ path, text: JSON.stringify(value) }));
  const [first, second] = PROFILE_IDS;
  const found = compareProfiles(gridponder, buildPackSource(texts, [], []), [first, second]);
  expect(found.map(({ level: id, onSolution }) => [id, onSolution])).toEqual([
    ["slides", true],
    ["loads", true],
    ["aside", false],
  ]);
  expect(found.map(({ moves }) => moves.length).slice(0, 2)).toEqual([2, 0]);
  expect(found[2]!.moves.at(-1)).toEqual(right);
  expect(found[0]!.differences).toEqual([{ what: "the avatar is at", one: "(2,0)", other: "(4,0)" }]);
  expect(found[1]!.differences).toEqual([{ what: "variable seen", one: "nothing", other: "true" }]);
});
