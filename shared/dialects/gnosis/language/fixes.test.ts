import { expect, it } from "vitest";
import { withFixes } from "../../../language/fixes";
import { diagnose } from "../../../host/checks/diagnose";
import { applyEdits } from "../../../text/edit";
import { buildPackSource } from "../../models";
import { gnosisLanguage } from "./language";

it("a rule that was copied and not changed can be removed again", () => {
  const rule = { id: "a", category: "OBSERVER", trigger: "E", outcomes: [{ type: "FIRE_EVENT", target: "F" }] };
  const text = JSON.stringify([rule, rule]);
  const files = [
    { path: "manifest.json", text: '{ "dialect": "gnosis", "title": "T" }' },
    { path: "rules/r.json", text },
  ];
  const pack = buildPackSource(files, [], []);
  const findings = withFixes(gnosisLanguage, pack, diagnose(pack, null).byFile["rules/r.json"] ?? []);
  const fixes = findings.find(({ code }) => code === "duplicate-rule-id")?.fixes ?? [];
  expect(fixes.map(({ title }) => title)).toEqual(['Call this one "a_2"', "Remove this copy"]);
  expect(JSON.parse(applyEdits(text, fixes[1]!.changes[0]!.edits))).toEqual([rule]);
});
