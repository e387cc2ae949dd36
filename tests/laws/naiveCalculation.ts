// Calculations of one event rule, as the specification says them: for laws.
import { type Json, type JsonObject, listOf } from "../../shared/base/json";
import { naiveBinding, naiveValue } from "./naiveRule";
import { type NaiveScope, naiveDraw, naiveNumber, naiveText } from "./naiveScope";

/** The result; undefined for an invalid one. */
export function naiveCalculation(calculation: JsonObject, scope: NaiveScope): Json | undefined {
  const { op, args, value } = calculation;
  if (op === undefined) {
    if (Object.hasOwn(calculation, "fromContext")) return naiveBinding(calculation, scope);
    return value === undefined ? undefined : naiveValue(value, scope);
  }
  const numbers: number[] = [];
  for (const argument of listOf(args)) {
    const number = naiveNumber(naiveValue(argument, scope));
    if (number === undefined) return undefined;
    numbers.push(number);
  }
  const [first = 0, ...others] = numbers;
  const name = naiveText(op).toUpperCase();
  const two = numbers.length >= 2;
  const result = (): number | undefined => {
    if (["+", "ADD"].includes(name)) return numbers.length === 0 ? undefined : numbers.reduce((a, b) => a + b);
    if (["*", "MUL", "\u00d7"].includes(name))
      return numbers.length === 0 ? undefined : numbers.reduce((a, b) => a * b);
    if (["-", "SUB"].includes(name)) return two ? others.reduce((a, b) => a - b, first) : undefined;
    const byZero = others.includes(0);
    if (["/", "DIV"].includes(name)) return two && !byZero ? others.reduce((a, b) => a / b, first) : undefined;
    if (["%", "MOD", "REM"].includes(name)) return two && !byZero ? others.reduce((a, b) => a % b, first) : undefined;
    if (!["RANDOM_INT", "RNG_INT", "DICE"].includes(name) || numbers.length !== 2) return undefined;
    const low = Math.ceil(Math.min(...numbers));
    const high = Math.floor(Math.max(...numbers));
    return low > high ? undefined : low + Math.floor(naiveDraw(scope) * (high - low + 1));
  };
  const made = naiveNumber(result());
  return made === undefined ? undefined : made + 0;
}
