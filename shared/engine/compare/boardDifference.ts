// Finds where and how two boards differ: cells to outline, and a description. Pure.
import { type BoardView, type Position, entityAt } from "../../base/boardView";
import { canonicalJson } from "../../base/canonicalJson";
import { stateView } from "../../dialects/gridponder/text/board/stateView";
import type { Difference } from "./difference";
import { differencesBetween } from "./momentDifference";
import { entityText } from "../trace/valueText";

/**
 * Returns the cells in which a layer, the avatar or a multi-cell object differs, including those beyond the smaller
 * board.
 */
export function differingCells(one: BoardView, other: BoardView): readonly Position[] {
  const layers = [...new Set([...one.layers, ...other.layers])];
  const [objectsHere, objectsThere] = [objectTexts(one), objectTexts(other)];
  const cellText = (view: BoardView, objects: ReadonlyMap<string, string>, x: number, y: number): string => {
    const isInside = x < view.width && y < view.height;
    const stack = layers.map((layer) => entityText(entityAt(view, layer, x, y)));
    return `${isInside} ${stack.join()} ${avatarText(view, x, y)} ${objects.get(`${x},${y}`) ?? ""}`;
  };
  const found: Position[] = [];
  for (let y = 0; y < Math.max(one.height, other.height); y += 1) {
    for (let x = 0; x < Math.max(one.width, other.width); x += 1) {
      if (cellText(one, objectsHere, x, y) !== cellText(other, objectsThere, x, y)) found.push([x, y]);
    }
  }
  return found;
}

function avatarText(view: BoardView, x: number, y: number): string {
  const { avatar } = stateView(view);
  if (avatar?.enabled !== true || avatar.position === null) return "";
  const { position, facing, item } = avatar;
  return position[0] === x && position[1] === y ? `${facing} ${item ?? ""}` : "";
}

function objectTexts(view: BoardView): ReadonlyMap<string, string> {
  return new Map(
    stateView(view).multiCellObjects.flatMap(({ id, kind, cells, params }) =>
      cells.map(
        ({ position, sprite }) => [position.join(), `${id} ${kind} ${sprite} ${canonicalJson(params)}`] as const,
      ),
    ),
  );
}

/** Describes the differences, cells of equal layers included; another size or other layers are one difference. */
export function boardDifferences(one: BoardView, other: BoardView): readonly Difference[] {
  const size = (view: BoardView): string => `${view.width} × ${view.height}`;
  const shape: readonly Difference[] = [
    { what: "the size", one: size(one), other: size(other) },
    { what: "the layers", one: one.layers.join(", "), other: other.layers.join(", ") },
  ];
  const moment = (view: BoardView) => ({ ...stateView(view), accepted: true, view });
  return [...shape.filter((each) => each.one !== each.other), ...differencesBetween(moment(one), moment(other))];
}
