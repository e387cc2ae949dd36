// What belongs together on a board though it stands apart: portals of one channel. Pure.
import { defined } from "../../../../shared/base/defined";
import { type BoardView, type Position } from "../../../../shared/base/boardView";
import { paramText } from "../palette/kindParams";
import type { Looks } from "../../board/looks";

export interface Link {
  readonly from: Position;
  readonly to: Position;
}

/** Returns where entities of a kind tagged `teleport` with the same `channel` stand: a list for each such group. */
export function portalGroups(view: BoardView, looks: Looks): readonly (readonly Position[])[] {
  const groups = new Map<string, Position[]>();
  const area = view.width * view.height;
  const keys = view.entities.map((entity) => {
    if (entity === null || looks.kinds.get(entity.kind)?.tags.includes("teleport") !== true) return null;
    return `${entity.kind} ${paramText(entity.params["channel"])}`;
  });
  if (keys.every((key) => key === null)) return [];
  view.cells.forEach((id, slot) => {
    const key = keys[id] ?? null;
    if (key === null) return;
    const cell = slot % area;
    const position: Position = [cell % view.width, Math.floor(cell / view.width)];
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [position]);
    else group.push(position);
  });
  return [...groups.values()];
}

/** Links between portals that belong together, each to the next of its group. */
export function portalLinks(view: BoardView, looks: Looks): readonly Link[] {
  return portalGroups(view, looks).flatMap((cells) =>
    cells.slice(1).map((to, index) => ({ from: defined(cells[index]), to })),
  );
}
