// Finds out before a large search which fields turns change and read: plays turns on states put together at random from known
// values, most of which no play leads to. What is missed is found in the search, at a higher price.
// What is read with `!` is there (tests/laws/search.laws.test.ts).
import { randomNumbers } from "../../base/random";
import type { Work } from "../../base/work";
import { firstWords, packInto } from "./packing";
import type { FieldTable } from "./fieldTable";
import type { SearchLevel } from "./searchLevel";
import type { TurnMemo } from "./turnMemo";

const MOST_MS = 150;
/** So many turns in a row that teach nothing end it. */
const QUIET_TURNS = 600;
/** How much of a state is random, one after the other. */
const SHARES: readonly number[] = [0, 0.05, 0.3, 1];

/** Plays turns until they teach nothing new; the table then has a layout for what they did. */
export function* learnFields(level: SearchLevel, table: FieldTable, memo: TurnMemo): Work<void> {
  const endMs = Date.now() + MOST_MS;
  const random = randomNumbers(1);
  table.layout();
  memo.clear();
  let words = firstWords(table);
  memo.verdict(words);
  for (let quiet = 0, turn = 0; quiet < QUIET_TURNS && level.actions.length > 0 && Date.now() < endMs; turn += 1) {
    const share = SHARES[turn % SHARES.length]!;
    const one = (count: number): number => Math.floor(random() * count);
    packInto(words, table.columns, ({ values }) => (random() < share ? one(values.length) : 0));
    quiet += 1;
    const isSettled = memo.learn(one(level.actions.length), words);
    memo.verdict(words);
    if (!isSettled) {
      table.layout();
      memo.clear();
      words = firstWords(table);
      quiet = 0;
    }
    // A turn that the engine plays may take long.
    yield;
  }
  table.layout();
  memo.clear();
}
