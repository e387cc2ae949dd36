// Finds rules that run for an event whether it was denied or not, though an interceptor of the pack denies it: nothing
// cancels an event, so that each rule looks at `allowed` itself (gnosis.md, G-6).
import { childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding, Fix } from "../../../findings/finding";
import type { PackSource } from "../../../pack/packSource";
import { insertItemEdits } from "../../../text/placeEdits";
import { pathOfPointer } from "../../../text/memberEdit";
import { parsePath } from "../rules/path";
import { categoryNamed } from "../rules/rule";
import { payloadNames } from "../rules/targets";
import { isOfType } from "../text/outcomeType";
import { type RuleOfPack, rulesOfPack } from "../text/ruleTexts";
import { found } from "./found";

const ALLOWED = { path: "payload.allowed", op: "NOT_EQUALS", value: false } as const;

/** Returns a finding on each observer and trigger of such an event that does not look whether it was allowed. */
export function deniedEventFindings({ files }: PackSource): readonly Finding[] {
  const rules = rulesOfPack(files);
  const denied = new Map(rules.flatMap((rule) => (denies(rule) ? [[rule.trigger, rule] as const] : [])));
  return rules.flatMap((rule): readonly Finding[] => {
    const denier = denied.get(rule.trigger);
    const category = categoryNamed(rule.definition["category"]);
    if (denier === undefined || (category !== "OBSERVER" && category !== "TRIGGER") || looksAtAllowed(rule)) return [];
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

function conditionFixes({ file, at, definition }: RuleOfPack): readonly Fix[] {
  const place = [...pathOfPointer(at), "conditions"];
  const edits = insertItemEdits(file, place, listOf(definition["conditions"]).length, ALLOWED);
  return edits.length === 0
    ? []
    : [{ title: "Run only for events that are allowed", changes: [{ file: file.path, edits }] }];
}
