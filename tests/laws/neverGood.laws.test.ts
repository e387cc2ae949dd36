// The pieces that are said never to be good are those with which no state can be won, and all of them are said.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { finish } from "../../shared/base/work";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import type { State } from "../../shared/dialects/gridponder/turn/state";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import { insightOf } from "../../shared/engine/search/insight/insight";
import type { NeverGood } from "../../shared/engine/search/insight/insightOutcome";
import { naiveGraph } from "./naiveGraph.testing";
import { naiveNeverGood } from "./naiveNeverGood.testing";
import { type PushParts, pushLevel, pushLevelOf } from "./pushLevel.testing";
import { type RandomPack, packSource } from "./randomPack";
import { randomLevel } from "./randomLevel.testing";

const MOST_STATES = { made: 10_000, pushed: 1500, anyRules: 400 } as const;
const OPTIONS = { timeMs: 60_000, memoryBytes: 2 ** 26 };

interface Told {
  readonly neverGood: readonly NeverGood[];
  readonly told: readonly string[];
  readonly naive: ReadonlyMap<string, number>;
}

const wordsOf = ({ layer, position, piece }: NeverGood): string =>
  layer === null ? `avatar [${position.join()}]` : `${layer} [${position.join()}] ${piece}`;

/** Null for a level that is too large to be counted, or cannot be won: nothing is reported of one. */
function bothOf(pack: RandomPack, profile: string, mostStates: number): Told | null {
  const level = gridponder.compile(packSource(pack), { profile }).game!.level("random") as PlayableLevel<State>;
  const graph = naiveGraph(level, mostStates, false);
  if (graph === null || !graph.distances.has(graph.start)) return null;
  const { neverGood } = finish(insightOf(level, OPTIONS)).report;
  return { neverGood, told: neverGood.map(wordsOf), naive: naiveNeverGood(level, graph) };
}

/** An open room of 4 × 3 cells, a plate in its corner. */
const ROOM: PushParts = {
  dslVersion: "0.8",
  places: [
    [1, 1],
    [2, 1],
    [1, 2],
    [2, 2],
    [0, 0],
  ],
  ground: Array.from({ length: 16 }, (_, cell) => (cell === 3 ? "plate" : cell < 12 ? "empty" : "wall")),
  second: null,
  melts: false,
};
/** Less room for two. */
const BOTH: PushParts = { ...ROOM, second: "barrel", ground: ROOM.ground.with(8, "wall").with(11, "wall") };
const MELTS: PushParts = { ...ROOM, melts: true, ground: ROOM.ground.with(4, "ice") };

/** Random levels seldom have such a piece that is never good. */
const RARE: readonly (readonly [piece: string, parts: PushParts])[] = [
  ["objects [0,1] crate", ROOM],
  ["objects [0,1] crate", BOTH],
  ["objects [3,1] barrel", BOTH],
  ["objects [0,1] barrel", MELTS],
  ["ground [1,2] wall", ROOM],
  ["avatar [3,0]", ROOM],
];
const RARE_CASES = gridponder.profiles.flatMap((profile) =>
  RARE.map(([piece, parts]) => ({ piece, pack: pushLevelOf(parts), profile })),
);

function expectSame({ neverGood, told, naive }: Told): void {
  expect(told.toSorted()).toEqual(Array.from(naive.keys()).toSorted());
  for (const each of neverGood) {
    expect(each.states).toBeGreaterThan(0);
    // Whole states may differ where no turn can tell them apart.
    expect(each.states).toBeLessThanOrEqual(naive.get(wordsOf(each))!);
  }
}

test.each(RARE_CASES)("of a level made for it: $piece ($profile)", ({ piece, pack, profile }) => {
  const both = bothOf(pack, profile, MOST_STATES.made);
  expect(both?.told ?? []).toContain(piece);
  expectSame(both!);
});

const WINNABLE = 30;

test("of crates that are pushed: exactly the places from which no state can be won", () => {
  let withSome = 0;
  fc.assert(
    fc.property(pushLevel, fc.constantFrom(...gridponder.profiles), (pack, profile) => {
      const both = bothOf(pack, profile, MOST_STATES.pushed);
      fc.pre(both !== null);
      expectSame(both);
      if (both.told.length > 0) withSome += 1;
    }),
    { numRuns: WINNABLE },
  );
  // The levels are worth something: nearly all that can be won have such places.
  expect(withSome).toBeGreaterThan(25);
});

/** A level with rules that is lost on water: a rock then bars the only way to the gem. */
const BARRED: RandomPack = {
  manifest: { dslVersion: "0.8" },
  game: {
    layers: [
      { id: "ground", occupancy: "exactly_one", default: "empty" },
      { id: "objects", occupancy: "zero_or_one" },
    ],
    actions: [{ id: "move", params: { direction: { type: "direction", values: ["up", "down", "left", "right"] } } }],
    entityKinds: {
      empty: { layer: "ground", tags: ["walkable"] },
      water: { layer: "ground", tags: ["walkable", "liquid"] },
      gem: { layer: "objects", tags: [] },
      rock: { layer: "objects", tags: ["solid"] },
    },
    systems: [{ id: "walk", type: "avatar_navigation", config: {} }],
    rules: [
      {
        id: "bar",
        on: "avatar_entered",
        where: { position_has_tag: { layer: "ground", tag: "liquid" } },
        then: [{ spawn: { position: [2, 0], layer: "objects", kind: "rock" } }],
      },
    ],
    levelSequence: [{ type: "level", ref: "random" }],
  },
  level: {
    id: "random",
    board: {
      size: [4, 2],
      layers: {
        ground: [
          ["empty", "empty", "empty", "empty"],
          ["water", "empty", "empty", "empty"],
        ],
        objects: [
          [null, null, null, "gem"],
          [null, null, null, "rock"],
        ],
      },
    },
    state: { avatar: { position: [0, 0] } },
    goals: [{ id: "reach", type: "reach_target", config: { targetKind: "gem" } }],
  },
};

/** Expects that every piece told is never good; random rules seldom leave one to tell. */
function expectTrue({ told, naive }: Told): void {
  expect(new Set(told).size).toBe(told.length);
  for (const words of told) expect(naive.has(words), words).toBe(true);
}

test.each(gridponder.profiles)("of a level with a rule made for it (%s)", (profile) => {
  const both = bothOf(BARRED, profile, MOST_STATES.anyRules);
  expect(both?.told).toContain("objects [2,0] rock");
  expect(both?.told).toContain("avatar [0,1]");
  expectTrue(both!);
});

test("of levels with any rules: only pieces with which no state can be won", () => {
  fc.assert(
    fc.property(randomLevel, fc.constantFrom(...gridponder.profiles), (random, profile) => {
      const both = bothOf({ ...random, level: { ...random.level, loseConditions: [] } }, profile, MOST_STATES.anyRules);
      if (both !== null) expectTrue(both);
    }),
    { numRuns: 100 },
  );
});
