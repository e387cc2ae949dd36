import { expect, it } from "vitest";
import { nothingWins, repairText } from "./repairText";

const path = [{ action: "move" }, { action: "move" }];

it("tells how far a repair is from the recorded solution", () => {
  expect(repairText({ kind: "repaired", repair: { path, left: 1, added: 2, proven: true } })).toBe(
    "2 moves: 1 left out, 2 added.",
  );
  expect(repairText({ kind: "repaired", repair: { path, left: 0, added: 1, proven: false } })).toBe(
    "2 moves: 1 added; there may be a better one.",
  );
});

it("tells why there is none", () => {
  expect(repairText({ kind: "unsolvable" })).toMatch(/no solution/);
  expect(repairText({ kind: "unknown", because: "time" })).toMatch(/cut short/);
});

it("nothing wins where both ways are proven to lead nowhere, not where a search was cut short", () => {
  const [unsolvable, unknown] = [{ kind: "unsolvable" }, { kind: "unknown", because: "time" }] as const;
  expect(nothingWins({ fewestEdits: unsolvable, sameStart: unsolvable })).toBe(true);
  expect(nothingWins({ fewestEdits: unknown, sameStart: unsolvable })).toBe(false);
  expect(nothingWins({ fewestEdits: unsolvable, sameStart: unknown })).toBe(false);
  const repaired = { kind: "repaired", repair: { path, left: 1, added: 0, proven: true } } as const;
  expect(nothingWins({ fewestEdits: repaired, sameStart: unsolvable })).toBe(false);
});
