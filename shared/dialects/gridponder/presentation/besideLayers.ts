// What a board shows in addition to the entities of its layers: the avatar and the multi-cell objects.
import type { BoardView, Position } from "../../../base/boardView";
import { type Json, isJsonObject } from "../../../base/json";
import { isPosition } from "../../../engine/trace/boardPlaces";
import type { FieldWrite } from "../../../engine/trace/traceView";
import { stateView } from "../text/board/stateView";

/** Returns the name of the avatar in its cell. */
export function standingAt(view: BoardView, [x, y]: Position): readonly string[] {
  const { avatar } = stateView(view);
  return avatar?.enabled === true && avatar.position?.[0] === x && avatar.position[1] === y ? ["avatar"] : [];
}

/** Returns the kinds of multi-cell objects. */
export function kindsBeside(view: BoardView): readonly string[] {
  return stateView(view).multiCellObjects.map(({ kind }) => kind);
}

/** Returns the cells that the write of a field changes: the avatar's, or those of objects. */
export function positionsWritten({ path, before, after }: FieldWrite): readonly Position[] {
  if (path.endsWith("position")) return [before, after].filter(isPosition);
  if (path === "avatar") {
    return [before, after].map((side) => (isJsonObject(side) ? side["position"] : undefined)).filter(isPosition);
  }
  return path === "multiCellObjects" ? cellsThatDiffer(before, after).filter(isPosition) : [];
}

/** Returns the cells of multi-cell objects that are in only one of two lists, or in objects that differ. */
function cellsThatDiffer(before: Json | undefined, after: Json | undefined): readonly Json[] {
  const objects = (list: Json | undefined): ReadonlyMap<string, Json> =>
    new Map(Array.isArray(list) ? list.map((object: Json) => [JSON.stringify(object), object]) : []);
  const [old, now] = [objects(before), objects(after)];
  const changed = [
    ...Array.from(old).filter(([text]) => !now.has(text)),
    ...Array.from(now).filter(([text]) => !old.has(text)),
  ];
  return changed.flatMap(([, object]) => {
    const cells = isJsonObject(object) ? object["cells"] : undefined;
    return Array.isArray(cells)
      ? cells.map((cell: Json) => (isJsonObject(cell) ? (cell["position"] ?? null) : null))
      : [];
  });
}
