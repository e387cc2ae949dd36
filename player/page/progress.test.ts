import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  NO_PROGRESS,
  type ProgressStorage,
  keepProgress,
  keptProgress,
  progressText,
  readProgress,
  withSolved,
} from "./progress";

const LEVELS = new Set(["a", "b", "__proto__"]);

/** A storage as browsers have it. */
function storageOf(): ProgressStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}

test("what is kept is read again, with the fewest moves of each level", () => {
  const progress = withSolved(withSolved(withSolved({ ...NO_PROGRESS, index: 2 }, "a", 9), "a", 7), "__proto__", 3);
  expect(readProgress(progressText(progress), 3, LEVELS)).toEqual({
    index: 2,
    solved: new Map([
      ["a", 7],
      ["__proto__", 3],
    ]),
  });
});

test("a text that is no progress, or of another pack by now, gives as much as fits", () => {
  expect(readProgress(`{"index": 9, "solved": [["gone", 1], ["b", 4], ["a", "x"], 5]}`, 3, LEVELS)).toEqual({
    index: 0,
    solved: new Map([["b", 4]]),
  });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { index, solved } = readProgress(text, 3, LEVELS);
      expect(index >= 0 && index <= 3 && [...solved.keys()].every((id) => LEVELS.has(id))).toBe(true);
    }),
  );
});

test("packs on one origin keep their progress apart, and a forgotten one leaves nothing", () => {
  const storage = storageOf();
  keepProgress(storage, "one", { index: 1, solved: new Map() });
  keepProgress(storage, "other", withSolved(NO_PROGRESS, "a", 1));
  expect(readProgress(keptProgress(storage, "one"), 3, LEVELS).index).toBe(1);
  keepProgress(storage, "one", NO_PROGRESS);
  expect([...storage.kept.keys()]).toEqual(["gridwright.progress:other"]);
});

test("a storage that refuses is passed over", () => {
  const refuse = (): never => {
    throw new Error("denied");
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(() => keepProgress(storage, "one", { index: 1, solved: new Map() })).not.toThrow();
  expect(keptProgress(storage, "one")).toBeNull();
  expect(keptProgress(null, "one")).toBeNull();
});
