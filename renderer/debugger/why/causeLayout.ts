// Where the boxes of a graph of causes stand, and the lines between them, in pixels at zoom 1. Pure.
import { defined } from "../../../shared/base/defined";
import type { CauseGraph } from "../../../shared/engine/explain/causeGraph";
import type { CauseLink } from "../../../shared/engine/explain/causeLinks";

export interface PlacedBox {
  readonly record: number;
  readonly column: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** A change of an earlier turn, in the first column. */
export interface PlacedEarlier extends PlacedBox {
  readonly turn: number;
}

export interface CauseLayout {
  readonly width: number;
  readonly height: number;
  readonly heads: readonly { readonly title: string; readonly left: number }[];
  readonly boxes: readonly PlacedBox[];
  readonly earlier: readonly PlacedEarlier[];
  readonly lines: readonly PlacedLine[];
}

export interface PlacedLine extends Pick<CauseLink, "to" | "kind"> {
  /** Null: from an earlier turn. */
  readonly from: number | null;
  readonly path: string;
}

export const BOX_HEIGHT = 24;
export const COLUMN_WIDTH = 206;
const HEAD_HEIGHT = 32;
/** Below the heads, above the boxes: here lines go past columns. */
const PASSAGE = HEAD_HEIGHT - 5;
const ROW = BOX_HEIGHT + 6;
const BETWEEN = 38;
const INDENTATION = 14;
/** How far a line between boxes of one column swings out. */
const SWING = 24;
const MARGIN = 8;

const leftOf = (column: number): number => MARGIN + column * (COLUMN_WIDTH + BETWEEN);
const topOf = (row: number): number => HEAD_HEIGHT + row * ROW;

/** Columns side by side, earlier turns first, boxes below each other; a box inside another one is indented. */
export function layOutCauses({ columns, links, earlier }: CauseGraph): CauseLayout {
  const before = placeEarlier(earlier);
  const first = before.length === 0 ? 0 : 1;
  const boxes = columns.flatMap((column, index) =>
    column.boxes.map(({ record, depth }, row): PlacedBox => {
      const inset = depth * INDENTATION;
      const left = leftOf(first + index) + inset;
      return { record, column: first + index, left, top: topOf(row), width: COLUMN_WIDTH - inset };
    }),
  );
  const byRecord = new Map(boxes.map((box) => [box.record, box]));
  const titles = [...(first === 0 ? [] : ["earlier turns"]), ...columns.map(({ title }) => title)];
  const fromBefore = earlier.map(({ turn, record, to }): PlacedLine => {
    const box = defined(before.find((each) => each.turn === turn && each.record === record));
    return { from: null, to, kind: "allowed", path: pathBetween(box, defined(byRecord.get(to))) };
  });
  const own = links.map(({ from, to, kind }): PlacedLine => {
    return { from, to, kind, path: pathBetween(defined(byRecord.get(from)), defined(byRecord.get(to))) };
  });
  return {
    width: leftOf(titles.length) + MARGIN,
    height: topOf(Math.max(before.length, ...columns.map((column) => column.boxes.length))) + MARGIN,
    heads: titles.map((title, index) => ({ title, left: leftOf(index) })),
    boxes,
    earlier: before,
    lines: [...fromBefore, ...own],
  };
}

/** Returns each change once, whatever it made possible, in order of time. */
function placeEarlier(earlier: CauseGraph["earlier"]): readonly PlacedEarlier[] {
  const distinct = new Map(earlier.map(({ turn, record }) => [`${turn} ${record}`, { turn, record }]));
  return [...distinct.values()]
    .toSorted((one, other) => one.turn - other.turn || one.record - other.record)
    .map(({ turn, record }, row) => {
      return { turn, record, column: 0, left: leftOf(0), top: topOf(row), width: COLUMN_WIDTH };
    });
}

/**
 * Down to what is inside, across to the next column, over the columns between to a later one, or around on the right to
 * another box of the same column.
 */
function pathBetween(from: PlacedBox, to: PlacedBox): string {
  const middle = (box: PlacedBox): number => box.top + BOX_HEIGHT / 2;
  const right = (box: PlacedBox): number => box.left + box.width;
  if (from.column === to.column && to.left > from.left) {
    const stem = from.left + INDENTATION / 2;
    return `M ${stem} ${from.top + BOX_HEIGHT} V ${middle(to)} H ${to.left}`;
  }
  if (from.column >= to.column) {
    const out = Math.max(right(from), right(to)) + SWING;
    return `M ${right(from)} ${middle(from)} C ${out} ${middle(from)} ${out} ${middle(to)} ${right(to)} ${middle(to)}`;
  }
  // Straight and then down, so that many lines from one box are one trunk; the lines of neighbouring boxes are kept
  // apart.
  const bend = to.left - 10 - (Math.round(from.top / ROW) % 4) * 6;
  const start = `M ${right(from)} ${middle(from)}`;
  if (to.column - from.column > 1) {
    return `${start} H ${leftOf(from.column) + COLUMN_WIDTH + 8} V ${PASSAGE} H ${bend} V ${middle(to)} H ${to.left}`;
  }
  return `${start} H ${bend} V ${middle(to)} H ${to.left}`;
}

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * Returns the box that an arrow key leads to: the next one in the column, or the nearest in the column beside; else
 * null.
 */
export function boxBeside<Box extends PlacedBox>(boxes: readonly Box[], from: PlacedBox, key: string): Box | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const [columns, rows] = step;
  const candidates = boxes.filter(
    ({ column, top }) => column === from.column + columns && (rows === 0 || (top - from.top) * rows > 0),
  );
  const nearest = candidates.toSorted((one, other) => Math.abs(one.top - from.top) - Math.abs(other.top - from.top));
  return nearest[0] ?? null;
}
