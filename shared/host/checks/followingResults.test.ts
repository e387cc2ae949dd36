import { expect, it } from "vitest";
import { finish } from "../../base/work";
import { buildPackSource } from "../../dialects/models";
import { diagnose } from "./diagnose";
import { withoutFollowing } from "./followingResults";
import { createSolutionChecker, levelEntries } from "./solutions";

interface More {
  /** Kinds besides the floor and the flag. */
  readonly kinds?: object;
  /** What stands in the corridor. */
  readonly objects?: readonly (string | null)[];
  readonly rules?: readonly object[];
  readonly disabled?: readonly object[];
  /** Whether walls tell that something walks into them. */
  readonly delegates?: boolean;
  /** Members of each level. */
  readonly level?: object;
}

/** Returns the levels whose solutions are said to fail in a pack with a corridor for each of these paths to its flag. */
function failing(systems: string, paths: readonly (readonly string[])[], more: More = {}): readonly string[] {
  const { kinds = {}, objects = [], rules = [], disabled = [], delegates = false, level: ofLevel = {} } = more;
  const game = {
    layers: [{ id: "ground", occupancy: "exactly_one" }, { id: "objects" }, { id: "markers" }],
    entityKinds: { empty: { layer: "ground", tags: ["walkable"] }, flag: { layer: "markers" }, ...kinds },
    actions: [{ id: "move", params: { direction: { type: "direction", values: ["left", "right"] } } }],
    systems: [{ id: "walk", type: systems, ...(delegates ? { config: { solidHandling: "delegate" } } : {}) }],
    rules,
    ...(disabled.length === 0 ? {} : { disabledRules: disabled }),
    levelSequence: paths.map((_path, index) => ({ type: "level", ref: `level_${index}` })),
  };
  const levels = paths.map((goldPath, index) => ({
    id: `level_${index}`,
    board: { size: [4, 1], layers: { objects: [objects], markers: [[null, null, "flag", null]] } },
    state: { avatar: { position: [0, 0] } },
    goals: [{ id: "flag", type: "reach_target", config: { targetKind: "flag" } }],
    solution: { goldPath },
    ...ofLevel,
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
  expect(failing("avatar_navigation", [["right"]], { level: { colour: "blue" } })).toEqual(["level_0"]);
});

const WALL = { layer: "objects", tags: ["solid"] };
const IS_SOLID = { position_has_tag: { layer: "objects", tag: "solid" } };
const BUMP = { id: "bump", on: "move_blocked", where: IS_SOLID, then: [{ increment_variable: { name: "bumps" } }] };
// A note asks whether "solid" is meant. The bush would then bar the way.
const BUSH = { layer: "objects", tags: ["soild"] };

it("the fix of a note does not keep a solution from passing once the mistakes are fixed", () => {
  const more = { kinds: { wall: WALL, bush: BUSH }, objects: [null, "bush", null, "wall"], rules: [BUMP] };
  expect(failing("avatar_navigation", [["right", "right"]], more)).toEqual([]);
  expect(failing("avatar_navigaton", [["right", "right"]], more)).toEqual([]);
});

it("the fix of a note does not keep that of another one from being the cause", () => {
  const bridge = { layer: "ground", tags: ["walkabel"] };
  const more = { kinds: { wall: WALL, bush: BUSH, bridge }, objects: [null, "bush", null, "wall"], rules: [BUMP] };
  const ground = [["empty", "bridge", "empty", "empty"]];
  const markers = [[null, null, "flag", null]];
  const level = { board: { size: [4, 1], layers: { ground, objects: [more.objects], markers } } };
  expect(failing("avatar_navigation", [["right", "right"]], { ...more, level })).toEqual([]);
});

it("solutions that fail for rules which are all disabled follow from that, also where the rules have mistakes", () => {
  const rest = (id: string, on: string, then: object): object => ({ id, on, then: [then], at: 0 });
  const rules = [
    rest("open", "variable_changed", { destroy: { position: [1, 0], layer: "objects" } }),
    rest("count", "move_blocked", { increment_variable: { name: "knocks" } }),
    rest("knock", "turn_ended", { destroy: { position: [3, 0] } }),
  ];
  const more = { kinds: { wall: WALL }, objects: [null, "wall", null, null], delegates: true };
  const path = [["right", "right", "right"]];
  expect(failing("avatar_navigation", path, { ...more, disabled: rules })).toEqual([]);
  expect(failing("avatar_navigation", path, { ...more, disabled: rules.slice(0, 1) })).toEqual(["level_0"]);
});
