import { expect, it } from "vitest";
import type { Disposable } from "../../shared/base/disposable";
import { type SolverBudget, createSolverBudget } from "./solverBudget";

const MB = 2 ** 20;
const MACHINE = 16_384 * MB;

interface Member extends Disposable {
  /** The shares that it was told, in MB. */
  readonly told: number[];
}

function join(budget: SolverBudget): Member {
  const told: number[] = [];
  return { told, ...budget.join((bytes) => void told.push(bytes / MB)) };
}

it("shares one budget out among all solvers that run", () => {
  const budget = createSolverBudget(() => 600, MACHINE);
  const one = join(budget);
  const two = join(budget);
  const three = join(budget);
  expect([one.told, two.told, three.told]).toEqual([[600, 300, 200], [300, 200], [200]]);
  two.dispose();
  expect([one.told.at(-1), three.told.at(-1)]).toEqual([300, 300]);
  // Once is enough, and what has left hears nothing any more.
  two.dispose();
  expect([one.told.length, two.told.length, three.told.length]).toEqual([4, 2, 2]);
});

it("gives no more than there is, whichever solvers come and go", () => {
  const shares = new Map<number, number>();
  const budget = createSolverBudget(() => 1_000, MACHINE);
  const members = Array.from({ length: 7 }, (_, index) => budget.join((bytes) => shares.set(index, bytes / MB)));
  expect(Array.from(shares.values()).reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1_000);
  members.forEach((member, index) => {
    member.dispose();
    shares.delete(index);
    const sum = Array.from(shares.values()).reduce((all, each) => all + each, 0);
    expect(sum).toBeLessThanOrEqual(1_000);
    if (shares.size > 0) expect(sum).toBeGreaterThan(999);
  });
});

it("follows what the user sets, and takes what suits the machine while nothing is set", () => {
  let setMb = 0;
  const budget = createSolverBudget(() => setMb, MACHINE);
  const one = join(budget);
  setMb = 256;
  budget.renew();
  budget.renew();
  expect(one.told).toEqual([1_024, 256]);
  expect(join(createSolverBudget(() => 0, 4_096 * MB)).told).toEqual([512]);
});
