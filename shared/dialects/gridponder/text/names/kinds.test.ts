import { describe, expect, it } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { kindChangeEdits, kindNamed, kindNameRefusal, newKindEdits, removeKindEdits, unmentionedKinds } from "./kinds";
import { buildPackSource } from "../../../models";

const GAME = `{
  "layers": [{ "id": "objects" }],
  "entityKinds": {
    "rock": {
      "layer": "objects",
      "tags": ["solid", "pushable"]
    },
    "flag": {
      "layer": "objects",
      "symbol": "F"
    }
  },
  "rules": [{ "if": "rock" }]
}
`;
const game = { text: GAME, tree: parseJsonTree(GAME) };

it("a kind that is named as players read it gets a name for rules, and keeps what was written as its title", () => {
  expect(kindNamed("thorn")).toEqual({ name: "thorn", uiName: null });
  expect(kindNamed("Thorny vine")).toEqual({ name: "thorny_vine", uiName: "Thorny vine" });
  expect(kindNamed(" Öl-Fass (rot) ")).toEqual({ name: "öl_fass_rot", uiName: "Öl-Fass (rot)" });
  expect(kindNamed("Flag")).toEqual({ name: "flag", uiName: "Flag" });
  for (const name of ["metalCrate", "MetalCrate", "TNT"]) expect(kindNamed(name)).toEqual({ name, uiName: null });
  // What is wrong is said of what was written.
  for (const odd of ["", " ", "$words", "a.b", "! !"]) expect(kindNamed(odd)).toEqual({ name: odd, uiName: null });
});

it("kinds get another picture, or their image is taken away, in one edit that leaves the rest as it is written", () => {
  const drawn = (kind: string, changes: Parameters<typeof kindChangeEdits>[2]): string => {
    const edits = kindChangeEdits(game, kind, changes);
    expect(edits.ok && edits.value).toHaveLength(1);
    return edits.ok ? applyEdits(GAME, edits.value) : "";
  };
  const display = { type: "circle", color: "#123456" };
  const circle = drawn("rock", { display });
  expect(circle).toBe(
    GAME.replace(`"pushable"]`, `"pushable"],\n      "display": { "type": "circle", "color": "#123456" }`),
  );
  expect(drawn("flag", { symbol: undefined, display })).toBe(
    GAME.replace(`"symbol": "F"`, `"display": { "type": "circle", "color": "#123456" }`),
  );
  expect(kindChangeEdits(game, "nobody", { display })).toMatchObject({ ok: false });
  expect(kindChangeEdits({ text: "{", tree: parseJsonTree("{") }, "rock", { display })).toMatchObject({ ok: false });
});

describe("a new kind", () => {
  it("is written as its neighbours are, after the one it was made from", () => {
    const edits = newKindEdits(game, [{ name: "wood", kind: { layer: "objects", tags: ["burnable"] } }], "rock");
    expect(edits.ok && applyEdits(GAME, edits.value)).toBe(
      GAME.replace(
        `"pushable"]\n    },`,
        `"pushable"]\n    },\n    "wood": {\n      "layer": "objects",\n      "tags": ["burnable"]\n    },`,
      ),
    );
  });

  it("comes with others in one change, in their order", () => {
    const kinds = ["wood", "iron"].map((name) => ({ name, kind: { layer: "objects" } }));
    const edits = newKindEdits(game, kinds, null);
    const text = edits.ok ? applyEdits(GAME, edits.value) : "";
    const { entityKinds } = JSON.parse(text) as { entityKinds: object };
    expect(Object.keys(entityKinds)).toEqual(["rock", "flag", "wood", "iron"]);
    expect(text).toContain('\n    "wood": {\n      "layer": "objects"\n    },\n    "iron": {');
  });

  it("is refused under a name that is taken or is none", () => {
    expect(newKindEdits(game, [{ name: "rock", kind: {} }], null)).toMatchObject({ ok: false });
    expect(kindNameRefusal(JSON.parse(GAME), "rock")).toBe('There is already a kind "rock".');
    expect(kindNameRefusal(JSON.parse(GAME), "$wood")).toMatch(/read as a reference/);
    expect(kindNameRefusal(JSON.parse(GAME), "wood ")).toMatch(/end with a space/);
    expect(kindNameRefusal(JSON.parse(GAME), "")).toBe("A name cannot be empty.");
  });

  it.each(["wood", "gate 🚪", "zwei Wörter", "2.5"])("may be called %s, as a renamed one may", (name) => {
    expect(kindNameRefusal(JSON.parse(GAME), name)).toBeNull();
  });

  it("is the first where there are none", () => {
    const text = '{"layers": []}';
    const edits = newKindEdits(
      { text, tree: parseJsonTree(text) },
      [{ name: "rock", kind: { layer: "objects" } }],
      null,
    );
    expect(edits.ok && JSON.parse(applyEdits(text, edits.value))).toEqual({
      layers: [],
      entityKinds: { rock: { layer: "objects" } },
    });
  });
});

it("a kind is taken away with its lines", () => {
  const edits = removeKindEdits(game, "rock");
  const text = edits.ok ? applyEdits(GAME, edits.value) : "";
  expect(Object.keys((JSON.parse(text) as { entityKinds: object }).entityKinds)).toEqual(["flag"]);
  expect(text.split("\n")).toHaveLength(GAME.split("\n").length - 4);
});

it("a kind that no level, rule or other kind names is unmentioned", () => {
  const level = '{"board": {"layers": {"objects": {"format": "sparse", "entries": []}}}}';
  const texts = [
    { path: "game.json", text: GAME },
    { path: "levels/one.json", text: level },
  ];
  expect(unmentionedKinds(buildPackSource(texts, [], []))).toEqual(new Set(["flag"]));
  const painted = level.replace("[]", '[{"position": [0, 0], "kind": "flag"}]');
  expect(unmentionedKinds(buildPackSource([texts[0]!, { path: "levels/one.json", text: painted }], [], []))).toEqual(
    new Set(),
  );
});
