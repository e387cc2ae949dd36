// What the arguments of a call may be, for the side that answers it: types are promised by the contract, but a
// message may say anything. Knows no call.
import * as v from "valibot";
import type { Json } from "../base/json";

/** For each call of an interface the shape of its arguments, in order. */
export type ArgumentChecks<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends (...args: infer Arguments) => unknown
    ? v.GenericSchema<unknown, Arguments>
    : never;
};

/** The rejection of a call whose arguments are not what they should be; the call itself was not made. */
export class WrongArguments extends Error {
  override readonly name = "WrongArguments";
}

/** Deeper than anything we send; a message may be nested as deep as its sender likes. */
const MOST_NESTING = 64;

/** The arguments of a call as its check lets them through. Throws `WrongArguments`. */
export function checkedArguments(
  checks: Readonly<Record<string, v.GenericSchema>>,
  name: string,
  args: readonly unknown[],
): readonly unknown[] {
  const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
  const checked = check === undefined ? null : v.safeParse(check, args, { abortEarly: true });
  if (checked?.success === true) return checked.output as readonly unknown[];
  throw new WrongArguments(`The arguments of ${name} are not what they should be.`);
}

/** Plain JSON; maps, dates, circles and the like are none. */
export const json = v.custom<Json>((value) => isJson(value, MOST_NESTING), "not JSON");

/** A number that can be a place or a count: neither infinite nor NaN. */
export const finite = v.pipe(v.number(), v.finite());

/** A whole number from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

function isJson(value: unknown, nesting: number): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || nesting === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isJson(item, nesting - 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null;
  return isPlain && Object.values(value).every((item) => isJson(item, nesting - 1));
}
