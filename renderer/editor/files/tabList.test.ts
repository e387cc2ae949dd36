import { describe, expect, it } from "vitest";
import { type OpenFiles, afterClosing, afterRenaming, afterShowing } from "./tabList";

const files: OpenFiles = { tabs: ["a", "b", "c"], passing: "b" };

describe("the editor's tabs", () => {
  it.each([
    ["a file that has a tab changes nothing", files, "a", files],
    ["another file takes over the passing tab, in its place", files, "d", { tabs: ["a", "d", "c"], passing: "d" }],
    [
      "without a passing tab it gets a new one, passing itself",
      { ...files, passing: null },
      "d",
      { tabs: ["a", "b", "c", "d"], passing: "d" },
    ],
  ] as const)("on showing: %s", (_title, before, path, after) => {
    expect(afterShowing(before, path)).toEqual(after);
  });

  it.each([
    ["the right neighbour is next", "a", ["b", "c"], "b"],
    ["at the end the left one is", "c", ["a", "b"], "b"],
    ["an unknown file leaves all", "x", ["a", "b", "c"], null],
  ] as const)("on closing: %s", (_title, path, tabs, next) => {
    expect(afterClosing(files, path)).toEqual({ files: { tabs, passing: "b" }, next });
  });

  it.each([
    ["its tab keeps its place", files, { tabs: ["x", "b", "c"], passing: "b" }],
    ["there are not two of it", { tabs: ["a", "b", "x"], passing: "x" }, { tabs: ["x", "b"], passing: null }],
    ["without a tab nothing happens", { tabs: ["b"], passing: null }, { tabs: ["b"], passing: null }],
  ] as const)("on renaming a file: %s", (_title, before, after) => {
    expect(afterRenaming(before, { from: "a", to: "x" })).toEqual(after);
  });

  it("on closing the last one: nothing is next, nothing is passing", () => {
    const last = { tabs: ["a"], passing: "a" };
    expect(afterClosing(last, "a")).toEqual({ files: { tabs: [], passing: null }, next: null });
  });
});
