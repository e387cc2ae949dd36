import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../base/json";
import { buildPackSource } from "../models";
import { nodeAt } from "../../text/jsonTree";
import { gridponder } from "./dialect";

const LEVEL = { id: "one", board: { size: [2, 2], layers: {} }, goals: [], state: {} };
const GAME = {
  layers: [
    { id: "ground", occupancy: "exactly_one" },
    { id: "objects", occupancy: "zero_or_one" },
  ],
  entityKinds: { empty: { layer: "ground", tags: ["walkable"] } },
  actions: [],
  systems: [],
  rules: [],
};

/** What is reported of a game and a level, as `file#place`; every place must exist in its text. */
function notes(game: JsonObject, level: JsonObject = {}): readonly string[] {
  const texts = {
    "manifest.json": { dslVersion: "0.8" },
    "game.json": { ...GAME, ...game },
    "levels/one.json": { ...LEVEL, ...level },
  };
  const pack = buildPackSource(
    Object.entries(texts).map(([path, value]) => ({ path, text: JSON.stringify(value) })),
    [],
    [],
  );
  return gridponder.compile(pack).findings.map((finding) => {
    expect(finding.code).toBe("published-differs");
    expect(nodeAt(pack.files.get(finding.file)!.tree, finding.at as string)).toBeDefined();
    return `${finding.file}#${finding.at as string}`;
  });
}

function system(type: string, config: JsonObject = {}): JsonObject {
  return { systems: [{ id: "s", type, config }] };
}
function rule(on: string, ...then: readonly JsonObject[]): JsonObject {
  return { rules: [{ id: "r", on, then }] };
}

describe("where the published player differs", () => {
  test.each<[string, JsonObject, string]>([
    ["an anchored overlay", system("overlay_cursor", { anchorToAvatar: true }), "/systems/0/config/anchorToAvatar"],
    ["movement beyond a portal", system("portals", { endMovement: false }), "/systems/0/config/endMovement"],
    ["wrapping slides", system("slide_merge", { wrapAround: true }), "/systems/0/config/wrapAround"],
    ["chained pushes", system("push_objects", { chainPush: true }), "/systems/0/config/chainPush"],
    ["the gravity system", system("gravity"), "/systems/0/type"],
    [
      "solid ground without validGroundTags",
      { ...system("avatar_navigation"), entityKinds: { wall: { layer: "ground", tags: ["solid"] } } },
      "/entityKinds/wall/tags",
    ],
    [
      "turning counterclockwise",
      {
        ...system("region_transform", { operations: { turn: { action: "turn", type: "rotate" } } }),
        actions: [{ id: "turn", params: { rotation: { type: "enum", values: ["counterclockwise"] } } }],
      },
      "/systems/0/config/operations/turn",
    ],
    ["rules on region events", rule("region_rotated"), "/rules/0/on"],
    [
      "rules on clearing when other layers are cleared",
      rule("cell_cleared", { destroy: { position: [0, 0], layer: "ground" } }),
      "/rules/0/on",
    ],
    [
      "a reference to what an earlier effect changes",
      rule(
        "avatar_entered",
        { destroy: { position: "$event.position" } },
        { set_inventory: { item: "$cell.objects.kind" } },
      ),
      "/rules/0/then/1",
    ],
  ])("%s", (_title, game, place) => {
    expect(notes(game)).toEqual([`game.json#${place}`]);
  });

  test.each<[string, JsonObject, string]>([
    ["board_state", { loseConditions: [{ type: "board_state", config: {} }] }, "/loseConditions/0/type"],
    [
      "collecting a sequence",
      { goals: [{ id: "g", type: "sequence_match", config: { matchBy: "collected_by_avatar" } }] },
      "/goals/0/config/matchBy",
    ],
    [
      "a sparse target",
      {
        goals: [
          { id: "g", type: "board_match", config: { targetLayers: { objects: { format: "sparse", entries: [] } } } },
        ],
      },
      "/goals/0/config/targetLayers/objects",
    ],
    [
      "params in a target",
      { goals: [{ id: "g", type: "board_match", config: { targetLayers: { objects: [[{ kind: "a", value: 1 }]] } } }] },
      "/goals/0/config/targetLayers/objects",
    ],
  ])("in a level: %s", (_title, level, place) => {
    expect(notes({}, level)).toEqual([`levels/one.json#${place}`]);
  });

  test("rules on one event are reported once, by their names and places", () => {
    const turns = ["a", "b", "c"].map((id) => ({ id, on: "region_flipped", then: [] }));
    const rules = [...turns, { id: "d", on: "region_rotated", then: [] }];
    const texts = { "manifest.json": { dslVersion: "0.8" }, "game.json": { ...GAME, rules }, "levels/one.json": LEVEL };
    const files = Object.entries(texts).map(([path, value]) => ({ path, text: JSON.stringify(value) }));
    expect(gridponder.compile(buildPackSource(files, [], [])).findings).toMatchObject([
      {
        at: "/rules/0/on",
        message: 'The published player never emits "region_flipped". Rules on it: "a", "b" and "c".',
        related: [
          { file: "game.json", at: "/rules/1/on", message: 'The rule "b"' },
          { file: "game.json", at: "/rules/2/on", message: 'The rule "c"' },
        ],
      },
      { at: "/rules/3/on", message: 'The published player never emits "region_rotated".' },
    ]);
  });

  test("nothing is reported of what is the same in both", () => {
    expect(
      notes({
        ...system("avatar_navigation", { validGroundTags: ["walkable"] }),
        entityKinds: { wall: { layer: "ground", tags: ["solid"] } },
        ...rule(
          "cell_cleared",
          { set_inventory: { item: "$cell.objects.kind" } },
          { destroy: { position: "$event.position" } },
        ),
      }),
    ).toEqual([]);
  });
});
