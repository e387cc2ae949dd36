// Which cell the inspector is about once a stroke has ended, and from which the next line with Shift goes.
import { beforeEach, expect, it } from "vitest";
import type { Position } from "../../../../shared/base/boardView";
import { openLevel } from "../paintTarget.testing";
import { usePaintStore } from "../paintStore";

const GAME = { layers: [{ id: "ground" }], entityKinds: { grass: { layer: "ground" }, wall: { layer: "ground" } } };
const ROW = ["grass", "grass", "grass", "grass"];
const LEVEL = JSON.stringify({ board: { size: [4, 3], layers: { ground: [ROW, ROW, ROW] } } });
const first = usePaintStore.getState();

beforeEach(() => usePaintStore.setState(first));

function focusedAfter(tool: string, way: readonly Position[], choices: { readonly brushSize?: number } = {}): unknown {
  usePaintStore.setState({ layer: "ground", entity: { kind: "wall", params: {} }, tool, ...choices });
  const level = openLevel(LEVEL, GAME);
  level.pointer("down", way[0]!);
  for (const cell of way.slice(1)) level.pointer("move", cell);
  level.pointer("up", way.at(-1)!);
  expect(level.steps()).toBe(1);
  const { focused, lastPainted } = usePaintStore.getState();
  expect(lastPainted).toEqual(focused);
  return focused;
}

it("is the cell where the pointer let go, whatever else was painted", () => {
  expect(focusedAfter("fill", [[1, 1]])).toEqual([1, 1]);
  expect(focusedAfter("brush", [[1, 1]], { brushSize: 3 })).toEqual([1, 1]);
  const upLeft: readonly Position[] = [
    [3, 2],
    [1, 1],
  ];
  expect(focusedAfter("rectangle", upLeft)).toEqual([1, 1]);
  expect(focusedAfter("brush", upLeft)).toEqual([1, 1]);
});

it("is the last cell painted when the pointer let go elsewhere", () => {
  const offBoard: readonly Position[] = [
    [2, 1],
    [2, 3],
  ];
  expect(focusedAfter("brush", offBoard)).toEqual([2, 2]);
});
