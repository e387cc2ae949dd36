// Where a multi-cell object is and which way it points: shifted and turned, its cells with its exits. Pure.
// Knows the params that name places and directions (seed 001, Multi-Cell Objects); the others it leaves alone.
import type { Position } from "../../../../base/boardView";
import type { MultiCellObjectView } from "./stateView";
import type { Json, JsonObject } from "../../../../base/json";
import { type GridSize, type Turn, turnedAxis, turnedDirection, turnedPosition } from "../grid/transformGrid";

const POSITIONS = ["exitPosition", "exit2Position"] as const;
const DIRECTIONS = ["exitDirection", "exit2Direction"] as const;

/** The params that are moved and turned here; what else a game declares is not. */
export const OBJECT_PARAMS: ReadonlySet<string> = new Set([...POSITIONS, ...DIRECTIONS, "axis"]);

/** Returns the object moved by some cells. */
export function shiftedObject(object: MultiCellObjectView, [dx, dy]: Position): MultiCellObjectView {
  return withPlaces(object, ([x, y]) => [x + dx, y + dy], {});
}

/**
 * Returns the object flipped or turned along with the grid that it lies on. The pictures of its cells stay as they are.
 */
export function turnedObject(object: MultiCellObjectView, size: GridSize, turn: Turn): MultiCellObjectView {
  const words = DIRECTIONS.flatMap((name): readonly (readonly [string, Json])[] => {
    const word = object.params[name];
    return typeof word === "string" ? [[name, turnedDirection(word, turn)]] : [];
  });
  const { axis } = object.params;
  const turned = typeof axis === "string" ? { axis: turnedAxis(axis, turn) } : {};
  return withPlaces(object, (position) => turnedPosition(position, size, turn), {
    ...Object.fromEntries(words),
    ...turned,
  });
}

/** Returns whether all cells of an object are among some; one without cells is among none. */
export function isWithin(object: MultiCellObjectView, cells: ReadonlySet<string>): boolean {
  return object.cells.length > 0 && object.cells.every(({ position }) => cells.has(String(position)));
}

function withPlaces(
  object: MultiCellObjectView,
  place: (position: Position) => Position,
  params: JsonObject,
): MultiCellObjectView {
  const places = POSITIONS.flatMap((name): readonly (readonly [string, Json])[] => {
    const position = object.params[name];
    return isPosition(position) ? [[name, [...place(position)]]] : [];
  });
  return {
    ...object,
    cells: object.cells.map(({ position, sprite }) => ({ position: place(position), sprite })),
    params: { ...object.params, ...Object.fromEntries(places), ...params },
  };
}

function isPosition(value: Json | undefined): value is Json & Position {
  return Array.isArray(value) && value.length === 2 && value.every((part) => Number.isInteger(part));
}
