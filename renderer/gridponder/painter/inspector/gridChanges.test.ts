import { expect, it } from "vitest";
import { fixedText } from "./gridChanges";

it("what a game keeps is named once each, three at most", () => {
  const places = ["rule a", "rule a", "system b", "rule c", "rule d"].map((owner) => ({ owner, at: "" }));
  expect(fixedText(places)).toMatch(/positions: rule a, system b, rule c and 1 more\.$/);
  expect(fixedText(places.slice(0, 2))).toMatch(/positions: rule a\.$/);
  expect(fixedText([])).toBe("");
});
