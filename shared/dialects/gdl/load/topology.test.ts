import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Json } from "../../../base/json";
import { boardOf, hasPlace } from "../text/names/board";
import { Problems } from "./problems";
import { readTopology } from "./topology";

/** Returns the board that is played, as its kind and its number of places; null for none. */
function played(topology: Json): readonly [kind: string, places: number] | null {
  const at = (value: Json | undefined) => ({ value, at: "/topology" });
  const read = readTopology(at(topology), at(undefined), new Problems());
  return read === null ? null : [read.kind, read.count];
}

describe("the board of a game (gdl.md, A4)", () => {
  it.each<readonly [Json, ReturnType<typeof played>]>([
    [{ type: "discrete", structure: "grid(3, 2)" }, ["grid", 6]],
    [{ type: "discrete", structure: "grid(3, 2)", width: 9 }, ["grid", 6]],
    [{ type: "discrete", structure: "hex_grid(3, 2)" }, ["hex", 6]],
    [{ type: "discrete", structure: "hexagon(1)" }, ["hex", 7]],
    [{ type: "discrete", structure: "hexagon(1)", radius: 2 }, ["hex", 7]],
    [{ type: "grid", width: 3, height: 2 }, ["grid", 6]],
    [{ type: "grid", structure: "grid(3, 2)" }, ["grid", 6]],
    [{ type: "grid", width: 4, height: 2, structure: "hex_grid(3, 2)" }, ["grid", 8]],
    [{ type: "hexagon", structure: "hexagon(1)" }, ["hex", 7]],
    [{ type: "hexagon", structure: "hexagon(2)", radius: 1 }, ["hex", 7]],
    [{ type: "hexagon", radius: 1 }, ["hex", 7]],
    [{ type: "hexagon" }, null],
  ])("%j", (topology, board) => {
    expect(played(topology)).toEqual(board);
  });

  test("is the one that findings, forms and painting read", () => {
    const topologies = fc.record(
      {
        type: fc.constantFrom("discrete", "grid", "hex_grid", "hexagon", "other"),
        structure: fc.constantFrom("grid(3, 2)", "hex_grid(2, 4)", "hexagon(2)", "hexagon(2, 2)", "grid(3)", "x(1, 2)"),
        width: fc.integer({ min: 0, max: 4 }),
        height: fc.integer({ min: 0, max: 4 }),
        radius: fc.integer({ min: 0, max: 2 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(topologies, (topology) => {
        const board = boardOf(topology);
        const isKnown = board.kind !== "unknown";
        const size = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
        const places = size.flatMap((y) => size.filter((x) => hasPlace(board, x, y)));
        const kind = board.kind === "grid" ? "grid" : "hex";
        expect(isKnown ? [kind, places.length] : null).toEqual(played(topology));
      }),
    );
  });
});
