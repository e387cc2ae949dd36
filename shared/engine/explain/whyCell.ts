// Explains why a cell changed or did not in a turn, and why an action was refused.
import { type Position, entityAt, isSamePosition } from "../../base/boardView";
import { defined } from "../../base/defined";
import { isJsonObject } from "../../base/json";
import type { ActionOffer } from "../playableLevel";
import type { Refusal, TurnRecord } from "../turnRecord";
import { placeOfSlot } from "../trace/boardPlaces";
import { endAt, recordAt, valueAt } from "../trace/traceTree";
import { writeAt } from "../trace/traceView";
import { type RuleAnswer, isAbout, whyRule } from "./why";
import { eventPosition } from "./whyAttempts";
import { indexTrace } from "./whyIndex";
import type { TurnOfSession } from "./turnOfSession";

export interface CellAnswer {
  readonly turn: number;
  readonly position: Position;
  /** Null: everything in the cell. */
  readonly layer: string | null;
  /** The kind on that layer before the turn; null for none. */
  readonly entity: string | null;
  /** Writes to the cell in this turn, on that layer or on any. */
  readonly writes: readonly number[];
  /** Events that name the cell. */
  readonly events: readonly number[];
  /** Rules tried for the cell that did not change it, nearest miss first. */
  readonly rules: readonly RuleAnswer[];
  /** When no event names the cell: events with a place, the nearest place first. */
  readonly nearestEvents: readonly number[];
}

const MAX_RULES = 6;

/**
 * Explains what happened to a cell in a turn, and what nearly did; with a layer, to the entity there: "why was this
 * crate not burned?"
 */
export function whyCell(of: TurnOfSession, position: Position, layer: string | null = null): CellAnswer {
  const { turns, number, reading } = of;
  const turn = defined(turns[number]);
  const { trace } = turn;
  const { presentation } = reading;
  const index = indexTrace(trace);
  const writes = index.writes.filter((write) => isWriteOf(turn, write, position, layer));
  const all = Array.from(index.events.values()).flat();
  const events = all.filter((event) => isAbout(trace, presentation, event, position)).sort((a, b) => a - b);
  const changedIt = (ran: number | null): boolean =>
    ran !== null && writes.some((write) => write > ran && write < endAt(trace, ran));
  const rules = Array.from(index.attempts.keys(), (rule) => whyRule(of, rule, position))
    .filter(({ attempts }) => attempts.length > 0 && !attempts.some(({ ran }) => changedIt(ran)))
    .sort((a, b) => missCount(a) - missCount(b) || a.rule - b.rule);
  const nearest = events.length > 0 ? [] : all.filter((event) => eventPosition(trace, presentation, event) !== null);
  const distanceTo = (event: number): number => distance(eventPosition(trace, presentation, event), position);
  return {
    turn: number,
    position,
    layer,
    entity: layer === null ? null : (entityAt(turn.before, layer, ...position)?.kind ?? null),
    writes,
    events,
    rules,
    nearestEvents: nearest.sort((a, b) => distanceTo(a) - distanceTo(b) || a - b).slice(0, MAX_RULES),
  };
}

/** Returns by how many conditions a rule missed the cell. A rule that fired did something else and is no miss. */
function missCount({ attempts: [nearest] }: RuleAnswer): number {
  return nearest === undefined || nearest.outcome === "fired" ? Number.POSITIVE_INFINITY : nearest.misses;
}

function isWriteOf(turn: TurnRecord, index: number, position: Position, layer: string | null): boolean {
  const write = writeAt(turn.trace, index);
  if (write?.kind !== "cell") return false;
  const place = placeOfSlot(turn.shape, write.slot);
  return isSamePosition(place.position, position) && (layer === null || place.layer === layer);
}

function distance(place: Position | null, [x, y]: Position): number {
  return place === null ? Number.POSITIVE_INFINITY : Math.abs(place[0] - x) + Math.abs(place[1] - y);
}

/** Why an action was refused. */
export type RefusalAnswer =
  | { readonly reason: "level-over"; readonly won: boolean }
  | { readonly reason: "unknown-action" }
  | { readonly reason: "wrong-param"; readonly param: string; readonly allowed: ActionOffer["params"][string] }
  | { readonly reason: "vetoed"; readonly by: number }
  | { readonly reason: "unknown" };

/** Returns why a refused turn was refused; null for one that was accepted. */
export function whyRefused(turn: TurnRecord, offers: readonly ActionOffer[]): RefusalAnswer | null {
  const { action, accepted, trace } = turn;
  if (accepted || action === null) return null;
  const outcome = valueAt(trace, recordAt(trace, 0).after);
  const refusal = isJsonObject(outcome) ? (outcome["refusal"] as Refusal | undefined) : undefined;
  if (refusal?.reason === "level-over") return refusal;
  if (refusal?.reason === "vetoed") return { reason: "vetoed", by: refusal.by };
  if (refusal === undefined) return { reason: "unknown" };
  const offered = offers.filter(({ id }) => id === action.action);
  if (offered.length === 0) return { reason: "unknown-action" };
  for (const { params } of offered) {
    for (const [param, allowed] of Object.entries(params)) {
      const given = JSON.stringify(action[param]);
      const isAllowed =
        given !== undefined && (allowed.values?.some((value) => JSON.stringify(value) === given) ?? true);
      if (!isAllowed) return { reason: "wrong-param", param, allowed };
    }
  }
  return { reason: "unknown" };
}
