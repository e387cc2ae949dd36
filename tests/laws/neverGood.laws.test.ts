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
import { pushLevel } from "./pushLevel.testing";
import { type RandomPack, packSource } from "./randomPack";
import { randomLevel } from "./randomLevel.testing";

const MOST_STATES = { pushed: 1500, anyRules: 400 } as const;
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

test("of crates that are pushed: exactly the places from which no state can be won", () => {
  const met = { levels: 0, withSome: 0, crates: 0, barrels: 0, grounds: 0, avatars: 0 };
  fc.assert(
    fc.property(pushLevel, fc.constantFrom(...gridponder.profiles), (pack, profile) => {
      const both = bothOf(pack, profile, MOST_STATES.pushed);
      if (both === null) return;
      const { neverGood, told, naive } = both;
      expect(told.toSorted()).toEqual(Array.from(naive.keys()).toSorted());
      for (const each of neverGood) {
        expect(each.states).toBeGreaterThan(0);
        // Whole states may differ where no turn can tell them apart.
        expect(each.states).toBeLessThanOrEqual(naive.get(wordsOf(each))!);
      }
      met.levels += 1;
      if (told.length > 0) met.withSome += 1;
      met.crates += told.filter((words) => words.endsWith("crate")).length;
      met.barrels += told.filter((words) => words.endsWith("barrel")).length;
      met.grounds += told.filter((words) => words.startsWith("ground")).length;
      met.avatars += told.filter((words) => words.startsWith("avatar")).length;
    }),
    { numRuns: 100 },
  );
  // The levels are worth something: nearly all that can be won have such places, of each kind of piece.
  expect(met.levels).toBeGreaterThan(25);
  expect(met.withSome).toBeGreaterThan(25);
  expect(Math.min(met.crates, met.grounds, met.avatars)).toBeGreaterThan(10);
  expect(met.barrels).toBeGreaterThan(0);
});

test("of levels with any rules: only pieces with which no state can be won", () => {
  let withSome = 0;
  fc.assert(
    fc.property(randomLevel, fc.constantFrom(...gridponder.profiles), (random, profile) => {
      const both = bothOf({ ...random, level: { ...random.level, loseConditions: [] } }, profile, MOST_STATES.anyRules);
      if (both === null) return;
      const { told, naive } = both;
      expect(new Set(told).size).toBe(told.length);
      for (const words of told) expect(naive.has(words), words).toBe(true);
      if (told.length > 0) withSome += 1;
    }),
    { numRuns: 100 },
  );
  expect(withSome).toBeGreaterThan(0);
});
