// How a tally is drawn: as bars, numbers in their order and in bins where there are many, other values by how often
// they came out.
import { cutText } from "../../../shared/base/cutText";
import type { Json } from "../../../shared/base/json";
import type { Tally } from "../../../shared/engine/play/distribution";

export interface Bar {
  readonly label: string;
  readonly count: number;
  /** From 0 to 1, of all that are counted. */
  readonly share: number;
}

export interface BarPlot {
  readonly bars: readonly Bar[];
  /** The mean of numbers, for counts over all runs; null for other values. */
  readonly mean: number | null;
}

/** More numbers than these are drawn in bins. */
const MOST_BARS = 24;
const BINS = 16;
/** Other values than numbers that are named one by one. */
const MOST_NAMED = 12;
/** The longest label, in UTF-16 units. */
const LONGEST = 60;

/** Returns whether all runs (`all`: their number) gave one and the same value. */
export function isConstant({ runs, values, others }: Tally, all: number): boolean {
  return runs === all && values.length === 1 && others === 0 && values[0]?.count === all;
}

/** Returns the bars of a tally of `all` runs. Where a run gives one value at most, those that gave none have a bar. */
export function plotOf({ runs, values, others, isCount }: Tally, all: number): BarPlot {
  const counted = values.reduce((sum, { count }) => sum + count, others);
  const isOnce = counted === runs;
  const missing = isOnce ? all - runs : 0;
  const total = Math.max(1, isOnce ? all : counted);
  const bar = (label: string, count: number): Bar => ({ label, count, share: count / total });
  const none = missing === 0 ? [] : [bar(isCount === true ? "0" : "none", missing)];
  const rest = others === 0 ? [] : [bar("other values", others)];
  const numbers = values.flatMap(({ value, count }) => (typeof value === "number" ? [{ value, count }] : []));
  if (numbers.length === values.length && numbers.length > 0) {
    const sum = numbers.reduce((all, { value, count }) => all + value * count, 0);
    const mean = sum / Math.max(1, isCount === true ? all : counted - others);
    return { bars: [...none, ...numberBars(numbers).map(({ label, count }) => bar(label, count)), ...rest], mean };
  }
  const byCount = [...values].sort((one, other) => other.count - one.count);
  const named = byCount.slice(0, MOST_NAMED).map(({ value, count }) => bar(labelOf(value), count));
  const left = byCount.slice(MOST_NAMED).reduce((sum, { count }) => sum + count, others);
  return { bars: [...named, ...(left === 0 ? [] : [bar("other values", left)]), ...none], mean: null };
}

interface CountedNumber {
  readonly value: number;
  readonly count: number;
}

function numberBars(numbers: readonly CountedNumber[]): readonly { readonly label: string; readonly count: number }[] {
  const sorted = [...numbers].sort((one, other) => one.value - other.value);
  if (sorted.length <= MOST_BARS) return sorted.map(({ value, count }) => ({ label: numberText(value), count }));
  const low = sorted[0]?.value ?? 0;
  const high = sorted.at(-1)?.value ?? 0;
  const areWhole = sorted.every(({ value }) => Number.isInteger(value));
  const width = areWhole ? Math.max(1, Math.ceil((high - low + 1) / BINS)) : (high - low) / BINS;
  const bins = new Map<number, number>();
  for (const { value, count } of sorted) {
    const bin = Math.min(BINS - 1, Math.floor((value - low) / width));
    bins.set(bin, (bins.get(bin) ?? 0) + count);
  }
  const last = Math.max(...bins.keys());
  return Array.from({ length: last + 1 }, (_, bin) => {
    const from = low + bin * width;
    const to = areWhole ? Math.min(high, from + width - 1) : from + width;
    const label = from === to ? numberText(from) : `${numberText(from)} – ${numberText(to)}`;
    return { label, count: bins.get(bin) ?? 0 };
  });
}

/** Formats a number: whole as it is, else with four digits. */
export function numberText(value: number): string {
  return Number.isInteger(value) ? `${value}` : `${Number(value.toPrecision(4))}`;
}

function labelOf(value: Json): string {
  return cutText(typeof value === "string" ? value : JSON.stringify(value), LONGEST);
}

/** Formats a share from 0 to 1: `12.3 %`. */
export function shareText(share: number): string {
  const percent = share * 100;
  return `${percent >= 10 || Number.isInteger(percent) ? Math.round(percent * 10) / 10 : Number(percent.toPrecision(2))} %`;
}
