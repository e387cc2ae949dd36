// How hard a level is to win by chance. A trial makes a number of steps; each tries one of all actions, and one that is
// refused takes up a step.
// What is read with `!` is there (tests/laws/insight.laws.test.ts).
import { randomNumbers } from "../../../base/random";
import type { Work } from "../../../base/work";
import { NO_WAY } from "../graph/distances";
import { AT_A_TIME, type Edges, PassPauses } from "../graph/edges";
import { END } from "../graph/stateGraph";
import { applyLeaf } from "../leaf";
import { firstWords } from "../packing";
import type { FieldTable } from "../fieldTable";
import type { SearchLevel } from "../searchLevel";
import { MISSES_FIELD, NEEDS_LAYOUT, REFUSED, type TurnMemo } from "../turnMemo";
import type { Difficulty } from "./insightOutcome";

const LEAST_STEPS = 100;
const STEPS_PER_MOVE = 3;
/** Of the normal distribution: 95 % lie within so many standard deviations. */
const DEVIATIONS = 1.96;
/** An estimate that is so narrow, in bits, is good enough. */
const NARROW_BITS = 0.2;
const MOST_TRIALS = 1_000_000;
/** Turns of the engine between two pauses of a trial. */
const PLAYED_AT_A_TIME = 4;

/** Returns how many steps a trial makes on a level that needs so many moves. */
export function stepsFor(length: number): number {
  return Math.max(LEAST_STEPS, STEPS_PER_MOVE * length);
}

/** Computes the difficulty from a graph in which every state is expanded; `distances`: to a win. */
export function* exactDifficulty(
  edges: Edges,
  distances: Int32Array,
  actions: number,
  steps: number,
): Work<Difficulty> {
  const { states, starts, targets } = edges;
  // From all others the chance is 0, whatever the number of steps.
  const winning = new Uint32Array(states);
  let count = 0;
  for (let state = 0; state < states; state += 1) {
    if (distances[state] !== NO_WAY) {
      winning[count] = state;
      count += 1;
    }
    if (state % AT_A_TIME === 0) yield;
  }
  const pauses = new PassPauses();
  // Shifted by the two ends: `before[END.won]` is 1.
  let before = new Float64Array(states + END.states);
  yield;
  let after = new Float64Array(states + END.states);
  before[END.won] = 1;
  after[END.won] = 1;
  for (let step = 0; step < steps; step += 1) {
    for (let at = 0; at < count; at += 1) {
      const state = winning[at]!;
      const [first, end] = [starts[state]!, starts[state + 1]!];
      let sum = (actions - (end - first)) * before[state + END.states]!;
      for (let edge = first; edge < end; edge += 1) sum += before[targets[edge]!]!;
      after[state + END.states] = sum / actions;
      if (pauses.isDue(end - first)) yield;
    }
    [before, after] = [after, before];
  }
  return { kind: "exact", bits: -Math.log2(before[END.states]!), steps };
}

/** What trials are played with. */
export interface Trials {
  readonly level: SearchLevel;
  readonly table: FieldTable;
  readonly memo: TurnMemo;
  /** How many steps each makes. */
  readonly steps: number;
  /** Returns whether there is no time for more. */
  readonly isOver: () => boolean;
}

/**
 * Estimates the difficulty by trials until the estimate is narrow or their time is over. Null when not one trial was
 * made. The same numbers for the same seed, as far as it comes.
 */
export function* sampledDifficulty(trials: Trials): Work<Difficulty | null> {
  const { level, table, memo, steps, isOver } = trials;
  const random = randomNumbers(20_240_229);
  let [made, won] = [0, 0];
  while (made < MOST_TRIALS && level.actions.length > 0) {
    const ending = yield* walk(trials, random);
    if (ending === "over") break;
    if (ending === "again") {
      table.layout();
      memo.clear();
      continue;
    }
    made += 1;
    won += ending === "won" ? 1 : 0;
    if (made % 16 !== 0) continue;
    if (isOver()) break;
    yield;
    const { low, high } = interval(won, made);
    if (won > 0 && high - low < NARROW_BITS) break;
  }
  if (made === 0) return null;
  if (won === 0) return { kind: "above", bits: Math.log2(made), steps, trials: made };
  return { kind: "sampled", bits: -Math.log2(won / made), ...interval(won, made), steps, trials: made, won };
}

/** Plays one trial. `again`: the layout has changed on the way; `over`: there is no time for it. */
function* walk(
  { level, table, memo, steps, isOver }: Trials,
  random: () => number,
): Work<"won" | "not" | "again" | "over"> {
  let words = firstWords(table);
  let next = firstWords(table);
  let moves = 0;
  let { played } = memo;
  for (let step = 0; step < steps; step += 1) {
    // A turn that the engine plays may take long.
    if (memo.played - played >= PLAYED_AT_A_TIME) {
      ({ played } = memo);
      if (isOver()) return "over";
      yield;
    }
    const ref = memo.turn(Math.floor(random() * level.actions.length), words);
    if (ref === REFUSED) continue;
    if (ref === MISSES_FIELD || ref === NEEDS_LAYOUT) return "again";
    applyLeaf(memo.leaves.numbers, ref, words, next, table.boardWords);
    const verdict = memo.verdict(next);
    if (verdict === MISSES_FIELD) return "again";
    if (verdict !== "on") return verdict === "won" ? "won" : "not";
    moves += 1;
    if (level.lengthLimit !== null && moves >= level.lengthLimit) return "not";
    [words, next] = [next, words];
  }
  return "not";
}

/** Wilson's interval for a rate, in bits. */
function interval(won: number, trials: number): { readonly low: number; readonly high: number } {
  const square = DEVIATIONS ** 2;
  const rate = won / trials;
  const middle = rate + square / (2 * trials);
  const reach = DEVIATIONS * Math.sqrt((rate * (1 - rate)) / trials + square / (4 * trials ** 2));
  const scale = 1 + square / trials;
  const [least, most] = [(middle - reach) / scale, Math.min(1, (middle + reach) / scale)];
  return { low: -Math.log2(most), high: -Math.log2(Math.max(least, Number.MIN_VALUE)) };
}
