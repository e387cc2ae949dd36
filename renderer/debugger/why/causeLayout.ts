// Where the boxes of a graph of causes stand, and the lines between them, in pixels at zoom 1. Pure.
import { clamp } from "../../../shared/base/clamp";
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
  readonly heads: readonly { readonly title: string; readonly left: number; readonly width: number }[];
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
/** A column is as wide as its longest text, within these. */
const NARROWEST = 110;
const WIDEST = 340;
/** Of a letter, about; a box has an icon and edges besides. */
const LETTER = 6.8;
const BESIDE_TEXT = 44;
const HEAD_HEIGHT = 32;
/** Below the heads, above the boxes: here lines go past columns. */
const PASSAGE = HEAD_HEIGHT - 5;
const ROW = BOX_HEIGHT + 6;
const BETWEEN = 38;
const INDENTATION = 14;
/** How far a line between boxes of one column swings out. */
const SWING = 24;
const MARGIN = 8;

interface Column {
  readonly left: number;
  readonly width: number;
}

/** Says how many letters a box has; `turn` is null for one of the turn in view. */
export type LettersOf = (record: number, turn: number | null) => number;

const topOf = (row: number): number => HEAD_HEIGHT + row * ROW;

/** Columns side by side, earlier turns first, boxes below each other; a box inside another one is indented. */
export function layOutCauses({ columns, links, earlier }: CauseGraph, lettersOf: LettersOf): CauseLayout {
  const first = earlier.length === 0 ? 0 : 1;
  const titles = [...(first === 0 ? [] : ["earlier turns"]), ...columns.map(({ title }) => title)];
  const placed = placeColumns([
    ...(first === 0 ? [] : [Math.max(...earlier.map(({ turn, record }) => widthOf(lettersOf(record, turn))))]),
    ...columns.map(({ title, boxes }) =>
      boxes.reduce(
        (widest, { record, depth }) => Math.max(widest, depth * INDENTATION + widthOf(lettersOf(record, null))),
        title.length * LETTER,
      ),
    ),
  ]);
  const before = placeEarlier(earlier, placed);
  const boxes = columns.flatMap((column, index) =>
    column.boxes.map(({ record, depth }, row): PlacedBox => {
      const inset = depth * INDENTATION;
      const { left, width } = defined(placed[first + index]);
      return { record, column: first + index, left: left + inset, top: topOf(row), width: width - inset };
    }),
  );
  const byRecord = new Map(boxes.map((box) => [box.record, box]));
  const fromBefore = earlier.map(({ turn, record, to }): PlacedLine => {
    const box = defined(before.find((each) => each.turn === turn && each.record === record));
    return { from: null, to, kind: "allowed", path: pathBetween(box, defined(byRecord.get(to)), placed) };
  });
  const own = links.map(({ from, to, kind }): PlacedLine => {
    return { from, to, kind, path: pathBetween(defined(byRecord.get(from)), defined(byRecord.get(to)), placed) };
  });
  return {
    width: Math.max(0, ...placed.map(({ left, width }) => left + width)) + MARGIN + SWING,
    height: topOf(Math.max(before.length, ...columns.map((column) => column.boxes.length))) + MARGIN,
    heads: titles.map((title, index) => ({ title, ...defined(placed[index]) })),
    boxes,
    earlier: before,
    lines: [...fromBefore, ...own],
  };
}

function widthOf(letters: number): number {
  return Math.round(letters * LETTER + BESIDE_TEXT);
}

/** Places columns that want to be so wide beside each other. */
function placeColumns(wanted: readonly number[]): readonly Column[] {
  let left = MARGIN;
  return wanted.map((want): Column => {
    const width = clamp(want, NARROWEST, WIDEST);
    const column = { left, width };
    left += width + BETWEEN;
    return column;
  });
}

/** Returns each change once, whatever it made possible, in order of time. */
function placeEarlier(earlier: CauseGraph["earlier"], columns: readonly Column[]): readonly PlacedEarlier[] {
  const distinct = new Map(earlier.map(({ turn, record }) => [`${turn} ${record}`, { turn, record }]));
  return [...distinct.values()]
    .toSorted((one, other) => one.turn - other.turn || one.record - other.record)
    .map(({ turn, record }, row) => {
      return { turn, record, column: 0, ...defined(columns[0]), top: topOf(row) };
    });
}

/**
 * Down to what is inside, across to the next column, over the columns between to a later one, or around on the right to
 * another box of the same column.
 */
function pathBetween(from: PlacedBox, to: PlacedBox, columns: readonly Column[]): string {
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
    const { left, width } = defined(columns[from.column]);
    return `${start} H ${left + width + 8} V ${PASSAGE} H ${bend} V ${middle(to)} H ${to.left}`;
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
