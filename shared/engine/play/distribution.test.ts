import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "../../base/json";
import { finish } from "../../base/work";
import type { ChanceSupport } from "../levelSupport";
import { distributionOf } from "./distribution";

const action = { action: "roll" };

function chances(outcomes: (seed: number) => readonly Json[]): ChanceSupport<null> {
  return {
    sample: (_state, _action, seed) => outcomes(seed).map((value) => ({ group: "g", name: "n", value })),
  };
}

describe("a distribution", () => {
  it("counts each value, and the runs that had one", () => {
    const { runs, tallies } = finish(
      distributionOf(
        chances((seed) => (seed % 2 === 0 ? [seed % 4, 7] : [])),
        null,
        action,
        8,
      ),
    );
    expect(runs).toBe(8);
    expect(tallies).toEqual([
      {
        group: "g",
        name: "n",
        runs: 4,
        values: [
          { value: 2, count: 2 },
          { value: 7, count: 4 },
          { value: 0, count: 2 },
        ],
        others: 0,
      },
    ]);
  });

  it("takes texts and numbers, and objects by what they hold, for what they are", () => {
    const values: readonly Json[] = [1, "1", { a: 1, b: 2 }, { b: 2, a: 1 }, null];
    const { tallies } = finish(
      distributionOf(
        chances(() => values),
        null,
        action,
        1,
      ),
    );
    expect(tallies[0]?.values.map(({ count }) => count)).toEqual([1, 1, 2, 1]);
  });

  it("loses nothing, however many values there are", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 30 }), { maxLength: 60 }),
        (runs) => {
          const { tallies } = finish(
            distributionOf(
              chances((seed) => runs[seed - 1] ?? []),
              null,
              action,
              runs.length,
            ),
          );
          const [tally] = tallies;
          const total = (tally?.values ?? []).reduce((sum, { count }) => sum + count, tally?.others ?? 0);
          expect(total).toBe(runs.flat().length);
          expect(tally?.runs ?? 0).toBe(runs.filter((run) => run.length > 0).length);
        },
      ),
      { numRuns: 100 },
    );
  });
});
