import { expect, test } from "vitest";
import { createCoverageCounter } from "./coverage";
import { cutOffFindings } from "./cutOffs";
import { diagnose } from "./diagnose";
import { GAME, level, pack, sourceOf } from "./failures.testing";
import { levelEntries } from "./solutions";

/** What is said of a level where the avatar slides over three cells of ice, with so many passes of a cascade. */
function told(maxCascadeDepth: number, slipperyTag = "slippery") {
  const entityKinds = { ...GAME.entityKinds, ice: { layer: "ground", tags: ["walkable", "slippery"], symbol: "~" } };
  const systems = [...GAME.systems, { id: "slide", type: "ice_slide", config: { slipperyTag } }];
  const board = {
    size: [5, 1],
    layers: { ground: [["empty", "ice", "ice", "ice", "empty"]], markers: [[null, null, null, null, "flag"]] },
  };
  const slide = level("a", ["right"], { board });
  const source = sourceOf(pack({ entityKinds, systems, defaults: { maxCascadeDepth } }, slide));
  const counter = createCoverageCounter();
  const entries = levelEntries(source, diagnose(source, null).compilation.game);
  return cutOffFindings(
    source,
    entries.flatMap((entry) => counter.count(entry) ?? []),
  );
}

test("a slide that the depth of cascades cuts off is reported at its move", () => {
  expect(told(2)).toMatchObject([
    {
      code: "cascade-cut-off",
      file: "levels/a.json",
      at: "/solution/goldPath/0",
      message: "In move 1 (move right) the cascade is cut off at its depth limit; systems would have gone on.",
    },
  ]);
});

test("nothing is said where the last pass leaves events to which no system answers", () => {
  expect(told(3)).toEqual([]);
  expect(told(2, "sticky")).toEqual([]);
});
