import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterFrame } from "./useAfterFrame";

let frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
});

afterEach(() => {
  frames = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Calls what waits for a frame; the frame is shown once this returns. */
function renderFrame(): void {
  const due = frames;
  frames = [];
  for (const work of due) work();
}

test("work is done once the frame is shown, not within it", () => {
  const work = vi.fn();
  afterFrame(work);
  renderFrame();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

test("all that waits asks for one frame, and what asks twice is done once", () => {
  const [one, other] = [vi.fn(), vi.fn()];
  afterFrame(one);
  afterFrame(other);
  afterFrame(one);
  expect(frames).toHaveLength(1);
  renderFrame();
  vi.runAllTimers();
  expect(one).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(1);
});

test("what is disposed is not done; what comes later asks for a frame of its own", () => {
  const [one, other] = [vi.fn(), vi.fn()];
  afterFrame(one).dispose();
  renderFrame();
  vi.runAllTimers();
  expect(one).not.toHaveBeenCalled();
  afterFrame(other);
  renderFrame();
  vi.runAllTimers();
  expect(other).toHaveBeenCalledTimes(1);
});
