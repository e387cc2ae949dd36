import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allPaths, rangeOfPaths, togglePath } from "./pathRange";

const listed = ["a", null, "b", "c", "a", null];

describe("a range of levels", () => {
  it("goes from the anchor to the item, either way, without what is no level", () => {
    expect(rangeOfPaths({ paths: [], anchor: "b" }, listed, 3).paths).toEqual(["b", "c"]);
    expect(rangeOfPaths({ paths: [], anchor: "c" }, listed, 0).paths).toEqual(["a", "b", "c"]);
  });

  it("begins at the item where nothing was chosen, or what was is not shown", () => {
    expect(rangeOfPaths({ paths: [], anchor: null }, listed, 2)).toEqual({ paths: ["b"], anchor: "b" });
    expect(rangeOfPaths({ paths: ["z"], anchor: "z" }, listed, 3)).toEqual({ paths: ["c"], anchor: "c" });
  });

  it("names a level that is shown twice once", () => {
    expect(rangeOfPaths({ paths: [], anchor: "a" }, listed, 4).paths).toEqual(["a", "b", "c"]);
  });
});

it("choosing all takes what the list shows, each once", () => {
  expect(allPaths({ paths: ["z"], anchor: "b" }, listed)).toEqual({ paths: ["a", "b", "c"], anchor: "b" });
  expect(allPaths({ paths: ["z"], anchor: "z" }, [null]).paths).toEqual([]);
});

it("a level that is toggled twice leaves the others as they were", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom("a", "b", "c", "d")), fc.constantFrom("a", "b", "e"), (paths, path) => {
      const twice = togglePath(togglePath({ paths, anchor: null }, path), path);
      expect(new Set(twice.paths)).toEqual(new Set(paths));
      expect(twice.anchor).toBe(path);
    }),
  );
});
