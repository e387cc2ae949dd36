// Checks values that must be numbers: what a number is compared with, added to or multiplied by.
import { type Json, type JsonObject, type JsonPointer, childPointer, objectOf } from "../../../base/json";
import { nearestName } from "../../../base/nearestName";
import type { Finding, Fix } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import { isBinding } from "../rules/bindings";
import { isOfType } from "../text/outcomeType";
import type { RuleOfPack } from "../text/ruleTexts";
import { found, replacing } from "./found";

/** Returns whether an object is a binding, or was to be one: that is reported by itself. */
function isAlmostBinding(value: Json): boolean {
  return isBinding(value) || Object.keys(objectOf(value)).some((name) => nearestName(name, ["fromContext"]) !== null);
}

/** A text that says a number, as a number; null for any other value. */
export function writtenNumber(value: string): number | null {
  return /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : null;
}

/** Returns a finding for a literal that is no number, also where it is the default of a binding. */
export function numberFinding(
  rule: RuleOfPack,
  at: JsonPointer,
  value: Json | undefined,
  who: string,
): readonly Finding[] {
  const { file } = rule;
  if (value === undefined || typeof value === "number") return [];
  if (isBinding(value)) return numberFinding(rule, childPointer(at, "default"), value["default"], who);
  if (isAlmostBinding(value)) return [];
  if (typeof value !== "string") {
    const what =
      value === null ? "null" : typeof value === "boolean" ? `${value}` : Array.isArray(value) ? "a list" : "an object";
    return [found("number-or-text", file, at, `${who} needs a number, and ${what} is none.`)];
  }
  const percent = /^(.*?) ?%$/.exec(value)?.[1];
  const read = writtenNumber(percent ?? value);
  // A factor of 150% is 1.5; chances and the like are in percent themselves.
  const isShare = percent !== undefined && isOfType(who, "MATH_MULTIPLY");
  const number = read !== null && isShare ? Number((read / 100).toPrecision(12)) : read;
  const message = `${who} needs a number, and "${value}" is text.`;
  const fixes = number === null ? readingFixes(file, at, value) : replacing(file, at, number);
  return [found("number-or-text", file, at, message, { fixes })];
}

/** A path as rules write it: a text that is one is hardly meant as a text. */
const PATH = /^(payload|persistent|ephemeral|parameters|calculations)(\.[A-Za-z_]\w*|\.\d+|\[\d+\])+$/;

/** Returns the path that a text is, also one in braces as other languages write it; null for any other text. */
function pathIn(text: string): string | null {
  const inside = /^\$?\{\s*([^{}]*?)\s*\}$/.exec(text)?.[1] ?? (text.startsWith("$") ? text.slice(1) : text);
  return PATH.test(inside) ? inside : null;
}

/** Longer texts are no expressions that somebody wrote. */
const LONGEST = 200;

/** Returns whether a text is made of numbers and paths with signs between them, a path among them. */
function isExpression(text: string): boolean {
  if (text.length > LONGEST) return false;
  const parts = text.split(/\s*[()+*/%]\s*|\s+-\s+|^\s*-\s*/).filter((part) => part !== "");
  return parts.length > 1 && parts.some((part) => PATH.test(part)) && parts.every(isOperand);
}

function isOperand(text: string): boolean {
  return PATH.test(text) || writtenNumber(text) !== null;
}

/**
 * Reports texts anywhere in a value that are written as paths, but within bindings, and but for members that are called
 * paths: a service may be told one.
 */
export function* pathTexts(rule: RuleOfPack, at: JsonPointer, value: Json | undefined): Iterable<Finding> {
  if (typeof value === "string") yield* pathText(rule, at, value);
  if (typeof value !== "object" || value === null || isAlmostBinding(value)) return;
  for (const [name, part] of Object.entries(value)) {
    if (!name.toLowerCase().includes("path")) yield* pathTexts(rule, childPointer(at, name), part);
  }
}

/** Reports a text that is written as a path: it is the text, and not what is at the path. */
export function pathText({ file }: RuleOfPack, at: JsonPointer, value: Json | undefined): readonly Finding[] {
  if (typeof value !== "string") return [];
  if (isExpression(value)) {
    const message = `This is the text "${value}", which nobody works out: that is done in "calculations".`;
    return [found("text-like-path", file, at, message)];
  }
  if (pathIn(value) === null) return [];
  const message = `This is the text "${value}", and not the value there: that is read with fromContext.`;
  return [found("text-like-path", file, at, message, { fixes: readingFixes(file, at, value) })];
}

function readingFixes(file: SourceFile, at: JsonPointer, text: string): readonly Fix[] {
  const path = pathIn(text);
  return path === null ? [] : replacing(file, at, { fromContext: path }, { title: `Read the value at ${path}` });
}

/** Returns a finding for a condition or an outcome without its number; none where a field is misspelt instead. */
export function missingValue(
  { file }: RuleOfPack,
  at: JsonPointer,
  part: JsonObject,
  { who, fields }: { readonly who: string; readonly fields: readonly string[] },
): readonly Finding[] {
  if (part["value"] !== undefined || hasOtherField(part, fields)) return [];
  return [found("value-missing", file, at, `${who} needs a value: a number, or a binding to one.`)];
}

/** Returns whether an object has a field that it should not have: it may be another one, misspelt. */
export function hasOtherField(part: JsonObject, fields: readonly string[]): boolean {
  return Object.keys(part).some((name) => !fields.includes(name));
}
