// What numbers a condition can compare, as far as the board and the effects tell: columns, rows, counts, distances and
// variables (gdl.md, A4 and A7).
import type { Expression } from "../expressions/expression";
import { printExpression } from "../expressions/print";
import type { GameIndex } from "../text/names/gameIndex";
import { typeOfExpression } from "../text/strings/reading";
import type { StringScope } from "../text/strings/scope";
import { type MostEntities, mostIn } from "./mostEntities";
import { ALL_NUMBERS, type Range, type VariableRanges, variableName } from "./variableRanges";

/** What is known of the game in which something is compared. */
export interface Known {
  readonly index: GameIndex;
  readonly scope: StringScope;
  readonly variables: VariableRanges;
  /** How many entities there can be. */
  readonly most: MostEntities;
}

const ALL = ALL_NUMBERS;

/** Returns why a comparison of numbers never holds, in words; null for one that may, and for anything else. */
export function neverInRange(node: Expression, known: Known): string | null {
  if (node.kind !== "call" || node.args.length !== 2) return null;
  const [one, other] = node.args;
  if (one === undefined || other === undefined || (one.kind === "number" && other.kind === "number")) return null;
  const [a, b] = [rangeOf(one, known), rangeOf(other, known)];
  if (!isNever(node.name, a, b)) return null;
  const shown = other.kind === "number" ? ([one, a] as const) : ([other, b] as const);
  return `${printExpression(shown[0])} is ${words(shown[1])}`;
}

/** Returns the largest number with which an `eq` may hold, where it asks for the one after that; null for none. */
export function nearestInRange(node: Expression, known: Known): NearestNumber | null {
  if (node.kind !== "call" || node.name !== "eq" || node.args.length !== 2) return null;
  const [one, other] = node.args;
  if (one === undefined || other === undefined) return null;
  const [literal, value] = one.kind === "number" ? [one, other] : [other, one];
  if (literal.kind !== "number" || value.kind === "number") return null;
  const { high } = rangeOf(value, known);
  return literal.value - high === 1 ? { literal, nearest: high } : null;
}

export interface NearestNumber {
  readonly literal: Expression;
  readonly nearest: number;
}

/** The comparisons that hold where another one does not. */
const OPPOSITES: Readonly<Record<string, string>> = { gt: "lte", gte: "lt", lt: "gte", lte: "gt", eq: "ne" };

/** Returns why a comparison of numbers always holds, in words; null for one that may not, and for anything else. */
export function alwaysInRange(node: Expression, about: Known): string | null {
  const opposite = node.kind === "call" ? OPPOSITES[node.name] : undefined;
  return node.kind !== "call" || opposite === undefined ? null : neverInRange({ ...node, name: opposite }, about);
}

function isNever(name: string, a: Range, b: Range): boolean {
  switch (name) {
    case "eq":
      return a.high < b.low || b.high < a.low;
    case "gt":
      return a.high <= b.low;
    case "gte":
      return a.high < b.low;
    case "lt":
      return a.low >= b.high;
    case "lte":
      return a.low > b.high;
    default:
      return false;
  }
}

function words({ low, high }: Range): string {
  if (high === Number.POSITIVE_INFINITY) return `${low} or more`;
  if (low === Number.NEGATIVE_INFINITY) return `${high} or less`;
  return low === high ? String(low) : `from ${low} to ${high}`;
}

/**
 * Returns the numbers that an expression can be; all of them where nothing is known. It may be null or an error, too.
 */
function rangeOf(node: Expression, about: Known): Range {
  const { index, scope, variables } = about;
  if (node.kind === "number") return { low: node.value, high: node.value };
  if (node.kind === "property") {
    const axis = coordinate(node.name, index);
    if (axis !== null && typeOfExpression(node.of, index, scope) === "position") return axis;
    return variables.get(variableName(node) ?? "") ?? ALL;
  }
  if (node.kind !== "call") return ALL;
  const [a = ALL, b = ALL] = node.args.map((arg) => rangeOf(arg, about));
  switch (node.name) {
    case "count":
    case "size":
      return { low: 0, high: mostIn(node.args[0], about.most) };
    case "abs":
      return absolute(a);
    case "sub":
      return known(a.low - b.high, a.high - b.low);
    case "add":
      return node.args.length === 2 ? known(a.low + b.low, a.high + b.high) : ALL;
    case "mul": {
      const ends = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high];
      return node.args.length === 2 ? known(Math.min(...ends), Math.max(...ends)) : ALL;
    }
    default:
      return ALL;
  }
}

function known(low: number, high: number): Range {
  return Number.isNaN(low) || Number.isNaN(high) ? ALL : { low, high };
}

function absolute({ low, high }: Range): Range {
  if (low >= 0) return { low, high };
  return high <= 0 ? { low: -high, high: -low } : { low: 0, high: Math.max(-low, high) };
}

/** Returns where a coordinate of a place lies; null for another property, and where places have none. */
function coordinate(name: string, { board }: GameIndex): Range | null {
  const isColumn = name === "x" || name === "q";
  if (!isColumn && name !== "y" && name !== "r") return null;
  if (board.kind === "hexagon") return { low: -board.radius, high: board.radius };
  if (board.kind !== "grid" && board.kind !== "hex_grid") return null;
  return { low: 0, high: Math.max(0, (isColumn ? board.width : board.height) - 1) };
}
