// Checks the outcomes of one rule.
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
import { type Category, OUTCOME_TYPES } from "../rules/rule";
import { type PayloadTarget, payloadTarget, serviceTarget } from "../rules/targets";
import { found, replacing, unknown } from "./found";
import { hasOtherField, missingValue, numberFinding, pathTexts } from "./operands";
import { emptyName } from "./rulePaths";

const OUTCOME = ["type", "target", "value"];

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

/** An outcome of a rule with a type that is a text, and its place. */
interface TypedOutcome {
  readonly rule: RuleOfPack;
  readonly at: JsonPointer;
  readonly outcome: JsonObject;
  readonly type: string;
}

/** Reports outcomes of a rule whose type belongs to another category, or whose target or value does not fit. */
export function* outcomeFindings(rule: RuleOfPack, category: Category): Iterable<Finding> {
  const types: readonly string[] = OUTCOME_TYPES[category];
  for (const [index, outcome] of listOf(rule.definition["outcomes"]).entries()) {
    if (!isJsonObject(outcome) || typeof outcome["type"] !== "string") continue;
    const typed = { rule, at: childPointer(rule.at, "outcomes", index), outcome, type: outcome["type"] };
    const { target } = outcome;
    if (!types.includes(typed.type.toUpperCase())) yield categoryFinding(typed, category);
    else if (typeof target === "string") yield* targetFindings(typed, category, target);
  }
}

function categoryFinding({ rule, at, outcome, type }: TypedOutcome, category: Category): Finding {
  const types: readonly string[] = OUTCOME_TYPES[category];
  const message = `A rule of the category ${category} has no outcome "${type}": it has ${types.join(", ")}.`;
  const finding = unknown("outcome-of-other-category", rule.file, childPointer(at, "type"), message, {
    name: type.toUpperCase(),
    names: typeNames(types),
  });
  const inverse = category === "INTERCEPTOR" ? inverseFixes(rule, at, outcome) : [];
  if (inverse.length > 0) return { ...finding, message, fixes: inverse };
  return finding.fixes === undefined ? { ...finding, fixes: categoryFixes(rule) } : finding;
}

function* targetFindings(typed: TypedOutcome, category: Category, target: string): Iterable<Finding> {
  const { rule, at, outcome, type } = typed;
  const { file } = rule;
  const { value } = outcome;
  const targetAt = childPointer(at, "target");
  if (!isMath(type) && target !== "Rule.AddRule") yield* pathTexts(rule, childPointer(at, "value"), value);
  if (category === "INTERCEPTOR") yield* writeFindings(typed, target);
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

/** Reports what an interceptor writes into the payload. */
function* writeFindings({ rule, at, outcome, type }: TypedOutcome, target: string): Iterable<Finding> {
  const { file } = rule;
  const { value } = outcome;
  const read = payloadTarget(target);
  yield* idleFinding(rule, at, outcome);
  yield* payloadTargetFindings(file, childPointer(at, "target"), target);
  if (type.toUpperCase() === "SET") {
    yield* denialFinding(rule, at, read, value);
    if (value === undefined && typeof read !== "string" && !hasOtherField(outcome, OUTCOME)) {
      yield found("value-missing", file, at, "SET without a value writes null, as if nothing were there.");
    }
  }
  if (isMath(type)) {
    yield* missingValue(rule, at, outcome, { who: type, fields: OUTCOME });
    yield* numberFinding(rule, childPointer(at, "value"), value, type);
  }
}

function* payloadTargetFindings(file: RuleOfPack["file"], at: JsonPointer, target: string): Iterable<Finding> {
  const read = payloadTarget(target);
  if (typeof read === "string") {
    const inside = target.slice(target.indexOf(".") + 1);
    const fixes = inside === target || inside === "" ? [] : replacing(file, at, inside);
    yield found("target-not-payload", file, at, read, { fixes });
  } else if (ROOT_NAMES.has(target)) {
    const message = `This writes a member called "${target}" into the payload: a target is a path inside it.`;
    yield found("root-as-target", file, at, message);
  } else if (read.names.includes("")) yield emptyName(file, at, target);
}

function isMath(type: string): boolean {
  return type.toUpperCase().startsWith("MATH_");
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
