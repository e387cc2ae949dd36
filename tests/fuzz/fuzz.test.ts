// A short fuzz with every test; `npm run fuzz -- --minutes 30` is the long one.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSeeds } from "./seeds";
import { TARGETS } from "./targets";

/** A guard against hanging, not a measure: a machine that is busy takes many times as long. */
const HANGS_MS = 300_000;

describe("whatever is put in", () => {
  test.each(TARGETS.map((target) => [target.name, target] as const))(
    "%s: nothing throws",
    { timeout: HANGS_MS },
    async (_, { property, runs = 150 }) => {
      await fc.assert(property, { numRuns: runs });
    },
  );

  test("cases that failed once do not fail again", { timeout: HANGS_MS }, async () => {
    for (const { target, seed, path } of readSeeds()) {
      const known = TARGETS.find(({ name }) => name === target);
      expect(known, target).toBeDefined();
      // That case alone: a path is where cases begin, and as many as ever would follow.
      await fc.assert(known!.property, { seed, path: unshrunk(path), numRuns: 1, endOnFailure: true });
    }
  });
});

/** A case before it was made smaller: how that went cannot be followed any more once there is a call or a field more. */
function unshrunk(path: string): string {
  return path.split(":", 1)[0]!;
}
