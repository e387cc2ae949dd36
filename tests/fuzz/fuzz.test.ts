// A short fuzz with every test; `npm run fuzz -- --minutes 30` is the long one.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSeeds } from "./seeds";
import { TARGETS } from "./targets";

describe("whatever is put in", () => {
  test.each(TARGETS.map((target) => [target.name, target] as const))(
    "%s: nothing throws",
    { timeout: 60_000 },
    (_, { property }) => {
      fc.assert(property, { numRuns: 150 });
    },
  );

  test("cases that failed once do not fail again", { timeout: 60_000 }, () => {
    for (const { target, seed, path } of readSeeds()) {
      const known = TARGETS.find(({ name }) => name === target);
      expect(known, target).toBeDefined();
      fc.assert(known!.property, { seed, path, endOnFailure: true });
    }
  });
});
