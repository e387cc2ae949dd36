import { describe, expect, test } from "vitest";
import type { Json } from "../../base/json";
import { gridponderSchema } from "../../dialects/gridponder/text/schemas";
import { parseJsonTree } from "../../text/jsonTree";
import { type FormPlace, formFields, formMember } from "./formFields";
import { expand } from "../schemas/schemaWalk";
import { schemaAt } from "../schemas/schemas";

function placeOf(schema: string, value: Json): FormPlace {
  const node = parseJsonTree(JSON.stringify(value)).root;
  const [name = "", part = ""] = schema.split("#");
  return { node, schemas: expand(schemaAt(`${gridponderSchema(name)}#${part}`), node ?? null) };
}

/** Each field as "name: control", in order. */
function controls(place: FormPlace): readonly string[] {
  return formFields(place).map(({ name, control }) => `${name}: ${control.is}`);
}

function configOf(schema: string, value: Json): FormPlace {
  return formMember(placeOf(schema, value), "config");
}

const GOAL = "goal";
const LOSE = "lose-condition";
const KIND = "game#/definitions/entityKind";

describe("the fields of a goal follow its type", () => {
  const table: readonly (readonly [type: string, fields: readonly string[]])[] = [
    ["reach_target", ["targetKind: name", "targetTag: name"]],
    ["sequence_match", ["sequence: values", "matchBy: choice", "consumeOnMatch: flag", "scanTrigger: choice"]],
    ["board_match", ["targetLayers: record", "matchMode: choice"]],
    ["variable_threshold", ["variable: name", "target: number", "comparison: choice"]],
    ["all_cleared", ["kind: name", "tag: name"]],
    ["sum_constraint", ["layer: name", "scope: choice", "index: number", "target: number", "comparison: choice"]],
    [
      "count_constraint",
      ["layer: name", "scope: choice", "index: number", "predicate: text", "target: number", "comparison: choice"],
    ],
    [
      "param_match",
      [
        "markerLayer: name",
        "markerKind: name",
        "checkLayer: name",
        "checkKind: name",
        "checkParam: name",
        "checkValue: json",
      ],
    ],
    [
      "balance",
      [
        "layer: name",
        "owners: names",
        "claimableLayer: name",
        "claimableKind: names",
        "requireComplete: flag",
        "requireEqual: flag",
        "requireConnected: flag",
        "connectionSources: record",
      ],
    ],
  ];
  test.each(table)("%s", (type, fields) => {
    expect(controls(configOf(GOAL, { id: "g", type, config: {} }))).toEqual(fields);
  });

  test("also while it has no config", () => {
    expect(controls(configOf(GOAL, { id: "g", type: "all_cleared" }))).toEqual(["kind: name", "tag: name"]);
  });
});

test.each([
  ["max_actions", ["limit: number"]],
  ["variable_threshold", ["variable: name", "target: number", "comparison: choice"]],
  ["board_state", ["kind: name", "tag: name", "position: position", "layer: name", "condition: object"]],
  ["balance_unreachable", ["goalId: name"]],
  ["balance_budget_exhausted", ["goalId: name", "actorToOwner: record", "budgetVariable: name"]],
])("the fields of a lose condition follow its type: %s", (type, fields) => {
  expect(controls(configOf(LOSE, { type, config: {} }))).toEqual(fields);
});

test("the fields of a kind", () => {
  expect(controls(placeOf(KIND, {}))).toEqual([
    "layer: name",
    "tags: names",
    "sprite: name",
    "spriteParam: name",
    "symbol: text",
    "symbolParam: name",
    "params: record",
    "description: prose",
    "uiName: text",
    "display: object",
    "animations: record",
    "motion: object",
    "outline: object",
    "render: object",
  ]);
  expect(controls(formMember(placeOf(KIND, {}), "display"))).toEqual([
    "type: choice",
    "color: color",
    "value: text",
    "label: text",
  ]);
});

test("a field says what is written, what holds without it, and whether it is wanted", () => {
  const [layer, scope] = formFields(configOf(GOAL, { id: "g", type: "sum_constraint", config: { layer: "tiles" } }));
  expect(layer).toMatchObject({ value: "tiles", default: "objects", isNeeded: false, control: { of: ["layer"] } });
  expect(scope).toMatchObject({ value: undefined, default: "board" });
  const [variable] = formFields(configOf(GOAL, { type: "variable_threshold", config: {} }));
  expect(variable).toMatchObject({ isNeeded: true, description: "The variable to look at." });
});

test("a name that others refer to is known as one", () => {
  const [id, type] = formFields(placeOf(GOAL, { id: "main" }));
  expect(id?.names).toBe("goal");
  expect(type?.names).toBeNull();
});

test("what is written in another form than expected is edited as JSON, what is unknown as what it is", () => {
  const place = configOf(GOAL, {
    id: "g",
    type: "sum_constraint",
    config: { layer: 3, target: "ten", extra: "word", deep: { a: 1 } },
  });
  expect(controls(place)).toEqual([
    "layer: json",
    "scope: choice",
    "index: number",
    "target: json",
    "comparison: choice",
    "extra: text",
    "deep: json",
  ]);
  expect(formFields(place).find(({ name }) => name === "extra")?.isKnown).toBe(false);
});

test("names of the author's own: variables, params", () => {
  const state = placeOf("level#/definitions/state", { variables: { count: 1, open: true } });
  expect(controls(formMember(state, "variables"))).toEqual(["count: number", "open: flag"]);
  expect(formFields(state).find(({ name }) => name === "variables")?.control).toEqual({
    is: "record",
    of: [],
    named: true,
  });
});
