// The engine and the naive interpreter of the rules chapter agree on random games, in both versions of the language.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson } from "../../shared/base/canonicalJson";
import type { Json, JsonObject } from "../../shared/base/json";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import { NaiveGame } from "./naiveRules";
import type { NaiveState } from "./naiveState";
import { packSource, randomPack } from "./randomPack";

/** A naive state in the language's canonical form. */
function canonical(state: NaiveState): JsonObject {
  const layers = Object.entries(state.layers).map(([id, rows]): [string, Json] => [
    id,
    rows.flatMap((row, y) => row.flatMap((thing, x) => (thing ? [[x, y, thing.kind, thing.params]] : []))) as Json,
  ]);
  return {
    actionCount: state.turns,
    avatar: { enabled: true, facing: state.facing, item: state.item, position: state.at },
    layers: Object.fromEntries(layers),
    lost: state.lost,
    multiCellObjects: [],
    onceFired: state.fired.toSorted(),
    overlay: null,
    pendingMove: state.pending,
    sequenceIndices: {},
    turnCount: state.turns,
    variables: state.variables,
    won: state.won,
  };
}

const moves = fc.array(fc.constantFrom("up", "down", "left", "right"), { minLength: 1, maxLength: 14 });

test("rules do what a plain reading of their chapter says", () => {
  fc.assert(
    fc.property(randomPack({ rulesOnly: true }), moves, (pack, directions) => {
      const level = gridponder.compile(packSource(pack)).game!.level("random")!;
      const naive = new NaiveGame(pack.game, pack.level, pack.manifest["dslVersion"] as string);
      let state = level.start(null);
      let second = naive.start();
      expect(canonicalJson(level.canonical(state))).toBe(canonicalJson(canonical(second)));
      for (const direction of directions) {
        state = level.step(state, { action: "move", direction }, null).state;
        second = naive.move(second, direction);
        expect(canonicalJson(level.canonical(state))).toBe(canonicalJson(canonical(second)));
      }
    }),
    { numRuns: 400 },
  );
});
