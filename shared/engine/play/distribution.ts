// What an action gives how often: plays it with many seeds and counts what came out.
import { canonicalJson } from "../../base/canonicalJson";
import type { Json } from "../../base/json";
import type { Work } from "../../base/work";
import type { ChanceSupport, Sampled } from "../levelSupport";
import type { GameAction } from "../turnRecord";

/** How often each value of a name came out. */
export interface Tally {
  readonly group: string;
  readonly name: string;
  /** Its values are how often it came about, and 0 in runs in which it did not. */
  readonly isCount?: true;
  /** Runs in which it came out at all. */
  readonly runs: number;
  /** In the order in which they came out first. */
  readonly values: readonly TalliedValue[];
  /** Values that found no place in the list. */
  readonly others: number;
}

interface TalliedValue {
  readonly value: Json;
  readonly count: number;
}

/** What came out of a number of runs. */
export interface Distribution {
  readonly runs: number;
  readonly tallies: readonly Tally[];
  /** Names came out that found no place in the list. */
  readonly isCut: boolean;
}

/** More cannot be looked at. */
const MOST_NAMES = 200;
const MOST_VALUES = 400;

interface Counter {
  readonly group: string;
  readonly name: string;
  readonly isCount: Sampled["isCount"];
  runs: number;
  lastRun: number;
  readonly values: Map<string, { readonly value: Json; count: number }>;
  others: number;
}

/** Plays the action once with each of the seeds 1 to `runs`. Pauses after each run. */
export function* distributionOf<State>(
  chances: ChanceSupport<State>,
  state: State,
  action: GameAction,
  runs: number,
): Work<Distribution> {
  const counters = new Map<string, Counter>();
  let isCut = false;
  for (let seed = 1; seed <= runs; seed += 1) {
    for (const sampled of chances.sample(state, action, seed)) isCut = !counted(counters, sampled, seed) || isCut;
    yield;
  }
  const tallies = Array.from(counters.values(), ({ group, name, isCount, runs: seen, values, others }) => ({
    group,
    name,
    ...(isCount === true ? { isCount } : {}),
    runs: seen,
    values: Array.from(values.values()),
    others,
  }));
  return { runs, tallies, isCut };
}

/** False when there is no place for its name. */
function counted(counters: Map<string, Counter>, { group, name, value, isCount }: Sampled, run: number): boolean {
  const key = `${group}\n${name}`;
  let counter = counters.get(key);
  if (counter === undefined) {
    if (counters.size >= MOST_NAMES) return false;
    counter = { group, name, isCount, runs: 0, lastRun: 0, values: new Map(), others: 0 };
    counters.set(key, counter);
  }
  if (counter.lastRun !== run) counter.runs += 1;
  counter.lastRun = run;
  const text = typeof value === "object" ? canonicalJson(value) : JSON.stringify(value);
  const known = counter.values.get(text);
  if (known !== undefined) known.count += 1;
  else if (counter.values.size < MOST_VALUES) counter.values.set(text, { value, count: 1 });
  else counter.others += 1;
  return true;
}
