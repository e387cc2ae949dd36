import { describe, expect, test } from "vitest";
import { copiedItem, itemTypes, newItem, retypedItem } from "./formItems";
import { gridponderSchema } from "../../dialects/gridponder/text/schemas";
import { type Schema, schemaAt } from "../schemas/schemas";

const GOAL: readonly Schema[] = [schemaAt(gridponderSchema("goal"))];
/** As a level's schema refers to them. */
const LOSE = schemaAt(gridponderSchema("level")).properties!["loseConditions"]!.items!;
const NONE: ReadonlySet<string> = new Set();

test("the types of goals and lose conditions, each with a sentence", () => {
  expect(itemTypes(GOAL)).toHaveLength(9);
  expect(itemTypes([LOSE]).map(({ type }) => type)).toEqual([
    "max_actions",
    "variable_threshold",
    "board_state",
    "balance_unreachable",
    "balance_budget_exhausted",
  ]);
  expect(itemTypes(GOAL)[0]?.description).toMatch(/^Won when the avatar/);
});

describe("a new item has what its type needs", () => {
  test.each([
    ["reach_target", {}],
    ["sequence_match", { sequence: [] }],
    ["board_match", { targetLayers: {} }],
    ["variable_threshold", { target: 0 }],
    ["balance", { owners: [] }],
  ])("%s", (type, config) => {
    expect(newItem(GOAL, type, NONE)).toEqual({ id: type, type, config });
  });

  test("and a free id", () => {
    expect(newItem(GOAL, "all_cleared", new Set(["all_cleared", "all_cleared_2"]))).toMatchObject({
      id: "all_cleared_3",
    });
  });

  test("but no id where the id says nothing to others", () => {
    // The schema's example: its default of 0 would lose the level with the first move.
    expect(newItem([LOSE], "max_actions", NONE)).toEqual({ type: "max_actions", config: { limit: 20 } });
    expect(newItem([LOSE], "balance_unreachable", NONE)).toEqual({ type: "balance_unreachable", config: {} });
  });
});

test("as another type an item keeps its id and what the other type knows", () => {
  const old = { id: "main", type: "sum_constraint", config: { layer: "tiles", target: 3, scope: "board" } };
  expect(retypedItem(GOAL, old, "variable_threshold")).toEqual({
    id: "main",
    type: "variable_threshold",
    config: { target: 3 },
  });
  expect(retypedItem(GOAL, { id: "main", type: "reach_target" }, "balance")).toEqual({
    id: "main",
    type: "balance",
    config: { owners: [] },
  });
});

test("a copy has an id of its own", () => {
  expect(copiedItem({ id: "main", type: "balance" }, new Set(["main"]))).toEqual({ id: "main_2", type: "balance" });
  expect(copiedItem({ type: "max_actions" }, NONE)).toEqual({ type: "max_actions" });
  expect(copiedItem({ id: "door_2" }, new Set(["door_2"]))).toEqual({ id: "door_3" });
});
