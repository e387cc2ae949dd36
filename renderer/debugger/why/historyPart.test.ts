import { expect, test } from "vitest";
import { historyPart } from "./historyPart";

const entries = Array.from({ length: 100 }, (_, turn) => ({ turn, record: 3 }));
const reach = { before: 4, after: 2 };

test.each([
  ["in the midst", 50, [47, 52], 47, 47],
  ["at the start", 0, [0, 5], 0, 94],
  ["at the end", 99, [94, 99], 94, 0],
])("a part around the turn in view: %s", (_, turn, [first, last], earlier, later) => {
  const part = historyPart(entries, turn, reach);
  expect([part.entries[0]?.turn, part.entries.at(-1)?.turn]).toEqual([first, last]);
  expect(part).toMatchObject({ earlier, later });
});

test("a short history is all there", () => {
  expect(historyPart(entries.slice(0, 5), 3, reach)).toEqual({ entries: entries.slice(0, 5), earlier: 0, later: 0 });
  expect(historyPart([], 3, reach)).toEqual({ entries: [], earlier: 0, later: 0 });
});

test("more of it on one side leaves the other as it is", () => {
  const part = historyPart(entries, 50, { before: 24, after: 2 });
  expect(part.entries).toHaveLength(26);
  expect(part).toMatchObject({ earlier: 27, later: 47 });
});
