// Which records of a turn the tree shows, given the folding and the filter, and where the keys move in it. Pure; knows
// nothing of how a row looks.
import { clamp } from "../../../shared/base/clamp";
import { defined } from "../../../shared/base/defined";
import { partitionPoint } from "../../../shared/base/partitionPoint";
import { RecordKind, RuleVerdict, type Trace } from "../../../shared/engine/trace/trace";
import { depthOf, endAt, kindAt, parentOf, recordAt, recordCount } from "../../../shared/engine/trace/traceTree";
import { type TreePlace, arrowMove } from "../../ui/treeArrows";

/** At depth 0 are the children of the turn's own record, which is not shown. */
export interface TurnRow extends TreePlace {
  readonly record: number;
}

export interface TurnTreeView {
  /** Records whose folding is not what it is by default. */
  readonly toggled: ReadonlySet<number>;
  /** Marks of the records to be shown; null: all. */
  readonly marks: Uint8Array | null;
  /** Marked records are search results: a fold must not hide them. */
  readonly unfolds: boolean;
}

/** Returns whether a record is open when nobody has folded it: all but rules that did not fire. */
function isOpenByDefault(trace: Trace, record: number): boolean {
  if (kindAt(trace, record) !== RecordKind.rule) return true;
  return recordAt(trace, record).after === RuleVerdict.fired;
}

/** Returns the rows in the order of the records. */
export function turnRows(trace: Trace, view: TurnTreeView): readonly TurnRow[] {
  const { marks } = view;
  const isAsked = (record: number): boolean => marks === null || marks[record] === 1;
  const rows: TurnRow[] = [];
  const count = recordCount(trace);
  for (let record = 1; record < count;) {
    const end = endAt(trace, record);
    if (!isAsked(record)) {
      record = end;
      continue;
    }
    let hasInside = false;
    for (let inner = record + 1; inner < end && !hasInside; inner = endAt(trace, inner)) hasInside = isAsked(inner);
    const isOpen = (view.unfolds || isOpenByDefault(trace, record)) !== view.toggled.has(record);
    rows.push({ record, depth: depthOf(trace, record) - 1, isOpen: hasInside ? isOpen : null });
    record = hasInside && !isOpen ? end : record + 1;
  }
  return rows;
}

/** Returns the row of a record: its own, else that of the fold that hides it; -1 for none. */
export function rowOf(trace: Trace, rows: readonly TurnRow[], record: number): number {
  for (let at = record; at > 0; at = parentOf(trace, at)) {
    const index = indexOfRecord(rows, at);
    if (index >= 0) return index;
  }
  return -1;
}

/** Rows are in the order of their records; -1 for a record without a row of its own. */
function indexOfRecord(rows: readonly TurnRow[], record: number): number {
  const index = partitionPoint(rows, (row) => row.record < record);
  return rows[index]?.record === record ? index : -1;
}

/** Returns what must be unfolded so that a record has a row of its own. */
export function foldsAround(trace: Trace, view: TurnTreeView, record: number): readonly number[] {
  const folded: number[] = [];
  for (let at = parentOf(trace, record); at > 0; at = parentOf(trace, at)) {
    if ((view.unfolds || isOpenByDefault(trace, at)) === view.toggled.has(at)) folded.push(at);
  }
  return folded;
}

export type TreeMove =
  | { readonly kind: "select"; readonly record: number }
  | { readonly kind: "toggle"; readonly record: number };

/** A key of a keyboard event. */
export interface TreeKey {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly metaKey?: boolean;
}

/**
 * Returns what a key does in the tree, as in any tree: arrows move, unfold and fold; Home and End; a page is as many
 * rows as are given. Null for other keys.
 */
export function treeKey(
  rows: readonly TurnRow[],
  current: number,
  { key, ctrlKey = false, altKey = false, metaKey = false }: TreeKey,
  page: number,
): TreeMove | null {
  if (ctrlKey || altKey || metaKey) return null;
  const select = (index: number): TreeMove | null => {
    const target = rows[clamp(index, 0, rows.length - 1)];
    return target === undefined ? null : { kind: "select", record: target.record };
  };
  // At the first and last row these keys are still the tree's own.
  const last = rows.length - 1;
  if (key === "ArrowDown") return select(current + 1);
  if (key === "ArrowUp") return select(current < 0 ? last : current - 1);
  if (key === "Home") return select(0);
  if (key === "End") return select(last);
  if (key === "PageDown") return select(current + page);
  if (key === "PageUp") return select(current < 0 ? last : current - page);
  const move = arrowMove(rows, (row) => row, current, key);
  if (move === null) return null;
  return move.kind === "go" ? select(move.index) : { kind: "toggle", record: defined(rows[current]).record };
}
