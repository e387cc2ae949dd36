// Watches: what a designer wants to see at every moment. Cells, variables and counts are read off the board; conditions
// are the engine's business.
import { type BoardView, type Position, entityAt } from "../base/boardView";
import { type Json, isJsonObject } from "../base/json";
import { readPosition } from "./readPosition";
import { fieldOf } from "./traceView";
import { entityText, valueText } from "./valueText";

export type Watch =
  | { readonly kind: "variable"; readonly name: string }
  | { readonly kind: "cell"; readonly position: Position }
  | { readonly kind: "count"; readonly entity: string }
  | { readonly kind: "condition"; readonly condition: Json };

/**
 * A watch as one types it: `3,2` a cell, `#wood` how many there are, `{…}` a condition, anything else a variable. Null
 * for nothing, and for what begins like a condition and is no JSON.
 */
export function readWatch(text: string): Watch | null {
  const typed = text.trim();
  if (typed === "") return null;
  const position = readPosition(typed);
  if (position !== null) return { kind: "cell", position };
  if (typed.startsWith("#")) return typed.length === 1 ? null : { kind: "count", entity: typed.slice(1).trim() };
  if (!typed.startsWith("{")) return { kind: "variable", name: typed };
  try {
    const condition = JSON.parse(typed) as Json;
    return isJsonObject(condition) ? { kind: "condition", condition } : null;
  } catch {
    return null;
  }
}

/** A watch as one would type it. */
export function watchText(watch: Watch): string {
  switch (watch.kind) {
    case "variable":
      return watch.name;
    case "cell":
      return watch.position.join(",");
    case "count":
      return `#${watch.entity}`;
    case "condition":
      return JSON.stringify(watch.condition);
    default:
      return "";
  }
}

/** What a watch shows on a board; null for a condition, which is to be asked elsewhere. */
export function watchValue(view: BoardView, watch: Watch): string | null {
  if (watch.kind === "variable") return valueText(fieldOf(view.state, `variables.${watch.name}`));
  if (watch.kind === "count") return String(countOf(view, watch.entity));
  if (watch.kind === "condition") return null;
  const [x, y] = watch.position;
  if (x >= view.width || y >= view.height) return "not on the board";
  const standing = view.layers.flatMap((layer) => {
    const entity = entityAt(view, layer, x, y);
    return entity === null ? [] : [`${layer}: ${entityText(entity)}`];
  });
  return standing.length === 0 ? "empty" : standing.join(", ");
}

function countOf(view: BoardView, kind: string): number {
  let count = 0;
  for (const entity of view.cells) if (view.entities[entity]?.kind === kind) count += 1;
  return count;
}
