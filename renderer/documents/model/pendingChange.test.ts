import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Work } from "../../../shared/base/work";
import { isPending, makeInSlices, settle } from "./pendingChange";

describe("a change that is made in slices", () => {
  let done: string[];

  function* work(name: string): Work<void> {
    done.push(`${name} prepared`);
    yield "rest";
    done.push(`${name} made`);
    yield "rest";
    done.push(`${name} closed`);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    done = [];
  });
  afterEach(() => {
    settle();
    vi.useRealTimers();
  });

  it("takes a task for each slice, the first one later", () => {
    makeInSlices(work("one"));
    expect([done, isPending()]).toEqual([[], true]);
    vi.advanceTimersToNextTimer();
    expect(done).toEqual(["one prepared"]);
    vi.advanceTimersToNextTimer();
    expect(done).toEqual(["one prepared", "one made"]);
    vi.runAllTimers();
    expect([done.at(-1), isPending()]).toEqual(["one closed", false]);
  });

  it("is made at once before anything else changes a document, and only once", () => {
    makeInSlices(work("one"));
    vi.advanceTimersToNextTimer();
    settle();
    expect([done, isPending()]).toEqual([["one prepared", "one made", "one closed"], false]);
    vi.runAllTimers();
    expect(done).toHaveLength(3);
  });

  it("is made before another one begins", () => {
    makeInSlices(work("one"));
    makeInSlices(work("two"));
    expect(done).toEqual(["one prepared", "one made", "one closed"]);
    vi.runAllTimers();
    expect(done.slice(3)).toEqual(["two prepared", "two made", "two closed"]);
  });

  it("does not wait for itself", () => {
    makeInSlices(
      (function* asking(): Work<void> {
        settle();
        done.push("made");
        yield;
      })(),
    );
    vi.runAllTimers();
    expect(done).toEqual(["made"]);
  });

  it("holds up nothing after it has failed", () => {
    makeInSlices(
      (function* failing(): Work<void> {
        yield "rest";
        throw new Error("no room");
      })(),
    );
    expect(() => vi.runAllTimers()).toThrow("no room");
    expect(isPending()).toBe(false);
  });
});
