import { expect, it } from "vitest";
import { buildPackSource } from "../../dialects/models";
import { imageUses } from "./imageUses";

const pack = buildPackSource(
  [
    { path: "manifest.json", text: JSON.stringify({ dslVersion: "0.8", icon: "assets/crate.png" }) },
    {
      path: "game.json",
      text: JSON.stringify({
        entityKinds: {
          crate: { sprite: "assets/crate.png" },
          number: { sprite: "assets/number_{value}.png", spriteParam: "value" },
        },
      }),
    },
    { path: "levels/one.json", text: JSON.stringify({ "assets/crate.png": ["assets/other.png"] }) },
    { path: "broken.json", text: '{ "a": "assets/crate.png", ' },
  ],
  ["assets/crate.png", "assets/number_2.png"],
  [],
);

it("finds every value that names an image, in broken texts too, and no key", () => {
  expect(imageUses(pack, "assets/crate.png")).toEqual([
    { file: "manifest.json", at: "/icon" },
    { file: "game.json", at: "/entityKinds/crate/sprite" },
    { file: "broken.json", at: "/a" },
  ]);
});

it("finds paths with a param that fit", () => {
  expect(imageUses(pack, "assets/number_2.png")).toEqual([{ file: "game.json", at: "/entityKinds/number/sprite" }]);
  expect(imageUses(pack, "assets/number.png")).toEqual([]);
});
