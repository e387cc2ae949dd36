import { expect, it } from "vitest";
import { painted } from "./colors";

it("paints in a terminal with colors, and nowhere else", () => {
  expect(painted("bad", "no", { isTTY: true, hasColors: () => true })).toBe("\u001B[31mno\u001B[39m");
  expect(painted("bad", "no", { isTTY: true, hasColors: () => false })).toBe("no");
  expect(painted("bad", "no", {})).toBe("no");
});
