import { describe, expect, it, vi } from "vitest";
import { type Work, advance, finish, inSlices, reportingYields } from "./work";

function* counting(to: number): Work<number> {
  let sum = 0;
  for (let number = 1; number <= to; number += 1) {
    sum += number;
    yield;
  }
  return sum;
}

describe("work in steps", () => {
  it("is finished at once, or as far as the clock lets it", () => {
    expect(finish(counting(4))).toBe(10);
    const steps = counting(3);
    expect([advance(steps, 0), advance(steps, 0), advance(steps, 0), advance(steps, 0)]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it("reports how often it has yielded, from time to time, and returns the same result", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const reported: number[] = [];
    const work = reportingYields(counting(5), 20, (yields) => reported.push(yields));
    let step = work.next();
    for (; step.done !== true; step = work.next()) vi.setSystemTime(Date.now() + 10);
    vi.useRealTimers();
    expect(step.value).toBe(15);
    expect(reported).toEqual([3, 5]);
  });

  it("is done a slice at a time, and lets others go first between them", async () => {
    const others: string[] = [];
    const schedule = (work: () => void): void => {
      others.push("another");
      queueMicrotask(work);
    };
    // A slice of no time is one step.
    const found = await inSlices(counting(4), { sliceMs: -1, schedule, isWanted: () => true });
    expect(found).toEqual({ value: 10 });
    expect(others).toHaveLength(4);
  });

  it("ends without an outcome when it is not wanted any more, and as an error when it fails", async () => {
    let wanted = 2;
    const isWanted = (): boolean => wanted-- > 0;
    expect(await inSlices(counting(9), { sliceMs: -1, schedule: queueMicrotask, isWanted })).toBeNull();
    const failing = (function* (): Work<number> {
      yield;
      throw new Error("lost");
    })();
    await expect(inSlices(failing, { sliceMs: -1, schedule: queueMicrotask, isWanted: () => true })).rejects.toThrow(
      "lost",
    );
  });
});
