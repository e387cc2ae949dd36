// Checks the calls that rules make: those of the built-in service Rule, and functions that are written almost as a
// stub.
import { type Json, type JsonPointer, childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { PackSource } from "../../../pack/packSource";
import { hasBinding, isBinding } from "../rules/bindings";
import { categoryNamed, compileRule } from "../rules/rule";
import { type ServiceFunction, serviceTarget } from "../rules/targets";
import { addedRules } from "../text/addedRules";
import { type RuleOfPack, rulesOfPack } from "../text/ruleTexts";
import { stubNames } from "../text/stubs";
import { found, replacing, unknown } from "./found";
import { isTypo } from "../../../base/typos";

const BUILT_IN = ["Rule.AddRule", "Rule.RemoveRuleById"];

/**
 * Reports calls of triggers that do nothing: of `Rule` without a valid argument, or to a function that is almost a
 * stub.
 */
export function callFindings({ files }: PackSource): readonly Finding[] {
  const stubs = new Set(stubNames(files));
  return rulesOfPack(files).flatMap((rule) => {
    if (categoryNamed(rule.definition["category"]) !== "TRIGGER") return [];
    const calls = listOf(rule.definition["outcomes"]).flatMap((outcome, index) => {
      const { target, value } = objectOf(outcome);
      const called = serviceTarget(target);
      if (typeof target !== "string" || called === null) return [];
      const at = childPointer(rule.at, "outcomes", index);
      if (BUILT_IN.includes(target)) return builtInFindings(rule, at, target, value);
      return stubs.has(target) ? [] : unknownFindings(rule, childPointer(at, "target"), target, { called, stubs });
    });
    return [...calls, ...lostCalculations(rule)];
  });
}

/** Calculations of added rules that a binding is taken for: the call puts its value in their place (spec B5). */
function lostCalculations({ file, definition, at }: RuleOfPack): readonly Finding[] {
  return addedRules(definition, at).flatMap((added) =>
    listOf(added.definition["calculations"]).flatMap((calculation, index) => {
      if (!isBinding(calculation)) return [];
      const message =
        "A binding in a definition is read when the rule is added: in place of this calculation stands its value, without a name. Keep the definition in a state tree, and bind to it.";
      return [found("call-without-effect", file, childPointer(added.at, "calculations", index), message)];
    }),
  );
}

function builtInFindings(
  { file }: RuleOfPack,
  at: JsonPointer,
  target: string,
  value: Json | undefined,
): readonly Finding[] {
  const isAdded = target === "Rule.AddRule";
  const name = isAdded ? "definition" : "ruleId";
  const place = value === undefined ? at : childPointer(at, "value");
  if (isBinding(value)) return [];
  const part = objectOf(value)[name];
  if (part === undefined) {
    const message = `${target} does nothing without "${name}": ${isAdded ? "the rule" : "the id of the rule"}.`;
    const [written, ...others] = Object.keys(objectOf(value));
    const isRenamed = written !== undefined && others.length === 0;
    const fixes = isRenamed ? replacing(file, childPointer(place, written), name, { onKey: true }) : [];
    return [found("call-without-effect", file, place, message, { fixes })];
  }
  const partAt = childPointer(place, name);
  if (!isAdded) {
    if (typeof part === "string" || isBinding(part)) return [];
    return [found("call-without-effect", file, partAt, "The id of a rule is a text: no rule is removed.")];
  }
  const isKnown =
    !isBinding(part) && ["id", "category", "trigger"].every((each) => !hasBinding(objectOf(part)[each] ?? null));
  const why = isKnown ? compileRule(part) : null;
  return typeof why === "string" ? [found("call-without-effect", file, partAt, `${why} It is not added.`)] : [];
}

interface Called {
  readonly called: ServiceFunction;
  readonly stubs: ReadonlySet<string>;
}

/** A function of the service Rule that there is not, or one whose name is almost that of a stub. */
function unknownFindings(
  { file }: RuleOfPack,
  at: JsonPointer,
  target: string,
  { called, stubs }: Called,
): readonly Finding[] {
  if (called.service === "Rule") {
    const message = `The service Rule has no function "${called.name}".`;
    return [unknown("unknown-service", file, at, message, { name: target, names: BUILT_IN })];
  }
  const nearest = [...BUILT_IN, ...stubs].find((stub) => isAlmost(called, stub));
  if (nearest === undefined) return [];
  const message = `There is no stub "${target}". Did you mean "${nearest}"?`;
  return [
    found("unknown-service", file, at, message, { params: { name: target }, fixes: replacing(file, at, nearest) }),
  ];
}

/** One of the two parts is the same, and the other one a letter away or its beginning; or only the case differs. */
function isAlmost({ service, name }: ServiceFunction, stub: string): boolean {
  const other = serviceTarget(stub);
  if (other === null) return false;
  if (`${service}.${name}`.toLowerCase() === stub.toLowerCase()) return true;
  if (other.service === service) return isTypo(name, other.name) || isBeginning(name, other.name);
  return other.name === name && isTypo(service, other.service);
}

/** Fewer letters begin too many names. */
const FEWEST = 4;

function isBeginning(name: string, other: string): boolean {
  return name.length >= FEWEST && other.startsWith(name);
}
