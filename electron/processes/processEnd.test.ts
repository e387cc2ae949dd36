import { expect, it } from "vitest";
import { TOO_MUCH_MEMORY, reasonOfEnd } from "./processEnd";

it("tells an engine that ran out of memory from one that just ended", () => {
  const words = "<--- Last few GCs --->\n[1] 2736 ms: Mark-Compact (reduce) 298.0 (310.0) -> 297.7 (309.7) MB";
  expect(reasonOfEnd(0, words)).toBe(TOO_MUCH_MEMORY);
  expect(reasonOfEnd(5, "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory")).toBe(
    TOO_MUCH_MEMORY,
  );
  expect(reasonOfEnd(9, "host, act: Error: heap")).toBe("it stopped unexpectedly (code 9)");
});
