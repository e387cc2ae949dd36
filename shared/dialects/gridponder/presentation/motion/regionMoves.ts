// Computes where the contents of cells went when a region was rotated, mirrored or swapped: the event gives the cells
// and the operation, the action the direction (fact sheet 11.6).
import type { Position } from "../../../../base/boardView";
import type { JsonObject } from "../../../../base/json";
import type { GameAction } from "../../../../engine/turnRecord";
import { isPosition } from "../../../../engine/trace/boardPlaces";

export interface RegionMove {
  readonly from: Position;
  readonly to: Position;
}

export interface RegionMotion {
  readonly moves: readonly RegionMove[];
  /** The centre of the rotation, in cells; null: straight lines. */
  readonly centre: Position | null;
  /** The rotation about the centre in quarter turns, clockwise. */
  readonly quarters: number;
}

/** Reads the motion from an event of a region; null for any other event, and where nothing moved. */
export function regionMotion(payload: JsonObject, action: GameAction | null): RegionMotion | null {
  const { opType, cells } = payload;
  if (typeof opType !== "string" || !Array.isArray(cells) || !cells.every(isPosition)) return null;
  if (cells.length === 0) return null;
  const from = cells as readonly Position[];
  const [xs, ys] = [from.map(([x]) => x), from.map(([, y]) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const straight = (to: (at: Position) => Position): RegionMotion => ({
    moves: from.map((at) => ({ from: at, to: to(at) })),
    centre: null,
    quarters: 0,
  });
  if (opType === "flip") {
    const upsideDown = action?.["axis"] === "vertical";
    return straight(([x, y]) => (upsideDown ? [x, top + bottom - y] : [left + right - x, y]));
  }
  if (opType === "diagonal_swap") return straight(([x, y]) => [left + right - x, top + bottom - y]);
  if (opType !== "rotate") return null;
  const quarters = action?.["rotation"] === "counterclockwise" ? -1 : 1;
  const centre: Position = [(left + right) / 2, (top + bottom) / 2];
  const turned = ([x, y]: Position): Position => {
    const [dx, dy] = [x - centre[0], y - centre[1]];
    return [centre[0] - quarters * dy, centre[1] + quarters * dx];
  };
  return { ...straight(turned), centre, quarters };
}
