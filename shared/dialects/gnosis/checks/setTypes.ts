// Finds true, false and numbers that interceptors set as texts, where conditions of the event compare them without quotes.
import { addTo } from "../../../base/groups";
import { type Json, childPointer, isJsonObject, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { PackSource } from "../../../pack/packSource";
import { operatorNamed } from "../rules/conditions";
import { parsePath } from "../rules/path";
import { payloadNames } from "../rules/targets";
import { isOfType } from "../text/outcomeType";
import { rulesOfPack } from "../text/ruleTexts";
import { found, replacing } from "./found";
import { saidBy } from "./givenTypes";
import { possibleRules } from "./possibleRules";

export function setTypeFindings({ files }: PackSource): readonly Finding[] {
  const compared = comparedLiterals(files);
  return rulesOfPack(files).flatMap(({ file, trigger, definition, at }) =>
    listOf(definition["outcomes"]).flatMap((outcome, index): readonly Finding[] => {
      const { type, target, value } = objectOf(outcome);
      const names = isOfType(type, "SET") ? payloadNames(target) : [];
      if (typeof value !== "string" || names.length === 0) return [];
      const literals = compared.get(keyOf(trigger, names)) ?? [];
      const [literal] = literals;
      const meant = literal === undefined ? null : saidBy(value, typeof literal);
      if (meant === null || literals.some((each) => typeof each !== typeof literal)) return [];
      const place = childPointer(at, "outcomes", index, "value");
      const message = `This is a text, and conditions compare "payload.${names.join(".")}" with ${JSON.stringify(literal)}.`;
      return [found("value-of-other-type", file, place, message, { fixes: replacing(file, place, meant) })];
    }),
  );
}

/** Returns what conditions compare with each member of each event; null and what a binding gives are left out. */
function comparedLiterals(files: PackSource["files"]): ReadonlyMap<string, readonly Json[]> {
  const compared = new Map<string, Json[]>();
  for (const { trigger, conditions } of possibleRules(files)) {
    for (const condition of listOf(conditions)) {
      const { path, op, value = null } = objectOf(condition);
      const operator = operatorNamed(op);
      if (typeof trigger !== "string" || typeof path !== "string" || operator === null || operator === "CONTAINS")
        continue;
      const { root, names } = parsePath(path);
      if (root !== "payload" || value === null || isJsonObject(value)) continue;
      addTo(compared, keyOf(trigger, names), value);
    }
  }
  return compared;
}

function keyOf(event: string, names: readonly string[]): string {
  return JSON.stringify([event, ...names]);
}
