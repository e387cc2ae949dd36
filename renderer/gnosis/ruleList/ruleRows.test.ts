import { expect, it } from "vitest";
import { buildPackSource } from "../../../shared/dialects/models";
import { rowsByEvent, ruleRows } from "./ruleRows";

const rule = (id: string, more: object = {}) => ({ id, category: "observer", trigger: "HIT", outcomes: [], ...more });
const pack = buildPackSource(
  [
    { path: "manifest.json", text: '{"dialect": "gnosis"}' },
    { path: "rules/a.json", text: JSON.stringify([rule("one"), rule("two", { executionOrder: 5, enabled: false })]) },
    { path: "sessions/own.json", text: JSON.stringify({ rules: [rule("one", { trigger: "OWN" })], events: [] }) },
    { path: "sessions/plain.json", text: '{"events": []}' },
  ],
  [],
  [],
);
const LISTED = [
  { id: "two", order: 5 },
  { id: "one", order: 10 },
  { id: "added", order: 20 },
];

it("lists the active rules as they run, with where they are written", () => {
  expect(ruleRows(pack, "sessions/plain.json", LISTED, null)).toMatchObject([
    { id: "two", order: 5, isAssigned: false, isEnabled: false, place: { file: "rules/a.json", steps: [1] } },
    { id: "one", order: 10, isAssigned: true, category: "OBSERVER", trigger: "HIT", place: { steps: [0] } },
    { id: "added", order: 20, isAssigned: false, category: "", place: null },
  ]);
});

it("puts the rules of an event together, in their order", () => {
  const rows = ruleRows(pack, "sessions/own.json", [...LISTED, { id: "two", order: 30 }], null);
  expect(rowsByEvent(rows).map(([event, own]) => [event, own.map(({ order }) => order)])).toEqual([
    ["HIT", [5, 30]],
    ["OWN", [10]],
    ["", [20]],
  ]);
});

it("finds a session's own rule before that of the pack", () => {
  const [row] = ruleRows(pack, "sessions/own.json", [{ id: "one", order: 10 }], null);
  expect(row).toMatchObject({ trigger: "OWN", place: { file: "sessions/own.json" } });
});

it("lists what was written since the session was opened where it is written", () => {
  const added = { id: "added", order: 20 };
  const rows = ruleRows(pack, "sessions/plain.json", [{ id: "one", order: 10 }, added], new Set(["one", "added"]));
  expect(rows.map(({ id, order }) => [id, order])).toEqual([
    ["one", 10],
    ["two", null],
    ["added", 20],
  ]);
  expect(
    ruleRows(pack, "sessions/plain.json", [added, { id: "two", order: 30 }], new Set(["two", "added"])),
  ).toMatchObject([{ id: "added" }, { id: "one", order: null }, { id: "two" }]);
  expect(rows[1]).toMatchObject({ isAssigned: false, trigger: "HIT", place: { file: "rules/a.json" } });
});

it("lists no rule as new that the session knows, or whose file it may not read", () => {
  const listed = [{ id: "one", order: 10 }];
  expect(ruleRows(pack, "sessions/plain.json", listed, new Set(["one", "two"]))).toHaveLength(1);
  expect(ruleRows(pack, "sessions/own.json", listed, new Set(["one"]))).toHaveLength(1);
});
