// Which writes of a turn brought a goal nearer or threw it back, or lost the level: told by what the goal says that it
// looks at. Knows no goal and no rule language.
import { defined } from "../../base/defined";
import type { GoalReads } from "../debugInfo";
import type { TurnRecord } from "../turnRecord";
import { lastBelow, lastWriteTo, writesOf } from "./lastWrites";
import { placeOfSlot } from "../trace/traceCells";
import { recordAt } from "../trace/traceTree";
import { stateView } from "../../dialects/gridponder/text/board/stateView";

/** `for`: what the goal wants happened; `against`: it was undone. */
export type Tendency = "for" | "against";

/** More would not be looked through; the last ones decide. */
const MOST_WRITES = 24;

/** What a goal looks at when nothing is known of it. */
const ANY_CELL: readonly GoalReads[] = [{ kind: "cells", layer: null, positions: null, kinds: null, wants: null }];

/**
 * The writes before a record (ascending) that changed what is read, net of what was undone again in the same turn: of
 * each cell the last one. Of those whose tendency is known, only the ones asked for.
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
  return [...new Set(records)].sort((one, other) => one - other).slice(-MOST_WRITES);
}

interface DecidingWrite {
  readonly record: number;
  /** Null: not known. */
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

/** What it means for the goal that a cell holds another entity than before; `none`: nothing. */
function tendencyOf(turn: TurnRecord, { kinds, wants }: CellReads, from: number, to: number): Tendency | null | "none" {
  if (from === to) return "none";
  if (kinds === null) return null;
  const isOne = (entity: number): boolean => kinds.includes(turn.shape.entities[entity]?.kind ?? "");
  const [was, is] = [isOne(from), isOne(to)];
  if (!was && !is) return "none";
  // One in the place of another: what that means only the goal knows.
  if (wants === null || was === is) return null;
  return is === (wants === "there") ? "for" : "against";
}

/** Whether a slot is of the layer and at a place that is looked at, on the board as the turn leaves it. */
function cellsThatCount(turn: TurnRecord, { layer, positions, on }: CellReads): (slot: number) => boolean {
  const places = positions === null ? null : new Set(positions.map((position) => position.join()));
  return (slot) => {
    const place = placeOfSlot(turn.shape, slot);
    if (layer !== null && place.layer !== layer) return false;
    if (places !== null && !places.has(place.position.join())) return false;
    if (on === undefined) return true;
    const view = turn.after;
    if (on.kind === "avatar") return stateView(view).avatar?.position?.join() === place.position.join();
    const area = view.width * view.height;
    const marker = view.entities[view.cells[view.layers.indexOf(on.layer) * area + (slot % area)] ?? 0];
    return marker !== null && marker !== undefined && (on.marker === null || marker.kind === on.marker);
  };
}
