import { describe, expect, it } from "vitest";
import type { Json } from "../../../../base/json";
import { gameGraph } from "./gameGraph";
import { buildPackSource } from "../../../models";

const rule = (id: string, on: string, then: readonly Json[]): Json => ({ id, on, then });
const set: Json = { set_variable: { name: "a", value: 1 } };
const destroy: Json = { destroy: { position: [0, 0], layer: "objects" } };

function graphOf(rules: readonly Json[], levelRules: readonly Json[] = [], systems = ["avatar_navigation"]) {
  const game: Json = {
    layers: [{ id: "ground" }],
    systems: systems.map((type) => ({ id: `the_${type}`, type, config: {} })),
    rules,
    defaults: { maxCascadeDepth: 5 },
  };
  const level: Json = { id: "one", board: { size: [1, 1], layers: {} }, rules: levelRules };
  const files = Object.entries({ "game.json": game, "levels/one.json": level });
  const pack = buildPackSource(
    files.map(([path, value]) => ({ path, text: JSON.stringify(value) })),
    [],
    [],
  );
  return gameGraph(pack, levelRules.length === 0 ? null : "levels/one.json");
}

it("puts rules in the pass in which they can fire first", () => {
  const graph = graphOf([
    rule("third", "variable_changed", []),
    rule("first", "avatar_entered", [destroy]),
    rule("second", "object_removed", [set]),
    rule("never", "tiles_merged", [set]),
  ]);
  expect(graph.rules.map(({ id, pass }) => [id, pass])).toEqual([
    ["third", 3],
    ["first", 1],
    ["second", 2],
    ["never", null],
  ]);
  expect(graph.rules[1]!.setsOff).toEqual(["second"]);
  expect(graph.maxPasses).toBe(5);
});

it("finds the rules that can set themselves off", () => {
  const graph = graphOf([
    rule("alone", "variable_changed", [set]),
    rule("ping", "object_removed", [{ spawn: { position: [0, 0], kind: "x" } }]),
    rule("pong", "object_placed", [destroy]),
    rule("outside", "avatar_entered", [destroy]),
  ]);
  expect(graph.rules.filter(({ isInCycle }) => isInCycle).map(({ id }) => id)).toEqual(["alone", "ping", "pong"]);
});

describe("a circle of rules", () => {
  const give: Json = { set_inventory: { item: "torch" } };
  const start = rule("start", "avatar_entered", [set]);
  const ping = rule("ping", "variable_changed", [give]);
  const pong = rule("pong", "inventory_changed", [set]);

  it("is listed in its order, with the passes it has", () => {
    const { cycles } = graphOf([start, pong, ping]);
    // In pass 2 for the first time, then again in 4; a fifth pass is allowed, a sixth is not.
    expect(cycles).toEqual([{ rules: ["ping", "pong"], others: [], firstPass: 2, rounds: 1 }]);
  });

  it("has the others of the tangle beside its shortest round", () => {
    const { cycles } = graphOf([start, rule("also", "inventory_changed", [set]), pong, ping]);
    expect(cycles).toHaveLength(1);
    expect(new Set([...cycles[0]!.rules, ...cycles[0]!.others])).toEqual(new Set(["ping", "pong", "also"]));
  });

  it("that nothing sets off is listed too", () => {
    expect(graphOf([ping, pong]).cycles).toMatchObject([{ firstPass: null, rounds: 0 }]);
  });

  it("of one rule is its own round", () => {
    const { cycles } = graphOf([rule("enter", "avatar_entered", [set]), rule("alone", "variable_changed", [set])]);
    expect(cycles).toEqual([{ rules: ["alone"], others: [], firstPass: 2, rounds: 3 }]);
  });
});

it("tells of each event who may emit it and who listens", () => {
  const graph = graphOf([rule("enter", "avatar_entered", [set]), rule("hears", "variable_changed", [])]);
  const event = (type: string) => graph.events.find((each) => each.type === type);
  expect(event("avatar_entered")).toEqual({
    type: "avatar_entered",
    systems: ["the_avatar_navigation"],
    rules: [],
    listeners: ["enter"],
  });
  expect(event("variable_changed")).toMatchObject({ rules: ["enter"], listeners: ["hears"] });
  expect(event("tiles_merged")).toBeUndefined();
});

it("takes in a level's own rules, with their places", () => {
  const graph = graphOf([rule("of_game", "avatar_entered", [])], [rule("of_level", "avatar_exited", [])]);
  expect(graph.rules.map(({ id, file, at }) => `${id} ${file}#${at}`)).toEqual([
    "of_game game.json#/rules/0",
    "of_level levels/one.json#/rules/0",
  ]);
});
