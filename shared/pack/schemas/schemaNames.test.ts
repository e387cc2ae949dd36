import { expect, test } from "vitest";
import type { Json } from "../../base/json";
import { type JsonNode, nodeAt, parseJsonTree } from "../../text/jsonTree";
import { gridponderSchema } from "../../dialects/gridponder/text/schemas";
import { schemaNames } from "./schemaNames";

const nodeOf = (value: Json): JsonNode | undefined => parseJsonTree(JSON.stringify(value)).root;

/** `kind crate /a/b` for a use, `+kind …` for a definition, `… (key)` where the name is a key. */
function names(schema: string, value: Json): readonly string[] {
  return schemaNames(gridponderSchema(schema), nodeOf(value)).map(
    ({ of, name, role, at, onKey }) => `${role === "use" ? "" : "+"}${of} ${name} ${at}${onKey ? " (key)" : ""}`,
  );
}

test("a rule's names are found in conditions, however deep, and in effects of both forms", () => {
  const rule = {
    id: "sink",
    on: "object_placed",
    where: { all_of: [{ not: { position_has_tag: { layer: "ground", tag: "liquid" } } }] },
    then: [{ transform: { layer: "ground", toKind: "bridge" } }, { type: "spawn", kind: "gem", layer: "objects" }],
  };
  expect(names("rule", rule)).toEqual(
    expect.arrayContaining([
      "+rule sink /id",
      "event object_placed /on",
      "layer ground /where/all_of/0/not/position_has_tag/layer",
      "tag liquid /where/all_of/0/not/position_has_tag/tag",
      "layer ground /then/0/transform/layer",
      "kind bridge /then/0/transform/toKind",
      "kind gem /then/1/kind",
      "layer objects /then/1/layer",
    ]),
  );
});

test("the config of a system is walked along the schema of its type", () => {
  const push = { id: "push", type: "push_objects", config: { pushableTags: ["a", "b"] } };
  expect([...names("system", push)].sort()).toEqual([
    "+system push /id",
    "tag a /config/pushableTags/0",
    "tag b /config/pushableTags/1",
  ]);
  expect(names("system", { ...push, type: "ice_slide" })).toEqual(["+system push /id"]);
});

test("names that are keys are told as keys", () => {
  expect(names("game", { entityKinds: { "a/b": { layer: "ground" } } })).toEqual([
    "+kind a/b /entityKinds/a~1b (key)",
    "layer ground /entityKinds/a~1b/layer",
  ]);
});

test("what is not of the schema's shape, and a broken text, give what can be read", () => {
  expect(names("game", [7, null])).toEqual([]);
  const { root } = parseJsonTree('{"layers": [{"id": "ground"');
  expect(schemaNames(gridponderSchema("game"), root).map(({ name }) => name)).toEqual(["ground"]);
});

test("inside a skipped span nothing is looked at, but its key is", () => {
  const tree = parseJsonTree('{"board": {"layers": {"ground": [["rock"]]}}}');
  const cells = nodeAt(tree, "/board/layers/ground");
  expect(schemaNames(gridponderSchema("level"), tree.root, [cells!]).map(({ name }) => name)).toEqual(["ground"]);
});
