// The events that rules fire.
import { type Json, childPointer, listOf, objectOf } from "../../../base/json";
import { categoryNamed, isOfOtherCategory } from "../rules/rule";
import type { RuleOfPack } from "../text/ruleTexts";

/** What a rule fires, and where. */
export interface Firing {
  readonly rule: RuleOfPack;
  readonly event: string;
  readonly at: string;
  /** The payload as it is written; undefined: an empty one. */
  readonly payload: Json | undefined;
}

/** Returns the events that rules fire. */
export function firings(rules: readonly RuleOfPack[]): readonly Firing[] {
  return rules.flatMap((rule) =>
    outcomesOf(rule.definition).flatMap((outcome, index) => {
      const { target, value } = objectOf(outcome);
      const at = childPointer(rule.at, "outcomes", index, "target");
      return isEvent(target) ? [{ rule, event: target, at, payload: value }] : [];
    }),
  );
}

/** Returns the ids of the events that a rule fires. */
export function firedEvents(definition: Readonly<Record<string, Json>>): readonly string[] {
  return outcomesOf(definition)
    .map((outcome) => objectOf(outcome)["target"])
    .filter(isEvent);
}

/** Returns the outcomes that fire; those of another type are reported as that, and null here. */
function outcomesOf({ category, outcomes }: Readonly<Record<string, Json>>): readonly Json[] {
  if (categoryNamed(category) !== "OBSERVER") return [];
  return listOf(outcomes).map((each) => (isOfOtherCategory(objectOf(each)["type"], "OBSERVER") ? null : each));
}

function isEvent(target: Json | undefined): target is string {
  return typeof target === "string" && target !== "";
}
