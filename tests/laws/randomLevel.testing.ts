// Random packs with goals that a search may reach, and with ways to lose.
import * as fc from "fast-check";
import type { Json, JsonObject } from "../../shared/base/json";
import { type RandomPack, randomPack } from "./randomPack";

const cell = fc.tuple(fc.nat(3), fc.nat(2));
const kind = fc.constantFrom("crate", "gem", "torch", "rock", "number");

const goal: fc.Arbitrary<JsonObject> = fc.oneof(
  kind.map((each) => ({ id: "gone", type: "all_cleared", config: { kind: each } })),
  fc.constant({ id: "gone", type: "all_cleared", config: { tag: "pickup" } }),
  fc.constantFrom("gem", "torch", "water", "ice").map((targetKind) => ({
    id: "reach",
    type: "reach_target",
    config: { targetKind },
  })),
  fc.tuple(kind, cell).map(([each, position]) => ({
    id: "match",
    type: "board_match",
    config: { targetLayers: { objects: targetRows(each, position) } },
  })),
  fc.integer({ min: 1, max: 5 }).map((target) => ({
    id: "count",
    type: "variable_threshold",
    config: { variable: "b", target },
  })),
  fc
    .tuple(fc.constantFrom<Json>(2, 4, 8), fc.boolean(), fc.constantFrom("turn_end", "on_merge"))
    .map(([value, consumeOnMatch, scanTrigger]) => ({
      id: "row",
      type: "sequence_match",
      config: { sequence: [value, 2], consumeOnMatch, scanTrigger },
    })),
  fc.constant({
    id: "sum",
    type: "sum_constraint",
    config: { layer: "objects", scope: "row", index: 0, target: 2 },
  }),
);

const losing: fc.Arbitrary<JsonObject> = fc.oneof(
  fc.integer({ min: -1, max: 12 }).map((limit) => ({ type: "max_actions", config: { limit } })),
  fc.tuple(kind, cell).map(([each, position]) => ({ type: "board_state", config: { kind: each, position } })),
  fc.constant({ type: "variable_threshold", config: { variable: "a", target: 2 } }),
);

/** Returns rows of the random packs' size that want one entity and leave the rest open. */
function targetRows(wanted: string, [x, y]: readonly [number, number]): Json {
  return Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 4 }, (_, at) => (row === y && at === x ? wanted : null)),
  );
}

/** A step that rules can be about: each cell entered counts, so that variables change often. */
const COUNTING: JsonObject = {
  id: "counting",
  on: "avatar_entered",
  then: [{ increment_variable: { name: "b", amount: 1 } }],
};

export const randomLevel: fc.Arbitrary<RandomPack> = fc
  .record({
    pack: randomPack({ rulesOnly: false }),
    goals: fc.array(goal, { minLength: 1, maxLength: 2 }),
    loseConditions: fc.array(losing, { maxLength: 2 }),
    counts: fc.boolean(),
  })
  .map(({ pack, goals, loseConditions, counts }) => ({
    ...pack,
    game: { ...pack.game, rules: [...(pack.game["rules"] as readonly Json[]), ...(counts ? [COUNTING] : [])] },
    level: { ...pack.level, goals, loseConditions },
  }));
