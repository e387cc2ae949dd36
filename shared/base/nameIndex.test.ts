// What an index of names finds is what looking at each name finds.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameIndex } from "./nameIndex";
import { nearestName } from "./nearestName";

const letters = fc.string({ unit: fc.constantFrom("a", "b", "B", "_", "1", "é"), maxLength: 9 });

describe("an index of names", () => {
  it("finds the nearest name as a search through all of them does", () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 12 }), fc.array(letters, { maxLength: 4 }), (names, wanted) => {
        const index = nameIndex(names);
        for (const name of wanted) expect(index.nearest(name)).toBe(nearestName(name, names));
      }),
      { numRuns: 2000 },
    );
  });

  it("gives up guessing where thousands of names are looked for among thousands", () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `FACT_${index}`);
    const index = nameIndex(names);
    expect(index.nearest("fact_17")).toBe("FACT_17");
    expect(index.nearest("REQUEST_COMBAT_STRIKE")).toBeNull();
    const found = names.filter((name) => index.nearest(name) !== null);
    expect(found.length).toBeGreaterThan(50);
    expect(found).toEqual(names.slice(0, found.length));
  });
});
