// Values as text in a field, and what a text in a field means, by the control that the field has. Pure.
import { assertNever } from "../../shared/base/assertNever";
import { type Json, isJsonList, jsonIn } from "../../shared/base/json";
import { type Result, done, refused } from "../../shared/base/result";
import type { FormControl } from "../../shared/pack/forms/formFields";
import type { PickerOffer } from "../ui/pickerRows";

/** A text field's control; the others are chosen from, or are forms of their own. */
export type TextControl = Extract<
  FormControl,
  { is: "text" | "prose" | "number" | "position" | "values" | "json" | "name" | "color" }
>;

/** Returns how a value is shown in a text field; "" for none. */
export function shownText(control: TextControl, value: Json | undefined): string {
  if (value === undefined) return "";
  if (control.is === "position" && isNumbers(value)) return value.join(", ");
  if (control.is === "values" && isJsonList(value)) return value.map(wordText).join(", ");
  if (control.is === "json") return wordText(value);
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Returns values as offers for a text field, each as it would be typed. */
export function valueOffers(control: FormControl, values: readonly Json[]): readonly PickerOffer[] {
  if (!isTyped(control)) return [];
  return values.map((value) => ({ name: shownText(control, value), detail: "" }));
}

function isTyped(control: FormControl): control is TextControl {
  return !["choice", "flag", "names", "items", "record", "object"].includes(control.is);
}

/** Returns what a text means: undefined for nothing; refused with what is wanted. */
export function readText(control: TextControl, text: string): Result<Json | undefined, string> {
  const trimmed = text.trim();
  if (trimmed === "") return done(undefined);
  switch (control.is) {
    case "text":
    case "prose":
      return done(text);
    case "name":
    case "color":
      return done(trimmed);
    case "number":
      return readNumber(control, trimmed);
    case "position":
      return control.takesReference && trimmed.startsWith("$") ? done(trimmed) : readPosition(trimmed);
    case "values":
      return done(splitWords(trimmed).map(wordValue));
    case "json":
      return done(wordValue(trimmed));
    default:
      return assertNever(control);
  }
}

function readNumber(
  { isWhole, least, most }: Extract<FormControl, { is: "number" }>,
  text: string,
): Result<Json, string> {
  const value = Number(text);
  if (!Number.isFinite(value)) return refused(isWhole ? "Enter a whole number." : "Enter a number.");
  if (isWhole && !Number.isInteger(value)) return refused("Enter a whole number.");
  if (least !== null && value < least) return refused(`Enter ${least} or more.`);
  return most !== null && value > most ? refused(`Enter ${most} or less.`) : done(value);
}

function readPosition(text: string): Result<Json, string> {
  const parts = text
    .replace(/^\[(.*)\]$/s, "$1")
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  if (parts.length !== 2 || !parts.every((part) => Number.isInteger(part))) {
    return refused("Enter two whole numbers, such as 2, 0.");
  }
  return done(parts);
}

/** At commas, but for those in quotes and brackets. */
function splitWords(text: string): readonly string[] {
  const bare = text.startsWith("[") && text.endsWith("]") && isWholeList(text) ? text.slice(1, -1) : text;
  const words = bare.match(/(?:"(?:\\.|[^"\\])*"|\[[^\]]*\]|\{[^}]*\}|[^,])+/g) ?? [];
  return words.map((word) => word.trim()).filter((word) => word !== "");
}

/** Returns whether the brackets around a text are one list's. */
function isWholeList(text: string): boolean {
  return Array.isArray(jsonIn(text)) || text.indexOf("]") === text.length - 1;
}

/** JSON where it is some, else a plain word. */
function wordValue(word: string): Json {
  return jsonIn(word) ?? (word === "null" ? null : word);
}

/** Returns a word as it can be read again: in quotes where it would else mean something else. */
function wordText(value: Json): string {
  if (typeof value !== "string") return JSON.stringify(value);
  return value === "" || value !== value.trim() || /[,"[\]{}]/.test(value) || jsonIn(value) !== undefined
    ? JSON.stringify(value)
    : value;
}

function isNumbers(value: Json): value is readonly number[] {
  return isJsonList(value) && value.every((each) => typeof each === "number");
}

/** Returns the words before a name that the pack does not know yet, in the list of a field for names of these sorts. */
export function newNameOf(of: readonly string[]): string {
  return of.length === 1 && of[0] === "tag" ? "Create tag" : "Use new name";
}

/** Returns what says how to come to a first name where the pack has none; undefined where that is plain. */
export function firstNameText(of: readonly string[]): string | undefined {
  return of.includes("sprite")
    ? "The pack has no images yet. Import some with File > Import > Images…, or drop them on the window."
    : undefined;
}
