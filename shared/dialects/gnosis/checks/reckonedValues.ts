// Finds objects, lists and texts that rules are to reckon with: the paths of numbers lead to something else (spec B5).
import { type Json, type JsonPointer, childPointer, isJsonObject, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { isBinding } from "../rules/bindings";
import { operatorNamed } from "../rules/conditions";
import { parsePath } from "../rules/path";
import { payloadNames } from "../rules/targets";
import { isOfType } from "../text/outcomeType";
import { rulesInFile } from "../text/ruleTexts";
import { found, replacing } from "./found";
import { type ValuesAt, knownValues } from "./knownValues";

const ORDERED: ReadonlySet<string> = new Set(["GT", "GTE", "LT", "LTE"]);

/** A value that has to be a number, and the event in whose rule it is. */
interface Operand {
  readonly file: SourceFile;
  readonly at: JsonPointer;
  readonly event: string;
  readonly value: Json | undefined;
}

export function reckonedValueFindings(pack: PackSource): readonly Finding[] {
  const valuesAt = knownValues(pack);
  const numbers = numberMembers(pack);
  return Array.from(pack.files.values()).flatMap((file) =>
    rulesInFile(file).flatMap(({ trigger: event, definition, at }) => {
      const operands: Operand[] = [];
      const add = (place: JsonPointer, value: Json | undefined): void =>
        void operands.push({ file, at: place, event, value });
      for (const [index, condition] of listOf(definition["conditions"]).entries()) {
        const { op, value } = objectOf(condition);
        if (ORDERED.has(operatorNamed(op) ?? "")) add(childPointer(at, "conditions", index, "value"), value);
      }
      for (const [index, calculation] of listOf(definition["calculations"]).entries()) {
        for (const [item, value] of listOf(objectOf(calculation)["args"]).entries())
          add(childPointer(at, "calculations", index, "args", item), value);
      }
      for (const [index, outcome] of listOf(definition["outcomes"]).entries()) {
        const { type, target, value } = objectOf(outcome);
        const [name] = payloadNames(target);
        const isNumber =
          isOfType(type, "MATH_ADD") ||
          isOfType(type, "MATH_MULTIPLY") ||
          (isOfType(type, "SET") && name !== undefined && numbers.has(JSON.stringify([event, name])));
        if (isNumber) add(childPointer(at, "outcomes", index, "value"), value);
      }
      return operands.flatMap((operand) => operandFinding(operand, valuesAt));
    }),
  );
}

function operandFinding({ file, at, event, value }: Operand, valuesAt: ValuesAt): readonly Finding[] {
  const path = isBinding(value) ? value["fromContext"] : null;
  if (typeof path !== "string") return [];
  const { root, names } = parsePath(path);
  if (root === null || names.length === 0) return [];
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
        if (name !== undefined) members.add(JSON.stringify([trigger, name]));
      }
    }
  }
  return members;
}
