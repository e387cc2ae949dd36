// Describes how multi-cell objects differ between two moments, object by object: their cells, and each param.
import type { Json } from "../../../base/json";
import { type Difference, differing, differingValues } from "../../../engine/compare/difference";
import type { FieldWrite } from "../../../engine/trace/traceView";
import type { MultiCellObjectView } from "../text/board/stateView";
import { memberText, valueText } from "./valueText";

type Objects = readonly MultiCellObjectView[];

/** In the order of the first moment, then those that only the other one has. Sprites of cells are left out. */
export function objectDifferences(one: Objects, other: Objects): readonly Difference[] {
  const ids = new Set([...one, ...other].map(({ id }) => id));
  return Array.from(ids).flatMap((id) => {
    const [left, right] = [one, other].map((objects) => objects.find((object) => object.id === id));
    if (left === undefined || right === undefined)
      return differing(`object ${id}`, objectText(left), objectText(right));
    const names = new Set([...Object.keys(left.params), ...Object.keys(right.params)]);
    return [
      ...differing(`kind of ${id}`, left.kind, right.kind),
      ...differing(`cells of ${id}`, cellsText(left), cellsText(right)),
      ...Array.from(names).flatMap((name) =>
        differingValues(`${name} of ${id}`, memberOf(left, name), memberOf(right, name), memberText, name),
      ),
    ];
  });
}

/** Returns what a write to the list of objects changed; nothing for any other write. */
export function objectChanges({ path, before, after }: FieldWrite): readonly Difference[] {
  if (path !== "multiCellObjects") return [];
  const objects = (list: Json | undefined): Objects => (Array.isArray(list) ? list : []);
  return objectDifferences(objects(before), objects(after));
}

function memberOf({ params }: MultiCellObjectView, name: string): Json | undefined {
  return Object.hasOwn(params, name) ? params[name] : undefined;
}

function objectText(object: MultiCellObjectView | undefined): string {
  return object === undefined ? "nothing" : `${object.kind} at ${cellsText(object)}`;
}

function cellsText({ cells }: MultiCellObjectView): string {
  return cells.map(({ position }) => valueText([...position])).join(" ");
}
