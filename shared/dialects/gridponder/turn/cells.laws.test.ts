// Cells in pages are held to plain lists.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Cells } from "./cells";
import { OpenCells } from "./openCells";

const entity = fc.oneof(fc.nat(9), fc.nat(70_000));

/** A board, and writes to it: each gets the board after an earlier write, by its number. */
const play = fc.integer({ min: 1, max: 500 }).chain((length) =>
  fc.record({
    first: fc.array(entity, { minLength: length, maxLength: length }),
    turns: fc.array(
      fc.record({
        from: fc.nat(),
        writes: fc.array(fc.tuple(fc.nat(length - 1), entity), { maxLength: 100 }),
        isKept: fc.boolean(),
      }),
      { maxLength: 20 },
    ),
  }),
);

test("cells hold what was written to them, whichever others were written to meanwhile", () => {
  fc.assert(
    fc.property(play, ({ first, turns }) => {
      const open = new OpenCells();
      const states = [{ cells: Cells.of(first), plain: first }];
      for (const { from, writes, isKept } of turns) {
        const { cells, plain } = states[from % states.length]!;
        const written = [...plain];
        open.begin(cells);
        for (const [slot, value] of writes) {
          open.set(slot, value);
          written[slot] = value;
        }
        expect(written.map((_, slot) => open.at(slot))).toEqual(written);
        expect([...open.changedSlots()]).toEqual([...new Set(writes.map(([slot]) => slot))].sort((a, b) => a - b));
        if (isKept) states.push({ cells: open.keep(), plain: written });
      }
      for (const { cells, plain } of states) {
        expect([...cells.toArray()]).toEqual(plain);
        expect(plain.map((_, slot) => cells.at(slot))).toEqual(plain);
      }
    }),
  );
});

test("a scan stops at each slot that holds one of the wanted entities, and at no other", () => {
  const board = fc.array(fc.nat(4), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(board, fc.uniqueArray(fc.integer({ min: 1, max: 4 })), fc.nat(60), (plain, wanted, from) => {
      const open = new OpenCells();
      open.begin(Cells.of(plain));
      const set = new Set(wanted);
      const found: number[] = [];
      const first = Math.min(from, plain.length);
      for (let slot = open.next(set, first, plain.length); slot < plain.length;) {
        found.push(slot);
        slot = open.next(set, slot + 1, plain.length);
      }
      expect(found).toEqual([...plain.keys()].filter((slot) => slot >= first && set.has(plain[slot]!)));
    }),
  );
});

test("a turn copies only the pages that it changes", () => {
  const before = Cells.of(new Uint32Array(10_000));
  const open = new OpenCells();
  open.begin(before);
  open.set(5000, 7);
  const after = open.keep();
  const changed = after.pages.filter((page, number) => page !== before.pages[number]);
  expect(changed).toHaveLength(1);
  expect(before.at(5000)).toBe(0);
  expect(after.at(5000)).toBe(7);
});
