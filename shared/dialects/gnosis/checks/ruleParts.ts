// Checks the conditions, calculations and outcomes of one rule.
import { type Json, type JsonPointer, childPointer, isJsonObject, listOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { RuleOfPack } from "../text/ruleTexts";
import { MATH, mathNamed } from "../rules/calculations";
import { OPERATORS, operatorNamed } from "../rules/conditions";
import { type Category, OUTCOME_TYPES } from "../rules/rule";
import { payloadTarget, serviceTarget } from "../rules/targets";
import { found, replacing, unknown } from "./found";

const SIGNS: ReadonlySet<string> = new Set(["EQ", "==", "!=", ">", "<", ">=", "<="]);
const COMPARED: ReadonlySet<string> = new Set(["GT", "LT", "GTE", "LTE"]);
const CANONICAL = [
  "EQUALS",
  "NOT_EQUALS",
  "EXISTS",
  "NOT_EXISTS",
  "CONTAINS",
  "GT",
  "LT",
  "GTE",
  "LTE",
  "CHANCE_PERCENT",
];

/** A text that says a number, as a number; null for any other value. */
function writtenNumber(value: Json | undefined): number | null {
  return typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : null;
}

function numberFinding(
  { file }: RuleOfPack,
  at: JsonPointer,
  value: Json | undefined,
  who: string,
): readonly Finding[] {
  if (typeof value !== "string") return [];
  const number = writtenNumber(value);
  const message = `${who} needs a number, and "${value}" is text.`;
  return [found("number-or-text", file, at, message, number === null ? {} : { fixes: replacing(file, at, number) })];
}

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
      yield unknown("unknown-operator", file, opAt, message, { name: op.toUpperCase(), names: Object.keys(OPERATORS) });
      continue;
    }
    if (SIGNS.has(op.toUpperCase()) || (op !== op.toUpperCase() && CANONICAL.includes(op.toUpperCase()))) {
      const fixes = replacing(file, opAt, operator, { safe: true });
      yield found("alias", file, opAt, `"${op}" is another name for ${operator}.`, { fixes });
    }
    const valueAt = childPointer(at, "value");
    if (operator === "CHANCE_PERCENT") yield* chanceFindings(rule, at, value, index < conditions.length - 1);
    if (COMPARED.has(operator)) yield* numberFinding(rule, valueAt, value, operator);
  }
}

function* chanceFindings(
  rule: RuleOfPack,
  at: JsonPointer,
  value: Json | undefined,
  isFollowed: boolean,
): Iterable<Finding> {
  const { file } = rule;
  const valueAt = childPointer(at, "value");
  if (typeof value === "number" && (value < 0 || value > 100)) {
    const comes = value < 0 ? "never" : "always";
    yield found("chance-range", file, valueAt, `A chance is from 0 to 100 percent: ${value} ${comes} holds.`);
  }
  if (value === undefined) yield found("chance-range", file, at, "CHANCE_PERCENT needs a value: the percentage.");
  yield* numberFinding(rule, valueAt, value, "CHANCE_PERCENT");
  if (isFollowed) {
    const message = "A number is drawn even when a later condition fails. A chance is best the last condition.";
    yield found("chance-first", file, at, message);
  }
}

export function* calculationFindings(rule: RuleOfPack): Iterable<Finding> {
  const { file, definition } = rule;
  for (const [index, calculation] of listOf(definition["calculations"]).entries()) {
    if (!isJsonObject(calculation)) continue;
    const at = childPointer(rule.at, "calculations", index);
    const { name, op, args, fromContext, value } = calculation;
    if (name === "") {
      const message = "A calculation needs a name: without one it is not made.";
      yield found("wrong-arguments", file, childPointer(at, "name"), message);
    }
    if (op === undefined) {
      if (fromContext !== undefined || value !== undefined) continue;
      yield found("wrong-arguments", file, at, "A calculation needs an operator, a path (fromContext) or a value.");
      continue;
    }
    const operator = mathNamed(op);
    if (operator === null) {
      const message = `There is no operator ${JSON.stringify(op)} for calculations.`;
      const written = typeof op === "string" ? op : "";
      yield unknown("unknown-math", file, childPointer(at, "op"), message, { name: written, names: Object.keys(MATH) });
      continue;
    }
    yield* argumentFindings(rule, at, operator, args);
  }
}

function* argumentFindings(rule: RuleOfPack, at: JsonPointer, op: string, args: Json | undefined): Iterable<Finding> {
  const { file } = rule;
  const list = Array.isArray(args) ? (args as readonly Json[]) : null;
  const isFew = op === "RANDOM_INT" ? list?.length !== 2 : (list?.length ?? 0) < (op === "+" || op === "*" ? 1 : 2);
  if (isFew) {
    const number =
      op === "RANDOM_INT" ? "exactly 2 arguments" : op === "+" || op === "*" ? "an argument" : "2 arguments";
    yield found("wrong-arguments", file, childPointer(at, list === null ? "op" : "args"), `${op} needs ${number}.`);
  }
  for (const [index, argument] of (list ?? []).entries()) {
    yield* numberFinding(rule, childPointer(at, "args", index), argument, op);
  }
}

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
      yield unknown("outcome-of-other-category", file, place, message, { name: type.toUpperCase(), names: types });
      continue;
    }
    if (typeof target !== "string") continue;
    const targetAt = childPointer(at, "target");
    if (category === "INTERCEPTOR") {
      const read = payloadTarget(target);
      if (typeof read === "string") yield found("target-not-payload", file, targetAt, read);
      if (type.toUpperCase() !== "SET") yield* numberFinding(rule, childPointer(at, "value"), value, type);
    }
    if (category === "OBSERVER" && target === "") {
      yield found("event-without-id", file, targetAt, "An event needs an id: without one it is not published.");
    }
    if (category === "TRIGGER" && serviceTarget(target) === null) {
      const message = `"${target}" is no function of a service: it is written as Service.Function.`;
      yield found("service-target", file, targetAt, message);
    }
  }
}
