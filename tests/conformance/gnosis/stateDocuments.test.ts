// State files that are documents, with the tree under its name (spec B1): they are checked as trees by themselves are.
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../shared/base/json";
import { codesOf, fixedFile, rule } from "./checked.testing";

const set: JsonObject = { type: "SET", target: "a", value: 1 };
const session: JsonObject = { id: "s", events: [{ id: "E", data: { a: 0 } }] };

function reading(path: string): JsonObject {
  return rule({ conditions: [{ path, op: "EQUALS", value: 1 }], outcomes: [set] });
}

/** A pack of one rule, whose state trees are documents. */
function documents(one: JsonObject, persistent: Json, ephemeral: Json): Readonly<Record<string, Json>> {
  return {
    "rules/a.json": [one],
    "state/persistent.json": { Persistent: persistent },
    "state/ephemeral.json": { Ephemeral: ephemeral },
    "sessions/s.json": session,
  };
}

describe("a state file that is a document", () => {
  it("has what is in its tree", () => {
    expect(codesOf(documents(reading("persistent.n"), { n: 1 }, {}))).toEqual([]);
    expect(codesOf(documents(reading("ephemeral.n"), {}, { n: 1 }))).toEqual([]);
  });

  it("gets a missing value inside of its tree", () => {
    const pack = documents(reading("persistent.n"), { gold: 2 }, {});
    expect(codesOf(pack)).toEqual(["unknown-state-path /0/conditions/0/path"]);
    expect(fixedFile(pack, "state/persistent.json")).toEqual({ Persistent: { gold: 2, n: 0 } });
  });

  it("lists active rules", () => {
    const pack = documents(rule({ outcomes: [set] }), {}, { rules: ["r", "x"] });
    expect(codesOf(pack)).toEqual(["unknown-active-rule /Ephemeral/rules/1"]);
  });

  it("holds rules, which are checked", () => {
    const lone = rule({ id: "q", outcomes: [{ ...set, target: "ephemeral.n" }] });
    const call = { type: "CALL_SERVICE", target: "Rule.RemoveRuleById", value: { ruleId: "q" } };
    const remove = rule({ id: "remove", category: "TRIGGER", outcomes: [call] });
    const at = "/Persistent/configuration/rules/0/outcomes/0/target";
    expect(codesOf(documents(remove, { configuration: { rules: [lone] } }, {}))).toEqual([`target-not-payload ${at}`]);
  });

  it("holds a rule whose id another one has", () => {
    const one = rule({ outcomes: [set] });
    const at = "/Persistent/configuration/rules/0/id";
    expect(codesOf(documents(one, { configuration: { rules: [one] } }, {}))).toEqual([`duplicate-rule-id ${at}`]);
  });
});

describe("rules in a persistent state", () => {
  const sortedCodes = (files: Readonly<Record<string, Json>>): readonly string[] => codesOf(files).toSorted();
  const misspelt = { ...rule({ id: "q", outcomes: [{ ...set, valu: 2 }] }), conditons: [] };
  const fields = [
    "unknown-field /configuration/rules/0/conditons",
    "unknown-field /configuration/rules/0/outcomes/0/valu",
  ];
  const pack = { "rules/a.json": [rule({ outcomes: [set] })], "sessions/s.json": session };
  const persistent = { configuration: { rules: [misspelt] } };

  it("have the form of rules", () => {
    expect(sortedCodes({ ...pack, "state/persistent.json": persistent })).toEqual(fields);
    expect(sortedCodes({ ...pack, "sessions/s.json": { ...session, persistent } })).toEqual(
      fields.map((each) => each.replace(" ", " /persistent")),
    );
    expect(sortedCodes({ ...pack, "state/persistent.json": { Persistent: persistent } })).toEqual(
      fields.map((each) => each.replace(" ", " /Persistent")),
    );
  });

  it("are none where the configuration is something else", () => {
    expect(codesOf({ ...pack, "state/persistent.json": { configuration: "hard" } })).toEqual([]);
  });
});

describe("an ephemeral state", () => {
  it("holds no rules", () => {
    const unread = rule({ id: "q", trigger: "F", outcomes: [{ ...set, target: "ephemeral.n" }] });
    const pack = { "rules/a.json": [rule({ outcomes: [set] })], "sessions/s.json": session };
    expect(codesOf({ ...pack, "state/ephemeral.json": { configuration: { rules: [unread] } } })).toEqual([]);
  });
});

describe("a session with rules in its persistent state", () => {
  it("is told of two rules with one id", () => {
    const one = rule({ outcomes: [set] });
    const pack = {
      "rules/a.json": [one],
      "sessions/s.json": { ...session, persistent: { configuration: { rules: [one, one] } } },
    };
    expect(codesOf(pack)).toEqual(["duplicate-rule-id /persistent/configuration/rules/1/id"]);
  });
});
