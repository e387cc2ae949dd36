// The search holds to the engine: remembered turns are the engine's turns, and what it proves a naive search finds too.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import { drawnLevel } from "../../shared/dialects/gridponder/drawnLevel.testing";
import { randomNumbers } from "../../shared/base/random";
import { packNames, readConformancePack } from "../conformance/material";
import { MemoWalker } from "./memoWalk.testing";
import { mutatedPack, packMutations, realPacks } from "./mutatedPacks";
import { packSource, randomPack } from "./randomPack";

const WALKS = 12;
const MOVES = 40;

/** Walks each level of the pack at random; returns the differences; there must be none. */
function differencesIn(source: ReturnType<typeof packSource>, profile: string, walks: number): readonly string[] {
  const { game } = gridponder.compile(source, { profile });
  const random = randomNumbers(7);
  const next = (below: number): number => Math.floor(random() * below);
  return (game?.levelIds ?? []).flatMap((id) => {
    const level = game?.level(id) ?? null;
    if (!level?.search?.(level.start(null))) return [];
    const walker = new MemoWalker(level);
    for (let walk = 0; walk < walks; walk += 1) {
      const difference = walker.difference(MOVES, next);
      if (difference !== null) return [difference];
    }
    return [];
  });
}

test("a character that moves takes its name along in remembered turns", () => {
  const { level } = drawnLevel({
    board: "@....n",
    symbols: { n: { layer: "actors", kind: "cat", tags: ["npc"], params: { behavior: "follow" } } },
    systems: [{ type: "follower_npcs" }],
  });
  expect(new MemoWalker(level).difference(4, (actions) => actions - 1)).toBeNull();
});

describe("a remembered turn is the engine's turn", () => {
  const names = packNames() ?? [];
  test
    .runIf(names.length > 0)
    .each(names.flatMap((name) => gridponder.profiles.map((profile) => [name, profile] as const)))(
    "on random walks through %s as %s",
    (name, profile) => {
      expect(differencesIn(readConformancePack(name), profile, WALKS)).toEqual([]);
    },
  );

  test("on random walks through random packs", () => {
    fc.assert(
      fc.property(randomPack({ rulesOnly: false }), fc.constantFrom(...gridponder.profiles), (pack, profile) => {
        expect(differencesIn(packSource(pack), profile, 3)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  const packs = realPacks();
  test.runIf(packs.length > 0)("on random walks through spoiled packs", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...packs),
        packMutations,
        fc.constantFrom(...gridponder.profiles),
        (pack, changes, profile) => {
          expect(differencesIn(packSource(mutatedPack(pack, changes)), profile, 2)).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });
});
