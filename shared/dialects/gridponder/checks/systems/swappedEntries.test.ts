import { pointerIn } from "../../../../findings/finding";
import { expect, test } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { semanticFindings } from "../findings.testing";
import { packOf } from "../smallPack.testing";

interface Changes {
  readonly systems: readonly object[];
  readonly overrides?: object;
  readonly loseConditions?: readonly object[];
}

/** Returns what is said of a level with a pod and two owners: place, message and the piece that the fix writes. */
function told({
  systems,
  overrides = {},
  loseConditions = [],
}: Changes): readonly (readonly [string, string, string])[] {
  const kind = (layer: string): object => ({ layer, tags: ["supported"], symbol: layer[0] });
  const game = {
    layers: [
      { id: "ground", occupancy: "zero_or_one" },
      { id: "land", occupancy: "zero_or_one" },
      { id: "actors", occupancy: "zero_or_one" },
    ],
    actions: [{ id: "move", params: {} }],
    entityKinds: {
      pod: kind("ground"),
      wreck: kind("ground"),
      beam: kind("ground"),
      red: kind("land"),
      blue: kind("land"),
      ann: kind("actors"),
      ben: kind("actors"),
    },
    systems,
    levelSequence: [{ type: "level", ref: "one" }],
  };
  const level = {
    id: "one",
    board: { size: [3, 1], layers: { ground: [["pod", null, null]], land: [["red", null, "blue"]] } },
    goals: [{ id: "g", type: "balance", config: { layer: "land", owners: ["red", "blue"] } }],
    loseConditions,
    systemOverrides: overrides,
  };
  const texts = { "game.json": JSON.stringify(game), "levels/one.json": JSON.stringify(level) };
  return semanticFindings(packOf(texts))
    .filter(({ code, at }) => code === "claimed-twice" || /settleTransform|kindTransform/.test(pointerIn(at)))
    .map(({ file, at, message, fixes = [] }) => {
      const edits = fixes[0]?.changes[0]?.edits ?? [];
      const fixed = applyEdits(file === "game.json" ? texts["game.json"] : texts["levels/one.json"], edits);
      return [
        `${file}#${pointerIn(at)}`,
        message,
        /"(?:settleTransform|kindTransform|map|actorToOwner)":[{][^}]*/.exec(fixed)?.[0] ?? "",
      ];
    });
}

const collapse = (settleTransform: object): object => ({
  id: "fall",
  type: "support_collapse",
  config: { settleTransform },
});
const actors = (map: object): object => ({
  id: "both",
  type: "coupled_actors",
  config: { claim: { layer: "land", map } },
});

test("kinds that are exchanged in settleTransform are reported, with the fix that exchanges them again", () => {
  expect(told({ systems: [collapse({ wreck: "pod" })] })).toEqual([
    [
      "game.json#/systems/0/config/settleTransform/wreck",
      'No level has the kind "wreck", and nothing makes it: it never becomes "pod".',
      '"settleTransform":{"pod":"wreck"',
    ],
  ]);
  expect(told({ systems: [collapse({ pod: "wreck" })] })).toEqual([]);
  // For a level that is still to be made.
  expect(told({ systems: [collapse({ pod: "wreck", beam: "wreck" })] })).toEqual([]);
});

test("the same is reported of what a flood makes of kinds", () => {
  const flood = (kindTransform: object): object => ({
    id: "f",
    type: "flood_fill",
    config: { matchBy: "kind", kindTransform },
  });
  expect(told({ systems: [flood({ wreck: "pod" })] })).toEqual([
    [
      "game.json#/systems/0/config/kindTransform/wreck",
      'No level has the kind "wreck", and nothing makes it: it never becomes "pod".',
      '"kindTransform":{"pod":"wreck"',
    ],
  ]);
  expect(told({ systems: [flood({ pod: "wreck", wreck: "beam" })] })).toEqual([]);
});

test("two actors for one owner are reported where the other owner of a goal has none", () => {
  const message = '"ann" and "ben" are both for "red", and nobody is for "blue".';
  expect(told({ systems: [actors({ ann: "red", ben: "red" })] })).toEqual([
    ["game.json#/systems/0/config/claim/map/ben", message, '"map":{"ann":"red","ben":"blue"'],
  ]);
  const right = actors({ ann: "blue", ben: "red" });
  const both = { claim: { layer: "land", map: { ann: "red", ben: "red" } } };
  expect(told({ systems: [right], overrides: { both } })).toEqual([
    ["levels/one.json#/systemOverrides/both/claim/map/ann", message, '"map":{"ann":"blue","ben":"red"'],
  ]);
  const config = { goalId: "g", actorToOwner: { ann: "red", ben: "red" } };
  expect(told({ systems: [right], loseConditions: [{ type: "balance_budget_exhausted", config }] })).toEqual([
    ["levels/one.json#/loseConditions/0/config/actorToOwner/ann", message, '"actorToOwner":{"ann":"blue","ben":"red"'],
  ]);
  expect(told({ systems: [right] })).toEqual([]);
});
