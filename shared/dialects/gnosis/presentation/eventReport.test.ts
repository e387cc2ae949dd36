// What the report of a published event says of its rules.
import { expect, it } from "vitest";
import type { Json } from "../../../base/json";
import { defined } from "../../../base/defined";
import { tracedTurns } from "../../../engine/play/tracedTurns";
import { loadSingleFile } from "../load/loadedPack";
import { sessionLevel } from "../play/level";
import { eventReport } from "./eventReport";

const call = { type: "CALL_SERVICE", target: "Audio.PlaySfx", value: { clipId: { fromContext: "payload.clip" } } };
const FILE: Json = {
  rules: [
    { id: "grow", category: "INTERCEPTOR", trigger: "HIT", outcomes: [{ type: "SET", target: "amount", value: 1 }] },
    { id: "sound", category: "TRIGGER", trigger: "HIT", outcomes: [call, call] },
  ],
  events: [{ id: "HIT", data: { amount: 10 } }],
};

it("says why an outcome was skipped", () => {
  const pack = loadSingleFile("s.json", { has: () => false, value: () => FILE, jsonFilesIn: () => [] });
  const level = sessionLevel(pack, "s.json", "s");
  const turn = defined(Array.from(tracedTurns(level, level.solution)).at(-1));
  expect(eventReport(turn, level.debug).rules.map(({ text }) => text)).toEqual([
    "rule grow ran → SET amount",
    "rule sound ran → CALL_SERVICE Audio.PlaySfx skipped: its value has an invalid binding: payload.clip is not there (2 times)",
  ]);
});
