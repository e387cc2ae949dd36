// What the trace of an event says of payloads, which each event has for itself.
import { expect, it } from "vitest";
import type { Json } from "../../../base/json";
import { tracedTurns } from "../../../engine/play/tracedTurns";
import { whyRule } from "../../../engine/explain/why";
import { ruleAnswerLines } from "../../../engine/explain/whyText";
import { traceLines } from "../../../engine/trace/traceText";
import { loadSingleFile } from "../load/loadedPack";
import { sessionLevel } from "../play/level";
import { gnosisPresentation as presentation } from "./presentation";

const FILE: Json = {
  rules: [
    {
      id: "echo",
      category: "OBSERVER",
      trigger: "CALL",
      conditions: [{ path: "payload.loud", op: "GT", value: 3 }],
      outcomes: [{ type: "FIRE_EVENT", target: "ECHO", value: { far: 1 } }],
    },
  ],
  events: [
    { id: "CALL", data: { loud: 5 } },
    { id: "CALL", data: { loud: 2 } },
  ],
};

const pack = loadSingleFile("s.json", { has: () => false, value: () => FILE, jsonFilesIn: () => [] });
const level = sessionLevel(pack, "s.json", "s");
const turns = Array.from(tracedTurns(level, level.solution));
const reading = { debug: level.debug, presentation };

it("an event inside of another one brings its own payload, and takes none away", () => {
  const lines = traceLines(turns[1]!, reading).filter((line) => line.trim().startsWith("payload."));
  expect(lines.map((line) => line.trim())).toEqual([
    "payload.loud is 5",
    "payload.loud GT 3: holds (found 5)",
    "payload.loud is not of this event",
    "payload.far is 1",
    "payload.far is not of the event around this one",
    "payload.loud is 5 again",
  ]);
});

it("what an event brings with it is not blamed for a condition that fails", () => {
  const answer = whyRule({ turns, number: 2, reading }, 0);
  expect(ruleAnswerLines(turns[2]!, reading, answer).join("\n")).not.toContain("changed before");
});
