// The patterns that `board_match` goals want, as cells by entity. Pure; reads the level's text.
import type { Entity, Position } from "../../shared/base/boardView";
import { entityKey } from "../../shared/pack/board";
import { member, visitLayer } from "../../shared/pack/layers";
import { type JsonTree, nodeAt } from "../../shared/text/jsonTree";

export interface PatternPart {
  readonly entity: Entity;
  readonly cells: readonly Position[];
}

/** What the patterns of a level's goals want where, layer by layer in the order of the text. */
export function goalPatterns(level: JsonTree): readonly PatternPart[] {
  const goals = nodeAt(level, "/goals");
  const parts = new Map<string, { readonly entity: Entity; readonly cells: Position[] }>();
  for (const goal of goals?.type === "array" ? (goals.children ?? []) : []) {
    if (goal.type !== "object" || member(goal, "type")?.value !== "board_match") continue;
    const config = member(goal, "config");
    const layers = config?.type === "object" ? member(config, "targetLayers") : undefined;
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
