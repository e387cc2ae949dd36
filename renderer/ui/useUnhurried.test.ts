import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEmitter } from "../../shared/base/emitter";
import { followUnhurried } from "./useUnhurried";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A value that is set by hand, and what was shown of it. */
function followed() {
  const changed = createEmitter<null>();
  const shown: number[] = [];
  let value = 0;
  const following = followUnhurried(
    (notify) => {
      const subscription = changed.on(notify);
      return () => subscription.dispose();
    },
    () => value,
    (next) => shown.push(next),
  );
  const set = (next: number): void => {
    value = next;
    changed.emit(null);
  };
  return { shown, set, following };
}

test("the first change is shown at once, of those that follow fast only the last", () => {
  const { shown, set } = followed();
  vi.runAllTimers();
  set(1);
  expect(shown).toEqual([0, 1]);
  for (let value = 2; value <= 40; value += 1) set(value);
  expect(shown).toEqual([0, 1]);
  vi.runAllTimers();
  expect(shown).toEqual([0, 1, 40]);
  set(41);
  expect(shown).toEqual([0, 1, 40, 41]);
});

test("what comes back to what is shown is not shown again, and then nothing waits", () => {
  const { shown, set } = followed();
  set(1);
  set(0);
  vi.runAllTimers();
  expect(shown).toEqual([0]);
  expect(vi.getTimerCount()).toBe(0);
});

test("once it is left nothing is shown any more", () => {
  const { shown, set, following } = followed();
  set(1);
  following.dispose();
  vi.runAllTimers();
  set(2);
  expect(shown).toEqual([0]);
});
