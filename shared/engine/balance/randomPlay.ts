// Plays a level many times at random, and sums up how the games went: outcomes, lengths, choices, rules used.
import type { Work } from "../../base/work";
import type { Source } from "../debugInfo";
import type { MoveSupport } from "../levelSupport";
import type { Outcome, PlayableLevel } from "../playableLevel";
import { drawsOf, randomGame } from "./randomGame";

export interface RandomPlayWish {
  readonly games: number;
  readonly seed: number;
  /** A game that goes on after so many moves is cut off. */
  readonly mostTurns: number;
}

/** How many games had an outcome; null: they were cut off. */
export interface OutcomeCount {
  readonly outcome: Outcome | null;
  readonly count: number;
}

/** The choices that players had at a turn, over the games that came to it. */
export interface TurnChoices {
  readonly least: number;
  readonly most: number;
  readonly sum: number;
  readonly games: number;
}

/** In how many games a rule allowed a move, and in how many it was played. */
export interface RuleUse {
  readonly id: string;
  readonly source: Source;
  readonly legal: number;
  readonly played: number;
}

export interface RandomPlayReport {
  /** Games played so far. */
  readonly games: number;
  readonly outcomes: readonly OutcomeCount[];
  /** The number of moves of each game. */
  readonly lengths: readonly number[];
  readonly choices: readonly TurnChoices[];
  readonly rules: readonly RuleUse[];
}

/** Choices are summed up for at most this many turns. */
const MOST_TURNS = 1000;

/** Sums up games while they are played. */
export class RandomPlay {
  private readonly outcomes = new Map<string, { readonly outcome: Outcome | null; count: number }>();
  private readonly lengths: number[] = [];
  private readonly choices: { least: number; most: number; sum: number; games: number }[] = [];
  private readonly legal: number[];
  private readonly played: number[];

  constructor(private readonly level: PlayableLevel) {
    this.legal = level.debug.rules.map(() => 0);
    this.played = level.debug.rules.map(() => 0);
  }

  /** Plays the games, pausing after each move. */
  *play(moves: MoveSupport<unknown>, { games, seed, mostTurns }: RandomPlayWish): Work<void> {
    const draw = drawsOf(seed);
    for (let game = 0; game < games; game += 1) {
      const legal = new Set<number>();
      const played = new Set<number>();
      const choices: number[] = [];
      const { turns, outcome } = yield* randomGame(this.level, moves, draw, mostTurns, (_, move) => {
        for (const rule of move.legal) legal.add(rule);
        for (const rule of move.played) played.add(rule);
        choices.push(move.choices);
      });
      // A game that is left half-way does not count.
      for (const rule of legal) this.legal[rule] = (this.legal[rule] ?? 0) + 1;
      for (const rule of played) this.played[rule] = (this.played[rule] ?? 0) + 1;
      for (const [turn, count] of choices.slice(0, MOST_TURNS).entries()) this.addChoices(turn, count);
      this.addOutcome(outcome);
      this.lengths.push(turns);
    }
  }

  report(): RandomPlayReport {
    return {
      games: this.lengths.length,
      outcomes: Array.from(this.outcomes.values(), (each) => ({ ...each })),
      lengths: [...this.lengths],
      choices: this.choices.map((each) => ({ ...each })),
      rules: this.level.debug.rules.map(({ id, source }, rule) => {
        return { id, source, legal: this.legal[rule] ?? 0, played: this.played[rule] ?? 0 };
      }),
    };
  }

  private addChoices(turn: number, count: number): void {
    const known = this.choices[turn];
    if (known === undefined) this.choices[turn] = { least: count, most: count, sum: count, games: 1 };
    else {
      known.least = Math.min(known.least, count);
      known.most = Math.max(known.most, count);
      known.sum += count;
      known.games += 1;
    }
  }

  private addOutcome(outcome: Outcome | null): void {
    const key = JSON.stringify(outcome && [outcome.kind, outcome.seat]);
    const known = this.outcomes.get(key);
    if (known === undefined) this.outcomes.set(key, { outcome, count: 1 });
    else known.count += 1;
  }
}
