// Values, bindings and conditions of one event rule, as the specification says them: for laws.
import { type Json, type JsonObject, isJsonObject, listOf } from "../../shared/base/json";
import { type NaiveScope, naiveDraw, naiveNumber, naiveRead, naiveText } from "./naiveScope";

/** What a value is worth; undefined when one binding in it is invalid. */
export function naiveValue(value: Json, scope: NaiveScope): Json | undefined {
  if (Array.isArray(value)) {
    const items = listOf(value).map((item) => naiveValue(item, scope));
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  if (!isJsonObject(value)) return value;
  if (Object.hasOwn(value, "fromContext")) return naiveBinding(value, scope);
  const members = Object.entries(value).map(([name, member]) => [name, naiveValue(member, scope)] as const);
  return members.some(([, member]) => member === undefined) ? undefined : (Object.fromEntries(members) as JsonObject);
}

export function naiveBinding(
  { fromContext, default: other, scale, round }: JsonObject,
  scope: NaiveScope,
): Json | undefined {
  let value = naiveRead(fromContext, scope);
  if (value === undefined && other !== undefined) value = naiveValue(other, scope);
  if (scale !== undefined) {
    const number = naiveNumber(value);
    const factor = naiveNumber(scale);
    value = number === undefined || factor === undefined ? undefined : naiveNumber(number * factor + 0);
  }
  if (round === undefined || value === undefined) return value;
  const number = naiveNumber(value);
  if (number === undefined) return undefined;
  const fraction = Math.abs(number) % 1;
  const whole = (Math.abs(number) - fraction + (fraction >= 0.5 ? 1 : 0)) * (number < 0 ? -1 : 1);
  if (Math.abs(number - whole) <= 1e-9 * Math.max(1, Math.abs(number))) return whole + 0;
  if (round === "floor") return Math.floor(number) + 0;
  if (round === "ceil") return Math.ceil(number) + 0;
  return whole + 0;
}

export function naiveConditionHolds({ path, op, value = null }: JsonObject, scope: NaiveScope): boolean {
  const expected = naiveValue(value, scope) ?? null;
  const name = naiveText(op).toUpperCase();
  if (name === "CHANCE_PERCENT") return typeof expected === "number" && naiveDraw(scope) * 100 < expected;
  const actual = naiveRead(path, scope);
  const order = (holds: (left: number, right: number) => boolean): boolean =>
    typeof actual === "number" && typeof expected === "number" && holds(actual, expected);
  switch (name) {
    case "EQUALS":
      return naiveEqual(actual ?? null, expected);
    case "NOT_EQUALS":
    case "NE":
      return !naiveEqual(actual ?? null, expected);
    case "EXISTS":
      return actual !== undefined;
    case "NOT_EXISTS":
      return actual === undefined;
    case "CONTAINS":
      if (typeof actual === "string") return typeof expected === "string" && actual.includes(expected);
      return listOf(actual).some((item) => naiveEqual(item, expected));
    case "GT":
      return order((left, right) => left > right);
    case "LT":
      return order((left, right) => left < right);
    case "GTE":
      return order((left, right) => left >= right);
    case "LTE":
      return order((left, right) => left <= right);
    default:
      return false;
  }
}

/** Equal by what is in them, whatever the order of their members. */
function naiveEqual(one: Json, other: Json): boolean {
  return sortedText(one) === sortedText(other);
}

function sortedText(value: Json): string {
  return JSON.stringify(value, (_name, inner: Json) =>
    isJsonObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}
