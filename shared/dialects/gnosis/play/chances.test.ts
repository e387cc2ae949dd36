import { expect, it } from "vitest";
import type { Json, JsonObject } from "../../../base/json";
import { finish } from "../../../base/work";
import { distributionOf } from "../../../engine/play/distribution";
import { RecordKind } from "../../../engine/trace/trace";
import { createTracer } from "../../../engine/trace/tracer";
import { recordAt, valueAt, within } from "../../../engine/trace/traceTree";
import { loadSingleFile } from "../load/loadedPack";
import { sessionLevel } from "./level";
import { DRAW } from "./numbers";

const FILE: JsonObject = {
  rules: [
    {
      id: "die",
      category: "OBSERVER",
      trigger: "E",
      calculations: [{ name: "roll", op: "DICE", args: [1, 6] }],
      outcomes: [{ type: "FIRE_EVENT", target: "ROLLED", value: { roll: { fromContext: "calculations.roll" } } }],
    },
    {
      id: "luck",
      category: "TRIGGER",
      trigger: "ROLLED",
      conditions: [{ op: "CHANCE_PERCENT", value: 25 }],
      outcomes: [{ type: "CALL_SERVICE", target: "Bag.Add", value: { item: "rune" } }],
    },
  ],
  services: { "Bag.Add": { set: [{ path: "ephemeral.found", value: true }] } },
};

it("counts what an event gives with a thousand seeds, and leaves the session alone", () => {
  const values = { has: () => false, value: (): Json => FILE, jsonFilesIn: () => [] };
  const level = sessionLevel(loadSingleFile("s.json", values), "s.json", "s");
  const state = level.start(null);
  const key = level.key(state);
  const { chances } = level;
  if (chances === undefined) throw new Error("The level draws no random numbers.");
  const action = { action: "publish", id: "E", data: {}, seed: 7 };
  const { runs, tallies } = finish(distributionOf(chances, state, action, 1000));
  const tally = (name: string) => tallies.find((each) => each.name === name);
  expect(runs).toBe(1000);
  expect(level.key(state)).toBe(key);
  expect(tally("die")).toMatchObject({ group: "Rules that ran", runs: 1000, values: [{ value: 1, count: 1000 }] });
  const rolls = tally("ROLLED.roll")?.values ?? [];
  expect(rolls.map(({ value }) => Number(value)).sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(rolls.every(({ count }) => count > 120 && count < 215)).toBe(true);
  const lucky = tally("Bag.Add")?.runs ?? 0;
  expect(lucky).toBeGreaterThan(200);
  expect(lucky).toBeLessThan(300);
  expect(tally("luck")?.runs).toBe(lucky);
  expect(tally("ephemeral.found")?.runs).toBe(lucky);
});

it("records each number that it draws", () => {
  const values = { has: () => false, value: (): Json => FILE, jsonFilesIn: () => [] };
  const level = sessionLevel(loadSingleFile("s.json", values), "s.json", "s");
  const tracer = createTracer();
  level.step(level.start(null), { action: "publish", id: "E", data: {}, seed: 7 }, tracer);
  const trace = tracer.trace();
  const draws = within(trace, 0, RecordKind.value)
    .map((record) => recordAt(trace, record))
    .filter(({ ref }) => ref === DRAW)
    .map(({ after }) => valueAt(trace, after));
  expect(draws).toEqual([expect.any(Number), expect.any(Number)]);
});
