// A condition asked of a recorded moment gives what the engine found when it tried the rule there.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Json, isJsonObject, pointerKeys } from "../../shared/base/json";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import { RecordKind } from "../../shared/engine/trace/trace";
import { recordAt, recordCount } from "../../shared/engine/trace/traceTree";
import { momentQuestions } from "../../shared/host/debug/conditions";
import { tracedTurns } from "../../shared/engine/play/tracedTurns";
import { packSource, randomPack } from "./randomPack";

const moves = fc.array(fc.constantFrom("up", "down", "left", "right"), { minLength: 1, maxLength: 8 });

function valueAt(root: Json | undefined, pointer: string): Json {
  let value: Json | undefined = root;
  for (const key of pointerKeys(pointer)) {
    value = Array.isArray(value) ? value[Number(key)] : isJsonObject(value) ? value[key] : undefined;
  }
  return value ?? null;
}

test("conditions asked afterwards agree with those tried in the turn", () => {
  let asked = 0;
  fc.assert(
    fc.property(randomPack({ rulesOnly: false }), moves, (pack, directions) => {
      const source = packSource(pack);
      const level = gridponder.compile(source).game!.level("random")!;
      const conditions = momentQuestions(level);
      const actions = directions.map((direction) => ({ action: "move", direction }));
      for (const turn of tracedTurns(level, actions)) {
        for (let record = 0; record < recordCount(turn.trace); record += 1) {
          const { kind, ref, after } = recordAt(turn.trace, record);
          if (kind !== RecordKind.clause) continue;
          const { source: place } = level.debug.conditions[ref]!;
          const condition = valueAt(source.files.get(place.file)?.value, place.at);
          expect(conditions.ask(condition, turn, record)).toBe(after === 1);
          asked += 1;
        }
      }
    }),
    { numRuns: 100 },
  );
  expect(asked).toBeGreaterThan(50);
});
