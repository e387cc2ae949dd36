import { expect, it } from "vitest";
import type { Json } from "../../../base/json";
import { tracedTurns } from "../../../engine/play/tracedTurns";
import { RecordKind } from "../../../engine/trace/trace";
import { recordAt, recordCount } from "../../../engine/trace/traceTree";
import { loadSingleFile } from "../load/loadedPack";
import { sessionLevel } from "../play/level";
import { eventAround } from "./eventAtCursor";

const FILE: Json = {
  rules: [
    {
      id: "tell",
      category: "OBSERVER",
      trigger: "HIT",
      outcomes: [{ type: "FIRE_EVENT", target: "HURT", value: { n: 2 } }],
    },
    {
      id: "grow",
      category: "INTERCEPTOR",
      trigger: "HURT",
      outcomes: [{ type: "MATH_ADD", target: "n", value: 1 }],
    },
  ],
  events: [{ id: "HIT", data: { n: 1 } }],
};

it("finds the event around each rule, with the payload that it was published with", () => {
  const values = { has: () => false, value: () => FILE, jsonFilesIn: () => [] };
  const level = sessionLevel(loadSingleFile("s.json", values), "s.json", "s");
  const turn = Array.from(tracedTurns(level, level.solution))[1];
  if (turn === undefined) throw new Error("The event was not played.");
  const around = Array.from({ length: recordCount(turn.trace) }, (_, index) => index).flatMap((index) => {
    const { kind, ref } = recordAt(turn.trace, index);
    return kind === RecordKind.rule ? [[level.debug.rules[ref]?.id, eventAround(turn, index)]] : [];
  });
  expect(around).toEqual([
    ["tell", { id: "HIT", data: { n: 1 } }],
    ["grow", { id: "HURT", data: { n: 2 } }],
  ]);
  expect(eventAround(turn, 0)).toBeNull();
  expect(eventAround(turn, null)).toBeNull();
});
