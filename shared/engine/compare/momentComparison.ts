// Compares two moments of one level, of one run or two: the cells that differ, everything else that does, and the
// events that only one of them has had.
import type { BoardView, Position } from "../../base/boardView";
import type { NamedTurn } from "./compareTurns";
import type { Difference } from "./difference";
import { RecordKind } from "../trace/trace";
import type { Cursor } from "../trace/traceSteps";
import { kindAt, recordCount } from "../trace/traceTree";
import { viewAt } from "../trace/traceView";

/** A moment: a turn with its names, and a record in it; null is the end of the turn. */
export interface NamedMoment extends NamedTurn {
  readonly cursor: Cursor;
}

export interface MomentComparison {
  readonly left: BoardView;
  readonly right: BoardView;
  /** Cells whose content differs on any layer. */
  readonly cells: readonly Position[];
  /** In words; `one` is the left side. */
  readonly differences: readonly Difference[];
  readonly events: { readonly onlyLeft: readonly string[]; readonly onlyRight: readonly string[] };
}

/** Compares the boards of two moments and the events of their turns up to then. */
export function compareMoments(left: NamedMoment, right: NamedMoment): MomentComparison {
  const { presentation } = left;
  const [one, other] = [viewAt(left.turn, left.cursor), viewAt(right.turn, right.cursor)];
  return {
    left: one,
    right: other,
    cells: presentation.differingCells(one, other),
    differences: presentation.differences(one, other),
    events: onlyIn(eventsBy(left), eventsBy(right)),
  };
}

function eventsBy({ turn, debug, presentation, cursor }: NamedMoment): readonly string[] {
  const events: string[] = [];
  const end = cursor === null ? recordCount(turn.trace) : cursor + 1;
  for (let record = 0; record < end; record += 1) {
    if (kindAt(turn.trace, record) === RecordKind.event) events.push(presentation.recordText(turn, debug, record));
  }
  return events;
}

/** Returns what each list has more of than the other, in order. */
function onlyIn(left: readonly string[], right: readonly string[]): MomentComparison["events"] {
  return { onlyLeft: without(left, right), onlyRight: without(right, left) };
}

function without(list: readonly string[], taken: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const text of taken) left.set(text, (left.get(text) ?? 0) + 1);
  return list.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}
