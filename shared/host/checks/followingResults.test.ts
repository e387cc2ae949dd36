import { expect, it } from "vitest";
import { finish } from "../../base/work";
import { buildPackSource } from "../../dialects/models";
import { diagnose } from "./diagnose";
import { withoutFollowing } from "./followingResults";
import { createSolutionChecker, levelEntries } from "./solutions";

/** Returns the levels whose solutions are said to fail in a pack with a corridor for each of these paths to its flag. */
function failing(systems: string, paths: readonly (readonly string[])[], more: object = {}): readonly string[] {
  const game = {
    layers: [{ id: "ground", occupancy: "exactly_one" }, { id: "markers" }],
    entityKinds: { empty: { layer: "ground", tags: ["walkable"] }, flag: { layer: "markers" } },
    actions: [{ id: "move", params: { direction: { type: "direction", values: ["left", "right"] } } }],
    systems: [{ id: "walk", type: systems }],
    rules: [],
    levelSequence: paths.map((_path, index) => ({ type: "level", ref: `level_${index}` })),
  };
  const levels = paths.map((goldPath, index) => ({
    id: `level_${index}`,
    board: { size: [4, 1], layers: { markers: [[null, null, "flag", null]] } },
    state: { avatar: { position: [0, 0] } },
    goals: [{ id: "flag", type: "reach_target", config: { targetKind: "flag" } }],
    solution: { goldPath },
    ...more,
  }));
  const texts = [
    { path: "manifest.json", text: JSON.stringify({ dslVersion: "0.8" }) },
    { path: "game.json", text: JSON.stringify(game) },
    ...levels.map((level) => ({ path: `levels/${level.id}.json`, text: JSON.stringify(level) })),
  ];
  const pack = buildPackSource(texts, [], []);
  const diagnosis = diagnose(pack, null);
  const checker = createSolutionChecker();
  const results = levelEntries(pack, diagnosis.compilation.game).map((entry) => checker.check(entry));
  return finish(withoutFollowing(results, diagnosis)).own.flatMap(({ level, status }) =>
    status === "wins" ? [] : [level],
  );
}

it("a solution fails of its own where it still does once the mistakes are fixed", () => {
  expect(failing("avatar_navigation", [["right", "right"], ["right"]])).toEqual(["level_1"]);
  expect(failing("avatar_navigaton", [["right", "right"], ["right"]])).toEqual(["level_1"]);
});

it("a solution is told to fail beside a warning of its level that nothing mends", () => {
  expect(failing("avatar_navigation", [["right"]], { colour: "blue" })).toEqual(["level_0"]);
});
