// Checks each rule by itself: its category, its parts and its paths. Kept for as long as its file stays the same.
import { memoByIdentity } from "../../../base/memo";
import { childPointer } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import { CATEGORIES, categoryNamed } from "../rules/rule";
import { type RuleOfPack, rulesInFile } from "../text/ruleTexts";
import { isBrokenText } from "../../../text/brokenText";
import { found, unknown } from "./found";
import { calculationFindings, conditionFindings, outcomeFindings } from "./ruleParts";
import { type WrittenPath, pathFindings, pathsInFile } from "./rulePaths";

/** What is wrong with the rules of a file, each by itself. */
export const ruleFindings = memoByIdentity((file: SourceFile): readonly Finding[] =>
  isBrokenText(file)
    ? []
    : rulesInFile(file).flatMap((rule, index) =>
        Array.from(findingsOf({ ...rule, file }, pathsInFile(file)[index] ?? [])),
      ),
);

function* findingsOf(rule: RuleOfPack, paths: readonly WrittenPath[]): Iterable<Finding> {
  const { file, at, definition, id, key } = rule;
  if (id === "") yield found("rule-incomplete", file, at, "A rule needs an id.");
  if (definition["trigger"] === "") {
    yield found("rule-incomplete", file, childPointer(at, "trigger"), "A rule needs the id of an event.");
  }
  if (key !== null && id !== key) {
    const message = `The key "${key}" should be the rule's id, "${id}".`;
    yield found("key-not-id", file, at, message, { onKey: true });
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
  if (category === "INTERCEPTOR" && rule.trigger.toUpperCase().startsWith("FACT_")) {
    const message = "By custom a FACT_ event has happened already: an interceptor changes only what others hear of it.";
    yield found("fact-intercepted", file, childPointer(at, "trigger"), message);
  }
  yield* calculationFindings(rule);
  yield* conditionFindings(rule);
  yield* pathFindings(rule, paths);
}
