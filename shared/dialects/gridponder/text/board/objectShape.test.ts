import { expect, test } from "vitest";
import type { Position } from "../../../../base/boardView";
import type { MultiCellObjectView } from "./stateView";
import { isWithin } from "./objectShape";

function objectOn(...positions: readonly Position[]): MultiCellObjectView {
  return { id: "p", kind: "pipe", cells: positions.map((position) => ({ position, sprite: null })), params: {} };
}

const AMONG: ReadonlySet<string> = new Set(["0,0", "1,0"]);

test.each([
  ["all of whose cells are among them", objectOn([0, 0], [1, 0]), true],
  ["of whose cells one is elsewhere", objectOn([0, 0], [0, 1]), false],
  ["without cells", objectOn(), false],
])("tells of an object %s whether it lies within", (_, object, expected) => {
  expect(isWithin(object, AMONG)).toBe(expected);
});
