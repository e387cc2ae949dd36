import { expect, it } from "vitest";
import type { Answer } from "../../engine/search/searchOutcome";
import { createKnownLevels } from "./knownLevels";

const cost = { states: 9, turns: 20, ms: 1, bytes: 100 };
const unknown = (noneUnder: number, because: "time" | "cancelled"): Answer => ({
  answer: { kind: "unknown", proven: false, noneUnder, because, grows: null },
  cost,
});
const solved: Answer = { answer: { kind: "solved", length: 12, path: [], proven: true }, cost };

it("keeps how many moves a solution has at least when a later search is cut sooner", () => {
  const known = createKnownLevels();
  expect(known.noneUnder("print")).toBe(1);
  known.answer("print", { answer: unknown(25, "time"), timeMs: 20_000 });
  expect(known.answer("print", { answer: unknown(12, "cancelled"), timeMs: 20_000 })).toEqual(unknown(25, "cancelled"));
  expect(known.found("print")?.answer).toEqual(unknown(25, "cancelled"));
  expect(known.noneUnder("print")).toBe(25);
  expect(known.answer("other", { answer: unknown(3, "time"), timeMs: 2_000 })).toEqual(unknown(3, "time"));
});

it("takes a later proof as it is", () => {
  const known = createKnownLevels();
  known.answer("print", { answer: unknown(25, "time"), timeMs: 20_000 });
  expect(known.answer("print", { answer: solved, timeMs: 20_000 })).toBe(solved);
});
