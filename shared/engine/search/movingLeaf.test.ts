// Turns that read, write and move fields in any order, remembered, are what a plain interpreter of the same steps gives.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { FieldTable } from "./fieldTable";
import { applyLeaf } from "./leaf";
import { firstWords, packInto } from "./packing";
import type { SearchLevel, TurnFields } from "./searchLevel";
import { MISSES_FIELD, NEEDS_LAYOUT, REFUSED, TurnMemo } from "./turnMemo";

const FIELDS = 6;
const VALUES = 5;
const EVEN: ReadonlySet<number> = new Set([0, 2, 4]);

/** One step of a turn. */
type Step =
  | { readonly kind: "move"; readonly from: readonly number[]; readonly to: readonly number[] }
  | { readonly kind: "write"; readonly field: number; readonly value: number }
  | { readonly kind: "raise"; readonly field: number; readonly into: number }
  | { readonly kind: "refuseIfEven"; readonly field: number }
  | { readonly kind: "ifEven"; readonly field: number; readonly into: number };

const field = fc.nat(FIELDS - 1);
const move = fc
  .uniqueArray(field, { minLength: 2, maxLength: 4 })
  .chain((from) => fc.shuffledSubarray([...from], { minLength: from.length }).map((to) => ({ from, to })));
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: move.map(({ from, to }): Step => ({ kind: "move", from, to })) },
  fc
    .tuple(fc.array(field, { minLength: 1, maxLength: 2 }), fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 2 }))
    .map(([from, to]): Step => ({ kind: "move", from, to: to.slice(0, from.length) })),
  fc.record({ kind: fc.constant("write" as const), field, value: fc.nat(VALUES - 1) }),
  fc.record({ kind: fc.constant("raise" as const), field, into: field }),
  fc.record({ kind: fc.constant("refuseIfEven" as const), field }),
  fc.record({ kind: fc.constant("ifEven" as const), field, into: field }),
);

/** Plays a turn's steps. Returns false when it is refused. */
function play(steps: readonly Step[], fields: TurnFields): boolean {
  return steps.every((each) => {
    if (each.kind === "move") fields.move(each.from, each.to);
    else if (each.kind === "write") fields.write(each.field, each.value);
    else if (each.kind === "raise") fields.write(each.into, (fields.read(each.field) + 1) % VALUES);
    else if (each.kind === "ifEven" && fields.readIn(each.field, EVEN)) fields.write(each.into, 3);
    return each.kind !== "refuseIfEven" || !fields.readIn(each.field, EVEN);
  });
}

/** Fields as a list of values. */
class PlainFields implements TurnFields {
  readonly values: number[];

  constructor(private readonly before: readonly number[]) {
    this.values = [...before];
  }

  read(at: number): number {
    return this.values[at] ?? 0;
  }

  readBefore(at: number): number {
    return this.before[at] ?? 0;
  }

  readIn(at: number, values: { has(value: number): boolean }): boolean {
    return values.has(this.read(at));
  }

  write(at: number, value: number): void {
    this.values[at] = value;
  }

  move(from: readonly number[], to: readonly number[]): void {
    const lifted = from.map((at) => this.read(at));
    to.forEach((at, index) => this.write(at, lifted[index] ?? 0));
  }
}

class StepLevel implements SearchLevel<readonly number[]> {
  readonly actions;
  readonly mobile = [{ field: 1, values: VALUES }];
  readonly lengthLimit = null;
  readonly byteLength = 0;

  constructor(
    private readonly turns: readonly (readonly Step[])[],
    private readonly first: readonly number[],
  ) {
    this.actions = turns.map((_, index) => ({ action: `turn ${index}` }));
  }

  play(action: number, fields: TurnFields): boolean {
    return play(this.turns[action] ?? [], fields);
  }

  verdict(): "on" {
    return "on";
  }

  initial(at: number): number {
    return this.first[at] ?? 0;
  }

  valueIn(state: readonly number[], at: number): number {
    return state[at] ?? 0;
  }

  nameOf(at: number): string {
    return String(at);
  }
}

test("remembered turns that move values are the turns", () => {
  let [asked, played, refused] = [0, 0, 0];
  fc.assert(
    fc.property(
      fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat(VALUES - 1), { minLength: FIELDS, maxLength: FIELDS }),
      fc.array(fc.nat(3), { minLength: 40, maxLength: 60 }),
      (turns, first, choices) => {
        const level = new StepLevel(turns, first);
        const table = new FieldTable(level);
        const memo = new TurnMemo(level, table);
        table.layout();
        let state = first;
        for (const choice of choices) {
          const action = choice % turns.length;
          const plain = new PlainFields(state);
          const accepted = play(turns[action] ?? [], plain);
          const told = turnOf(level, table, memo, action, state);
          asked += 1;
          expect(told === null).toBe(!accepted);
          if (told === null) {
            refused += 1;
            continue;
          }
          state = plain.values;
          for (const { field: each, value } of told) expect(value, `field ${each}`).toBe(state[each]);
          // What has no column is as at first, or was never read.
        }
        played += memo.played;
      },
    ),
    { numRuns: 500 },
  );
  // Most turns were remembered, and some were refused.
  expect(played).toBeLessThan(asked / 2);
  expect(refused).toBeGreaterThan(asked / 50);
});

/** Asks the memo for a turn; null: refused. Else the tracked fields after it. */
function turnOf(
  level: StepLevel,
  table: FieldTable,
  memo: TurnMemo,
  action: number,
  state: readonly number[],
): readonly { readonly field: number; readonly value: number | undefined }[] | null {
  for (;;) {
    const words = firstWords(table);
    packInto(words, table.columns, ({ field }) => table.codeOf(field, level.valueIn(state, field)));
    const fits = table.columns.every(({ field: each, mask }) => table.codeOf(each, state[each] ?? 0) <= mask);
    const ref = fits ? memo.turn(action, words) : NEEDS_LAYOUT;
    if (ref === NEEDS_LAYOUT || ref === MISSES_FIELD) {
      table.layout();
      memo.clear();
      continue;
    }
    if (ref === REFUSED) return null;
    const next = firstWords(table);
    applyLeaf(memo.leaves.numbers, ref, words, next, table.boardWords);
    return table.columns.map(({ field: each, word, shift, mask, values }) => ({
      field: each,
      value: values[((next[word] ?? 0) >>> shift) & mask],
    }));
  }
}
