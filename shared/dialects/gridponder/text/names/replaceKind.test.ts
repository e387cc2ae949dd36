import { describe, expect, it } from "vitest";
import { buildPackSource } from "../../../models";
import { applyEdits } from "../../../../text/edit";
import { kindUses, layerRefusal, replaceKindEdits } from "./replaceKind";

const GAME = `{
  "layers": [{ "id": "ground", "occupancy": "exactly_one", "default": "grass" }, { "id": "objects" }],
  "entityKinds": {
    "grass": { "layer": "ground", "tags": ["walkable"] },
    "rock": { "layer": "objects", "tags": ["solid"] },
    "crate": { "layer": "objects", "tags": ["pushable"], "params": { "color": { "type": "string" } } }
  }
}`;

const ONE = `{
  "id": "one",
  "board": {
    "size": [3, 1],
    "layers": {
      "ground": [["grass", "grass", "grass"]],
      "objects": {
        "format": "sparse",
        "entries": [
          { "position": [0, 0], "kind": "crate", "color": "red" },
          { "position": [2, 0], "kind": "crate" }
        ]
      }
    }
  },
  "state": { "avatar": { "position": [1, 0], "inventory": { "slot": "crate" } } },
  "goals": [{ "id": "g", "type": "all_cleared", "config": { "kind": "crate" } }]
}
`;
const TWO = `{ "id": "two", "title": "Second", "board": { "size": [2, 1], "layers": { "objects": [["crate", {"kind": "rock"}]] } } }\n`;

const LEVELS = ["levels/one.json", "levels/two.json"];

function packOf(files: Readonly<Record<string, string>> = {}) {
  const all = {
    "manifest.json": '{ "dslVersion": "0.6" }',
    "game.json": GAME,
    "levels/one.json": ONE,
    "levels/two.json": TWO,
    ...files,
  };
  return buildPackSource(
    Object.entries(all).map(([path, text]) => ({ path, text })),
    [],
    [],
  );
}

function after(pack: ReturnType<typeof packOf>, edits: ReturnType<typeof replaceKindEdits>) {
  return Object.fromEntries(
    edits.map(({ file, edits: own }) => [file, applyEdits(pack.files.get(file)?.text ?? "", own)]),
  );
}

describe("uses of a kind in levels", () => {
  it("are counted by layer and elsewhere; a level without any is left out", () => {
    const uses = kindUses(packOf(), "crate", LEVELS);
    expect(uses.map(({ title, cells, elsewhere }) => [title, [...cells], elsewhere > 0])).toEqual([
      ["one", [["objects", 2]], true],
      ["Second", [["objects", 1]], false],
    ]);
    expect(kindUses(packOf(), "rock", ["levels/one.json"])).toEqual([]);
  });

  it("tell a level that cannot be changed as it has a syntax error", () => {
    const pack = packOf({ "levels/two.json": TWO.replace(/\}\s*$/, "") });
    expect(kindUses(pack, "crate", LEVELS).map(({ isBroken }) => isBroken)).toEqual([false, true]);
    const edits = replaceKindEdits(pack, {
      from: "crate",
      to: "rock",
      files: LEVELS,
      layers: new Set(["objects"]),
      elsewhere: true,
    });
    expect(edits.map(({ file }) => file)).toEqual(["levels/one.json"]);
  });
});

describe("a kind replaced in levels", () => {
  const everything = { from: "crate", to: "rock", files: LEVELS, layers: new Set(["objects"]), elsewhere: true };

  it("changes cells of both forms and what else names it, and nothing more", () => {
    const pack = packOf();
    const texts = after(pack, replaceKindEdits(pack, everything));
    // The params of the kind before are gone with it.
    expect(texts["levels/one.json"]).toBe(
      ONE.replace('"kind": "crate", "color": "red"', '"kind": "rock"').replaceAll('"crate"', '"rock"'),
    );
    expect(texts["levels/two.json"]).toBe(TWO.replace('"crate"', '"rock"'));
  });

  it("keeps the params that the new kind declares", () => {
    const pack = packOf({ "game.json": GAME.replace('["solid"]', '["solid"], "params": { "color": {} }') });
    expect(after(pack, replaceKindEdits(pack, everything))["levels/one.json"]).toBe(
      ONE.replaceAll('"crate"', '"rock"'),
    );
  });

  it("keeps to the chosen levels, layers and cells", () => {
    const pack = packOf();
    const only = replaceKindEdits(pack, { ...everything, files: ["levels/two.json"], elsewhere: false });
    expect(only.map(({ file }) => file)).toEqual(["levels/two.json"]);
    expect(replaceKindEdits(pack, { ...everything, layers: new Set(["ground"]), elsewhere: false })).toEqual([]);
    const cells = after(pack, replaceKindEdits(pack, { ...everything, elsewhere: false }));
    expect(cells["levels/one.json"]).toContain('"config": { "kind": "crate" }');
  });

  it("may lie on its own layer alone", () => {
    expect(layerRefusal(packOf(), "rock", "objects")).toBeNull();
    expect(layerRefusal(packOf(), "grass", "objects")).toBe('"grass" belongs on the layer "ground".');
  });
});
