import { expect, it } from "vitest";
import type { Json } from "../../../shared/base/json";
import { loadSingleFile } from "../../../shared/dialects/gnosis/load/loadedPack";
import { eventReport } from "../../../shared/dialects/gnosis/presentation/eventReport";
import { sessionLevel } from "../../../shared/dialects/gnosis/play/level";
import { tracedTurns } from "../../../shared/engine/play/tracedTurns";
import type { SolutionResult } from "../../../shared/rpc/solutions";
import { keptEvents, sessionRows } from "./sessionRows";

const RULES: Json = [
  {
    id: "grow",
    category: "INTERCEPTOR",
    trigger: "HIT",
    outcomes: [{ type: "MATH_ADD", target: "amount", value: 1 }],
  },
  { id: "tell", category: "OBSERVER", trigger: "HIT", outcomes: [{ type: "FIRE_EVENT", target: "HURT" }] },
  {
    id: "sound",
    category: "TRIGGER",
    trigger: "HURT",
    outcomes: [{ type: "CALL_SERVICE", target: "Audio.PlaySfx", value: { clipId: "hit" } }],
  },
];
const FILE = {
  rules: RULES,
  events: [
    { id: "HIT", data: { amount: 1 }, expect: { payload: { amount: 9 } } },
    "nothing",
    { id: "HIT", data: { amount: 2 } },
    { id: "HURT" },
  ],
} satisfies Json;

function levelOf(file: Json) {
  const values = { has: () => false, value: () => file, jsonFilesIn: () => [] };
  return sessionLevel(loadSingleFile("s.json", values), "s.json", "s");
}

function turnsOf(file: Json) {
  const level = levelOf(file);
  return Array.from(tracedTurns(level, level.solution));
}

it("says of each event how it went", () => {
  const result: SolutionResult = { level: "s", title: "s", file: "s.json", status: "loses", moves: 3, step: 1 };
  expect(sessionRows(FILE, result, []).map(({ turn, id, state }) => [turn, id, state])).toEqual([
    [1, "HIT", "differs"],
    [null, "no event", "nothing expected"],
    [2, "HIT", "nothing expected"],
    [3, "HURT", "nothing expected"],
  ]);
  const expecting = { events: FILE.events.map((each) => (typeof each === "string" ? each : { ...each, expect: {} })) };
  expect(sessionRows(expecting, result, []).map(({ state }) => state)).toEqual([
    "differs",
    "nothing expected",
    "not reached",
    "not reached",
  ]);
});

it("says at the event what differs, once the check has found it", () => {
  const result: SolutionResult = { level: "s", title: "s", file: "s.json", status: "loses", moves: 3, step: 1 };
  const findings = [
    {
      code: "expectation-differs",
      at: "/events/0/expect/payload/amount",
      params: {
        differences: [
          { path: "payload.amount", message: "Expected 9, but it is 2." },
          { path: "denied", message: "Expected true, but it is false." },
        ],
      },
    },
    { code: "outcome-skipped", at: "/events/0/expect/payload", params: {} },
  ];
  expect(sessionRows(FILE, result, findings).map(({ differences }) => differences)).toEqual([
    ["payload.amount: expected 9, but it is 2", "denied: expected true, but it is false"],
    [],
    [],
    [],
  ]);
  expect(sessionRows(FILE, result, [])[0]?.differences).toEqual([]);
});

it("says in the turn what differs, and in its report", () => {
  const expected = { payload: { amount: 9, who: "rat" }, denied: true, events: ["OTHER"], calls: [] };
  const file = { ...FILE, events: [{ id: "HIT", data: { amount: 1 }, expect: expected }] };
  const level = levelOf(file);
  const turn = Array.from(tracedTurns(level, level.solution)).at(-1)!;
  expect(level.presentation.turnText(turn, 1)).toBe(
    'turn 1: HIT {"amount":1} · not as expected: payload.amount: expected 9, but it is 2 (and 4 more)',
  );
  expect(eventReport(turn, level.debug).differences).toEqual([
    "payload.amount: expected 9, but it is 2",
    'payload.who: expected "rat", but it is not there',
    "denied: expected true, but it is false",
    "events.0: expected OTHER, but the events are HURT",
    "calls: expected no calls, but the calls are Audio.PlaySfx",
  ]);
});

it("keeps what came of each event as what is expected of it", () => {
  const kept = keptEvents(FILE, turnsOf(FILE));
  expect(kept).toEqual([
    {
      id: "HIT",
      data: { amount: 1 },
      expect: {
        payload: { amount: 2 },
        events: ["HURT"],
        calls: [{ call: "Audio.PlaySfx", parameters: { clipId: "hit" } }],
      },
    },
    "nothing",
    {
      id: "HIT",
      data: { amount: 2 },
      expect: {
        payload: { amount: 3 },
        events: ["HURT"],
        calls: [{ call: "Audio.PlaySfx", parameters: { clipId: "hit" } }],
      },
    },
    {
      id: "HURT",
      expect: { payload: {}, events: [], calls: [{ call: "Audio.PlaySfx", parameters: { clipId: "hit" } }] },
    },
  ]);
  // What was kept is what is expected: nothing is lost any more.
  const again = turnsOf({ ...FILE, events: kept ?? [] });
  expect(again.some(({ lost }) => lost)).toBe(false);
  expect(again.at(-1)?.won).toBe(true);
});

it("keeps nothing of other events than those of the session", () => {
  const other = turnsOf({ rules: RULES, events: [{ id: "OTHER" }] });
  expect(keptEvents(FILE, other)).toBeNull();
});
