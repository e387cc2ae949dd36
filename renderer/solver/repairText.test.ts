import { expect, it } from "vitest";
import { repairText } from "./repairText";

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
