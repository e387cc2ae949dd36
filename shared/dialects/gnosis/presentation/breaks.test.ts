// Where breakpoints stop in what an event sets off.
import { describe, expect, it } from "vitest";
import type { Json } from "../../../base/json";
import { type BreakOn, breakText, readBreakOn } from "../../../engine/breakpoints/breakPlaces";
import { breakpointOn, hitsIn } from "../../../engine/breakpoints/breakpoints";
import { historyNamed } from "../../../engine/explain/history";
import { NO_BOARD } from "../../../base/placeName";
import { readWatch, watchValue } from "../../../engine/breakpoints/watches";
import { tracedTurns } from "../../../engine/play/tracedTurns";
import { sentence } from "../../../engine/trace/traceText";
import { momentQuestions } from "../../../host/debug/conditions";
import { loadSingleFile } from "../load/loadedPack";
import { sessionLevel } from "../play/level";
import { gnosisPresentation } from "./presentation";

const FILE: Json = {
  rules: [
    {
      id: "grow",
      category: "INTERCEPTOR",
      trigger: "HIT",
      outcomes: [
        { type: "MATH_ADD", target: "amount", value: 1 },
        { type: "MATH_ADD", target: "none", value: 1 },
        { type: "SET", target: "who", value: { name: "rat", tags: ["small"] } },
      ],
    },
    { id: "tell", category: "OBSERVER", trigger: "HIT", outcomes: [{ type: "FIRE_EVENT", target: "HURT" }] },
    {
      id: "sound",
      category: "TRIGGER",
      trigger: "HURT",
      outcomes: [
        { type: "CALL_SERVICE", target: "Audio.PlaySfx", value: { clipId: "hit" } },
        { type: "CALL_SERVICE", target: "Stats.Count", value: {} },
      ],
    },
  ],
  persistent: { stats: { hits: 0 } },
  services: { "Stats.Count": { set: [{ path: "persistent.stats.hits", value: 1 }] } },
  events: [{ id: "HIT", data: { amount: 10 } }],
};
const level = sessionLevel(
  loadSingleFile("s.json", { has: () => false, value: () => FILE, jsonFilesIn: () => [] }),
  "s.json",
  "s",
);
const turns = Array.from(tracedTurns(level, level.solution));
const questions = momentQuestions(level);

/** What happens at each place at which a breakpoint stops. */
function stops(on: BreakOn, condition: Json = null): readonly string[] {
  const { hits } = hitsIn(turns, level.debug, [{ ...breakpointOn(on), condition }], {
    holds: (asked, turn, record) => questions.ask(asked, turn, record) === true,
    message: () => "",
  });
  return hits.map(({ turn, record }) => sentence(turns[turn]!, level, record));
}

describe("a breakpoint stops", () => {
  it("on a call of a function, or of any function of a service", () => {
    expect(stops({ kind: "call", call: "Audio.PlaySfx" })).toHaveLength(1);
    expect(stops({ kind: "call", call: "Audio" })).toHaveLength(1);
    expect(stops({ kind: "call", call: "Aud" })).toEqual([]);
  });
  it("on an outcome that is skipped", () => {
    expect(stops({ kind: "skipped" })).toEqual([expect.stringContaining("none: skipped")]);
  });
  it("on a depth, an event and a rule", () => {
    expect(stops({ kind: "pass", pass: 2 })).toHaveLength(1);
    expect(stops({ kind: "event", event: "HURT" })).toHaveLength(1);
    expect(stops({ kind: "rule", rule: "sound" })).toHaveLength(1);
  });
  it("on a path, on anything inside of it, and on what is set around it", () => {
    expect(stops({ kind: "field", path: "persistent.stats.hits" })).toHaveLength(1);
    expect(stops({ kind: "field", path: "persistent" })).toHaveLength(1);
    // It is set; inside of HURT there is none; afterwards there is one again.
    expect(stops({ kind: "field", path: "payload.who.name" })).toHaveLength(3);
    expect(stops({ kind: "field", path: "persistent.stats.other" })).toEqual([]);
  });
  it("only where a condition of the language holds", () => {
    const on: BreakOn = { kind: "rule", rule: "sound" };
    expect(stops(on, { path: "persistent.stats.hits", op: "EQUALS", value: 0 })).toHaveLength(1);
    expect(stops(on, { path: "persistent.stats.hits", op: "GT", value: 0 })).toEqual([]);
  });
  it("where the condition holds that its field shows as an example", () => {
    expect(stops({ kind: "rule", rule: "grow" }, JSON.parse(gnosisPresentation.words.condition) as Json)).toHaveLength(
      1,
    );
  });
});

it("breakpoints of each kind are kept, and named in the language's words", () => {
  const places: readonly BreakOn[] = [{ kind: "call", call: "Audio" }, { kind: "skipped" }];
  expect(places.map((on) => readBreakOn({ ...on }, gnosisPresentation))).toEqual(places);
  expect(places.map((on) => breakText(on, gnosisPresentation, NO_BOARD))).toEqual([
    "call of Audio",
    "an outcome is skipped",
  ]);
});

it("paths are watched, through lists as well", () => {
  const watched = (text: string): string | null | undefined => {
    const watch = readWatch(text, gnosisPresentation, NO_BOARD);
    return watch === null ? undefined : watchValue(turns[1]!.after, watch, gnosisPresentation);
  };
  expect(["persistent.stats.hits", "payload.who.tags[0]", "amount", "Persistent.stats"].map(watched)).toEqual([
    "1",
    '"small"',
    "11",
    '{"hits":1}',
  ]);
  expect(historyNamed("ephemeral.x.y", gnosisPresentation, NO_BOARD)).toEqual({
    kind: "field",
    path: "ephemeral.x.y",
  });
});
