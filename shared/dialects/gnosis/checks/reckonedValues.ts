// Finds objects, lists and texts that rules are to reckon with: the paths of numbers lead to something else (spec B5).
import { type Json, type JsonPointer, childPointer, isJsonObject, listOf, objectOf } from "../../../base/json";
import { memoByIdentity } from "../../../base/memo";
import type { Finding } from "../../../findings/finding";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { isBinding } from "../rules/bindings";
import { operatorNamed } from "../rules/conditions";
import { type Root, parsePath } from "../rules/path";
import { payloadNames } from "../rules/targets";
import { isOfType } from "../text/outcomeType";
import { type RuleText, rulesInFile } from "../text/ruleTexts";
import { found, replacing } from "./found";
import { type ValuesAt, knownValues } from "./knownValues";

const ORDERED: ReadonlySet<string> = new Set(["GT", "GTE", "LT", "LTE"]);

/** A binding that has to give a number, and the event in whose rule it is. */
interface Operand {
  readonly at: JsonPointer;
  readonly event: string;
  /** The member of the event that it sets, which may hold anything but where rules reckon with it; null elsewhere. */
  readonly sets: string | null;
  readonly path: string;
  readonly root: Root;
  readonly names: readonly string[];
}

export function reckonedValueFindings(pack: PackSource): readonly Finding[] {
  const valuesAt = knownValues(pack);
  const numbers = numberMembers(pack);
  return Array.from(pack.files.values()).flatMap((file) =>
    operandsInFile(file).flatMap((operand) => {
      const { event, sets } = operand;
      return sets === null || numbers.has(keyOf(event, sets)) ? operandFinding(file, operand, valuesAt) : [];
    }),
  );
}

const operandsInFile = memoByIdentity((file: SourceFile): readonly Operand[] =>
  rulesInFile(file).flatMap((rule) => Array.from(operandsOf(rule))),
);

function* operandsOf({ trigger: event, definition, at }: RuleText): Iterable<Operand> {
  for (const [index, condition] of listOf(definition["conditions"]).entries()) {
    const { op, value } = objectOf(condition);
    if (ORDERED.has(operatorNamed(op) ?? ""))
      yield* operand(value, { at: childPointer(at, "conditions", index, "value"), event, sets: null });
  }
  for (const [index, calculation] of listOf(definition["calculations"]).entries()) {
    for (const [item, value] of listOf(objectOf(calculation)["args"]).entries())
      yield* operand(value, { at: childPointer(at, "calculations", index, "args", item), event, sets: null });
  }
  for (const [index, outcome] of listOf(definition["outcomes"]).entries()) {
    const { type, target, value } = objectOf(outcome);
    const isReckoned = isOfType(type, "MATH_ADD") || isOfType(type, "MATH_MULTIPLY");
    const sets = isReckoned ? null : isOfType(type, "SET") ? payloadNames(target)[0] : undefined;
    if (sets !== undefined) yield* operand(value, { at: childPointer(at, "outcomes", index, "value"), event, sets });
  }
}

function* operand(value: Json | undefined, place: Pick<Operand, "at" | "event" | "sets">): Iterable<Operand> {
  const path = isBinding(value) ? value["fromContext"] : null;
  if (typeof path !== "string") return;
  const { root, names } = parsePath(path);
  if (root !== null && names.length > 0) yield { ...place, path, root, names };
}

function operandFinding(
  file: SourceFile,
  { at, event, path, root, names }: Operand,
  valuesAt: ValuesAt,
): readonly Finding[] {
  const { values, isOpen } = valuesAt(event, root, names);
  const [first] = values;
  if (isOpen || first === undefined || !values.every((each) => isJsonObject(each) || Array.isArray(each))) return [];
  const place = childPointer(at, "fromContext");
  const members = isJsonObject(first) ? Object.keys(first).filter((name) => typeof first[name] === "number") : [];
  const [member, ...more] = members;
  const fixes = member === undefined || more.length > 0 ? [] : replacing(file, place, `${path}.${member}`);
  const what = Array.isArray(first) ? "a list" : "an object";
  const message = `A number is needed here, and in the texts of the pack "${path}" is ${what}.`;
  return [found("value-of-other-type", file, place, message, { fixes })];
}

/** Returns the members of events, as JSON of both names, to which some rule adds or which it multiplies. */
function numberMembers({ files }: PackSource): ReadonlySet<string> {
  const members = new Set<string>();
  for (const file of files.values()) {
    for (const { trigger, definition } of rulesInFile(file)) {
      for (const outcome of listOf(definition["outcomes"])) {
        const { type, target } = objectOf(outcome);
        if (!isOfType(type, "MATH_ADD") && !isOfType(type, "MATH_MULTIPLY")) continue;
        const [name] = payloadNames(target);
        if (name !== undefined) members.add(keyOf(trigger, name));
      }
    }
  }
  return members;
}

function keyOf(event: string, member: string): string {
  return JSON.stringify([event, member]);
}
