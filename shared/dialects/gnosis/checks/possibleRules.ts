// Finds all rules that may be active at some time, for checks that say that nothing does something.
import { type Json, type JsonObject, isJsonList, isJsonObject, listOf, objectOf } from "../../../base/json";
import { memoByIdentity } from "../../../base/memo";
import type { PackSource } from "../../../pack/packSource";
import { isBinding } from "../rules/bindings";
import { addedRules } from "../text/addedRules";
import { rulesOfPack } from "../text/ruleTexts";

type Definition = Readonly<Record<string, Json>>;

/** The rules of a pack's files, and those that come later. */
export const possibleRules = memoByIdentity((files: PackSource["files"]): readonly Definition[] => [
  ...rulesOfPack(files).map(({ definition }) => definition),
  ...laterRules(files),
]);

/**
 * Rules that calls of Rule.AddRule hold; where a call adds what a binding gives, also the rules that are written
 * anywhere in states and payloads.
 */
export const laterRules = memoByIdentity((files: PackSource["files"]): readonly Definition[] => {
  const rules = rulesOfPack(files);
  const added = rules.flatMap(({ definition, at }) => addedRules(definition, at).map((each) => each.definition));
  const isBound = [...rules.map(({ definition }) => definition), ...added].some(addsBound);
  return isBound ? [...added, ...heldRules(files)] : added;
});

/** Returns whether a rule adds one that is not written in its call. */
function addsBound({ outcomes }: Definition): boolean {
  return listOf(outcomes).some((outcome) => {
    const { target, value = null } = objectOf(outcome);
    return target === "Rule.AddRule" && (isBinding(value) || isBinding(objectOf(value)["definition"]));
  });
}

function heldRules(files: PackSource["files"]): readonly Definition[] {
  const roles: ReadonlySet<string> = new Set(["persistent", "state", "session", "services"]);
  return Array.from(files.values()).flatMap(({ role, value }) =>
    roles.has(role) && value !== undefined ? rulesWithin(value) : [],
  );
}

function rulesWithin(value: Json): readonly JsonObject[] {
  if (isJsonList(value)) return value.flatMap(rulesWithin);
  if (!isJsonObject(value)) return [];
  const isRule = typeof value["trigger"] === "string" && Array.isArray(value["outcomes"]);
  return [...(isRule ? [value] : []), ...Object.values(value).flatMap(rulesWithin)];
}
