import { expect, it } from "vitest";
import { drawnLevel } from "../../dialects/gridponder/drawnLevel.testing";
import { finish } from "../../base/work";
import { shortest, wins } from "./shortest";

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

it("a variable with more values than were planned for is searched to the end", () => {
  const counting = drawnLevel({
    board: "@.",
    symbols: { m: { layer: "pieces" } },
    systems: [{ type: "anchor_point", config: { markerKind: "m", markerLayer: "pieces", action: "wait" } }],
    variables: { times: 0 },
    // Every other action leads back to the marker.
    rules: [{ id: "back", on: "avatar_entered", then: [{ increment_variable: { name: "times", amount: 1 } }] }],
    goals: [{ id: "often", type: "variable_threshold", config: { variable: "times", target: 20 } }],
  });
  const { answer } = finish(shortest(counting.level, { timeMs: 60_000, memoryBytes: 2 ** 26 }));
  expect(answer).toMatchObject({ kind: "solved", length: 40, proven: true });
});
