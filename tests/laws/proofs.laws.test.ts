// What the search proves holds: small levels are searched naively too, by code that shares nothing with it.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { finish } from "../../shared/base/work";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import type { State } from "../../shared/dialects/gridponder/turn/state";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import { shortest, wins } from "../../shared/engine/search/shortest";
import { naiveSearch } from "./naiveSearch.testing";
import { packSource } from "./randomPack";
import { randomLevel } from "./randomLevel.testing";

const MOST_STATES = 1500;
const MEMORY = 2 ** 26;

test("a proven length is the length that a naive search finds, and a proven 'none' is none", () => {
  const answers = { solved: 0, unsolvable: 0, unknown: 0 };
  fc.assert(
    fc.property(randomLevel, fc.constantFrom(...gridponder.profiles), (pack, profile) => {
      const level = gridponder.compile(packSource(pack), { profile }).game!.level("random") as PlayableLevel<State>;
      const { answer } = finish(shortest(level, { timeMs: 60_000, memoryBytes: MEMORY, states: 4 * MOST_STATES }));
      const naive = naiveSearch(
        level,
        MOST_STATES,
        JSON.stringify(pack.level["loseConditions"]).includes("max_actions"),
      );
      answers[naive.kind] += 1;
      if (answer.kind === "unknown") expect(answer.because).toBe("states");
      if (answer.kind === "solved") expect(wins(level, answer.path)).toBe(true);
      if (naive.kind === "solved") {
        if (answer.kind === "unknown") expect(answer.noneUnder).toBeLessThanOrEqual(naive.length);
        else expect(answer).toMatchObject({ kind: "solved", length: naive.length });
      } else if (naive.kind === "unsolvable") {
        expect(answer.kind).toBe("unsolvable");
      } else if (answer.kind === "solved") {
        expect(answer.length).toBeGreaterThanOrEqual(naive.noneUnder);
      }
    }),
    { numRuns: 300 },
  );
  // The levels are worth something: many of each kind.
  expect(answers.solved).toBeGreaterThan(40);
  expect(answers.unsolvable).toBeGreaterThan(40);
});
