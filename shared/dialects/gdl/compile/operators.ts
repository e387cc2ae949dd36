// Comparisons, logic and arithmetic (gdl.md, A7).
import { fault } from "../values/fault";
import {
  FALSE,
  Kind,
  NULL,
  TRUE,
  Tag,
  type Value,
  holds,
  indexOf,
  isSmallInt,
  tagOf,
  truth,
  valueOf,
} from "../values/value";
import type { ValueTable } from "../values/valueTable";
import { type Code, codeOf, isOnly } from "./code";

/** What a number may be that is made of others: null where one of them is, or where they are too large. */
const NUMBER = Kind.null | Kind.int | Kind.number;

export function equality(left: Code, right: Code, isNegated: boolean): Code {
  const a = left.run;
  const b = right.run;
  const known = right.constant ?? left.constant;
  const other = right.constant === undefined ? b : a;
  const run =
    known === undefined
      ? isNegated
        ? () => truth(a() !== b())
        : () => truth(a() === b())
      : isNegated
        ? () => (other() === known ? FALSE : TRUE)
        : () => (other() === known ? TRUE : FALSE);
  return codeOf(run, Kind.bool, false, [left, right]);
}

export function all(parts: readonly Code[]): Code {
  const runs = parts.map(({ run }) => run);
  const run = (): Value => {
    for (const part of runs) if (!holds(part())) return FALSE;
    return TRUE;
  };
  const [a, b] = runs;
  const pair = runs.length === 2 && a && b ? () => truth(holds(a()) && holds(b())) : run;
  return codeOf(pair, Kind.bool, false, parts);
}

export function any(parts: readonly Code[]): Code {
  const runs = parts.map(({ run }) => run);
  const run = (): Value => {
    for (const part of runs) if (holds(part())) return TRUE;
    return FALSE;
  };
  const [a, b] = runs;
  const pair = runs.length === 2 && a && b ? () => truth(holds(a()) || holds(b())) : run;
  return codeOf(pair, Kind.bool, false, parts);
}

export function negation(part: Code): Code {
  const { run } = part;
  return codeOf(() => truth(!holds(run())), Kind.bool, false, [part]);
}

export function choice(condition: Code, then: Code, otherwise: Code | null): Code {
  const a = condition.run;
  const b = then.run;
  const c = otherwise === null ? () => NULL : otherwise.run;
  const kinds = then.kinds | (otherwise === null ? Kind.null : otherwise.kinds);
  return codeOf(
    () => (holds(a()) ? b() : c()),
    kinds,
    false,
    otherwise ? [condition, then, otherwise] : [condition, then],
  );
}

export type Order = (difference: number) => boolean;

/** Compares two numbers or two texts; false when one of them is null. */
export function comparison(table: ValueTable, left: Code, right: Code, isRight: Order): Code {
  const a = left.run;
  const b = right.run;
  const run = (): Value => {
    const one = a();
    const other = b();
    if (tagOf(one) === Tag.int && tagOf(other) === Tag.int) return truth(isRight((one >> 4) - (other >> 4)));
    return truth(isRight(compareValues(table, one, other)));
  };
  const areFine = isOnly(left, NUMBER) && isOnly(right, NUMBER);
  return codeOf(run, Kind.bool, !areFine, [left, right]);
}

/** Returns a number below, equal to or above 0. When one value is null, NaN: no comparison with it holds. */
function compareValues(table: ValueTable, one: Value, other: Value): number {
  if (one === NULL || other === NULL) return Number.NaN;
  const a = table.numberOf(one);
  const b = table.numberOf(other);
  if (a !== null && b !== null) return a < b ? -1 : a > b ? 1 : 0;
  const left = table.textOf(one);
  const right = table.textOf(other);
  if (left === null || right === null) throw fault("Only numbers with numbers and texts with texts can be compared.");
  return comparePoints(left, right);
}

/** Compares texts by their code points. */
function comparePoints(left: string, right: string): number {
  const a = Array.from(left);
  const b = Array.from(right);
  for (let at = 0; at < a.length && at < b.length; at += 1) {
    if (a[at] !== b[at]) return (a[at]?.codePointAt(0) ?? 0) - (b[at]?.codePointAt(0) ?? 0);
  }
  return a.length - b.length;
}

/** Folds numbers from the left; null when one of them is. All are looked at before: each may err. */
export function folded(table: ValueTable, parts: readonly Code[], fold: (sum: number, next: number) => number): Code {
  const runs = parts.map(({ run }) => run);
  const slow = (values: readonly Value[]): Value => {
    let sum: number | null = null;
    let hasNull = false;
    for (const value of values) {
      if (value === NULL) hasNull = true;
      else {
        const number = numberOf(table, value);
        sum = sum === null ? number : fold(sum, number);
      }
    }
    // Numbers that are too large are infinite, and of two of these there may be no difference.
    return hasNull || sum === null || Number.isNaN(sum) ? NULL : table.ofNumber(sum);
  };
  const [a, b] = runs;
  const run =
    runs.length === 2 && a && b
      ? (): Value => {
          const one = a();
          const other = b();
          if (tagOf(one) === Tag.int && tagOf(other) === Tag.int) {
            const sum = fold(one >> 4, other >> 4);
            if (isSmallInt(sum)) return valueOf(Tag.int, sum);
          }
          return slow([one, other]);
        }
      : (): Value => slow(runs.map((part) => part()));
  return codeOf(run, NUMBER, !parts.every((part) => isOnly(part, NUMBER)), parts);
}

function numberOf(table: ValueTable, value: Value): number {
  const number = table.numberOf(value);
  if (number === null) throw fault("This is not a number.");
  return number;
}

export function absolute(table: ValueTable, part: Code): Code {
  const { run } = part;
  const absoluteRun = (): Value => {
    const value = run();
    if (tagOf(value) === Tag.int) return valueOf(Tag.int, Math.abs(indexOf(value)));
    return value === NULL ? NULL : table.ofNumber(Math.abs(numberOf(table, value)));
  };
  return codeOf(absoluteRun, NUMBER, !isOnly(part, NUMBER), [part]);
}

export function floored(table: ValueTable, part: Code): Code {
  const { run } = part;
  const floorRun = (): Value => {
    const value = run();
    return value === NULL ? NULL : table.ofNumber(Math.floor(numberOf(table, value)));
  };
  return codeOf(floorRun, NUMBER, !isOnly(part, NUMBER), [part]);
}

/** Returns the remainder with the sign of the divisor, as in Python. */
export function modulo(one: number, other: number): number {
  if (other === 0) throw fault("The divisor is 0.");
  const rest = one % other;
  // No minus before a zero.
  return rest !== 0 && rest < 0 !== other < 0 ? rest + other : rest + 0;
}

export function quotient(one: number, other: number): number {
  if (other === 0) throw fault("The divisor is 0.");
  return one / other;
}

/** The same as `folded` for functions that err for some numbers. */
export function foldedOrFault(table: ValueTable, parts: readonly Code[], fold: (a: number, b: number) => number): Code {
  return { ...folded(table, parts, fold), fails: true };
}
