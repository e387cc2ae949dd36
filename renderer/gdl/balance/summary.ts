// What a report of games at random comes to, for plots and tables. Pure.
import type { RandomPlayReport, TurnChoices } from "../../../shared/engine/balance/randomPlay";
import type { Outcome } from "../../../shared/engine/playableLevel";

export interface Share {
  readonly title: string;
  readonly count: number;
  /** Of all games, from 0 to 1. */
  readonly share: number;
  /** The seat that won or lost; null: nobody in particular. */
  readonly seat: string | null;
}

/** The outcomes, wins of each player first, those cut off last. */
export function outcomeShares({ games, outcomes }: RandomPlayReport): readonly Share[] {
  return outcomes
    .toSorted((one, other) => rank(one.outcome) - rank(other.outcome) || other.count - one.count)
    .map(({ outcome, count }) => ({
      title: outcomeTitle(outcome),
      count,
      share: games === 0 ? 0 : count / games,
      seat: outcome?.seat ?? null,
    }));
}

const RANKS = { won: 0, lost: 1, draw: 2, stuck: 3 } as const;

function rank(outcome: Outcome | null): number {
  return outcome === null ? 4 : RANKS[outcome.kind];
}

function outcomeTitle(outcome: Outcome | null): string {
  if (outcome === null) return "Cut off";
  const { kind, seat } = outcome;
  if (kind === "won") return `${seat ?? "Somebody"} wins`;
  if (kind === "lost") return `${seat ?? "Somebody"} loses`;
  if (kind === "draw") return "Draw";
  return seat === null ? "No move" : `${seat} cannot move`;
}

export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** How many games had how many moves, in bars of equal width; at most `bars` of them. */
export function lengthBars(lengths: readonly number[], bars: number): readonly Bar[] {
  if (lengths.length === 0) return [];
  const least = lengths.reduce((one, other) => Math.min(one, other));
  const most = lengths.reduce((one, other) => Math.max(one, other));
  const width = Math.max(1, Math.ceil((most - least + 1) / bars));
  const counts = Array.from({ length: Math.ceil((most - least + 1) / width) }, () => 0);
  for (const length of lengths) {
    const at = Math.floor((length - least) / width);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count, at) => ({
    from: least + at * width,
    to: Math.min(most, least + (at + 1) * width - 1),
    count,
  }));
}

/** The middle one of the lengths; null without any. */
export function median(lengths: readonly number[]): number | null {
  const sorted = lengths.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

export interface ChoicePoint {
  readonly turn: number;
  readonly least: number;
  readonly most: number;
  readonly mean: number;
}

/** The choices at each turn to which at least one game in twenty came: the end is noise. */
export function choicePoints(choices: readonly TurnChoices[]): readonly ChoicePoint[] {
  const enough = (choices[0]?.games ?? 0) / 20;
  const usual = choices.filter(({ games }) => games >= enough);
  return usual.map(({ least, most, sum, games }, turn) => ({ turn: turn + 1, least, most, mean: sum / games }));
}
