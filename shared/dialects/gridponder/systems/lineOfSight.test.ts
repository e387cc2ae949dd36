import { expect, test } from "vitest";
import type { JsonObject } from "../../../base/json";
import { drawnLevel } from "../drawnLevel.testing";

const symbols = {
  w: { layer: "actors", tags: ["watcher"] },
  m: { layer: "actors", tags: ["actor"] },
  t: { layer: "objects", tags: ["target"] },
  "#": { layer: "objects", tags: ["solid"], kind: "rock" },
  _: { layer: "ground", kind: "void" },
};
const seeing = {
  triggerEvents: ["actor_moved"],
  sourceLayer: "actors",
  sourceTags: ["watcher"],
  targetTags: ["target"],
};

function sightings(board: string, config: JsonObject = {}, objects: readonly JsonObject[] = []): readonly unknown[] {
  const [x, y] = board.split("\n").flatMap((row, index) => (row.includes("m") ? [[row.indexOf("m"), index]] : []))[0]!;
  const level = drawnLevel({
    board,
    symbols,
    multiCellObjects: objects,
    variables: { selectedActorKind: "m", selectedActorPosition: [x!, y!] },
    systems: [{ type: "individual_actors" }, { type: "line_of_sight", config: { ...seeing, ...config } }],
  });
  level.act("move", { direction: "right" });
  return level.events.flatMap(({ type, payload }) => (type === "line_of_sight_detected" ? [payload["position"]] : []));
}

test.each<[string, JsonObject, string, readonly unknown[]]>([
  ["along a row", {}, "w..t\nm...", [[3, 0]]],
  ["not through something solid", {}, "w#.t\nm...", []],
  ["not through void", {}, "w_.t\nm...", []],
  ["through it when it does not block", { blockingTags: ["glass"] }, "w#.t\nm...", [[3, 0]]],
  ["only the first target, row by row", {}, "w..t\nt...\nm...", [[3, 0]]],
  [
    "all of them without a limit",
    { maxMatches: 0 },
    "w..t\nt...\nm...",
    [
      [3, 0],
      [0, 1],
    ],
  ],
  ["not around a corner", {}, "w...\nm..t", []],
])("sees %s (12.7)", (_title, config, board, seen) => {
  expect(sightings(board, config)).toEqual(seen);
});

test("a multi-cell object hides what is behind and below it", () => {
  const block = (cells: readonly (readonly number[])[]): JsonObject => ({
    id: "b",
    kind: "bar",
    cells: cells.map(([x, y]) => [x!, y!]),
  });
  expect(sightings("w..t\nm...", {}, [block([[1, 0]])])).toEqual([]);
  expect(sightings("w..t\nm...", {}, [block([[3, 0]])])).toEqual([]);
  expect(sightings("w..t\nm...", { multiCellObjectsBlock: false }, [block([[1, 0]])])).toEqual([[3, 0]]);
});
