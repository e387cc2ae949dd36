// Checks the conditions and outcomes of one rule.
import {
  type Json,
  type JsonObject,
  type JsonPointer,
  childPointer,
  isJsonObject,
  listOf,
  objectOf,
} from "../../../base/json";
import type { NameIndex } from "../../../base/nameIndex";
import { nameTable } from "../../../base/nameTable";
import { nearestName } from "../../../base/nearestName";
import type { Finding, Fix } from "../../../findings/finding";
import type { RuleOfPack } from "../text/ruleTexts";
import { isBinding } from "../rules/bindings";
import { operatorNamed } from "../rules/conditions";
import { type Category, OUTCOME_TYPES } from "../rules/rule";
import { type PayloadTarget, payloadTarget, serviceTarget } from "../rules/targets";
import { contradictionFindings } from "./contradictions";
import { found, replacing, unknown } from "./found";
import { hasOtherField, missingValue, numberFinding, pathText, pathTexts } from "./operands";
import { CANONICAL, OPERATOR_NAMES } from "./operatorNames";
import { emptyName } from "./rulePaths";

const SIGNS: ReadonlySet<string> = new Set(["EQ", "==", "!=", ">", "<", ">=", "<="]);
const CONDITION = ["path", "op", "value"];
const OUTCOME = ["type", "target", "value"];
const COMPARED: ReadonlySet<string> = new Set(["GT", "LT", "GTE", "LTE"]);

/**
 * Reports conditions of a rule with an unknown operator, a wrong value or an ignored member, and those that exclude one
 * another.
 */
export function* conditionFindings(rule: RuleOfPack): Iterable<Finding> {
  const { file, definition } = rule;
  const conditions = listOf(definition["conditions"]);
  for (const [index, condition] of conditions.entries()) {
    if (!isJsonObject(condition) || typeof condition["op"] !== "string") continue;
    const at = childPointer(rule.at, "conditions", index);
    const { op, value } = condition;
    const operator = operatorNamed(op);
    const opAt = childPointer(at, "op");
    if (operator === null) {
      const message = `There is no operator "${op}".`;
      const finding = unknown("unknown-operator", file, opAt, message, {
        name: op.toUpperCase(),
        names: OPERATOR_NAMES,
      });
      const all = ` There are ${CANONICAL.join(", ")}.`;
      yield finding.fixes === undefined ? { ...finding, message: message + all } : finding;
      continue;
    }
    if (SIGNS.has(op.toUpperCase()) || (op !== op.toUpperCase() && CANONICAL.includes(op.toUpperCase()))) {
      const fixes = replacing(file, opAt, operator, { safe: true });
      yield found("alias", file, opAt, `"${op}" is another name for ${operator}.`, { fixes });
    }
    const valueAt = childPointer(at, "value");
    if (operator !== "CHANCE_PERCENT" && condition["path"] === undefined && !hasOtherField(condition, CONDITION)) {
      yield found("path-missing", file, at, `${operator} needs a path: without one there is no value.`);
    }
    if (value === false && (operator === "EXISTS" || operator === "NOT_EXISTS")) {
      const other = operator === "EXISTS" ? "NOT_EXISTS" : "EXISTS";
      const message = `${operator} ignores its value: false does not turn it into ${other}.`;
      yield found("ignored-field", file, valueAt, message, { onKey: true });
    }
    if (operator === "EQUALS" || operator === "NOT_EQUALS") {
      yield* pathText(rule, valueAt, value);
      if (value === undefined && !hasOtherField(condition, CONDITION)) {
        const same = operator === "EQUALS" ? "NOT_EXISTS" : "EXISTS";
        const message = `${operator} without a value is ${same}: it looks only whether there is a value.`;
        const fixes = replacing(file, opAt, same, { title: `Change to ${same}` });
        yield found("value-missing", file, at, message, { fixes });
      }
    }
    if (operator === "CHANCE_PERCENT") yield* chanceFindings(rule, at, condition, index < conditions.length - 1);
    if (COMPARED.has(operator)) {
      yield* missingValue(rule, at, condition, { who: operator, fields: CONDITION });
      yield* numberFinding(rule, valueAt, value, operator);
    }
  }
  yield* contradictionFindings(rule);
}

function* chanceFindings(
  rule: RuleOfPack,
  at: JsonPointer,
  condition: JsonObject,
  isFollowed: boolean,
): Iterable<Finding> {
  const { file } = rule;
  const { value } = condition;
  const isMisspelt = hasOtherField(condition, CONDITION);
  const valueAt = childPointer(at, "value");
  if (typeof value === "number" && (value < 0 || value > 100)) {
    const comes = value < 0 ? "never" : "always";
    const fixes = replacing(file, valueAt, value < 0 ? 0 : 100);
    const message = `A chance is from 0 to 100 percent: ${value} ${comes} holds.`;
    yield found("chance-range", file, valueAt, message, { fixes });
  }
  if (typeof value === "number" && value > 0 && value < 1) {
    const percent = Number((value * 100).toPrecision(12));
    const message = `A chance is in percent: ${value} holds once in ${Math.round(100 / value)} times. Did you mean ${percent}?`;
    const fixes = replacing(file, valueAt, percent);
    yield { ...found("chance-range", file, valueAt, message, { fixes }), severity: "information" };
  }
  if (value === 0 || value === 100) {
    const comes = value === 0 ? "never" : "always";
    yield found("chance-fixed", file, valueAt, `A chance of ${value} percent ${comes} holds.`);
  }
  if (value === undefined && !isMisspelt) {
    yield found("chance-range", file, at, "CHANCE_PERCENT needs a value: the percentage.");
  }
  yield* numberFinding(rule, valueAt, value, "CHANCE_PERCENT");
  if (isFollowed) {
    const message = "A number is drawn even when a later condition fails. A chance is best the last condition.";
    yield found("chance-first", file, at, message);
  }
}

/** Outcomes of other languages, by the one that does the same with the inverse value. */
const INVERSES = nameTable<readonly [type: string, inverse: (value: number) => number]>({
  MATH_SUBTRACT: ["MATH_ADD", (value) => -value],
  MATH_SUB: ["MATH_ADD", (value) => -value],
  SUBTRACT: ["MATH_ADD", (value) => -value],
  MATH_DIVIDE: ["MATH_MULTIPLY", (value) => 1 / value],
  MATH_DIV: ["MATH_MULTIPLY", (value) => 1 / value],
  DIVIDE: ["MATH_MULTIPLY", (value) => 1 / value],
});

/** Returns the fix that writes an outcome such as MATH_SUBTRACT as MATH_ADD of the negative value; none where it cannot. */
function inverseFixes({ file }: RuleOfPack, at: JsonPointer, { type, value }: JsonObject): readonly Fix[] {
  const inverse = typeof type === "string" ? INVERSES[type.toUpperCase()] : undefined;
  if (inverse === undefined || value === undefined) return [];
  const [meant, invert] = inverse;
  const valueAt = childPointer(at, "value");
  const written = typeof value === "number" && value !== 0 ? replacing(file, valueAt, invert(value)) : null;
  const [inverted] = written ?? (meant === "MATH_ADD" ? negativeFixes(file, valueAt, value) : []);
  const [renamed] = replacing(file, childPointer(at, "type"), meant);
  if (inverted === undefined || renamed === undefined) return [];
  const edits = [renamed, inverted].flatMap(({ changes }) => changes.flatMap((change) => change.edits));
  const title = `Write it as ${meant} of the ${meant === "MATH_ADD" ? "negative" : "inverse"} value`;
  return [{ title, changes: [{ file: file.path, edits: edits.toSorted((a, b) => a.offset - b.offset) }] }];
}

function negativeFixes(file: RuleOfPack["file"], at: JsonPointer, value: Json): readonly Fix[] {
  if (!isBinding(value)) return [];
  const { scale = 1 } = value;
  return typeof scale === "number" ? replacing(file, at, { ...value, scale: -scale }) : [];
}

/** Returns the fix that gives a rule the category to which all of its outcomes belong; none without one. */
function categoryFixes({ file, at, definition }: RuleOfPack): readonly Fix[] {
  const types = listOf(definition["outcomes"]).map((outcome) => {
    const { type } = objectOf(outcome);
    return typeof type === "string" ? type.toUpperCase() : "";
  });
  const category = Object.entries(OUTCOME_TYPES).find(([, known]: readonly [string, readonly string[]]) =>
    types.every((type) => known.includes(type)),
  )?.[0];
  if (category === undefined) return [];
  return replacing(file, childPointer(at, "category"), category, { title: `Change the category to ${category}` });
}

/** Reports outcomes of a rule whose type belongs to another category, or whose target or value does not fit. */
export function* outcomeFindings(rule: RuleOfPack, category: Category): Iterable<Finding> {
  const { file, definition } = rule;
  const types: readonly string[] = OUTCOME_TYPES[category];
  for (const [index, outcome] of listOf(definition["outcomes"]).entries()) {
    if (!isJsonObject(outcome) || typeof outcome["type"] !== "string") continue;
    const at = childPointer(rule.at, "outcomes", index);
    const { type, target, value } = outcome;
    if (!types.includes(type.toUpperCase())) {
      const message = `A rule of the category ${category} has no outcome "${type}": it has ${types.join(", ")}.`;
      const place = childPointer(at, "type");
      const finding = unknown("outcome-of-other-category", file, place, message, {
        name: type.toUpperCase(),
        names: typeNames(types),
      });
      const other = category === "INTERCEPTOR" ? inverseFixes(rule, at, outcome) : [];
      if (other.length > 0) yield { ...finding, message, fixes: other };
      else yield finding.fixes === undefined ? { ...finding, fixes: categoryFixes(rule) } : finding;
      continue;
    }
    if (typeof target !== "string") continue;
    const targetAt = childPointer(at, "target");
    const isNumber = type.toUpperCase().startsWith("MATH_");
    if (!isNumber && target !== "Rule.AddRule") yield* pathTexts(rule, childPointer(at, "value"), value);
    if (category === "INTERCEPTOR") {
      const read = payloadTarget(target);
      yield* idleFinding(rule, at, outcome);
      if (typeof read === "string") {
        const inside = target.slice(target.indexOf(".") + 1);
        const fixes = inside === target || inside === "" ? [] : replacing(file, targetAt, inside);
        yield found("target-not-payload", file, targetAt, read, { fixes });
      } else if (ROOT_NAMES.has(target)) {
        const message = `This writes a member called "${target}" into the payload: a target is a path inside it.`;
        yield found("root-as-target", file, targetAt, message);
      } else if (read.names.includes("")) yield emptyName(file, targetAt, target);
      if (type.toUpperCase() === "SET") {
        yield* denialFinding(rule, at, read, value);
        if (value === undefined && typeof read !== "string" && !hasOtherField(outcome, OUTCOME)) {
          yield found("value-missing", file, at, "SET without a value writes null, as if nothing were there.");
        }
      }
      if (isNumber) {
        yield* missingValue(rule, at, outcome, { who: type, fields: OUTCOME });
        yield* numberFinding(rule, childPointer(at, "value"), value, type);
      }
    }
    if (category === "OBSERVER" && target === "") {
      yield found("event-without-id", file, targetAt, "An event needs an id: without one it is not published.");
    }
    if (category === "OBSERVER" && value !== undefined && !isJsonObject(value)) {
      const message = "The payload of an event is an object: with any other value the event is not published.";
      yield found("payload-not-object", file, childPointer(at, "value"), message);
    }
    if (category === "TRIGGER" && serviceTarget(target) === null) {
      const message = `"${target}" is no function of a service: it is written as Service.Function.`;
      yield found("service-target", file, targetAt, message);
    }
  }
}

const ROOT_NAMES: ReadonlySet<string> = new Set(["payload", "persistent", "ephemeral", "parameters", "calculations"]);

/** Reports a sum or a product that is the same whatever the number is. */
function idleFinding({ file }: RuleOfPack, at: JsonPointer, { type, value }: JsonObject): readonly Finding[] {
  const name = typeof type === "string" ? type.toUpperCase() : "";
  const isSame = (name === "MATH_MULTIPLY" && value === 1) || (name === "MATH_ADD" && value === 0);
  if (!isSame && !(name === "MATH_MULTIPLY" && value === 0)) return [];
  const message = isSame
    ? `${name} with ${value} leaves the number as it is.`
    : "Any number times 0 is 0: SET says so, where it is meant.";
  return [found("outcome-idle", file, childPointer(at, "value"), message)];
}

const MEANT_AS_FALSE: ReadonlySet<Json | undefined> = new Set(["false", "no", 0]);

/** An event that is to be denied by something else than false (spec G-6). */
function* denialFinding(
  { file }: RuleOfPack,
  at: JsonPointer,
  target: PayloadTarget,
  value: Json | undefined,
): Iterable<Finding> {
  if (typeof target === "string" || (target.afterRoot ?? target.names).join(".") !== "allowed") return;
  if (!MEANT_AS_FALSE.has(value)) return;
  const place = childPointer(at, "value");
  const message = `Only "allowed": false denies an event, and ${JSON.stringify(value)} is not false.`;
  yield found("value-of-other-type", file, place, message, { fixes: replacing(file, place, false) });
}

/** Knows the nearest type of an outcome: `ADD` is MATH_ADD. */
function typeNames(types: readonly string[]): NameIndex {
  return { nearest: (name) => types.find((type) => type.endsWith(`_${name}`)) ?? nearestName(name, types) };
}
