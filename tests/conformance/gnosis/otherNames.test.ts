// Names that are none, and what is offered for them.
import { expect, it } from "vitest";
import type { Json, JsonObject } from "../../../shared/base/json";
import { findingsOf, rule } from "./checked.testing";

const RULES = "rules/a.json";

type Files = Readonly<Record<string, Json>>;

function using(parts: JsonObject, name: string): Files {
  const value = { fromContext: `calculations.${name}` };
  const calculations = [{ name: "c", ...parts }];
  return { [RULES]: rule({ calculations, outcomes: [{ type: "SET", target: "n", value }] }) };
}

function condition(op: string): Files {
  return { [RULES]: rule({ conditions: [{ path: "payload.n", op, value: 1 }] }) };
}

function calling(target: string, stub: string): Files {
  return {
    [RULES]: rule({ category: "TRIGGER", outcomes: [{ type: "CALL_SERVICE", target, value: {} }] }),
    "services.json": { services: { [stub]: {} } },
  };
}

it.each<readonly [string, Files, string]>([
  ["a calculation", using({ op: "x", args: [1, 2] }, "c"), "*"],
  ["a comparison", condition("GREATER_THAN"), "GT"],
  ["a comparison in words", condition("is not"), "NOT_EQUALS"],
  ["a comparison that is denied", condition("!equal"), "NOT_EQUALS"],
  ["a question that is denied", condition("DOES_NOT_EXIST"), "NOT_EXISTS"],
  ["a call", calling("AB", "A.B"), "A.B"],
  ["a call with a small letter", calling("Gold.set", "Gold.Set"), "Gold.Set"],
  ["a call with small letters", calling("gold.set", "Gold.Set"), "Gold.Set"],
])("an operator or a function of another name is offered: of %s", (_what, files, offered) => {
  expect(findingsOf(files).map(({ fixes }) => fixes?.[0]?.title)).toEqual([`Change to "${offered}"`]);
});

it("a name without a near one is reported with those that there are", () => {
  const [finding] = findingsOf(using({ value: 1 }, "total"));
  expect(finding?.message).toBe('The rule has no calculation "total". There is "c".');
});

it.each<readonly [string, Files]>([
  ["a sign that is no operator", using({ op: "^", args: [1, 2] }, "c")],
  ["a function that is none", using({ op: "MAX", args: [1, 2] }, "c")],
])("nothing is offered for %s", (_what, files) => {
  expect(findingsOf(files).map(({ code, fixes }) => [code, fixes])).toEqual([["unknown-math", undefined]]);
});

it("names are listed once, though two calculations have the same one", () => {
  const calculations = ["c", "c", "d"].map((name) => ({ name, value: 1 }));
  const outcomes = ["c", "d", "total"].map((name) => {
    return { type: "SET", target: name, value: { fromContext: `calculations.${name}` } };
  });
  expect(findingsOf({ [RULES]: rule({ calculations, outcomes }) }).map(({ message }) => message)).toContain(
    'The rule has no calculation "total". There are "c" and "d".',
  );
});

it.each(["NOT_CONTAINS", "!CONTAINS", "NOT_GT", "BETWEEN"])("nothing is offered for %s, which there is not", (op) => {
  expect(findingsOf(condition(op)).map(({ message, fixes }) => [message, fixes])).toEqual([
    [
      `There is no operator "${op}". There are EQUALS, NOT_EQUALS, EXISTS, NOT_EXISTS, CONTAINS, GT, LT, GTE, LTE, CHANCE_PERCENT.`,
      undefined,
    ],
  ]);
});

it.each<readonly [string, string, Files]>([
  ["rules", "rulez", { "rules/a.json": rule({}) }],
  ["sessions", "session", { "sessions/s.json": { events: [] } }],
])("the folder of %s that there is is offered for %s", (folder, written, files) => {
  const pack = { "manifest.json": { dialect: "gnosis", title: "T", [folder]: written }, ...files };
  expect(findingsOf(pack).map(({ code, message, fixes }) => [code, message, fixes?.[0]?.title])).toEqual([
    ["missing-file", `There is no file and no folder "${written}". Did you mean "${folder}"?`, `Change to "${folder}"`],
  ]);
});

it("a folder of sessions in which none is yet is no mistake", () => {
  const manifest = { dialect: "gnosis", title: "T", sessions: "sessions" };
  expect(findingsOf({ "manifest.json": manifest, [RULES]: rule({}), "events.json": { E: {} } })).toEqual([]);
});
