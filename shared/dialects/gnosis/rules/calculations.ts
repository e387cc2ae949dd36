// Calculations of a rule: named values that its conditions and outcomes use (spec B5).
import { type Json, type JsonObject, isJsonList, isJsonObject } from "../../../base/json";
import { type Evaluation, compileBinding, compileValue, isBinding } from "./bindings";
import { type Context, draw } from "./context";
import { integerOf } from "./random";
import { type Found, finite, memberOf, numberOf } from "./value";

export interface Calculation {
  readonly name: string;
  readonly evaluate: Evaluation;
}

type Math2 = (left: number, right: number) => number | undefined;

/** What the operators are called, the canonical name first. */
export const MATH: Readonly<Record<string, string>> = {
  "+": "+",
  ADD: "+",
  "-": "-",
  SUB: "-",
  "*": "*",
  MUL: "*",
  "\u00d7": "*",
  "/": "/",
  DIV: "/",
  "%": "%",
  MOD: "%",
  REM: "%",
  RANDOM_INT: "RANDOM_INT",
  RNG_INT: "RANDOM_INT",
  DICE: "RANDOM_INT",
};

const FOLDS: Readonly<Record<string, { readonly least: number; readonly fold: Math2 }>> = {
  "+": { least: 1, fold: (left, right) => left + right },
  "-": { least: 2, fold: (left, right) => left - right },
  "*": { least: 1, fold: (left, right) => left * right },
  "/": { least: 2, fold: (left, right) => (right === 0 ? undefined : left / right) },
  "%": { least: 2, fold: (left, right) => (right === 0 ? undefined : left % right) },
};

/** Returns the operator that a text names, in any case; null for none. */
export function mathNamed(text: Json | undefined): string | null {
  const name = typeof text === "string" ? text.toUpperCase() : "";
  return Object.hasOwn(MATH, name) ? (MATH[name] ?? null) : null;
}

/** Compiles a calculation; null for one without a name, whose result nobody could use. */
export function compileCalculation(value: Json): Calculation | null {
  if (!isJsonObject(value)) return null;
  const name = memberOf(value, "name");
  return typeof name === "string" && name !== "" ? { name, evaluate: compileStep(value) } : null;
}

function compileStep(value: JsonObject): Evaluation {
  const op = memberOf(value, "op");
  if (op !== undefined) return compileMath(mathNamed(op), memberOf(value, "args"));
  if (isBinding(value)) return compileBinding(value);
  const literal = memberOf(value, "value");
  return literal === undefined ? invalid : compileValue(literal);
}

function invalid(): undefined {
  return undefined;
}

function compileMath(op: string | null, args: Found): Evaluation {
  if (op === null || !isJsonList(args)) return invalid;
  const values = args.map(compileValue);
  if (op === "RANDOM_INT") return values.length === 2 ? (context) => randomInteger(values, context) : invalid;
  const { least, fold } = FOLDS[op] ?? { least: Number.POSITIVE_INFINITY, fold: invalid };
  if (values.length < least) return invalid;
  return (context) => {
    const numbers = numbersOf(values, context);
    if (numbers === null) return undefined;
    let result: number | undefined = numbers[0];
    for (let at = 1; at < numbers.length && result !== undefined; at += 1) result = fold(result, numbers[at] ?? 0);
    return result === undefined ? undefined : finite(result);
  };
}

/** Null when one of them is not a finite number. */
function numbersOf(values: readonly Evaluation[], context: Context): readonly number[] | null {
  const numbers: number[] = [];
  for (const value of values) {
    const number = numberOf(value(context));
    if (number === undefined) return null;
    numbers.push(number);
  }
  return numbers;
}

/** Returns an integer between two bounds, whichever is the lower; no draw when there is none between them. */
function randomInteger(values: readonly Evaluation[], context: Context): Found {
  const bounds = numbersOf(values, context);
  if (bounds === null) return undefined;
  const low = Math.ceil(Math.min(...bounds));
  const high = Math.floor(Math.max(...bounds));
  return low > high ? undefined : finite(integerOf(draw(context), low, high));
}
