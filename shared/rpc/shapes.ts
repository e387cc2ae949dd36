// Shapes of values that a call may carry: types are promised by the tables, but a message may say anything.
import * as v from "valibot";
import type { Json } from "../base/json";

/** Deeper than anything we send; a message may be nested as deep as its sender likes. */
const MOST_NESTING = 64;

export const text = v.string();

export const texts = v.array(text);

/** A number that can be a place or a count: neither infinite nor NaN. */
export const finite = v.pipe(v.number(), v.finite());

/** A whole number from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Plain JSON; maps, dates, circles and the like are none. */
export const json = v.custom<Json>((value) => isJson(value, MOST_NESTING), "not JSON");

/** A `GameAction`. */
export const action = v.objectWithRest({ action: text }, json);

function isJson(value: unknown, nesting: number): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || nesting === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isJson(item, nesting - 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null;
  return isPlain && Object.values(value).every((item) => isJson(item, nesting - 1));
}
