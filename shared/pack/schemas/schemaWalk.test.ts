import { describe, expect, it } from "vitest";
import type { Json } from "../../base/json";
import { parseJsonTree, pointerOf } from "../../text/jsonTree";
import { gridponderSchema } from "../../dialects/gridponder/text/schemas";
import { allowsMember, exampleValue, expand, memberSchemas, walkSchema } from "./schemaWalk";
import { type Schema, schemaAt } from "./schemas";

/** The titles of all schemas that describe the value at a place. */
function titlesAt(schema: string, value: Json, pointer: string): readonly string[] {
  const { root } = parseJsonTree(JSON.stringify(value));
  const titles: string[] = [];
  walkSchema(root!, gridponderSchema(schema), (node, schemas) => {
    if (pointerOf(node) === pointer) titles.push(...schemas.flatMap((each) => each.title ?? []));
  });
  return titles;
}

describe("a document beside its schema", () => {
  it.each<readonly [what: string, schema: string, value: Json, pointer: string, title: string]>([
    ["the document itself", "game", {}, "", "Game"],
    ["an item, through a reference", "game", { layers: [{}] }, "/layers/0", "Layer"],
    ["an entry under a name of the author's", "game", { entityKinds: { rock: {} } }, "/entityKinds/rock", "EntityKind"],
    ["a config, by its system's type", "system", { type: "portals", config: {} }, "/config", "PortalsConfig"],
    ["a condition inside conditions", "rule", { if: { all_of: [{ not: {} }] } }, "/if/all_of/0/not", "Condition"],
    ["an effect under its name", "rule", { then: [{ destroy: {} }] }, "/then/0/destroy", "DestroyEffect"],
    ["an effect in the flat form", "rule", { then: [{ type: "destroy" }] }, "/then/0", "DestroyEffect"],
  ])("describes %s", (_what, schema, value, pointer, title) => {
    expect(titlesAt(schema, value, pointer)).toContain(title);
  });

  it("describes a config only by its own system's type", () => {
    expect(titlesAt("system", { type: "ice_slide", config: {} }, "/config")).toEqual(["IceSlideConfig"]);
    expect(titlesAt("system", { config: {} }, "/config")).toEqual([]);
  });

  it("leaves alone what is in a value that it is told not to go into", () => {
    const { root } = parseJsonTree('{"layers": [{"id": "ground"}], "actions": [{"id": "move"}]}');
    const visited: string[] = [];
    walkSchema(
      root!,
      gridponderSchema("game"),
      (node) => visited.push(pointerOf(node)),
      (node) => pointerOf(node) !== "/layers",
    );
    expect(visited).toEqual(["", "/layers", "/actions", "/actions/0", "/actions/0/id"]);
  });

  it("follows the last of two members of the same name, as players do", () => {
    const { root } = parseJsonTree(`{"type": "portals", "type": "ice_slide", "config": {}}`);
    const titles: string[] = [];
    walkSchema(root!, gridponderSchema("system"), (node, schemas) => {
      if (pointerOf(node) === "/config") titles.push(...schemas.flatMap((each) => each.title ?? []));
    });
    expect(titles).toEqual(["IceSlideConfig"]);
  });
});

describe("members of an object", () => {
  const level = [schemaAt(gridponderSchema("level"))];

  it.each<readonly [what: string, schemas: readonly Schema[], name: string, allowed: boolean]>([
    ["one the schema knows", level, "goals", true],
    ["one it does not know", level, "gaols", false],
    ["one that every object inherits", level, "toString", false],
    ["any, where any is taken", [schemaAt(`${gridponderSchema("level")}#/definitions/cell`)], "weight", true],
    ["any, where nothing is said of members", [{ type: "object" }], "weight", true],
    ["none, where there are none", [{ type: "object", properties: {} }], "weight", false],
  ])("%s", (_what, schemas, name, allowed) => {
    expect(allowsMember(schemas, name)).toBe(allowed);
  });
});

describe("a value to begin with", () => {
  it.each<readonly [schema: string, member: string, value: Json]>([
    ["systems/portals", "matchKey", "channel"],
    ["systems/push_objects", "toolInteractions", []],
    ["level.board", "size", [1, 1]],
    ["level.solution", "goldPath", []],
    ["manifest", "packVersion", 1],
    ["manifest", "dslVersion", "0.5"],
    ["condition.cell", "position", [0, 0]],
    // Its default of 0 would lose the level with the first move.
    ["lose-conditions/max_actions", "limit", 20],
    ["goal", "config", {}],
  ])("%s %s", (address, member, value) => {
    const [file = "", inner] = address.split(".");
    const holder = file === "condition" ? "properties" : "definitions";
    const fragment = inner === undefined ? "" : `#/${holder}/${inner}`;
    const owner = schemaAt(`${gridponderSchema(file)}${fragment}`);
    const described = memberSchemas([owner], member).flatMap((schema) => expand(schema, null));
    expect(exampleValue(described)).toEqual(value);
  });
});
