// What a check says of a pack holds while its events are published: rules that come later, and values that are missing.
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../shared/base/json";
import { codesOf, findingsOf, rule } from "./checked.testing";

const RULES = "rules/a.json";
const PLAYED = { "sessions/s.json": { events: [{ id: "E" }] } };

const fire = (target: string, value?: Json): JsonObject => ({
  type: "FIRE_EVENT",
  target,
  ...(value === undefined ? {} : { value }),
});
const observer = (id: string, trigger: string, ...outcomes: readonly JsonObject[]): JsonObject =>
  rule({ id, category: "OBSERVER", trigger, outcomes });
const call = (id: string, target: string, value: Json): JsonObject =>
  rule({ id, category: "TRIGGER", outcomes: [{ type: "CALL_SERVICE", target, value }] });
const adding = (id: string, definition: Json): JsonObject => call(id, "Rule.AddRule", { definition });

/** Findings with one of these codes. */
function codes(files: Readonly<Record<string, Json>>, ...wanted: readonly string[]): readonly string[] {
  return codesOf(files).filter((each) => wanted.includes(each.split(" ")[0] ?? ""));
}

describe("a circle of rules", () => {
  const told = (...rules: readonly JsonObject[]): readonly string[] =>
    findingsOf({ [RULES]: rules }).flatMap(({ code, message }) =>
      code === "cascade-endless" ? [message.split(":")[0] ?? ""] : [],
    );
  const circle = observer("r", "E", fire("E", { n: 1 }));
  it.each<readonly [string, readonly JsonObject[], readonly string[]]>([
    ["never ends when nothing can end it", [circle], ["This never ends by itself"]],
    [
      "may end when a value is missing",
      [observer("r", "E", fire("E", { n: { fromContext: "payload.m" } }))],
      ["This may never end by itself"],
    ],
    [
      "may end when one of its rules is taken away",
      [circle, call("c", "Rule.RemoveRuleById", { ruleId: "r" })],
      ["This may never end by itself"],
    ],
    [
      "may end when a rule is taken away whose id is not written",
      [circle, call("c", "Rule.RemoveRuleById", { ruleId: { fromContext: "payload.id" } })],
      ["This may never end by itself"],
    ],
    ["may end when one of its rules is replaced", [circle, adding("a", rule({}))], ["This may never end by itself"]],
    [
      "goes on while another rule is taken away",
      [circle, adding("a", rule({ id: "s" }))],
      ["This never ends by itself"],
    ],
    ["is none where the payload is no object", [observer("r", "E", fire("E", 5))], []],
  ])("%s", (_title, rules, messages) => expect(told(...rules)).toEqual(messages));
});

describe("events of rules that come later", () => {
  const later = observer("later", "G", fire("F"));
  const heard = rule({ id: "f", trigger: "F" });
  const fires = observer("g", "E", fire("G"));
  it.each<readonly [string, Readonly<Record<string, Json>>]>([
    ["that an added rule adds", { [RULES]: [adding("a", adding("b", later)), heard, fires] }],
    [
      "that stand in the state",
      {
        [RULES]: [adding("a", { fromContext: "persistent.boons.0" }), heard, fires],
        "state/persistent.json": { boons: [later] },
      },
    ],
    [
      "that come with an event",
      {
        [RULES]: [adding("a", { fromContext: "payload.boon" }), heard, fires],
        "sessions/s.json": { events: [{ id: "E", data: { boon: later } }] },
      },
    ],
  ])("are known: %s", (_title, files) => {
    expect(codes({ ...PLAYED, ...files }, "event-never-comes", "event-unheard")).toEqual([]);
  });

  it("are not known when no call can add them", () => {
    const files = { [RULES]: [heard, fires], "state/persistent.json": { boons: [later] } };
    expect(codes({ ...PLAYED, ...files }, "event-never-comes", "event-unheard")).toEqual([
      "event-never-comes /0/trigger",
      "event-unheard /1/outcomes/0/target",
    ]);
  });
});

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
