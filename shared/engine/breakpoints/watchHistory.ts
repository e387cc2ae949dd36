// The values of a watch at the end of each turn of a session: in which turns it changed, and its curve.
import { clamp } from "../../base/clamp";
import { memoByIdentity } from "../../base/memo";
import type { TurnRecord } from "../turnRecord";
import type { TracePresentation } from "../tracePresentation";
import { type Watch, watchValue } from "./watches";

/** Returns what watches showed at the end of a turn, by their texts. */
const valuesAt = memoByIdentity((_turn: TurnRecord) => new Map<string, string>());

/** Returns a watch's value at the end of each turn; null for a condition. Turns seen before are cached. */
export function watchValues(
  turns: readonly TurnRecord[],
  watch: Watch,
  presentation: TracePresentation,
): readonly string[] | null {
  if (watch.kind === "condition") return null;
  const name = JSON.stringify(watch);
  return turns.map((turn) => {
    const values = valuesAt(turn);
    const value = values.get(name) ?? watchValue(turn.after, watch, presentation) ?? "";
    values.set(name, value);
    return value;
  });
}

/** Returns the turns whose final value differs from the previous turn's. */
export function changedTurns(values: readonly string[]): readonly number[] {
  return values.flatMap((value, turn) => (turn > 0 && value !== values[turn - 1] ? [turn] : []));
}

/** Returns up to `most` numbers of an ascending list that are nearest to a number, in order. */
export function nearestOf(list: readonly number[], to: number, most: number): readonly number[] {
  const next = list.findIndex((each) => each > to);
  const at = next < 0 ? list.length : next;
  const start = clamp(at - Math.ceil(most / 2), 0, list.length - most);
  return list.slice(start, start + most);
}

/** Returns the numbers as fractions of their range, 0 for the least; null when one is no number or all are equal. */
export function curveOf(values: readonly string[]): readonly number[] | null {
  const numbers = values.map((value) => (/^-?\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN));
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const number of numbers) {
    if (Number.isNaN(number)) return null;
    least = Math.min(least, number);
    greatest = Math.max(greatest, number);
  }
  return greatest > least ? numbers.map((number) => (number - least) / (greatest - least)) : null;
}
