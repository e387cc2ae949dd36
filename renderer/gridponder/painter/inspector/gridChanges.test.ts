import { expect, it, vi } from "vitest";
import { fixedText } from "./gridChanges";

vi.mock("../../../documents/packSource", () => ({ packSource: () => ({ game: null }) }));
vi.mock("../../../session/pack/packStore", () => ({
  usePackStore: { subscribe: () => () => {}, getState: () => ({}) },
}));

it("what a game keeps is named once each, three at most", () => {
  const places = ["rule a", "rule a", "system b", "rule c", "rule d"].map((owner) => ({ owner, at: "" }));
  expect(fixedText(places)).toMatch(/positions: rule a, system b, rule c and 1 more\.$/);
  expect(fixedText(places.slice(0, 2))).toMatch(/positions: rule a\.$/);
  expect(fixedText([])).toBe("");
});
