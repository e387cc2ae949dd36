// The names that one rule gives and uses, read off the rule itself: files of rules are large, and read with each letter.
import { type Json, type JsonPointer, childPointer, isJsonObject, listOf, objectOf } from "../../../base/json";
import type { NameUse } from "../../../pack/schemas/schemaNames";
import type { RuleText } from "./ruleTexts";

/** Returns the names that the schemas of a rule mark, in the order of the text as far as it matters. */
export function ruleNames({ definition, at, key }: RuleText): readonly NameUse[] {
  const found: NameUse[] = [];
  const add = (of: string, role: NameUse["role"], name: Json | undefined, place: JsonPointer, onKey = false): void => {
    if (typeof name === "string") found.push({ of, name, role, at: place, onKey });
  };
  if (key !== null) add("rule", "definition", key, at, true);
  const { id, category, trigger, parameters, calculations, outcomes } = definition;
  add("rule", "definition", id, childPointer(at, "id"));
  add("event", "use", trigger, childPointer(at, "trigger"));
  for (const name of Object.keys(objectOf(parameters))) {
    add("parameter", "definition", name, childPointer(at, "parameters", name), true);
  }
  listOf(calculations).forEach((calculation, index) => {
    if (isJsonObject(calculation)) {
      add("calculation", "definition", calculation["name"], childPointer(at, "calculations", index, "name"));
    }
  });
  const sort = typeof category === "string" ? TARGETS[category.toUpperCase()] : undefined;
  if (sort === undefined) return found;
  listOf(outcomes).forEach((outcome, index) => {
    if (isJsonObject(outcome)) add(sort, "use", outcome["target"], childPointer(at, "outcomes", index, "target"));
  });
  return found;
}

/** What the targets of a category's outcomes name. */
const TARGETS: Readonly<Record<string, string>> = { OBSERVER: "event", TRIGGER: "service" };
