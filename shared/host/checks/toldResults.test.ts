import { expect, test } from "vitest";
import { buildPackSource } from "../../dialects/models";
import type { Finding, LocatedFinding } from "../../findings/finding";
import { locate } from "../../findings/locate";
import type { SolutionResult } from "../../rpc/solutions";
import { levelEntries } from "./solutions";
import { withoutTold, withoutWonAtStart } from "./toldResults";

const FILE = "sessions/one.json";
const RULE = { id: "r", category: "OBSERVER", trigger: "E", outcomes: [] };
const PACK = buildPackSource(
  [
    { path: "manifest.json", text: '{ "dialect": "gnosis", "title": "T" }' },
    { path: "rules/a.json", text: JSON.stringify([RULE]) },
    { path: FILE, text: '{ "events": [{ "id": "E" }, { "id": "E" }, { "id": "E" }] }' },
  ],
  [],
  [],
);
const ENTRIES = levelEntries(PACK, null);
const FAILS: SolutionResult = {
  level: ENTRIES[0]?.id ?? "",
  title: "One",
  file: FILE,
  status: "loses",
  moves: 3,
  step: 2,
};

function error(at: string): Finding {
  return { code: "expectation-differs", severity: "error", message: "no", file: FILE, at, params: {} };
}

test.each([
  ["the mistake stands at the event that fails", FAILS, "/events/1/expect/payload/damage", 0],
  ["it is the event itself", FAILS, "/events/1", 0],
  ["it stands at another event", FAILS, "/events/0/expect", 1],
  ["it stands at an event whose number only begins alike", FAILS, "/events/12/expect", 1],
  ["the end is not as expected, and said elsewhere", { ...FAILS, step: 3 }, "/expect", 0],
  ["the event is not allowed", { ...FAILS, status: "illegal-action" as const }, "/events/1", 1],
])("a session that fails is reported once: %s", (_what, result, at, left) => {
  expect(ENTRIES).toHaveLength(1);
  expect(withoutTold([result], [error(at)], ENTRIES)).toHaveLength(left);
});

test("a session whose event is told in its text is reported there alone", () => {
  const located = (at: string): LocatedFinding => locate(error(at), (file) => PACK.files.get(file));
  expect(withoutTold([FAILS], [], ENTRIES, [located("/events/1")])).toEqual([]);
  expect(withoutTold([FAILS], [], ENTRIES, [located("/events/0")])).toEqual([FAILS]);
});

test("a mistake of another file, and a warning, say nothing of it", () => {
  const own = [
    { ...error("/events/1"), file: "sessions/two.json" },
    { ...error("/events/1"), severity: "warning" as const },
  ];
  expect(withoutTold([FAILS], own, ENTRIES)).toEqual([FAILS]);
});

test("a solution that wins at its first move is no news for a level that is won at its start", () => {
  const early = { ...FAILS, status: "wins-early" as const, step: 1 };
  const won: Finding = { ...error("/goals/0"), code: "won-at-start", params: { level: FAILS.level } };
  expect(withoutWonAtStart([early], [won])).toEqual([]);
  expect(withoutWonAtStart([early], [{ ...won, params: { level: "two" } }])).toEqual([early]);
  expect(withoutWonAtStart([{ ...early, step: 2 }], [won])).toHaveLength(1);
});
