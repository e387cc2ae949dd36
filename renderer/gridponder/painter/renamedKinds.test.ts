import { expect, it } from "vitest";
import { kindsChange } from "./renamedKinds";

const ROCK = { layer: "objects", tags: ["solid"] };
const game = (entityKinds: Record<string, { layer: string; tags: string[] }>) => ({ entityKinds });

it("a kind that goes while another comes with the same declaration is renamed, both ways", () => {
  const [rock, stone] = [game({ rock: ROCK, key: ROCK }), game({ stone: ROCK, key: ROCK })];
  expect(kindsChange(rock, stone)).toEqual({ renamed: new Map([["rock", "stone"]]), gone: new Set() });
  expect(kindsChange(stone, rock)).toEqual({ renamed: new Map([["stone", "rock"]]), gone: new Set() });
});

it("a kind that goes alone, beside others, or for one that is declared otherwise, is gone", () => {
  const none = new Map();
  expect(kindsChange(game({ rock: ROCK }), game({}))).toEqual({ renamed: none, gone: new Set(["rock"]) });
  expect(kindsChange(game({ rock: ROCK }), game({ key: { layer: "items", tags: [] } }))).toEqual({
    renamed: none,
    gone: new Set(["rock"]),
  });
  expect(kindsChange(game({ rock: ROCK, wood: ROCK }), game({ stone: ROCK }))).toEqual({
    renamed: none,
    gone: new Set(["rock", "wood"]),
  });
});

it("says nothing where every kind kept its name", () => {
  expect(kindsChange(game({ rock: ROCK }), game({ rock: { layer: "items", tags: [] }, key: ROCK }))).toBeNull();
  expect(kindsChange(undefined, game({ rock: ROCK }))).toBeNull();
});
