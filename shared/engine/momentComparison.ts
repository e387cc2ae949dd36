// Two moments of one level side by side, of one run or of two: the cells that differ, what else does, and the events
// that only one of them has told. Knows nothing of where the moments come from.
import type { BoardView, Position } from "../base/boardView";
import type { NamedTurn } from "./compareTurns";
import { type Difference, differencesBetween, differingCells } from "./momentDifference";
import { RecordKind } from "./trace";
import type { Cursor } from "./traceSteps";
import { recordText } from "./traceText";
import { kindAt, recordCount } from "./traceTree";
import { viewAt } from "./traceView";

/** A moment: a turn with its names, and a record in it; null: after all of it. */
export interface NamedMoment extends NamedTurn {
  readonly cursor: Cursor;
}

export interface MomentComparison {
  readonly left: BoardView;
  readonly right: BoardView;
  /** Cells that hold something else, or in which the avatar or an object stands on one side only; each once. */
  readonly cells: readonly Position[];
  /** In words; `one` is the left. */
  readonly differences: readonly Difference[];
  readonly events: { readonly onlyLeft: readonly string[]; readonly onlyRight: readonly string[] };
}

/** Compares what two moments look like, and what their turns have told by then. */
export function compareMoments(left: NamedMoment, right: NamedMoment): MomentComparison {
  const [one, other] = [viewAt(left.turn, left.cursor), viewAt(right.turn, right.cursor)];
  return {
    left: one,
    right: other,
    cells: cellsThatDiffer(one, other),
    differences: differencesBetween(outcomeOf(left, one), outcomeOf(right, other)),
    events: onlyIn(eventsBy(left), eventsBy(right)),
  };
}

/** A refused action shows at the turn's end; within a turn nobody has refused anything yet. */
function outcomeOf({ turn, cursor }: NamedMoment, view: BoardView): Parameters<typeof differencesBetween>[0] {
  const { won, lost, loseReason } = view.state;
  return { accepted: cursor !== null || turn.accepted, won, lost, loseReason, view };
}

function cellsThatDiffer(one: BoardView, other: BoardView): readonly Position[] {
  const found = new Map<string, Position>();
  const add = (position: Position): void => void found.set(position.join(), position);
  for (const { position } of differingCells(one, other)) add(position);
  const [avatar, twin] = [one.state.avatar?.position ?? null, other.state.avatar?.position ?? null];
  if (avatar?.join() !== twin?.join()) for (const position of [avatar, twin]) if (position !== null) add(position);
  const [objects, twins] = [objectCells(one), objectCells(other)];
  for (const [text, position] of objects) if (!twins.has(text)) add(position);
  for (const [text, position] of twins) if (!objects.has(text)) add(position);
  return [...found.values()];
}

/** Cells of multi-cell objects, by object and place. */
function objectCells({ state }: BoardView): ReadonlyMap<string, Position> {
  return new Map(
    state.multiCellObjects.flatMap(({ id, cells }) =>
      cells.map(({ position }) => [`${id} ${position.join()}`, position] as const),
    ),
  );
}

function eventsBy({ turn, debug, cursor }: NamedMoment): readonly string[] {
  const events: string[] = [];
  const end = cursor === null ? recordCount(turn.trace) : cursor + 1;
  for (let record = 0; record < end; record += 1) {
    if (kindAt(turn.trace, record) === RecordKind.event) events.push(recordText(turn, debug, record));
  }
  return events;
}

/** What each list has more of than the other, in order. */
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
