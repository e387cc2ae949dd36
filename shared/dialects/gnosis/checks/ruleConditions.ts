// Checks the conditions of one rule.
import { type JsonObject, type JsonPointer, childPointer, isJsonObject, listOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import { operatorNamed } from "../rules/conditions";
import type { RuleOfPack } from "../text/ruleTexts";
import { contradictionFindings } from "./contradictions";
import { found, replacing, unknown } from "./found";
import { hasOtherField, missingValue, numberFinding, pathText } from "./operands";
import { CANONICAL, OPERATOR_NAMES } from "./operatorNames";

const SIGNS: ReadonlySet<string> = new Set(["EQ", "==", "!=", ">", "<", ">=", "<="]);
const CONDITION = ["path", "op", "value"];
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
