import { describe, expect, it } from "vitest";
import type { MultiCellObjectView } from "../text/board/stateView";
import type { JsonObject } from "../../../base/json";
import { objectChanges, objectDifferences } from "./objectDifferences";

function pipe(id: string, at: number, params: JsonObject = {}): MultiCellObjectView {
  const cells = [at, at + 1].map((x) => ({ position: [x, 0] as const, sprite: "assets/a/long/name/of/a/pipe.png" }));
  return { id, kind: "pipe", cells, params };
}

describe("multi-cell objects of two moments", () => {
  it("are described by what differs in each, however long the rest of it is", () => {
    const long = { note: "x".repeat(200), queue: [1, 3, 5] };
    const [before, after] = [pipe("one", 0, long), pipe("one", 0, { ...long, slots: [null, 3, 5] })];
    expect(objectDifferences([before, pipe("two", 4)], [after, pipe("two", 4)])).toEqual([
      { what: "slots of one", one: "nothing", other: "[nothing, 3, 5]" },
    ]);
  });

  it("are reported when they move, come and go", () => {
    expect(objectDifferences([pipe("one", 0), pipe("two", 4)], [pipe("one", 1), pipe("three", 6)])).toEqual([
      { what: "cells of one", one: "(0,0) (1,0)", other: "(1,0) (2,0)" },
      { what: "object two", one: "pipe at (4,0) (5,0)", other: "nothing" },
      { what: "object three", one: "nothing", other: "pipe at (6,0) (7,0)" },
    ]);
  });

  it("are reported for a write to their list, and for no other write", () => {
    const write = (path: string) => ({ kind: "field", path, before: [], after: [pipe("one", 0)] as never }) as const;
    expect(objectChanges(write("multiCellObjects")).map(({ what }) => what)).toEqual(["object one"]);
    expect(objectChanges(write("variables.pipes"))).toEqual([]);
  });

  it("have no differences where only their sprites are others", () => {
    const one = pipe("one", 0);
    const painted = { ...one, cells: one.cells.map((cell) => ({ ...cell, sprite: null })) };
    expect(objectDifferences([one], [painted])).toEqual([]);
  });
});
