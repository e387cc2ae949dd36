// Finds rules that run for an event whether it was denied or not, though an interceptor of the pack denies it: nothing
// cancels an event, so that each rule looks at `allowed` itself (gnosis.md, G-6).
import { type Json, childPointer, listOf, objectOf } from "../../../base/json";
import { canonicalJson } from "../../../base/canonicalJson";
import type { Finding, Fix } from "../../../findings/finding";
import type { PackSource } from "../../../pack/packSource";
import { insertItemEdits } from "../../../text/placeEdits";
import { pathOfPointer } from "../../../text/memberEdit";
import { operatorNamed } from "../rules/conditions";
import { parsePath } from "../rules/path";
import { categoryNamed } from "../rules/rule";
import { payloadNames } from "../rules/targets";
import { isOfType } from "../text/outcomeType";
import { type RuleOfPack, rulesOfPack } from "../text/ruleTexts";
import { found } from "./found";

const ALLOWED = { path: "payload.allowed", op: "NOT_EQUALS", value: false } as const;

/**
 * Returns a finding on each observer and trigger of such an event that does not look whether it was allowed, nor for
 * what an interceptor writes that denies it.
 */
export function deniedEventFindings({ files }: PackSource): readonly Finding[] {
  const rules = rulesOfPack(files);
  const deniers = rules.filter(denies);
  const denied = new Map(deniers.map((rule) => [rule.trigger, rule] as const));
  return rules.flatMap((rule): readonly Finding[] => {
    const denier = denied.get(rule.trigger);
    const category = categoryNamed(rule.definition["category"]);
    if (denier === undefined || (category !== "OBSERVER" && category !== "TRIGGER") || looksAtAllowed(rule)) return [];
    if (deniers.some((each) => each.trigger === rule.trigger && asksForDenial(rule, each))) return [];
    const message = `This runs for events that "${denier.id}" denies, too: no condition looks at payload.allowed.`;
    const related = [{ file: denier.file.path, at: denier.at, message: "This rule denies the event." }];
    const at = childPointer(rule.at, rule.definition["conditions"] === undefined ? "outcomes" : "conditions");
    return [found("denial-unheeded", rule.file, at, message, { onKey: true, related, fixes: conditionFixes(rule) })];
  });
}

function denies({ definition }: RuleOfPack): boolean {
  if (categoryNamed(definition["category"]) !== "INTERCEPTOR") return false;
  return listOf(definition["outcomes"]).some((outcome) => {
    const { type, target, value } = objectOf(outcome);
    return isOfType(type, "SET") && payloadNames(target).join(".") === "allowed" && value === false;
  });
}

/** Returns whether a rule reads `allowed`, or the whole payload, anywhere. */
function looksAtAllowed({ definition }: RuleOfPack): boolean {
  const isIn = (value: unknown): boolean => {
    if (typeof value === "string") {
      const { root, names } = parsePath(value);
      return root === "payload" && (names.length === 0 || names[0] === "allowed");
    }
    return typeof value === "object" && value !== null && Object.values(value).some(isIn);
  };
  return isIn(definition["conditions"]) || isIn(definition["calculations"]) || isIn(definition["outcomes"]);
}

/** Returns whether a rule runs only for events with a value that the denying rule writes, such as a reason. */
function asksForDenial({ definition }: RuleOfPack, denier: RuleOfPack): boolean {
  const written = new Set(
    listOf(denier.definition["outcomes"]).flatMap((outcome): readonly string[] => {
      const { type, target, value } = objectOf(outcome);
      return isOfType(type, "SET") && value !== undefined ? [writing(payloadNames(target), value)] : [];
    }),
  );
  return listOf(definition["conditions"]).some((condition) => {
    const { path, op, value } = objectOf(condition);
    if (operatorNamed(op) !== "EQUALS" || typeof path !== "string" || value === undefined) return false;
    const { root, names } = parsePath(path);
    return root === "payload" && written.has(writing(names, value));
  });
}

/** Returns what tells a value in a member of the payload from any other. */
function writing(names: readonly string[], value: Json): string {
  return canonicalJson([...names, value]);
}

function conditionFixes({ file, at, definition }: RuleOfPack): readonly Fix[] {
  const place = [...pathOfPointer(at), "conditions"];
  const edits = insertItemEdits(file, place, listOf(definition["conditions"]).length, ALLOWED);
  return edits.length === 0
    ? []
    : [{ title: "Run only for events that are allowed", changes: [{ file: file.path, edits }] }];
}
