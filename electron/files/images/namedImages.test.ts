import * as fc from "fast-check";
import { expect, test } from "vitest";
import { imagePathsIn, namedImages } from "./namedImages";

const OWN = ["gems/red_gem.png", "gems/blue_gem.png", "gems/deep/red_gem.png", "card 10.png", "plain.svg", "a#.png"];
const SHARED = ["sprites/tiles/green_gem.png", "sprites/tiles/rock.png"];

test.each([
  ["plain.svg", ["plain.svg"]],
  ["gems/{color}_gem.png", ["gems/blue_gem.png", "gems/green_gem.png", "gems/red_gem.png", "gems/{color}_gem.png"]],
  ["card #.png", ["card #.png", "card 10.png"]],
  ["a#.png", ["a#.png"]],
  ["{a}{b}.svg", ["plain.svg", "{a}{b}.svg"]],
])("%j means %j", (written, meant) => {
  expect(namedImages([JSON.stringify({ sprite: written })], { own: OWN, shared: SHARED })).toEqual(meant);
});

test("what is left open is compared as a pattern would, however much that is", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "b", "."), maxLength: 8 });
  const pattern = fc.array(fc.constantFrom("a", "b", "#", "{x}"), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(pattern, fc.array(letters, { maxLength: 6 }), (parts, names) => {
      const own = [...new Set(names.map((name) => `${name}.png`))].sort();
      const like = new RegExp(
        `^${parts.map((part) => (part.length > 1 || part === "#" ? ".*" : part)).join("")}\\.png$`,
      );
      const written = `${parts.join("")}.png`;
      const found = namedImages([JSON.stringify(written)], { own, shared: [] });
      expect(found.filter((each) => each !== written)).toEqual(
        own.filter((each) => like.test(each) && each !== written),
      );
    }),
    { numRuns: 200 },
  );
  const many = `${"#a".repeat(400)}.png`;
  expect(namedImages([JSON.stringify(many)], { own: [`${"a".repeat(900)}b.png`], shared: [] })).toEqual([many]);
});

test("image paths are found however deep they stand, and not in broken texts", () => {
  expect(imagePathsIn('{"a": ["x/y.PNG", {"b": "z.svg"}], "c": "no.json", "d": "../up.png"}')).toEqual(
    expect.arrayContaining(["x/y.PNG", "z.svg"]),
  );
  expect(imagePathsIn(`${"[".repeat(100_000)}"deep.png"${"]".repeat(100_000)}`)).toEqual(["deep.png"]);
  expect(imagePathsIn('{"a": "x.png"')).toEqual([]);
});
