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

describe("a text in place of a value", () => {
  const calling = (value: Json): Files => ({
    [RULES]: rule({ category: "TRIGGER", outcomes: [{ type: "CALL_SERVICE", target: "Ui.Show", value }] }),
  });
  it.each<readonly [string, Files, string]>([
    ["in a call", calling({ text: "payload.cause" }), "/outcomes/0/value/text"],
    ["in a list of a call", calling({ texts: ["Dead:", "payload.cause"] }), "/outcomes/0/value/texts/1"],
    ["in braces", calling({ text: "{payload.cause}" }), "/outcomes/0/value/text"],
    ["in braces with a dollar", setting({ value: "${payload.cause}" }), "/outcomes/0/value"],
  ])("that is a path is told %s", (_where, files, at) => {
    const findings = findingsOf(files);
    expect(findings.map(({ code, at: place }) => `${code} ${place}`)).toEqual([`text-like-path ${at}`]);
    expect(findings[0]?.fixes?.[0]?.title).toBe("Read the value at payload.cause");
  });
  it.each(["payload.gold * 2", "(payload.gold + 1) / persistent.level", "-1 * payload.gold"])(
    "that is an arithmetic expression is not worked out: %s",
    (text) => {
      expect(told(calling({ gold: text }))).toEqual([
        `information text-like-path /outcomes/0/value/gold: This is the text "${text}", which nobody works out: that is done in "calculations".`,
      ]);
    },
  );
  it("is none in a longer text, where a path is asked for, and in the definition of a rule", () => {
    expect(told(calling({ text: "You died of {payload.cause}." }))).toEqual([]);
    expect(told(calling({ text: "payload.gold - what is it?", name: "payload-1" }))).toEqual([]);
    expect(told(calling({ path: "persistent.gold", statePath: "ephemeral.gold" }))).toEqual([]);
    const definition = rule({ id: "s", conditions: [{ path: "payload.n", op: "EXISTS" }] });
    const outcomes = [{ type: "CALL_SERVICE", target: "Rule.AddRule", value: { definition } }];
    expect(told({ [RULES]: rule({ category: "TRIGGER", outcomes }) })).toEqual([]);
  });
});

describe("an event that is denied by another value than false", () => {
  it.each<Json>(["false", "no", 0])("is not denied: %j", (value) => {
    const outcomes = [{ type: "SET", target: "payload.allowed", value }];
    const findings = findingsOf({ [RULES]: rule({ outcomes }) });
    expect(findings.map(({ code, at, message }) => `${code} ${at}: ${message}`)).toEqual([
      `value-of-other-type /outcomes/0/value: Only "allowed": false denies an event, and ${JSON.stringify(value)} is not false.`,
    ]);
    expect(findings[0]?.fixes?.[0]?.title).toBe("Change to false");
  });
  it.each<Json>([false, true, { fromContext: "payload.open" }])("is no mistake with %j", (value) => {
    expect(told({ [RULES]: rule({ outcomes: [{ type: "SET", target: "allowed", value }] }) })).toEqual([]);
  });
});

it("an argument that is read under another name is told with the place that reads it", () => {
  const set = [{ path: "ephemeral.n", value: { fromContext: "args.qest" } }];
  const outcomes = [{ type: "CALL_SERVICE", target: "Quests.Done", value: { quest: "wolves" } }];
  const files = {
    [RULES]: rule({ category: "TRIGGER", outcomes }),
    "services.json": { services: { "Quests.Done": { set } } },
  };
  const range = { line: 1, column: 81, endLine: 1, endColumn: 92 };
  expect(findingsOf(files).map(({ code, at, related }) => [code, at, related])).toEqual([
    [
      "unknown-payload-member",
      "/outcomes/0/value/quest",
      [{ file: "services.json", range, message: '"qest" is read here.' }],
    ],
  ]);
});
