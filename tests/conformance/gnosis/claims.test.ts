// What a check says of a pack holds while its events are published: rules that come later, and values that are missing.
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../shared/base/json";
import { codesOf, rule } from "./checked.testing";

const RULES = "rules/a.json";

const call = (id: string, target: string, value: Json): JsonObject =>
  rule({ id, category: "TRIGGER", outcomes: [{ type: "CALL_SERVICE", target, value }] });
const adding = (id: string, definition: Json): JsonObject => call(id, "Rule.AddRule", { definition });

/** Findings with one of these codes. */
function codes(files: Readonly<Record<string, Json>>, ...wanted: readonly string[]): readonly string[] {
  return codesOf(files).filter((each) => wanted.includes(each.split(" ")[0] ?? ""));
}

describe("values that something gives", () => {
  const events = { "events.json": { E: { payload: { kind: "FIRE", armour: 2 } } } };
  const thick = { path: "payload.armour", op: "EQUALS", value: "thick" };
  const set = { type: "SET", target: "armour", value: "thick" };
  it.each<readonly [string, JsonObject]>([
    ["an outcome whose type is in small letters", rule({ id: "s", outcomes: [{ ...set, type: "set" }] })],
    ["a rule that an added rule adds", adding("a", adding("b", rule({ id: "s", outcomes: [set] })))],
  ])("count by %s", (_title, giving) => {
    const files = { ...events, [RULES]: [rule({ conditions: [thick] }), giving] };
    expect(codes(files, "value-of-other-type")).toEqual([]);
  });

  it("may come from elsewhere in the pack", () => {
    const night = { path: "payload.time", op: "EQUALS", value: "nigth" };
    const giving = rule({
      id: "s",
      outcomes: [{ type: "SET", target: "time", value: { fromContext: "persistent.time" } }],
    });
    const files = {
      "events.json": { E: { payload: { time: "night" } } },
      [RULES]: [rule({ conditions: [night] }), giving],
    };
    expect(codes({ ...files, "state/persistent.json": { time: "nigth" } }, "value-never-given")).toEqual([]);
    expect(codes({ ...files, "state/persistent.json": { time: "dawn" } }, "value-never-given")).toHaveLength(1);
  });

  it("are looked at by a rule that is added", () => {
    const reading = rule({ id: "s", conditions: [{ path: "payload.kinds", op: "EXISTS" }] });
    const played = { "sessions/s.json": { events: [{ id: "E", data: { kinds: 1 } }] } };
    expect(codes({ ...events, ...played, [RULES]: [adding("a", reading)] }, "unknown-payload-member")).toEqual([]);
    expect(codes({ ...events, ...played, [RULES]: [rule({})] }, "unknown-payload-member")).toHaveLength(1);
  });
});

it("the path of all calculations or parameters names none of them", () => {
  const calculations = [{ name: "c", value: 1 }];
  const conditions = [{ path: "calculations", op: "EXISTS" }];
  const outcomes = [{ type: "SET", target: "c", value: { fromContext: "calculations.c" } }];
  expect(codesOf({ [RULES]: rule({ calculations, conditions, outcomes }) })).toEqual([]);
});
