import { beforeEach, describe, expect, it } from "vitest";
import type { BoardPointer } from "../../../board/boardPointer";
import { looksOf } from "../../board/looks";
import { draggedSides, plainBoxSides, sideOf, sidesDecoration } from "./boxSides";
import { openLevel } from "../paintTarget.testing";
import { usePaintStore } from "../paintStore";
import type { SideDrag } from "../tools/gesture";

const GAME = {
  layers: [{ id: "objects" }],
  entityKinds: { box: { layer: "objects", tags: ["sided"] }, rock: { layer: "objects" } },
  systems: [{ type: "sided_box", config: {} }],
};
const LEVEL = `{ "board": { "size": [3, 1], "layers": { "objects": [["rock", { "kind": "box", "sides": 3 }, "box"]] } } }`;

const first = usePaintStore.getState();
beforeEach(() => usePaintStore.setState({ ...first, tool: "inspect" }));

function open() {
  const level = openLevel(LEVEL, GAME);
  /** At a place of the board, in cells with fractions; gives whether a side is dragged then. */
  const at = (phase: BoardPointer["phase"], x: number, y: number): boolean => {
    level.pointer(phase, [Math.floor(x), Math.floor(y)], { spot: [x - Math.floor(x), y - Math.floor(y)] });
    return sideDrag() !== null;
  };
  return { ...level, at };
}

function sideDrag(): SideDrag | null {
  const { gesture } = usePaintStore.getState();
  return gesture?.kind === "side" ? gesture : null;
}

it.each([
  [[0.5, 0.1], 1],
  [[0.9, 0.4], 2],
  [[0.4, 1.7], 4],
  [[-2, 0.5], 8],
] as const)("the side nearest to %j is %d", (spot, side) => expect(sideOf(spot)).toBe(side));

it.each([
  [3, 1, 1, 2],
  [2, 1, 1, 3],
  [3, 1, 8, 10],
  [3, 1, 2, 2],
  [3, 4, 8, 3],
])("of %d, side %d dragged to %d gives %d", (sides, from, to, wanted) => {
  expect(draggedSides(sides, { from, to })).toBe(wanted);
});

it("sides are drawn on all boxes whose pictures do not show them", () => {
  const { paintTarget } = openLevel(LEVEL, GAME);
  const drawn = (game: typeof GAME) => plainBoxSides(paintTarget().view, looksOf(game, undefined), game);
  expect(drawn(GAME)).toEqual([{ kind: "sides", at: [1, 0], sides: 3, areHandles: false }]);
  const box = { ...GAME.entityKinds.box, sprite: "box_{sides}.png", spriteParam: "sides" };
  expect(drawn({ ...GAME, entityKinds: { ...GAME.entityKinds, box } })).toEqual([]);
});

describe("the inspected box", () => {
  it("has its sides clicked and dragged, each one edit; Escape and other cells change nothing", () => {
    usePaintStore.setState({ focused: [1, 0] });
    const level = open();
    expect(level.at("down", 1.5, 0.1)).toBe(true);
    level.at("up", 1.5, 0.1);
    expect(level.text()).toBe(LEVEL.replace('"sides": 3', '"sides": 2'));
    level.at("down", 1.9, 0.5);
    level.at("move", 1.1, 0.6);
    expect(sidesDecoration(level.paintTarget(), [1, 0], sideDrag())).toMatchObject({ sides: 8 });
    level.at("up", 1.1, 0.6);
    expect(level.text()).toBe(LEVEL.replace('"sides": 3', '"sides": 8'));
    level.at("down", 1.1, 0.5);
    level.at("move", 1.5, 0.9);
    level.at("cancel", 1.5, 0.9);
    expect(level.steps()).toBe(2);
    expect(level.at("down", 1.5, 0.5)).toBe(false);
    expect(level.at("down", 2.1, 0.5)).toBe(false);
  });

  it("is given its first side where the text says nothing of sides", () => {
    usePaintStore.setState({ focused: [2, 0] });
    const level = open();
    level.at("down", 2.1, 0.5);
    level.at("up", 2.1, 0.5);
    expect(level.text()).toBe(LEVEL.replace('"box"]', '{ "kind": "box", "sides": 8 }]'));
  });

  it("is none where no system reads sides", () => {
    usePaintStore.setState({ focused: [0, 0] });
    expect(open().at("down", 0.1, 0.5)).toBe(false);
  });
});
