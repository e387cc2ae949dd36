import { expect, it } from "vitest";
import { drawnLevel } from "../../dialects/gridponder/drawnLevel.testing";
import { wins } from "./shortest";

const { level } = drawnLevel({
  board: "@.f",
  symbols: { f: { layer: "ground", tags: ["walkable", "exit"] } },
  systems: [{ type: "avatar_navigation" }],
  goals: [{ id: "out", type: "reach_target", config: { targetTag: "exit" } }],
});
const right = { action: "move", direction: "right" };

it.each([
  ["that win with the last of them", [right, right], true],
  ["that do not win", [right], false],
  ["that win before the last of them", [right, right, right], false],
  ["of which one is refused", [{ action: "fly" }, right, right], false],
  ["that are none", [], false],
])("moves %s", (_which, path, expected) => {
  expect(wins(level, path)).toBe(expected);
});
