import { expect, test } from "vitest";
import { nextStart } from "./restarts";

test("a host that keeps dying is started later and later, one that lived for a while at once", () => {
  const delays: number[] = [];
  let deathsAtMs: readonly number[] = [];
  for (let death = 0; death < 9; death++) {
    const next = nextStart(deathsAtMs, 1_000 * death);
    delays.push(next.delayMs);
    deathsAtMs = next.endsAtMs;
  }
  expect(delays).toEqual([0, 0, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  expect(nextStart(deathsAtMs, 100_000).delayMs).toBe(0);
});
