import { expect, test } from "vitest";
import { type SpriteListings, findSprite, isInsidePath, placeholdersOf, spritePathOf } from "./sprites";

test.each([
  ["a plain path", { sprite: "a/rock.png" }, {}, "a/rock.png"],
  [
    "a placeholder takes the instance's param",
    { sprite: "n_{value}.png", spriteParam: "value" },
    { value: 4 },
    "n_4.png",
  ],
  ["a placeholder without its param gives none", { sprite: "n_{value}.png", spriteParam: "value" }, {}, null],
  ["without spriteParam braces are plain text", { sprite: "n_{value}.png" }, { value: 4 }, "n_{value}.png"],
  ["null is invisible", { sprite: null }, {}, null],
] as const)("%s", (_, kind, params, expected) => {
  expect(spritePathOf(kind, { kind: "k", params })).toBe(expected);
});

test("placeholders are named", () => {
  expect(placeholdersOf("box_{sides}_{hue}.png")).toEqual(["sides", "hue"]);
});

const LISTINGS: SpriteListings = {
  assets: new Set(["assets/own.png", "assets/both.png"]),
  declared: ["rabbits", "absent"],
  collections: [
    {
      id: "rabbits",
      files: ["assets/same.png", "sprites/tiles/rabbit.png", "other/hidden.png", "sprites/tiles/both.png"],
    },
    { id: "undeclared", files: ["assets/secret.png"] },
    { id: "gridponder-base", files: ["sprites/tiles/grass.png", "sprites/tiles/rabbit.png"] },
  ],
};

test.each([
  ["the pack comes first", "assets/both.png", { collection: null, path: "assets/both.png" }],
  ["a declared collection by the same path", "assets/same.png", { collection: "rabbits", path: "assets/same.png" }],
  ["a declared collection by file name", "x/rabbit.png", { collection: "rabbits", path: "sprites/tiles/rabbit.png" }],
  [
    "the base collection by file name",
    "x/grass.png",
    { collection: "gridponder-base", path: "sprites/tiles/grass.png" },
  ],
  ["never elsewhere in a collection", "x/hidden.png", null],
  ["never an undeclared collection", "assets/secret.png", null],
  ["never outside the pack", "../x/grass.png", null],
] as const)("%s", (_, path, expected) => {
  expect(findSprite(path, LISTINGS)).toEqual(expected);
});

test.each([
  ["a/b.png", true],
  ["a/../b.png", true],
  ["", false],
  ["../b.png", false],
  ["a/../../b.png", false],
  ["a\\..\\..\\b.png", false],
  ["/etc/passwd", false],
  ["C:/x.png", false],
  ["file:///x.png", false],
  ["https://example.org/x.png", false],
])("%s inside the pack: %s", (path, inside) => {
  expect(isInsidePath(path)).toBe(inside);
});
