import { expect, it } from "vitest";
import { createHangs } from "./hangs";

/** A process that used this much of a processor in each of the last seconds, and has been silent for all of them. */
function isHung(share: number, seconds: number): boolean {
  const hangs = createHangs();
  for (let second = 0; second <= seconds; second += 1) hangs.note(second * 1_000, share * second * 1_000);
  return hangs.isHung(seconds * 1_000, seconds * 1_000);
}

it("a process that works all the time without an answer hangs", () => {
  expect(isHung(1, 5)).toBe(true);
});

it("a process that does not work at all hangs", () => {
  expect(isHung(0, 5)).toBe(true);
});

it("one that gets little of the processor does not, until it has worked for long", () => {
  expect(isHung(0.1, 5)).toBe(false);
  expect(isHung(0.1, 30)).toBe(false);
  expect(isHung(0.1, 45)).toBe(true);
});

it("what was used before the silence does not count", () => {
  const hangs = createHangs();
  for (let second = 0; second <= 20; second += 1)
    hangs.note(second * 1_000, Math.min(second, 10) * 1_000 + second * 100);
  expect(hangs.isHung(20_000, 5_000)).toBe(false);
});

it("a process of which nothing is known hangs", () => {
  expect(createHangs().isHung(5_000, 5_000)).toBe(true);
});
