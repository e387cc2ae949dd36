// Checks each rule by itself: its category, its parts and its paths. Kept for as long as its file stays the same.
import { memoByIdentity } from "../../../base/memo";
import { childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import { CATEGORIES, categoryNamed, isOfOtherCategory } from "../rules/rule";
import { type RuleOfPack, rulesInFile } from "../text/ruleTexts";
import { isBrokenText } from "../../../text/brokenText";
import { found, unknown } from "./found";
import { addedRules } from "../text/addedRules";
import { bindingFindings } from "./bindings";
import { calculationFindings, unusedCalculations } from "./calculations";
import { conditionFindings } from "./ruleConditions";
import { outcomeFindings } from "./ruleOutcomes";
import { type WrittenPath, pathFindings, pathsInFile } from "./rulePaths";

/** What is wrong with the rules of a file, each by itself. */
export const ruleFindings = memoByIdentity((file: SourceFile): readonly Finding[] =>
  isBrokenText(file)
    ? []
    : [
        ...rulesInFile(file).flatMap((rule, index) => allFindings({ ...rule, file }, pathsInFile(file)[index] ?? [])),
        ...bindingFindings(file),
      ],
);

/** A rule that does nothing, and a calculation that nothing uses, are reported only where no other mistake may be why. */
function allFindings(rule: RuleOfPack, paths: readonly WrittenPath[]): readonly Finding[] {
  const findings = Array.from(findingsOf(rule, paths));
  if (findings.some(({ severity }) => severity !== "information")) return findings;
  return [...findings, ...unusedCalculations(rule, paths), ...withoutOutcomes(rule)];
}

/** Reports a rule without outcomes, as a new one is. What a disabled one does is left open. */
function withoutOutcomes({ file, at, definition: { outcomes, enabled } }: RuleOfPack): readonly Finding[] {
  if (!Array.isArray(outcomes) || outcomes.length > 0 || enabled === false) return [];
  return [found("rule-idle", file, childPointer(at, "outcomes"), "This rule does nothing: it has no outcomes.")];
}

function* findingsOf(rule: RuleOfPack, paths: readonly WrittenPath[]): Iterable<Finding> {
  const { file, at, definition, id, key } = rule;
  // An id that is no text is reported by its type.
  if (id === "" && (definition["id"] ?? "") === "") yield found("rule-incomplete", file, at, "A rule needs an id.");
  if (definition["trigger"] === "") {
    yield found("rule-incomplete", file, childPointer(at, "trigger"), "A rule needs the id of an event.");
  }
  if (key !== null && id !== key) {
    const message = `The key "${key}" should be the rule's id, "${id}".`;
    yield found("key-not-id", file, at, message, { onKey: true, params: { name: key } });
  }
  const category = categoryNamed(definition["category"]);
  if (category !== null) yield* outcomeFindings(rule, category);
  else if (typeof definition["category"] === "string") {
    const name = definition["category"];
    const message = `There is no category "${name}".`;
    yield unknown("unknown-category", file, childPointer(at, "category"), message, {
      name: name.toUpperCase(),
      names: CATEGORIES,
    });
  }
  // With outcomes of another category the category is the mistake.
  const isMeant = listOf(definition["outcomes"]).every(
    (outcome) => !isOfOtherCategory(objectOf(outcome)["type"], "INTERCEPTOR"),
  );
  if (category === "INTERCEPTOR" && isMeant && rule.trigger.toUpperCase().startsWith("FACT_")) {
    const message = "By custom a FACT_ event has happened already: an interceptor changes only what others hear of it.";
    yield found("fact-intercepted", file, childPointer(at, "trigger"), message);
  }
  yield* calculationFindings(rule);
  yield* conditionFindings(rule);
  yield* pathFindings(rule, paths);
  for (const added of addedRules(definition, at)) yield* addedFindings({ ...rule, ...added, key: null });
}

/** What is wrong with the parts of a rule that a call adds. Its bindings are read when the call is made. */
function* addedFindings(rule: RuleOfPack): Iterable<Finding> {
  const category = categoryNamed(rule.definition["category"]);
  if (category !== null) yield* outcomeFindings(rule, category);
  yield* calculationFindings(rule);
  yield* conditionFindings(rule);
}
