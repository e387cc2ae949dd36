import { expect, it } from "vitest";
import { circleText, limitText, outOfReachText } from "./circleText";

const cycle = { rules: ["ping", "pong"], others: [], firstPass: 2, rounds: 1 };

it.each([
  [
    "that fits",
    cycle,
    "Repeats after 2 passes, from pass 2 on: once at most before the cascade is cut off after pass 5.",
  ],
  [
    "that does not fit once",
    { ...cycle, firstPass: 4, rounds: 0 },
    "Repeats after 2 passes, from pass 4 on: one round needs 6 passes, and 5 are allowed.",
  ],
  [
    "that nothing sets off",
    { ...cycle, firstPass: null, rounds: 0 },
    "Repeats after 2 passes, but nothing sets it off.",
  ],
  [
    "of one rule, with others",
    { rules: ["a"], others: ["b"], firstPass: 1, rounds: 4 },
    "Triggers itself again in the next pass, from pass 1 on: 4 times at most before the cascade is cut off after pass 5. b can take part.",
  ],
])("a circle %s is told", (_what, told, expected) =>
  expect(circleText(told, { maxPasses: 5, passes: "pass" })).toBe(expected),
);

it("rules that fire events inside of one another have no passes", () => {
  const limit = { maxPasses: 5, passes: "depth" } as const;
  expect(circleText(cycle, limit)).toBe(
    "Repeats after 2 events inside of one another, from depth 2 on: once at most before further events are blocked at depth 5.",
  );
  expect(circleText({ ...cycle, rules: ["a"], firstPass: 5, rounds: 0 }, limit)).toBe(
    "Triggers itself again by the event that it fires, from depth 5 on: one round needs depth 6, and 5 is the limit.",
  );
  expect(limitText(limit)).toBe("up to 5 events inside of one another");
  expect(limitText({ maxPasses: 1, passes: "pass" })).toBe("a cascade may have 1 pass");
  expect(outOfReachText(limit)).not.toContain("pass");
});
