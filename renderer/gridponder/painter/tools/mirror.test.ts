// Strokes in the mirror: the whole board is symmetric after them if it was before.
import * as fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { type BoardView, type Position, entityAt } from "../../../../shared/base/boardView";
import type { Json } from "../../../../shared/base/json";
import { patternBoard } from "../../../../shared/dialects/gridponder/text/layers/paintPattern";
import { applyEdits } from "../../../../shared/text/edit";
import { type TestLevel, openLevel } from "../paintTarget.testing";
import { type MirrorAxis, usePaintStore } from "../paintStore";
import { mirroredHover } from "./mirror";
import { eraseAtCursor } from "./stroke";
import { toolOf } from "./tools";

const GAME = {
  layers: [{ id: "ground", occupancy: "exactly_one", default: "grass" }, { id: "objects" }],
  entityKinds: {
    grass: { layer: "ground" },
    rock: { layer: "objects" },
    arrow: { layer: "objects", params: { way: { type: "direction" }, to: { type: "position" } } },
  },
};
const TOOLS = ["brush", "line", "rectangle", "fill", "eraser", "random"] as const;
const AXES: readonly (readonly MirrorAxis[])[] = [["flipX"], ["flipY"], ["flipX", "flipY"], ["flipY", "flipX"]];
const first = usePaintStore.getState();

beforeEach(() => usePaintStore.setState(first));

function boardOf(objects: readonly (readonly Json[])[]): TestLevel {
  const size = [objects[0]?.length ?? 0, objects.length];
  return openLevel(JSON.stringify({ board: { size, layers: { objects } } }), GAME);
}

function empty(width: number, height: number): TestLevel {
  return boardOf(Array.from({ length: height }, () => Array.from({ length: width }, () => null)));
}

function drag(level: TestLevel, way: readonly Position[], more: { readonly button?: 2 } = {}): void {
  level.pointer("down", way[0]!, more);
  for (const cell of way.slice(1)) level.pointer("move", cell, more);
  level.pointer("up", way.at(-1)!, more);
}

/** What stands on the objects of a board, row by row. */
function objectsOf(view: BoardView): readonly (readonly string[])[] {
  return Array.from({ length: view.height }, (_, y) =>
    Array.from({ length: view.width }, (__, x) => entityAt(view, "objects", x, y)?.kind ?? "."),
  );
}

function flipped(rows: readonly (readonly string[])[], axis: MirrorAxis): readonly (readonly string[])[] {
  return axis === "flipX" ? rows.map((row) => [...row].reverse()) : [...rows].reverse();
}

describe("a stroke in the mirror", () => {
  it("leaves a board symmetric with any tool, as it was shown before", () => {
    const cell = fc.tuple(fc.integer({ min: -1, max: 5 }), fc.integer({ min: -1, max: 4 }));
    const parts = {
      tool: fc.constantFrom(...TOOLS),
      mirror: fc.constantFrom(...AXES),
      size: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 4 })),
      ways: fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
      brushSize: fc.integer({ min: 1, max: 3 }),
    };
    fc.assert(
      fc.property(fc.record(parts), ({ tool, mirror, size, ways, brushSize }) => {
        const entity = { kind: "rock", params: {} };
        const mix = [
          { entity, weight: 1 },
          { entity: { kind: "arrow", params: {} }, weight: 1 },
        ];
        usePaintStore.setState({ ...first, layer: "objects", entity, tool, mirror, brushSize, mix });
        const level = empty(...size);
        for (const way of ways) {
          level.pointer("down", way[0]!);
          for (const to of way.slice(1)) level.pointer("move", to);
          const { gesture } = usePaintStore.getState();
          const foreseen = toolOf(tool).preview(gesture, level.level()).view;
          level.pointer("up", way.at(-1)!);
          const rows = objectsOf(level.paintTarget().view);
          expect(rows).toEqual(objectsOf(foreseen));
          for (const axis of mirror) expect(flipped(rows, axis)).toEqual(rows);
        }
      }),
    );
  });

  it("mirrors what an entity says of directions and places, on the side that the stroke comes to later", () => {
    const entity = { kind: "arrow", params: { way: "left", to: [0, 0] } };
    usePaintStore.setState({ layer: "objects", entity, tool: "brush", mirror: ["flipX"] });
    const level = empty(3, 1);
    drag(level, [
      [0, 0],
      [2, 0],
    ]);
    const { view } = level.paintTarget();
    expect([0, 1, 2].map((x) => entityAt(view, "objects", x, 0)?.params)).toEqual([
      { way: "left", to: [0, 0] },
      { way: "left", to: [0, 0] },
      { way: "right", to: [2, 0] },
    ]);
    expect(level.steps()).toBe(1);
  });

  it("erases on both sides, with the right button too", () => {
    const rocks = (): TestLevel => boardOf([Array.from({ length: 5 }, () => "rock")]);
    usePaintStore.setState({ layer: "objects", tool: "eraser", mirror: ["flipX"] });
    const erased = rocks();
    drag(erased, [[0, 0]]);
    expect(objectsOf(erased.paintTarget().view)).toEqual([[".", "rock", "rock", "rock", "."]]);
    usePaintStore.setState({ tool: "brush" });
    drag(erased, [[3, 0]], { button: 2 });
    expect(objectsOf(erased.paintTarget().view)).toEqual([[".", ".", "rock", ".", "."]]);
  });

  it("erases on both sides by the Delete key, on the board and on a goal's pattern", () => {
    const rocks = { objects: [["rock", "rock", "rock", "rock"]] };
    const goals = [{ id: "match", type: "board_match", config: { targetLayers: rocks } }];
    const text = JSON.stringify({ board: { size: [4, 1], layers: rocks }, goals });
    usePaintStore.setState({ layer: "objects", tool: "brush", mirror: ["flipX"], focused: [1, 0] });
    const erasedFrom = (pattern: number | null): string => {
      const level = openLevel(text, GAME);
      const { document } = level.paintTarget();
      const target =
        pattern === null
          ? level.level()
          : { ...level.level(), pattern, view: patternBoard(document.tree(), level.level().board, pattern) };
      return applyEdits(document.text(), eraseAtCursor(target)?.edits ?? []);
    };
    const erased = '[["rock",null,null,"rock"]]';
    expect(erasedFrom(null)).toBe(text.replace(JSON.stringify(rocks.objects), erased));
    expect(erasedFrom(0).endsWith(`"targetLayers":{"objects":${erased}}}}]}`)).toBe(true);
  });

  it("shows the lines that it is mirrored in", () => {
    usePaintStore.setState({ tool: "brush", mirror: ["flipX", "flipY"] });
    const level = empty(3, 4);
    const lines = toolOf("brush").preview(null, level.level()).decorations;
    expect(lines).toEqual([
      { kind: "middle", from: [1.5, 0], to: [1.5, 4] },
      { kind: "middle", from: [0, 2], to: [3, 2] },
    ]);
    expect(toolOf("select").preview(null, level.level()).decorations).toEqual([]);
  });
});

describe("what is under the pointer", () => {
  const under = (at: Position, reach: number, axes: readonly MirrorAxis[]) => {
    const { view, game } = empty(6, 4).paintTarget();
    const entity = { kind: "arrow", params: { way: "left" } };
    const shown = mirroredHover(
      [
        { kind: "hover", at, reach },
        { kind: "ghost", cells: [at], entity },
      ],
      { view, game, choices: { mirror: axes } },
    );
    return {
      frames: shown.flatMap((each) => (each.kind === "hover" ? [each.at] : [])),
      ghosts: shown.flatMap((each) =>
        each.kind === "ghost" ? each.cells.map((cell) => [each.entity.params["way"], ...cell]) : [],
      ),
    };
  };

  it("has a frame and a picture in each mirror, each once, and what it says of directions is mirrored", () => {
    expect(under([1, 0], 1, [])).toEqual({ frames: [[1, 0]], ghosts: [["left", 1, 0]] });
    expect(under([1, 0], 1, ["flipX", "flipY"])).toEqual({
      frames: [
        [1, 0],
        [4, 0],
        [1, 3],
        [4, 3],
      ],
      ghosts: [
        ["left", 1, 0],
        ["left", 1, 3],
        ["right", 4, 0],
        ["right", 4, 3],
      ],
    });
    expect(under([2, 1], 2, ["flipX"]).frames).toEqual([[2, 1]]);
    expect(under([1, 1], 2, ["flipX"]).frames).toEqual([
      [1, 1],
      [3, 1],
    ]);
  });
});
