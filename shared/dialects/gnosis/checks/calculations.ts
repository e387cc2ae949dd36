// Checks the calculations of one rule: their operators and arguments, and whether anything uses them.
import {
  type Json,
  type JsonObject,
  type JsonPointer,
  childPointer,
  isJsonObject,
  listOf,
  objectOf,
} from "../../../base/json";
import { nameTable } from "../../../base/nameTable";
import type { Finding, Fix } from "../../../findings/finding";
import { BINDING_FIELDS } from "../rules/bindings";
import { MATH, mathNamed } from "../rules/calculations";
import { parsePath } from "../rules/path";
import type { RuleOfPack } from "../text/ruleTexts";
import { found, replacing, unknown } from "./found";
import { hasOtherField, numberFinding } from "./operands";
import type { WrittenPath } from "./rulePaths";

const FIELDS = ["name", "op", "args", ...BINDING_FIELDS, "value"];

/**
 * Reports calculations of a rule that are not made, with an unknown operator or wrong arguments, and ignored members.
 */
export function* calculationFindings(rule: RuleOfPack): Iterable<Finding> {
  const { file, definition } = rule;
  for (const [index, calculation] of listOf(definition["calculations"]).entries()) {
    if (!isJsonObject(calculation)) continue;
    const at = childPointer(rule.at, "calculations", index);
    const { name, op, fromContext, value } = calculation;
    if (name === "") {
      const message = "A calculation needs a name: without one it is not made.";
      yield found("wrong-arguments", file, childPointer(at, "name"), message);
    }
    yield* ignoredFields(rule, at, calculation);
    if (op === undefined) {
      if (fromContext !== undefined || value !== undefined || hasOtherField(calculation, FIELDS)) continue;
      yield found("wrong-arguments", file, at, "A calculation needs an operator, a path (fromContext) or a value.");
      continue;
    }
    // One that is no text is reported by its type.
    if (typeof op !== "string") continue;
    const operator = mathNamed(op);
    if (operator === null) {
      yield unknownOperator(file, childPointer(at, "op"), op);
      continue;
    }
    yield* argumentFindings(rule, at, operator, calculation);
  }
}

/** Operators as they are called. */
const CALLED = nameTable({
  PLUS: "+",
  ADD: "+",
  MINUS: "-",
  SUB: "-",
  SUBTRACT: "-",
  X: "*",
  TIMES: "*",
  MUL: "*",
  MULTIPLY: "*",
  DIV: "/",
  DIVIDE: "/",
  MOD: "%",
  DIE: "RANDOM_INT",
  D6: "RANDOM_INT",
  ROLL: "RANDOM_INT",
  RANDOM: "RANDOM_INT",
  RAND: "RANDOM_INT",
  RANDINT: "RANDOM_INT",
  RAND_INT: "RANDOM_INT",
});

function unknownOperator(file: RuleOfPack["file"], at: JsonPointer, op: string): Finding {
  const names = Object.keys(MATH);
  const message = `There is no operator ${JSON.stringify(op)} for calculations.`;
  const meant = CALLED[op.toUpperCase()];
  const finding =
    meant === undefined
      ? unknown("unknown-math", file, at, message, { name: op, names })
      : found("unknown-math", file, at, `${message} Did you mean "${meant}"?`, { fixes: replacing(file, at, meant) });
  return finding.fixes === undefined ? { ...finding, message: `${message} There are ${names.join(", ")}.` } : finding;
}

/** Fields that belong to another form of a calculation: an operator comes before a path, a path before a value. */
function* ignoredFields({ file }: RuleOfPack, at: JsonPointer, calculation: JsonObject): Iterable<Finding> {
  const form = ["op", "fromContext", "value"].find((each) => calculation[each] !== undefined);
  if (form === undefined) return;
  const used = USED[form] ?? [];
  for (const field of FIELDS) {
    if (field === "name" || used.includes(field) || calculation[field] === undefined) continue;
    const message = `"${field}" is ignored: the calculation has "${form}", which does not use it.`;
    yield found("ignored-field", file, childPointer(at, field), message, { onKey: true });
  }
}

const USED: Readonly<Record<string, readonly string[]>> = {
  op: ["op", "args"],
  fromContext: BINDING_FIELDS,
  value: ["value"],
};

function* argumentFindings(rule: RuleOfPack, at: JsonPointer, op: string, calculation: JsonObject): Iterable<Finding> {
  const { file } = rule;
  const { args } = calculation;
  // A value that is no list is reported by its type, and a misspelt field as one.
  if (args === undefined ? hasOtherField(calculation, FIELDS) : !Array.isArray(args)) return;
  const list = listOf(args);
  const isSum = op === "+" || op === "*";
  const isFew = op === "RANDOM_INT" ? list.length !== 2 : list.length < (isSum ? 1 : 2);
  if (isFew) {
    const number = op === "RANDOM_INT" ? "exactly 2 arguments" : isSum ? "an argument" : "2 arguments";
    const place = childPointer(at, args === undefined ? "op" : "args");
    const [high] = list;
    const isDie = op === "RANDOM_INT" && list.length === 1 && typeof high === "number";
    const fixes = isDie ? replacing(file, place, [1, high]) : [];
    yield found("wrong-arguments", file, place, `${op} needs ${number}.`, { fixes });
  }
  for (const [index, argument] of list.entries()) {
    const place = childPointer(at, "args", index);
    yield* numberFinding(rule, place, argument, op);
    if (index > 0 && argument === 0 && (op === "/" || op === "%")) {
      yield found("wrong-arguments", file, place, "Dividing by 0 has no result.");
    }
  }
  if (op === "RANDOM_INT" && !isFew && isEmptyRange(list)) {
    const message = `There is no whole number from ${list.map(String).join(" to ")}.`;
    yield found("wrong-arguments", file, childPointer(at, "args"), message);
  }
}

function isEmptyRange([one, other]: readonly Json[]): boolean {
  if (typeof one !== "number" || typeof other !== "number") return false;
  return Math.ceil(Math.min(one, other)) > Math.floor(Math.max(one, other));
}

/**
 * Reports calculations that nothing reads, and those that another one of the same name replaces before anything does.
 */
export function* unusedCalculations(rule: RuleOfPack, paths: readonly WrittenPath[]): Iterable<Finding> {
  const { file, definition } = rule;
  const names = listOf(definition["calculations"]).map((each) => (isJsonObject(each) ? each["name"] : undefined));
  const readers = readersOf(paths);
  const replaced = new Map<Json | undefined, number>();
  const unused: Finding[] = [];
  for (const [index, name] of Array.from(names.entries()).toReversed()) {
    if (typeof name !== "string" || name === "") continue;
    const next = replaced.get(name) ?? Number.POSITIVE_INFINITY;
    replaced.set(name, index);
    const all = [...(readers.get(name) ?? []), ...(readers.get(null) ?? [])];
    if (all.some((reader) => reader > index && (reader <= next || next === Number.POSITIVE_INFINITY))) continue;
    const at = childPointer(rule.at, "calculations", index, "name");
    const message =
      next === Number.POSITIVE_INFINITY
        ? `Nothing in the rule uses the calculation "${name}".`
        : `A later calculation of the same name replaces "${name}" before anything uses it.`;
    const fixes = doubledArgumentFixes(rule, index, name);
    unused.push(found("unused-calculation", file, at, message, { params: { name }, fixes }));
  }
  yield* unused.toReversed();
}

/** Returns the fix that reads the calculation where a later one reads another twice: `a + a` is meant as `a + b`. */
function doubledArgumentFixes({ file, at, definition }: RuleOfPack, index: number, name: string): readonly Fix[] {
  return listOf(definition["calculations"]).flatMap((calculation, place) => {
    const args = place > index ? listOf(objectOf(calculation)["args"]) : [];
    return args.flatMap((arg, number): readonly Fix[] => {
      const { fromContext: text } = objectOf(arg);
      const isDoubled = typeof text === "string" && number > 0 && objectOf(args[number - 1])["fromContext"] === text;
      if (!isDoubled || parsePath(text).root !== "calculations" || parsePath(text).names.length !== 1) return [];
      const argAt = childPointer(at, "calculations", place, "args", number, "fromContext");
      return replacing(file, argAt, `calculations.${name}`);
    });
  });
}

/**
 * Returns which calculations read each name, by index: what comes after them all is infinite. Null: all names at once.
 */
function readersOf(paths: readonly WrittenPath[]): ReadonlyMap<string | null, ReadonlySet<number>> {
  const readers = new Map<string | null, Set<number>>();
  for (const { parsed, calculation } of paths) {
    if (parsed.root !== "calculations") continue;
    const name = parsed.names[0] ?? null;
    const known = readers.get(name) ?? new Set();
    readers.set(name, known.add(calculation ?? Number.POSITIVE_INFINITY));
  }
  return readers;
}
