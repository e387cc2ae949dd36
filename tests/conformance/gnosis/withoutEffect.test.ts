// What a rule or a stub does without the effect that its author expects.
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../shared/base/json";
import { findingsOf, rule } from "./checked.testing";

const RULES = "rules/a.json";

type Files = Readonly<Record<string, Json>>;

function told(files: Files): readonly string[] {
  return findingsOf(files).map(({ code, severity, at, message }) => `${severity} ${code} ${at}: ${message}`);
}

function setting(outcome: JsonObject): Files {
  return { [RULES]: rule({ outcomes: [{ type: "SET", target: "n", ...outcome }] }) };
}

describe("SET without a value", () => {
  it("is told to write null", () => {
    expect(told(setting({}))).toEqual([
      "warning value-missing /outcomes/0: SET without a value writes null, as if nothing were there.",
    ]);
  });
  it("is no second problem beside a misspelt one, and none where null is written", () => {
    expect(findingsOf(setting({ valeu: 1 })).map(({ code }) => code)).toEqual(["unknown-field"]);
    expect(told(setting({ value: null }))).toEqual([]);
  });
});

describe("a write to the list of active rules", () => {
  const stub = (set: JsonObject): Files => ({ "services.json": { services: { "A.b": { set: [set] } } } });
  it.each(["ephemeral.rules", "Ephemeral.rules.0", "ephemeral.rules[1]"])("%s switches no rule", (path) => {
    expect(told(stub({ path, value: { fromContext: "args.rules" } }))).toEqual([
      `warning state-write-target /services/A.b/set/0/path: This switches no rule on or off: Rule.AddRule and Rule.RemoveRuleById do.`,
    ]);
  });
  it("is none where the member holds something else", () => {
    expect(told(stub({ path: "ephemeral.rules.difficulty", value: 1 }))).toEqual([]);
    expect(told(stub({ path: "ephemeral.rules", value: { difficulty: 1 } }))).toEqual([]);
    expect(told(stub({ path: "persistent.rules", value: [] }))).toEqual([]);
  });
});

describe("a binding in the definition of a rule that is added", () => {
  const adding = (parts: JsonObject, events: Json = []): Files => ({
    [RULES]: {
      ...rule({ category: "TRIGGER" }),
      outcomes: [{ type: "CALL_SERVICE", target: "Rule.AddRule", value: { definition: rule({ id: "s", ...parts }) } }],
    },
    "sessions/s.json": { events },
    "events.json": { E: {} },
  });
  const bound = { fromContext: "payload.n" };
  it("is read when the rule is added: a calculation is lost", () => {
    const files = adding({ calculations: [{ name: "c", ...bound }] });
    expect(told(files)).toEqual([
      "warning call-without-effect /outcomes/0/value/definition/calculations/0: A binding in a definition is read when the rule is added: in place of this calculation stands its value, without a name. Keep the definition in a state tree, and bind to it.",
    ]);
  });
  it("is read when the rule is added: that is told where it is skipped", () => {
    const files = adding({ outcomes: [{ type: "SET", target: "m", value: bound }] }, [{ id: "E" }]);
    expect(told(files)).toEqual([
      "information outcome-skipped /outcomes/0: In session s this outcome was skipped. Its value has an invalid binding: payload.n is not there. A binding in a definition is read when the rule is added.",
    ]);
  });
  it("is no mistake where its value is there", () => {
    const files = adding({ outcomes: [{ type: "SET", target: "m", value: bound }] }, [{ id: "E", data: { n: 1 } }]);
    expect(told(files)).toEqual([]);
  });
});
