// A cell in words: for screen readers, tooltips and the status line.
import { type BoardView, type Entity, type Position, entityAt } from "../../../shared/base/boardView";
import type { Looks } from "./looks";
import { coversCell, stateView } from "../../../shared/dialects/gridponder/text/board/stateView";

/** Returns an entity in words: its name, then its params, such as `portal (channel "blue")`. */
export function describeEntity(looks: Looks, entity: Entity): string {
  const name = looks.kinds.get(entity.kind)?.uiName ?? entity.kind;
  const params = Object.entries(entity.params).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
  return params.length === 0 ? name : `${name} (${params.join(", ")})`;
}

/**
 * Returns all layers of a cell, and what else is on it: `Column 2, row 0. Ground: water. Objects: rock. Avatar, facing
 * right.`
 */
export function describeCell(view: BoardView, looks: Looks, [x, y]: Position): string {
  const layers = view.layers.flatMap((layer) => {
    const entity = entityAt(view, layer, x, y);
    return entity === null
      ? []
      : [`${layer[0]?.toUpperCase() ?? ""}${layer.slice(1)}: ${describeEntity(looks, entity)}.`];
  });
  const objects = stateView(view)
    .multiCellObjects.filter((object) => coversCell(object, [x, y]))
    .map(({ id, kind }) => `Object ${id}, ${kind}.`);
  const avatar = stateView(view).avatar;
  const isHere = avatar?.position?.[0] === x && avatar.position[1] === y;
  const found = [...layers, ...objects, ...(isHere ? [`Avatar, facing ${avatar.facing}.`] : [])];
  return [`Column ${x}, row ${y}.`, ...(found.length === 0 ? ["Empty."] : found)].join(" ");
}
