// How the levels of a pack compare along its sequence: the length of their shortest solutions, how hard they are, and how
// many plans solve them. Pure.
import type { LevelFacts, LevelSearch } from "../../shared/rpc/solving";
import type { EntryPlace } from "../../shared/pack/packSource";
import type { LevelRow } from "./overviewRows";

export const MEASURES = [
  { id: "moves", title: "Moves", words: "The fewest moves that solve the level" },
  { id: "bits", title: "Bits", words: "How hard the level is for random moves; each bit halves the chance to win" },
  { id: "plans", title: "Plans", words: "Truly different shortest solutions" },
] as const;

export type Measure = (typeof MEASURES)[number]["id"];

/** A figure of a level; `atLeast`: it is this or more. */
export interface Figure {
  readonly value: number;
  readonly atLeast: boolean;
  /** Share of the largest figure of the pack, from 0 to 1. */
  readonly share: number;
}

export interface CurveColumn {
  readonly row: LevelRow;
  /** Null: not known. */
  readonly figures: Readonly<Record<Measure, Figure | null>>;
  /** It is easier for random moves than the level before it. */
  readonly isEasier: boolean;
}

type Value = Omit<Figure, "share">;

/** Returns a column for each level of the sequence, in its order. */
export function packCurve(
  rows: readonly LevelRow[],
  searches: Readonly<Record<string, LevelSearch>>,
  facts: Readonly<Record<string, LevelFacts | null>>,
): readonly CurveColumn[] {
  const listed = rows.filter(({ entry }) => entry !== null);
  const values = listed.map(({ id }) => ({
    moves: movesOf(searches[id]),
    bits: bitsOf(facts[id] ?? null),
    plans: plansOf(facts[id] ?? null),
  }));
  const most = (measure: Measure): number => Math.max(0, ...values.map((each) => each[measure]?.value ?? 0));
  const tops = { moves: most("moves"), bits: most("bits"), plans: most("plans") };
  const figure = (value: Value | null, top: number): Figure | null =>
    value === null ? null : { ...value, share: top === 0 ? 0 : value.value / top };
  return listed.map((row, index) => {
    const own = values[index];
    const [bits, before] = [own?.bits ?? null, values[index - 1]?.bits ?? null];
    return {
      row,
      figures: {
        moves: figure(own?.moves ?? null, tops.moves),
        bits: figure(bits, tops.bits),
        plans: figure(own?.plans ?? null, tops.plans),
      },
      isEasier: bits !== null && before !== null && !bits.atLeast && bits.value < before.value,
    };
  });
}

/** Returns the places of the levels when those with the least come first; those of which it is not known come last. */
export function placesBy(measure: Measure, columns: readonly CurveColumn[]): readonly EntryPlace[] {
  const value = ({ figures }: CurveColumn): number => figures[measure]?.value ?? Infinity;
  const sorted = columns.toSorted((one, other) => (value(one) === value(other) ? 0 : value(one) - value(other)));
  return columns.flatMap(({ row }, index): readonly EntryPlace[] => {
    const [place, entry] = [row.entry, sorted[index]?.row.entry ?? null];
    return place === null || entry === null || place === entry ? [] : [[place, entry]];
  });
}

function movesOf(search: LevelSearch | undefined): Value | null {
  if (search === undefined || search.kind === "waiting") return null;
  if (search.kind === "searching") return { value: search.progress.noneUnder, atLeast: true };
  const { answer } = search;
  if (answer.kind === "solved") return { value: answer.length, atLeast: false };
  return answer.kind === "unknown" && answer.because !== "unplayable"
    ? { value: answer.noneUnder, atLeast: true }
    : null;
}

function bitsOf(facts: LevelFacts | null): Value | null {
  const difficulty = facts?.difficulty ?? null;
  return difficulty === null ? null : { value: difficulty.bits, atLeast: difficulty.kind === "above" };
}

function plansOf(facts: LevelFacts | null): Value | null {
  const plans = facts?.plans ?? null;
  return plans === null ? null : { value: plans.count, atLeast: !plans.exact };
}

/** Returns a figure as it is written over its bar. */
export function figureText(measure: Measure, figure: Figure | null): string {
  if (figure === null) return "?";
  const value = measure === "bits" ? figure.value.toFixed(1) : String(figure.value);
  return figure.atLeast ? `${value}+` : value;
}
