// Finds rules that run for an event whether it was denied or not, though an interceptor of the pack denies it: nothing
// cancels an event, so that each rule looks at `allowed` itself (gnosis.md, G-6).
import { type Json, childPointer, listOf, objectOf } from "../../../base/json";
import { nearestName } from "../../../base/nearestName";
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
import { exclusivePaths } from "./contradictions";
import { found, replacing } from "./found";

const ALLOWED = { path: "payload.allowed", op: "NOT_EQUALS", value: false } as const;

/**
 * Returns a finding on each observer and trigger of such an event that does not look whether it was allowed, nor for
 * what an interceptor writes that denies it.
 */
export function deniedEventFindings({ files }: PackSource): readonly Finding[] {
  const rules = rulesOfPack(files);
  const deniers = rules.filter(denies);
  const written = writtenMembers(rules);
  return rules.flatMap((rule): readonly Finding[] => {
    const ofEvent = deniers.filter((each) => each.trigger === rule.trigger);
    const denier = ofEvent.findLast((each) => !areForOthers(rule, each, written.get(rule.trigger)));
    const category = categoryNamed(rule.definition["category"]);
    if (denier === undefined || (category !== "OBSERVER" && category !== "TRIGGER") || looksAtAllowed(rule)) return [];
    if (ofEvent.some((each) => asksForDenial(rule, each))) return [];
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

/** Returns the members of its payload that interceptors of each event write. */
function writtenMembers(rules: readonly RuleOfPack[]): ReadonlyMap<string, ReadonlySet<string>> {
  const written = new Map<string, Set<string>>();
  for (const { trigger, definition } of rules) {
    if (categoryNamed(definition["category"]) !== "INTERCEPTOR") continue;
    const members = written.get(trigger) ?? new Set();
    for (const outcome of listOf(definition["outcomes"]))
      members.add(payloadNames(objectOf(outcome)["target"])[0] ?? "");
    written.set(trigger, members);
  }
  return written;
}

/**
 * Returns whether two rules never run for the same event: what they ask of a member of the payload excludes one another,
 * and no interceptor writes it in between.
 */
function areForOthers(rule: RuleOfPack, denier: RuleOfPack, written: ReadonlySet<string> = new Set()): boolean {
  return exclusivePaths(denier.definition["conditions"], rule.definition["conditions"]).some((path) => {
    const { root, names } = parsePath(path);
    return root === "payload" && names[0] !== undefined && !written.has(names[0]);
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

/**
 * Returns a finding on each outcome of an interceptor that sets a member like `allowed` to true or false, where nothing in
 * the pack reads or gives a member of that name: whoever publishes the event looks at `allowed` (gnosis.md, G-6).
 */
export function misspeltAllowedFindings({ files }: PackSource): readonly Finding[] {
  const texts = Array.from(files.values(), ({ text }) => text);
  return rulesOfPack(files).flatMap(({ file, at, definition }): readonly Finding[] => {
    if (categoryNamed(definition["category"]) !== "INTERCEPTOR") return [];
    return listOf(definition["outcomes"]).flatMap((outcome, index): readonly Finding[] => {
      const { type, target, value } = objectOf(outcome);
      const [name = "", ...others] = payloadNames(target);
      if (!isOfType(type, "SET") || typeof value !== "boolean" || typeof target !== "string") return [];
      const isLike = others.length === 0 && name !== "allowed" && nearestName(name, ["allowed"]) !== null;
      if (!isLike || timesNamed(name, texts) > 1) return [];
      const message = `Nothing looks at "${name}": whoever publishes an event looks at "allowed". Did you mean that?`;
      const place = childPointer(at, "outcomes", index, "target");
      const fixes = replacing(file, place, target.replace(name, "allowed"));
      return [found("unknown-payload-member", file, place, message, { params: { name }, fixes })];
    });
  });
}

/** Counts how often a name stands in texts as a text, a member or a part of a path. */
function timesNamed(name: string, texts: readonly string[]): number {
  const written = [`"${name}"`, `.${name}"`, `.${name}.`, `.${name}[`];
  return texts.reduce((sum, text) => written.reduce((count, each) => count + text.split(each).length - 1, sum), 0);
}
