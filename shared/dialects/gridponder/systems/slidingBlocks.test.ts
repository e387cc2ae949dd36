import { expect, test } from "vitest";
import type { JsonObject } from "../../../base/json";
import { type DrawnLevel, drawnLevel } from "../drawnLevel.testing";

const symbols = {
  E: { layer: "ground", tags: ["walkable", "exit"], kind: "exit" },
  "#": { layer: "objects", tags: ["solid"], kind: "rock" },
  m: { layer: "objects", tags: ["solid", "mat"] },
};

function blocks(board: string, objects: readonly JsonObject[], config: JsonObject = {}): DrawnLevel {
  return drawnLevel({ board, symbols, multiCellObjects: objects, systems: [{ type: "sliding_blocks", config }] });
}

function cellsOf(level: DrawnLevel): unknown {
  return level.events.find((event) => event.type === "multi_cell_object_moved")?.payload["toCells"];
}

const bar = {
  id: "bar",
  kind: "bar",
  cells: [
    [0, 0],
    [1, 0],
  ],
  params: { axis: "horizontal" },
};

test("a block slides along its axis and no other (12.6)", () => {
  const level = blocks("...\n...", [bar]);
  expect(level.act("move", { position: [1, 0], direction: "down" })).toBe(false);
  expect(level.act("move", { position: [1, 0], direction: "right" })).toBe(true);
  expect(cellsOf(level)).toEqual([
    [1, 0],
    [2, 0],
  ]);
});

test.each([
  ["something solid", "..#", []],
  ["another block", "...", [{ id: "other", kind: "bar", cells: [[2, 0]], params: {} }]],
])("a block is stopped by %s", (_title, board, others) => {
  expect(blocks(board, [bar, ...others]).act("move", { position: [0, 0], direction: "right" })).toBe(false);
});

test.each([
  ["lies down on what it may cover", undefined, true],
  ["but not in a role that may not", "guard", false],
])("a block %s", (_title, role, moves) => {
  const params = role === undefined ? {} : { role };
  const level = blocks("..m", [{ ...bar, params }], { coverableTags: ["mat"], coverableBlockedRoles: ["guard"] });
  expect(level.act("move", { position: [0, 0], direction: "right" })).toBe(moves);
});

test.each([
  ["through an exit in its role", "hero", ".E", true],
  ["not without the role", "guest", ".E", false],
  ["not where there is no exit", "hero", "..", false],
])("a block leaves the board: %s", (_title, role, board, leaves) => {
  const level = blocks(board, [{ ...bar, params: { role } }], { escapeRoles: ["hero"] });
  expect(level.act("move", { position: [0, 0], direction: "right" })).toBe(leaves);
  expect(level.variables["escapedCount"]).toBe(leaves ? 1 : undefined);
});

test("escaping tells the variable's old value as it was (event catalogue: any value)", () => {
  const block = { id: "car", kind: "bar", cells: [[0, 0]], params: { role: "car" } };
  const level = drawnLevel({
    board: "..",
    symbols,
    multiCellObjects: [block],
    variables: { escapedCount: true },
    systems: [{ type: "sliding_blocks", config: { escapeRoles: ["car"], exitTags: [] } }],
  });
  level.act("move", { position: [0, 0], direction: "left" });
  expect(level.events.at(-1)).toEqual({
    type: "variable_changed",
    payload: { variable: "escapedCount", oldValue: true, newValue: 2 },
  });
});
