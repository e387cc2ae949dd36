// A sequence of boards in a compact form for sending and storing: the first one, and what each of the others changes.
import type { BoardShape, BoardView } from "../../base/boardView";
import type { JsonObject } from "../../base/json";
import { type Link, Checkpoints } from "../../base/checkpoints";
import { defined } from "../../base/defined";
import { boardWeight, copiedCells } from "./sessionTurns";

/** What a board changes from the previous one. */
export interface BoardChange {
  readonly slots: readonly number[];
  /** The content of those slots: indices into the row's entities. */
  readonly entities: readonly number[];
  readonly state: JsonObject;
}

export interface BoardRow {
  /** With the entities of all boards of the row; null for an empty row. */
  readonly first: BoardView | null;
  readonly changes: readonly BoardChange[];
}

export const NO_BOARDS: BoardRow = { first: null, changes: [] };

/** Packs boards of one level from one engine, in which the same number means the same entity. */
export function boardRow(boards: Iterable<BoardView>): BoardRow {
  let first: BoardView | null = null;
  let before: BoardView | null = null;
  const changes: BoardChange[] = [];
  for (const board of boards) {
    if (before === null) first = board;
    else changes.push(changeBetween(before, board));
    before = board;
  }
  return first === null || before === null
    ? NO_BOARDS
    : { first: { ...first, entities: [...before.entities] }, changes };
}

function changeBetween(before: BoardView, board: BoardView): BoardChange {
  const slots: number[] = [];
  const entities: number[] = [];
  for (let slot = 0; before.cells !== board.cells && slot < board.cells.length; slot += 1) {
    const entity = board.cells[slot] ?? 0;
    if (before.cells[slot] === entity) continue;
    slots.push(slot);
    entities.push(entity);
  }
  return { slots, entities, state: board.state };
}

/** Returns whether two rows from `boardRow` have the same boards; both list everything in the same order. */
export function isSameRow(one: BoardRow, other: BoardRow): boolean {
  if (one.first === null || other.first === null) return one.first === other.first;
  const [{ cells, ...board }, { cells: otherCells, ...otherBoard }] = [one.first, other.first];
  return (
    cells.length === otherCells.length &&
    cells.every((entity, slot) => entity === otherCells[slot]) &&
    JSON.stringify([board, one.changes]) === JSON.stringify([otherBoard, other.changes])
  );
}

/**
 * Returns the row to show after a check that found another: the one from before where its boards are the same, so that
 * pictures are not drawn again, and where the texts make no boards, as with a rule that is half typed.
 */
export function keptRow(found: BoardRow, before: BoardRow): BoardRow {
  return found.first === null || isSameRow(found, before) ? before : found;
}

/** Boards are viewed one after the other: ten of a very large level are enough. */
const CACHE_BYTES = 8 * 2 ** 20;

interface Place extends Link<Place> {
  readonly change: BoardChange | null;
}

/** Returns the boards of a row, each made on demand; `budget` limits the bytes of cached boards. */
export function boardsOfRow({ first, changes }: BoardRow, budget = CACHE_BYTES): readonly (() => BoardView)[] {
  if (first === null) return [];
  const start: Place = { previous: null, number: 0, change: null };
  const places = [start];
  for (const change of changes) {
    const previous = defined(places.at(-1));
    places.push({ previous, number: previous.number + 1, change });
  }
  const kept = new Checkpoints<Place, BoardView>({
    budget,
    weightOf: boardWeight,
    compute: (from, links) => withChanges(first, from, links),
  });
  kept.set(start, first);
  return places.map((place) => () => kept.at(place));
}

function withChanges(shape: BoardShape, from: BoardView, links: readonly Place[]): BoardView {
  const cells = copiedCells(from, shape);
  let { state } = from;
  for (const { change } of links) {
    change?.slots.forEach((slot, at) => (cells[slot] = defined(change.entities[at])));
    state = change?.state ?? state;
  }
  return { ...from, cells, state };
}
