import { expect, it, test } from "vitest";
import { semanticFindings } from "../findings.testing";
import { packOf } from "../smallPack.testing";

interface Changes {
  readonly goal?: object;
  readonly claim?: object | null;
  readonly territory?: readonly (string | null)[];
}

/** Returns what is said of a level in which two actors claim six cells. */
function told({ goal = {}, claim, territory = [null, null, null] }: Changes): readonly (readonly [unknown, string])[] {
  const kind = (layer: string, ...tags: readonly string[]): object => ({ layer, tags, symbol: "x" });
  const game = {
    layers: [
      { id: "ground", occupancy: "exactly_one", default: "empty" },
      { id: "territory", occupancy: "zero_or_one" },
      { id: "actors", occupancy: "zero_or_one" },
    ],
    actions: [{ id: "move", params: { direction: { type: "direction", values: ["up", "down", "left", "right"] } } }],
    entityKinds: {
      empty: kind("ground", "walkable"),
      ann: kind("actors"),
      ben: kind("actors"),
      red: kind("territory"),
      blue: kind("territory"),
      grey: kind("territory"),
    },
    systems: [
      {
        id: "both",
        type: "coupled_actors",
        config: claim === null ? {} : { claim: claim ?? { layer: "territory", map: { ann: "red", ben: "blue" } } },
      },
    ],
    levelSequence: [{ type: "level", ref: "one" }],
  };
  const config = { layer: "territory", owners: ["red", "blue"], ...goal };
  const level = {
    id: "one",
    board: { size: [3, 2], layers: { territory: [territory, EMPTY], actors: [["ann", null, "ben"], EMPTY] } },
    state: { avatar: { enabled: false } },
    goals: [{ id: "g", type: "balance", config }],
  };
  const manifest = { dslVersion: "0.8" };
  const texts = { "manifest.json": manifest, "game.json": game, "levels/one.json": level };
  const pack = packOf(Object.fromEntries(Object.entries(texts).map(([path, value]) => [path, JSON.stringify(value)])));
  return semanticFindings(pack)
    .filter(({ code }) => ["goal-never-met", "unknown-owner", "ignored-field"].includes(code))
    .map(({ at, message }) => [at, message.replace("This goal can never be met: ", "")] as const);
}

const EMPTY = [null, null, null];

const AT = "/goals/0/config";

it("owners for whom something claims cells are nothing to report", () => {
  expect(told({})).toEqual([]);
});

test.each([
  [
    { claim: { layer: "territory", map: { ann: "red" } } },
    '"blue" has no cell of "territory", and nothing claims one for it.',
  ],
  [
    { claim: { layer: "territory", map: { ann: "red" } }, territory: ["blue", null, null] },
    'nothing claims cells for "blue", which has 1 of the 3 that are its share.',
  ],
])("an owner for whom nothing claims cells never gets its share: %j", (changes, why) => {
  expect(told(changes)).toEqual([[`${AT}/owners`, why]]);
});

it("owners who all lack a claim are one problem", () => {
  expect(told({ claim: null })).toEqual([
    [`${AT}/owners`, '"red" and "blue" have no cells of "territory", and nothing claims any for them.'],
  ]);
});

it("an owner without a claim has enough where shares need not be equal, or are there from the start", () => {
  const claim = { layer: "territory", map: { ann: "red" } };
  expect(told({ claim, goal: { requireEqual: false } })).toEqual([]);
  expect(told({ claim, territory: ["blue", "blue", "blue"] })).toEqual([]);
  expect(told({ claim, goal: { requireComplete: false }, territory: ["blue", null, null] })).toEqual([]);
  expect(
    told({
      claim,
      goal: { requireEqual: false, requireConnected: true, connectionSources: { red: [0, 1], blue: [1, 1] } },
    }),
  ).toEqual([[`${AT}/owners`, '"blue" has no cell of "territory", and nothing claims one for it.']]);
});

it("a source of a kind that is no owner counts for nothing", () => {
  const connectionSources = { red: [0, 0], grey: [2, 0], blue: [2, 1] };
  expect(told({ goal: { requireConnected: true, connectionSources } })).toEqual([
    [`${AT}/connectionSources/grey`, '"grey" is no owner of this goal: its source counts for nothing.'],
  ]);
});

it("a source in a cell that another owner holds for good is never met", () => {
  const goal = { requireConnected: true, connectionSources: { red: [0, 0], blue: [2, 0] } };
  const why = 'the source (0, 0) of "red" holds "blue", and nothing changes that.';
  expect(told({ goal, territory: ["blue", null, null] })).toEqual([[`${AT}/connectionSources/red`, why]]);
  expect(told({ goal, territory: ["red", null, null] })).toEqual([]);
  const claim = { layer: "territory", map: { ann: "red", ben: "blue" }, overwrite: { mode: "always" } };
  expect(told({ goal, claim, territory: ["blue", null, null] })).toEqual([]);
});

it("sources are ignored where cells need not be connected", () => {
  expect(told({ goal: { connectionSources: { red: [0, 0] } } })).toEqual([
    [`${AT}/connectionSources`, '"connectionSources" is ignored without "requireConnected": true.'],
  ]);
  expect(told({ goal: { connectionSources: {} } })).toEqual([]);
});
