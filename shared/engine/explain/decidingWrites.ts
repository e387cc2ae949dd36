// Finds the writes of a turn that advanced a goal or set it back, or lost the level, based on what the goal reads.
import type { BoardView, Position } from "../../base/boardView";
import { defined } from "../../base/defined";
import type { GoalReads } from "../debugInfo";
import type { TurnRecord } from "../turnRecord";
import { lastBelow, lastWriteTo, writesOf } from "./lastWrites";
import { isPosition, placeOfSlot } from "../trace/boardPlaces";
import { fieldOf } from "../trace/traceView";
import { recordAt } from "../trace/traceTree";

/** `for`: what the goal wants was done; `against`: it was undone. */
export type Tendency = "for" | "against";

/** The most writes that are considered; the last ones decide. */
const MAX_WRITES = 24;

/** What a goal reads when nothing is known of it. */
const ANY_CELL: readonly GoalReads[] = [{ kind: "cells", layer: null, positions: null, kinds: null, wants: null }];

/**
 * Returns the writes before a record (ascending) that changed what is read, without those undone again in the same
 * turn: of each cell the last one. Of writes with a known tendency, only the wanted ones.
 */
export function decidingWrites(
  turn: TurnRecord,
  reads: readonly GoalReads[] = ANY_CELL,
  before: number,
  tendency: Tendency,
): readonly number[] {
  const found = reads.flatMap((read) => writesTo(turn, read, before));
  const wanted = found.filter((write) => write.tendency === null || write.tendency === tendency);
  const records = wanted.map(({ record }) => record);
  return [...new Set(records)].sort((one, other) => one - other).slice(-MAX_WRITES);
}

interface DecidingWrite {
  readonly record: number;
  /** Null: unknown. */
  readonly tendency: Tendency | null;
}

type CellReads = Extract<GoalReads, { readonly kind: "cells" }>;

function writesTo(turn: TurnRecord, read: GoalReads, before: number): readonly DecidingWrite[] {
  if (read.kind === "field") {
    const record = lastWriteTo(turn, read, before);
    return record === null ? [] : [{ record, tendency: null }];
  }
  const found: DecidingWrite[] = [];
  const counts = cellsThatCount(turn, read);
  for (const [slot, writes] of writesOf(turn.trace).slots) {
    const last = lastBelow(writes, before);
    if (last === null || !counts(slot)) continue;
    const [from, to] = [recordAt(turn.trace, defined(writes[0])).before, recordAt(turn.trace, last).after];
    const tendency = tendencyOf(turn, read, from, to);
    if (tendency !== "none") found.push({ record: last, tendency });
  }
  return found;
}

/** Returns what it means for the goal that a cell changed its entity; `none`: nothing. */
function tendencyOf(turn: TurnRecord, { kinds, wants }: CellReads, from: number, to: number): Tendency | null | "none" {
  if (from === to) return "none";
  if (kinds === null) return null;
  const isOne = (entity: number): boolean => kinds.includes(turn.shape.entities[entity]?.kind ?? "");
  const [was, is] = [isOne(from), isOne(to)];
  if (!was && !is) return "none";
  // Only the goal knows what replacing one by another means.
  if (wants === null || was === is) return null;
  return is === (wants === "there") ? "for" : "against";
}

/** Returns a test whether a slot is on the layer and at a place that is read, on the board at the end of the turn. */
function cellsThatCount(turn: TurnRecord, { layer, positions, on }: CellReads): (slot: number) => boolean {
  const places = positions === null ? null : new Set(positions.map((position) => position.join()));
  const isMarked = on === undefined ? null : markedPlaces(turn.after, on);
  return (slot) => {
    const place = placeOfSlot(turn.shape, slot);
    if (layer !== null && place.layer !== layer) return false;
    if (places !== null && !places.has(place.position.join())) return false;
    return isMarked === null || isMarked(slot, place.position);
  };
}

/** Returns whether a place is where a field says, or has a marker on another layer. */
function markedPlaces(
  view: BoardView,
  on: NonNullable<CellReads["on"]>,
): (slot: number, position: Position) => boolean {
  if (on.kind === "field") {
    const position = fieldOf(view.state, on.path);
    const standing = isPosition(position) ? position.join() : null;
    return (_, place) => place.join() === standing;
  }
  const area = view.width * view.height;
  const layer = view.layers.indexOf(on.layer) * area;
  return (slot) => {
    const marker = view.entities[view.cells[layer + (slot % area)] ?? 0];
    return marker !== null && marker !== undefined && (on.marker === null || marker.kind === on.marker);
  };
}
