import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Link, Checkpoints } from "./checkpoints";

interface Step extends Link<Step> {
  readonly added: number;
}

interface Sum {
  readonly total: number;
}

const FIRST: Step = { previous: null, number: 0, added: 0 };

/** Sums along steps, each weighing the same; counts the steps that had to be gone again. */
function sums(budget: number, weight = 1) {
  const gone = { steps: 0 };
  const kept = new Checkpoints<Step, Sum>({
    budget,
    weightOf: () => weight,
    compute(from, steps) {
      gone.steps += steps.length;
      return { total: steps.reduce((total, { added }) => total + added, from.total) };
    },
  });
  kept.set(FIRST, { total: 0 });
  return { kept, gone };
}

function stepAfter(previous: Step, added: number): Step {
  return { previous, number: previous.number + 1, added };
}

function chain(length: number): readonly Step[] {
  const steps = [FIRST];
  for (let number = 1; number <= length; number += 1) steps.push(stepAfter(steps.at(-1)!, number));
  return steps;
}

function totalOf(step: Step): number {
  let total = 0;
  for (let at: Step | null = step; at !== null; at = at.previous) total += at.added;
  return total;
}

describe("values along chains", () => {
  it("are those made from the start, in any tree, in whatever order they are asked for, within any budget", () => {
    const visits = fc.array(fc.tuple(fc.nat(), fc.boolean(), fc.integer()), { maxLength: 120 });
    fc.assert(
      fc.property(visits, fc.integer({ min: 0, max: 40 }), (asked, budget) => {
        const { kept } = sums(budget);
        const steps = [FIRST];
        for (const [number, goesOn, added] of asked) {
          const step = steps[number % steps.length]!;
          if (goesOn) {
            const next = stepAfter(step, added);
            // Some are reported when they come, others only once they are asked for.
            if (number % 2 === 0) kept.set(next, { total: totalOf(next) });
            steps.push(next);
          }
          expect(kept.at(step).total).toBe(totalOf(step));
          expect(kept.cachedWeight).toBeLessThanOrEqual(Math.max(budget, 4));
        }
      }),
    );
  });

  it("are the same objects while few others are asked for, whatever the budget", () => {
    const { kept } = sums(0);
    const steps = chain(20);
    const before = kept.at(steps[19]!);
    const last = kept.at(steps[20]!);
    kept.at(steps[18]!);
    expect(kept.at(steps[19]!)).toBe(before);
    expect(kept.at(steps[20]!)).toBe(last);
  });

  it("are let go at once: a long walk within one task holds no more than the budget", () => {
    const { kept } = sums(8);
    for (const step of chain(300)) {
      kept.at(step);
      expect(kept.cachedWeight).toBeLessThanOrEqual(8);
    }
  });

  it("are made step by step when they are asked for in order, wherever one begins", () => {
    const { kept, gone } = sums(4);
    const steps = chain(1000);
    kept.at(steps[500]!);
    gone.steps = 0;
    for (const step of steps.slice(501)) kept.at(step);
    expect(gone.steps).toBe(500);
  });

  it("are never far from a checkpoint once a long chain has been gone along", () => {
    const { kept, gone } = sums(64);
    const steps = chain(1000);
    kept.at(steps[1000]!);
    for (const step of steps.toReversed()) {
      gone.steps = 0;
      kept.at(step);
      // Half of the budget: 32 checkpoints.
      expect(gone.steps).toBeLessThanOrEqual(32);
    }
  });

  it("are as near to a checkpoint when one who passes tells of those that are wanted alone", () => {
    const { kept, gone } = sums(64);
    const steps = chain(1000);
    const told = steps.slice(1).filter((step) => {
      const value = { total: totalOf(step) };
      const isWanted = kept.shouldStore(step, value, 1000);
      if (isWanted) kept.set(step, value);
      return isWanted;
    });
    expect(told.length).toBeLessThanOrEqual(33);
    for (const step of steps.toReversed()) {
      gone.steps = 0;
      expect(kept.at(step).total).toBe(totalOf(step));
      expect(gone.steps).toBeLessThanOrEqual(32);
    }
  });

  it("are held in a bounded number, however little they weigh", () => {
    const { kept } = sums(1000, 0);
    for (const step of chain(2000)) kept.at(step);
    expect(kept.cachedWeight).toBeLessThanOrEqual(1000);
  });

  it("cannot be made without a start", () => {
    const { kept } = sums(4);
    const other: Step = { previous: null, number: 0, added: 1 };
    expect(() => kept.at(stepAfter(other, 1))).toThrow("never stored");
  });
});
