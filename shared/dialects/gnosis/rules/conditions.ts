// Conditions of a rule (spec B5).
import { type Json, isJsonObject } from "../../../base/json";
import { type Evaluation, compileValue, hasBinding } from "./bindings";
import { type Context, draw } from "./context";
import { type Path, parsePath, readPath } from "./path";
import { type Found, equalJson, memberOf, numberOf, sizeOf } from "./value";

/** How a condition came out. A missing value is undefined. */
export interface Verdict {
  readonly holds: boolean;
  readonly actual: Found;
  readonly expected: Found;
  /** What is expected was read from the context: it is written nowhere. */
  readonly isBound: boolean;
}

export interface Condition {
  /** Null for CHANCE_PERCENT and for an unknown operator. */
  readonly path: Path | null;
  readonly op: string | null;
  test(context: Context): boolean;
  /** The same with what was compared: for traces. */
  verdict(context: Context): Verdict;
}

/** The operators by every name that is accepted; each value is the canonical name. */
export const OPERATORS: Readonly<Record<string, string>> = {
  EQUALS: "EQUALS",
  EQ: "EQUALS",
  "==": "EQUALS",
  NOT_EQUALS: "NOT_EQUALS",
  NE: "NOT_EQUALS",
  "!=": "NOT_EQUALS",
  EXISTS: "EXISTS",
  NOT_EXISTS: "NOT_EXISTS",
  CONTAINS: "CONTAINS",
  GT: "GT",
  ">": "GT",
  LT: "LT",
  "<": "LT",
  GTE: "GTE",
  ">=": "GTE",
  LTE: "LTE",
  "<=": "LTE",
  CHANCE_PERCENT: "CHANCE_PERCENT",
};

type Compare = (actual: Found, expected: Found, context: Context) => boolean;

const COMPARISONS: Readonly<Record<string, Compare>> = {
  EQUALS: equal,
  NOT_EQUALS: (actual, expected, context) => !equal(actual, expected, context),
  EXISTS: (actual) => actual !== undefined,
  NOT_EXISTS: (actual) => actual === undefined,
  CONTAINS: contains,
  GT: (actual, expected) => compared(actual, expected, (left, right) => left > right),
  LT: (actual, expected) => compared(actual, expected, (left, right) => left < right),
  GTE: (actual, expected) => compared(actual, expected, (left, right) => left >= right),
  LTE: (actual, expected) => compared(actual, expected, (left, right) => left <= right),
};

/** Returns the operator that a text names, in any case; null for none. */
export function operatorNamed(text: Json | undefined): string | null {
  const name = typeof text === "string" ? text.toUpperCase() : "";
  return Object.hasOwn(OPERATORS, name) ? (OPERATORS[name] ?? null) : null;
}

/** Compiles a condition. One with an unknown operator never holds. */
export function compileCondition(value: Json): Condition {
  const condition = isJsonObject(value) ? value : {};
  const op = operatorNamed(memberOf(condition, "op"));
  const expected = compileValue(memberOf(condition, "value") ?? null);
  const isBound = hasBinding(memberOf(condition, "value") ?? null);
  if (op === "CHANCE_PERCENT") return chance(expected, isBound);
  const text = memberOf(condition, "path");
  const path = parsePath(typeof text === "string" ? text : "");
  const compare = op === null ? undefined : COMPARISONS[op];
  if (compare === undefined) return never(path);
  return {
    path,
    op,
    test: (context) => compare(readPath(path, context), expected(context), context),
    verdict(context) {
      const actual = readPath(path, context);
      const value = expected(context);
      return { holds: compare(actual, value, context), actual, expected: value, isBound };
    },
  };
}

function never(path: Path): Condition {
  const verdict = { holds: false, actual: undefined, expected: undefined, isBound: false };
  return { path, op: null, test: () => false, verdict: () => verdict };
}

/** Draws for every number, for one below 0 and above 100 as well; for anything else it does not. */
function chance(percent: Evaluation, isBound: boolean): Condition {
  const verdict = (context: Context): Verdict => {
    const expected = percent(context);
    const number = numberOf(expected);
    if (number === undefined) return { holds: false, actual: undefined, expected, isBound };
    const actual = draw(context) * 100;
    return { holds: actual < number, actual, expected, isBound };
  };
  return { path: null, op: "CHANCE_PERCENT", test: (context) => verdict(context).holds, verdict };
}

/** A missing value is equal to null. */
function equal(actual: Found, expected: Found, context: Context): boolean {
  return same(actual ?? null, expected ?? null, context);
}

function same(one: Json, other: Json, { state }: Context): boolean {
  if (typeof one === "object" && one !== null && one !== other) state.work -= sizeOf(one).nodes;
  return equalJson(one, other);
}

function contains(actual: Found, expected: Found, context: Context): boolean {
  const part = expected ?? null;
  if (typeof actual === "string") return typeof part === "string" && actual.includes(part);
  if (!Array.isArray(actual)) return false;
  context.state.work -= actual.length;
  return actual.some((item: Json) => same(item, part, context));
}

function compared(actual: Found, expected: Found, holds: (left: number, right: number) => boolean): boolean {
  return typeof actual === "number" && typeof expected === "number" && holds(actual, expected);
}
