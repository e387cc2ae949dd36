// Watches: cells, variables and counts are read from the board; the engine evaluates conditions.
import { type BoardView, type Position, entityAt } from "../../base/boardView";
import { type Json, isJsonObject } from "../../base/json";
import { type HistoryOf, VARIABLES, historyNamed } from "../explain/history";
import { fieldOf } from "../trace/traceView";
import { entityText, valueText } from "../trace/valueText";
import { stateView } from "../../dialects/gridponder/text/board/stateView";

export type Watch =
  | { readonly kind: "variable"; readonly name: string }
  /** A part of the state other than a variable, such as `avatar.item`. */
  | { readonly kind: "field"; readonly path: string }
  | { readonly kind: "cell"; readonly position: Position }
  | { readonly kind: "count"; readonly entity: string }
  | { readonly kind: "condition"; readonly condition: Json };

/**
 * Parses a watch as users type it: `3,2` a cell, `#wood` the number of a kind, `{…}` a condition, `avatar.item` and the
 * like a field, anything else a variable. Null for an empty text, and for an invalid condition.
 */
export function readWatch(text: string): Watch | null {
  const typed = text.trim();
  if (typed === "") return null;
  if (typed.startsWith("#")) return typed.length === 1 ? null : { kind: "count", entity: typed.slice(1).trim() };
  if (!typed.startsWith("{")) return readNamed(typed);
  try {
    const condition = JSON.parse(typed) as Json;
    return isJsonObject(condition) ? { kind: "condition", condition } : null;
  } catch {
    return null;
  }
}

function readNamed(text: string): Watch {
  const named = historyNamed(text);
  if (named.kind === "cell") return named;
  const { path } = named;
  return path.startsWith(VARIABLES)
    ? { kind: "variable", name: path.slice(VARIABLES.length) }
    : { kind: "field", path };
}

/** Returns what a watch is changed by: a cell or a field; null for counts and conditions. */
export function watchedHistory(watch: Watch): HistoryOf | null {
  if (watch.kind === "cell" || watch.kind === "field") return watch;
  return watch.kind === "variable" ? { kind: "field", path: `variables.${watch.name}` } : null;
}

/** Returns a watch as users would type it. */
export function watchText(watch: Watch): string {
  switch (watch.kind) {
    case "variable":
      return watch.name;
    case "field":
      return watch.path;
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

/** Returns a watch's value on a board; null for a condition. */
export function watchValue(view: BoardView, watch: Watch): string | null {
  if (watch.kind === "variable") return setText(fieldOf(view.state, `variables.${watch.name}`));
  if (watch.kind === "field") return setText(fieldOf(view.state, watch.path));
  if (watch.kind === "count") return String(countOf(view, watch.entity));
  if (watch.kind === "condition") return null;
  const [x, y] = watch.position;
  if (x >= view.width || y >= view.height) return "not on the board";
  const standing = view.layers.flatMap((layer) => {
    const entity = entityAt(view, layer, x, y);
    return entity === null ? [] : [`${layer}: ${entityText(entity)}`];
  });
  const { avatar } = stateView(view);
  const isAvatarThere = avatar?.enabled === true && avatar.position?.[0] === x && avatar.position[1] === y;
  const there = isAvatarThere ? [...standing, "avatar"] : standing;
  return there.length === 0 ? "empty" : there.join(", ");
}

/** A variable that was never set is different from one with an empty value. */
function setText(value: Json | undefined): string {
  return value === undefined ? "not set" : valueText(value);
}

function countOf(view: BoardView, kind: string): number {
  let count = 0;
  for (const entity of view.cells) if (view.entities[entity]?.kind === kind) count += 1;
  return count;
}
