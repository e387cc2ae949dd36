// Checks bindings deep inside of values, where the schemas do not look, and objects that were meant to be one.
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
import type { Finding } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import { BINDING_FIELDS, ROUNDINGS, isBinding } from "../rules/bindings";
import { parsePath } from "../rules/path";
import { reactionsInFile, valuesOf } from "../text/reactions";
import { rulesInFile } from "../text/ruleTexts";
import { found, replacing, unknown } from "./found";
import { writtenNumber } from "./operands";

/** Besides these `true` rounds, and `false` and null do not. */
const MAY_ROUND: readonly Json[] = [...ROUNDINGS, true, false, null];

/** Returns what is wrong with the bindings of a file of rules or services. */
export function* bindingFindings(file: SourceFile): Iterable<Finding> {
  for (const { definition, at } of rulesInFile(file)) {
    for (const [index, calculation] of listOf(definition["calculations"]).entries()) {
      const place = childPointer(at, "calculations", index);
      yield* members(file, place, objectOf(calculation), ["args", "value", "default"]);
    }
    for (const part of ["conditions", "outcomes"]) {
      for (const [index, each] of listOf(definition[part]).entries()) {
        yield* members(file, childPointer(at, part, index), objectOf(each), ["value"]);
      }
    }
  }
  for (const { at, value } of reactionsInFile(file).flatMap(valuesOf)) {
    if (value !== undefined) yield* valueFindings(file, at, value, 1);
  }
}

function* members(file: SourceFile, at: JsonPointer, owner: JsonObject, names: readonly string[]): Iterable<Finding> {
  for (const name of names) {
    const value = owner[name];
    // The schemas check the fields of a binding that is the whole value, and of one in a list of arguments.
    if (value !== undefined) yield* valueFindings(file, childPointer(at, name), value, name === "args" ? 2 : 1);
  }
}

/** `checked`: how many levels of the value have a schema. */
function* valueFindings(file: SourceFile, at: JsonPointer, value: Json, checked: number): Iterable<Finding> {
  if (typeof value !== "object" || value === null) return;
  if (isJsonObject(value))
    yield* isBinding(value) ? fieldFindings(file, at, value, checked > 0) : misspelt(file, at, value);
  for (const [name, inner] of Object.entries(value)) {
    yield* valueFindings(file, childPointer(at, name), inner, checked - 1);
  }
}

function* fieldFindings(file: SourceFile, at: JsonPointer, binding: JsonObject, hasSchema: boolean): Iterable<Finding> {
  if (hasSchema) return;
  for (const [name, value] of Object.entries(binding)) {
    const place = childPointer(at, name);
    // The calculation of an added rule is reported with the call.
    if (name === "name" && ADDED_CALCULATION.test(at)) continue;
    if (!BINDING_FIELDS.includes(name)) {
      const nearest = nearestName(name, BINDING_FIELDS);
      const guess = nearest === null ? "" : ` Did you mean "${nearest}"?`;
      const message = `A binding has no field "${name}": it is ignored.${guess}`;
      yield found("misspelt-binding", file, place, message, { onKey: true, params: { nearest: nearest ?? "" } });
    }
    if (name === "scale" && typeof value !== "number" && value !== null) {
      const number = typeof value === "string" ? writtenNumber(value) : null;
      const fixes = number === null ? [] : replacing(file, place, number);
      const message = `"scale" is a number: with anything else the binding is invalid.`;
      yield found("number-or-text", file, place, message, { fixes });
    }
    if (name === "round" && !MAY_ROUND.includes(value)) {
      const message = `"round" is floor, ceil or round: anything else rounds to the nearest.`;
      yield unknown("misspelt-binding", file, place, message, {
        name: typeof value === "string" ? value : "",
        names: ROUNDING_NAMES,
      });
    }
  }
}

/** What other languages call the ways to round. */
const CALLED = nameTable({
  nearest: "round",
  half: "round",
  down: "floor",
  trunc: "floor",
  up: "ceil",
  ceiling: "ceil",
});
const ROUNDING_NAMES: NameIndex = { nearest: (name) => CALLED[name.toLowerCase()] ?? nearestName(name, ROUNDINGS) };

const ADDED_CALCULATION = /\/definition\/calculations\/\d+$/;

/** An object whose only text is a path, by a name like `fromContext`. */
function* misspelt(file: SourceFile, at: JsonPointer, value: JsonObject): Iterable<Finding> {
  for (const [name, text] of Object.entries(value)) {
    if (typeof text !== "string" || nearestName(name, ["fromContext"]) === null || name.length < MEANT) continue;
    const { root, names } = parsePath(text);
    if (root === null || names.length === 0) continue;
    const message = `"${name}" makes no binding: the value is this object itself. Did you mean "fromContext"?`;
    const params = { nearest: "fromContext" };
    yield found("misspelt-binding", file, childPointer(at, name), message, { onKey: true, params });
  }
}

/** The letters of `from`: fewer say nothing. */
const MEANT = 4;
