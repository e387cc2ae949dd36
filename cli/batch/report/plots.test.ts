import { expect, it } from "vitest";
import { barPlot, sizeBars } from "./plots";

it("sorts numbers into ranges that double", () => {
  expect(sizeBars([])).toEqual([]);
  expect(sizeBars([5, 2, 3, 4, 20])).toEqual([
    { label: "2-3", count: 2 },
    { label: "4-7", count: 2 },
    { label: "8-15", count: 0 },
    { label: "16-31", count: 1 },
  ]);
  expect(sizeBars([0, 1])).toEqual([
    { label: "0", count: 1 },
    { label: "1", count: 1 },
  ]);
});

it("draws texts of packs as texts", () => {
  const plot = barPlot("A & B", [{ label: "<script>", count: 2 }]);
  expect(plot).toContain("&lt;script&gt;");
  expect(plot).toContain("A &amp; B");
  expect(barPlot("None", [])).toContain("nothing");
});
