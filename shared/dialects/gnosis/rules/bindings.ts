// Values with bindings in them: `{"fromContext": "payload.amount", "scale": 1.1, "round": "ceil"}` (spec B5).
import { type Json, type JsonObject, isJsonObject } from "../../../base/json";
import type { Context } from "./context";
import { parsePath, readPath } from "./path";
import { type Found, finite, isSmall, memberOf, numberOf } from "./value";

/** What something is worth in a context. Undefined: an invalid binding is in it. */
export type Evaluation = (context: Context) => Found;

/** A value that is compiled, with how it is written: of an invalid one, that says why (invalidBindings.ts). */
export interface Template extends Evaluation {
  readonly written: Json;
}

/**
 * Compiles a value. One invalid binding inside makes all of it invalid, and so does a result that is far too large, unless
 * it is what is at a path already.
 */
export function compileValue(value: Json): Template {
  return Object.assign(evaluationOf(value), { written: value });
}

function evaluationOf(value: Json): Evaluation {
  if (isBinding(value)) return compileBinding(value);
  const template = templateOf(value);
  if (template === null) return () => value;
  return (context) => {
    const made = template(context);
    return made === undefined || typeof made !== "object" || isSmall(made) ? made : undefined;
  };
}

/** The fields that a binding may have. */
export const BINDING_FIELDS: readonly string[] = ["fromContext", "default", "scale", "round"];

/** Returns whether an object is a binding. */
export function isBinding(value: Json | undefined): value is JsonObject {
  return isJsonObject(value) && Object.hasOwn(value, "fromContext");
}

/** Returns whether there is a binding in a value. */
export function hasBinding(value: Json): boolean {
  return templateOf(value) !== null;
}

/** Null for a literal: it is worth itself. */
function templateOf(value: Json): Evaluation | null {
  if (isBinding(value)) return compileBinding(value);
  if (Array.isArray(value)) return listTemplate(value);
  return isJsonObject(value) ? objectTemplate(value) : null;
}

function listTemplate(list: readonly Json[]): Evaluation | null {
  const items = list.map(templateOf);
  if (items.every((item) => item === null)) return null;
  return (context) => {
    const made: Json[] = [];
    for (const [index, item] of items.entries()) {
      const value = item === null ? list[index] : item(context);
      if (value === undefined) return undefined;
      made.push(value);
    }
    return made;
  };
}

function objectTemplate(object: JsonObject): Evaluation | null {
  const members = Object.entries(object).flatMap(([name, value]) => {
    const template = templateOf(value);
    return template === null ? [] : [{ name, template }];
  });
  if (members.length === 0) return null;
  return (context) => {
    let made: JsonObject = object;
    const values: Record<string, Json> = {};
    for (const { name, template } of members) {
      const value = template(context);
      if (value === undefined) return undefined;
      if (name === "__proto__") made = { ...made, [name]: value };
      else values[name] = value;
    }
    return { ...made, ...values };
  };
}

/** Compiles a binding: the value at its path or its default, scaled, then rounded. */
export function compileBinding(binding: JsonObject): Evaluation {
  const from = memberOf(binding, "fromContext");
  const path = typeof from === "string" ? parsePath(from) : null;
  const fallback = memberOf(binding, "default");
  const other = fallback === undefined ? null : evaluationOf(fallback);
  const scale = memberOf(binding, "scale") ?? undefined;
  const round = roundingOf(memberOf(binding, "round"));
  return (context) => {
    let value = path === null ? undefined : readPath(path, context);
    if (value === undefined && other !== null) value = other(context);
    if (value === undefined) return undefined;
    if (scale !== undefined) {
      const number = numberOf(value);
      const factor = numberOf(scale);
      value = number === undefined || factor === undefined ? undefined : finite(number * factor);
    }
    if (round === null || value === undefined) return value;
    const number = numberOf(value);
    return number === undefined ? undefined : rounded(number, round);
  };
}

export const ROUNDINGS = ["floor", "ceil", "round"] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** Returns what the member `round` asks for: any text but the three, and true, round to the nearest. Null: nothing. */
function roundingOf(value: Found): Rounding | null {
  if (value === undefined || value === null || value === false) return null;
  return value === "floor" || value === "ceil" ? value : "round";
}

/** How far from an integer, for its size, a number may be and still be taken for it. */
const SNAP = 1e-9;

/** Rounds a number; halves go away from zero. A number that arithmetic brought next to an integer is that integer. */
function rounded(value: number, how: Rounding): number {
  const nearest = Math.sign(value) * Math.round(Math.abs(value));
  if (Math.abs(value - nearest) <= SNAP * Math.max(1, Math.abs(value))) return nearest + 0;
  if (how === "floor") return Math.floor(value) + 0;
  if (how === "ceil") return Math.ceil(value) + 0;
  return nearest + 0;
}
