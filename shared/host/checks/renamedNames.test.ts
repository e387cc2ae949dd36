import { describe, expect, it } from "vitest";
import { buildPackSource } from "../../dialects/models";
import type { PackSource } from "../../pack/packSource";
import { renamedView } from "../../engine/compare/newNames";
import { createRenamedNames } from "./renamedNames";

function packWith(...kinds: readonly string[]): PackSource {
  const entities = Object.fromEntries(kinds.map((kind) => [kind, { layer: "objects" }]));
  const files = [
    { path: "manifest.json", text: '{"dialect": "gridponder", "game": "game.json"}' },
    { path: "game.json", text: JSON.stringify({ entityKinds: entities }) },
  ];
  return buildPackSource(files, [], []);
}

/** Follows packs with these kinds, and returns what was renamed between the first and the last. */
function renamedAlong(...packs: readonly (readonly string[])[]): readonly (readonly [string, string])[] {
  const names = createRenamedNames();
  const numbers = packs.map((kinds) => names.follow(packWith(...kinds)));
  return [...names.between(numbers[0]!, numbers.at(-1)!)];
}

describe("names that were replaced", () => {
  it("are found where one is gone and another is there", () => {
    expect(renamedAlong(["gate", "key"], ["door", "key"])).toEqual([["gate", "door"]]);
  });

  it("are followed through several steps, and forgotten when the first name is back", () => {
    expect(renamedAlong(["gate"], ["door"], ["door", "new"], ["exit", "new"])).toEqual([["gate", "exit"]]);
    expect(renamedAlong(["gate"], ["door"], ["gate"])).toEqual([]);
  });

  it("are followed while a name is typed letter by letter", () => {
    const typed = ["gate", "gat", "ga", "g", "", "d", "do", "doo", "door"];
    expect(renamedAlong(...typed.map((name) => [name, "key"]))).toEqual([["gate", "door"]]);
  });

  it("are not guessed where a name was only added or removed", () => {
    expect(renamedAlong(["gate"], ["gate", "door"], ["door"])).toEqual([]);
  });
});

describe("a board under new names", () => {
  it("has them in its layers, entities and state", () => {
    const view = {
      width: 1,
      height: 1,
      layers: ["objects"],
      entities: [null, { kind: "gate", params: { opens: ["gate", 1] } }],
      cells: new Uint16Array([1]),
      state: { inventory: "gate", counts: { gate: 2 } },
    };
    const names = new Map([
      ["gate", "door"],
      ["objects", "things"],
    ]);
    expect(renamedView(view, names)).toEqual({
      ...view,
      layers: ["things"],
      entities: [null, { kind: "door", params: { opens: ["door", 1] } }],
      state: { inventory: "door", counts: { door: 2 } },
    });
  });
});
