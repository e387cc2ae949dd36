// The patterns that `board_match` goals want, as cells by entity. Pure; reads the level's text.
import { addTo } from "../../../../shared/base/groups";
import { memberOf } from "../../../../shared/text/jsonNode";
import type { BoardView, Entity, Position } from "../../../../shared/base/boardView";
import { entityKey } from "../../../../shared/base/entityKey";
import { visitLayer } from "../../../../shared/dialects/gridponder/text/layers/layers";
import { type JsonTree, nodeAt } from "../../../../shared/text/jsonTree";

export interface PatternPart {
  readonly entity: Entity;
  readonly cells: readonly Position[];
}

/** Returns what the patterns of a level's goals want where, layer by layer in the order of the text. */
export function goalPatterns(level: JsonTree): readonly PatternPart[] {
  const goals = nodeAt(level, "/goals");
  const parts = new Map<string, { readonly entity: Entity; readonly cells: Position[] }>();
  for (const goal of goals?.type === "array" ? (goals.children ?? []) : []) {
    if (goal.type !== "object" || memberOf(goal, "type")?.value !== "board_match") continue;
    const config = memberOf(goal, "config");
    const layers = config?.type === "object" ? memberOf(config, "targetLayers") : undefined;
    for (const property of layers?.type === "object" ? (layers.children ?? []) : []) {
      const layer = String(property.children?.[0]?.value);
      visitLayer(property.children?.[1], (x, y, entity) => {
        const key = `${layer} ${entityKey(entity)}`;
        const part = parts.get(key) ?? { entity, cells: [] };
        part.cells.push([x, y]);
        parts.set(key, part);
      });
    }
  }
  return [...parts.values()];
}

/** A painted pattern, or any board, as cells by entity: layers from the bottom up, those that are seen. */
export function boardParts(view: BoardView, isSeen: (layer: string) => boolean): readonly PatternPart[] {
  const area = view.width * view.height;
  return view.layers.flatMap((layer, index) => {
    const cells = new Map<number, Position[]>();
    for (let cell = 0; isSeen(layer) && cell < area; cell++) {
      const number = view.cells[index * area + cell] ?? 0;
      if (number === 0) continue;
      const position: Position = [cell % view.width, Math.floor(cell / view.width)];
      addTo(cells, number, position);
    }
    return Array.from(cells).flatMap(([number, places]) => {
      const entity = view.entities[number] ?? null;
      return entity === null ? [] : [{ entity, cells: places }];
    });
  });
}
