// A new rule comes to stand beside others of its category, in the form in which they are written.
import { describe, expect, it } from "vitest";
import { defined } from "../../../base/defined";
import type { PackSource } from "../../../pack/packSource";
import { applyEdits } from "../../../text/edit";
import { buildPackSource } from "../../models";
import { newRule } from "./newRule";

const LISTED = `[
  {
    "id": "armour",
    "category": "INTERCEPTOR",
    "trigger": "HIT",
    "outcomes": [{"type": "SET", "target": "n", "value": 1}]
  }
]
`;
const OBSERVER = '{"category": "observer", "trigger": "HIT", "outcomes": []}';

function packOf(texts: Readonly<Record<string, string>>): PackSource {
  const all = { "manifest.json": '{"dialect": "gnosis"}', ...texts };
  return buildPackSource(
    Object.entries(all).map(([path, text]) => ({ path, text })),
    [],
    [],
  );
}

function written(
  texts: Readonly<Record<string, string>>,
  ...args: [string | null, "OBSERVER" | "INTERCEPTOR", string]
) {
  const pack = packOf(texts);
  const rule = newRule(pack, ...args);
  if (!rule.ok) throw new Error(rule.refusal);
  const { edits, file, at } = rule.value;
  const after = edits.map((each) => [each.file, applyEdits(pack.files.get(each.file)?.text ?? "", each.edits)]);
  return { file, at, after: Object.fromEntries(after) as Readonly<Record<string, string>> };
}

describe("a new rule", () => {
  it("is the last of the file with rules of its category", () => {
    const texts = { "rules/a.json": LISTED, "rules/b.json": `{"kill": ${OBSERVER}}` };
    const { file, at, after } = written(texts, null, "INTERCEPTOR", "HIT");
    expect([file, at]).toEqual(["rules/a.json", "/1"]);
    const rule = { id: "new_rule", category: "INTERCEPTOR", trigger: "HIT", conditions: [], outcomes: [] };
    const text = defined(after["rules/a.json"]);
    expect(text.startsWith(LISTED.slice(0, LISTED.lastIndexOf("\n]")))).toBe(true);
    expect((JSON.parse(text) as readonly unknown[])[1]).toEqual(rule);
  });

  it("has its name as its key in a map of rules, another one where that is taken", () => {
    const texts = { "rules/a.json": LISTED, "rules/b.json": `{"new_rule": ${OBSERVER}}` };
    const { file, at, after } = written(texts, null, "OBSERVER", "HIT");
    expect([file, at]).toEqual(["rules/b.json", "/new_rule_2"]);
    expect(Object.keys(JSON.parse(defined(after["rules/b.json"])) as object)).toEqual(["new_rule", "new_rule_2"]);
  });

  it("goes into the session that has rules of its own", () => {
    const texts = { "rules/a.json": LISTED, "sessions/s.json": '{"rules": []}' };
    expect(written(texts, "sessions/s.json", "INTERCEPTOR", "HIT")).toMatchObject({
      file: "sessions/s.json",
      at: "/rules/0",
    });
  });

  it("gets a file where there is none for it, which the index lists", () => {
    const texts = { "rules/index.json": '{"domains": []}', "rules/one.json": OBSERVER };
    const { file, at, after } = written(texts, null, "OBSERVER", "HIT");
    expect([file, at]).toEqual(["rules/rules.json", "/0"]);
    expect(JSON.parse(defined(after["rules/index.json"]))).toEqual({ domains: ["rules.json"] });
  });

  it("leaves a broken file alone, whatever its name", () => {
    const texts = { "rules/rules.json": '[{"id": ' };
    const { file, after } = written(texts, null, "OBSERVER", "HIT");
    expect(file).toBe("rules/rules_2.json");
    expect(Object.keys(after)).toEqual([file]);
  });

  it.each([
    ["is broken", '[{"id": '],
    ["is one rule", OBSERVER],
  ])("is refused where all rules are in one file, which %s", (_, text) => {
    const manifest = '{"dialect": "gnosis", "rules": "all.json"}';
    const pack = packOf({ "manifest.json": manifest, "all.json": text });
    const refusal = "No rule can be added to all.json: it is broken, or one rule and no list.";
    expect(newRule(pack, null, "OBSERVER", "HIT")).toEqual({ ok: false, refusal });
  });
});
