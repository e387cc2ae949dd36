import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ListItem, pairItems } from "./listPairs";

const keyed = (...names: readonly string[]): ListItem[] => names.map((key) => ({ key, text: key }));

describe("pairing the items of two lists", () => {
  it("finds the one that moved", () => {
    const { pairs, added, removed } = pairItems(keyed("a", "b", "c", "d"), keyed("d", "a", "b", "c"));
    expect({ added, removed }).toEqual({ added: [], removed: [] });
    expect(pairs.filter(({ isMoved }) => isMoved)).toEqual([{ before: 3, after: 0, isMoved: true }]);
  });

  it("finds what came and went", () => {
    const { pairs, added, removed } = pairItems(keyed("a", "b", "c"), keyed("a", "x", "c"));
    expect(pairs.map(({ before, after }) => [before, after])).toEqual([
      [0, 0],
      [2, 2],
    ]);
    expect({ added, removed }).toEqual({ added: [1], removed: [1] });
  });

  it("pairs items without a name by what they are, then in their order", () => {
    const plain = (...texts: readonly string[]): ListItem[] => texts.map((text) => ({ key: null, text }));
    const { pairs, added } = pairItems(plain("1", "2", "3"), plain("3", "1", "9", "7"));
    expect(pairs).toContainEqual({ before: 2, after: 0, isMoved: true });
    expect(pairs).toContainEqual({ before: 0, after: 1, isMoved: false });
    expect(pairs).toContainEqual({ before: 1, after: 2, isMoved: false });
    expect(added).toEqual([3]);
  });

  const items = fc.array(
    fc.record({ key: fc.option(fc.constantFrom("a", "b", "c", "d")), text: fc.constantFrom("1", "2", "3") }),
    { maxLength: 12 },
  );

  it("has every item of both lists exactly once", () => {
    fc.assert(
      fc.property(items, items, (before, after) => {
        const { pairs, added, removed } = pairItems(before, after);
        const numbers = (list: readonly number[]): readonly number[] => list.toSorted((a, b) => a - b);
        expect(numbers([...pairs.map((pair) => pair.before), ...removed])).toEqual([...before.keys()]);
        expect(numbers([...pairs.map((pair) => pair.after), ...added])).toEqual([...after.keys()]);
      }),
    );
  });

  it("moves as few as possible of a shuffled list", () => {
    const shuffled = fc.shuffledSubarray(["a", "b", "c", "d", "e", "f"], { minLength: 1 });
    fc.assert(
      fc.property(shuffled, (after) => {
        const before = after.toSorted();
        const { pairs } = pairItems(keyed(...before), keyed(...after));
        const stayed = pairs.filter(({ isMoved }) => !isMoved).length;
        expect(stayed).toBe(longestSorted(after));
      }),
    );
  });
});

/** Tries every subsequence. */
function longestSorted(names: readonly string[]): number {
  const [first, ...rest] = names;
  if (first === undefined) return 0;
  return Math.max(longestSorted(rest), 1 + longestSorted(rest.filter((name) => name > first)));
}
