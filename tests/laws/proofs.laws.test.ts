// What the search proves holds: small levels are searched naively too, by code that shares nothing with it.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { finish } from "../../shared/base/work";
import type { JsonObject } from "../../shared/base/json";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import type { State } from "../../shared/dialects/gridponder/turn/state";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import { shortest } from "../../shared/engine/search/shortest";
import { naiveSearch } from "./naiveSearch.testing";
import { compareProofs, proofCase } from "./proofCase.testing";
import { packSource } from "./randomPack";

const MOST_STATES = 800;
const MEMORY = 2 ** 26;

/** A level on which a goal takes a tile from the board that the goal before it has just counted. */
function takingLevel(goals: readonly JsonObject[]): PlayableLevel<State> {
  const game: JsonObject = {
    layers: [
      { id: "ground", occupancy: "exactly_one", default: "empty" },
      { id: "objects", occupancy: "zero_or_one" },
    ],
    actions: [{ id: "move", params: { direction: { type: "direction", values: ["left", "right"] } } }],
    entityKinds: {
      empty: { layer: "ground", tags: ["walkable"] },
      number: { layer: "objects", tags: [], params: { value: { type: "integer" } } },
    },
    systems: [{ id: "walk", type: "avatar_navigation", config: {} }],
    rules: [],
    levelSequence: [{ type: "level", ref: "random" }],
  };
  const objects = [[null, null, { kind: "number", value: 2 }]];
  const level: JsonObject = {
    id: "random",
    board: { size: [3, 1], layers: { objects } },
    state: { avatar: { position: [0, 0] } },
    goals,
  };
  const { game: compiled } = gridponder.compile(packSource({ manifest: { dslVersion: "0.5" }, game, level }));
  return compiled!.level("random") as PlayableLevel<State>;
}

test("goals are met in their order, even if a later one takes from the board what an earlier one has seen", () => {
  const sum = { id: "sum", type: "sum_constraint", config: { layer: "objects", scope: "board", target: 2 } };
  const row = { id: "row", type: "sequence_match", config: { sequence: [2] } };
  const answerOf = (goals: readonly JsonObject[]): string => {
    const level = takingLevel(goals);
    const { answer } = finish(shortest(level, { timeMs: 60_000, memoryBytes: MEMORY }));
    expect(naiveSearch(level, MOST_STATES, false).kind).toBe(answer.kind);
    return answer.kind;
  };
  expect(answerOf([sum, row])).toBe("solved");
  expect(answerOf([row, sum])).toBe("unsolvable");
  expect(answerOf([row, { ...row, config: { sequence: [2, 2] } }])).toBe("unsolvable");
});

test("a proven length is the length that a naive search finds, and a proven 'none' is none", () => {
  const answers = { solved: 0, unsolvable: 0, unknown: 0 };
  fc.assert(
    fc.property(proofCase, (each) => {
      const { naive, wrong } = compareProofs(each);
      expect(wrong).toBeNull();
      answers[naive] += 1;
    }),
    { numRuns: 200 },
  );
  // The levels are worth something: many of each kind.
  expect(answers.solved).toBeGreaterThan(20);
  expect(answers.unsolvable).toBeGreaterThan(20);
});
