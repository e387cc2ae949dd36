// Watches: cells, variables and counts are read from the board; the engine evaluates conditions.
import { type BoardView, type Places, entityAt } from "../../base/boardView";
import { type Json, isJsonObject, jsonIn } from "../../base/json";
import { typedPlace } from "../../base/placeName";
import { type HistoryOf, historyNamed } from "../explain/history";
import { fieldOf } from "../trace/traceView";
import type { TracePresentation } from "../tracePresentation";

export type Watch =
  /** A cell, or a field of the state. */
  | HistoryOf
  | { readonly kind: "count"; readonly entity: string }
  | { readonly kind: "condition"; readonly condition: Json };

/**
 * Parses a watch as users type it: `3,2` a cell, `#wood` the number of a kind, `{…}` a condition, an expression where
 * the language has them, anything else a field. Null for an empty text, and for an invalid condition.
 */
export function readWatch(text: string, presentation: TracePresentation, places: Places): Watch | null {
  const typed = text.trim();
  if (typed === "") return null;
  if (typed.startsWith("#")) return typed.length === 1 ? null : { kind: "count", entity: typed.slice(1).trim() };
  if (presentation.isExpression?.(typed) === true) return { kind: "condition", condition: typed };
  if (!typed.startsWith("{")) return historyNamed(typed, presentation, places);
  const condition = jsonIn(typed);
  return isJsonObject(condition) ? { kind: "condition", condition } : null;
}

/** Returns what a watch is changed by: a cell or a field; null for counts and conditions. */
export function watchedHistory(watch: Watch): HistoryOf | null {
  return watch.kind === "cell" || watch.kind === "field" ? watch : null;
}

/** Returns a watch as users would type it. */
export function watchText(watch: Watch, presentation: TracePresentation, places: Places): string {
  switch (watch.kind) {
    case "field":
      return presentation.fieldName(watch.path);
    case "cell":
      return typedPlace(places, watch.position);
    case "count":
      return `#${watch.entity}`;
    case "condition":
      return typeof watch.condition === "string" ? watch.condition : JSON.stringify(watch.condition);
    default:
      return "";
  }
}

/** Returns a watch's value on a board; null for a condition. */
export function watchValue(view: BoardView, watch: Watch, presentation: TracePresentation): string | null {
  if (watch.kind === "field") return setText(fieldOf(view.state, watch.path), presentation);
  if (watch.kind === "count") return String(countOf(view, watch.entity));
  if (watch.kind === "condition") return null;
  const [x, y] = watch.position;
  if (x >= view.width || y >= view.height) return "not on the board";
  const standing = view.layers.flatMap((layer) => {
    const entity = entityAt(view, layer, x, y);
    return entity === null ? [] : [`${layer}: ${presentation.entityText(entity)}`];
  });
  const there = [...standing, ...presentation.standingAt(view, watch.position)];
  return there.length === 0 ? "empty" : there.join(", ");
}

/** A variable that was never set is different from one with an empty value. */
function setText(value: Json | undefined, presentation: TracePresentation): string {
  return value === undefined ? "not set" : presentation.valueText(value);
}

function countOf(view: BoardView, kind: string): number {
  let count = 0;
  for (const entity of view.cells) if (view.entities[entity]?.kind === kind) count += 1;
  return count;
}
