// The part of a large table that is drawn: the rows and columns in sight, and the gaps in place of the others.
import { type Range, defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useMemo } from "react";
import { type ColumnPart, columnParts } from "./columnParts";
import type { GridPlace } from "./gridKeys";

/** CSS pixels; as in coverage.css. */
const ROW_HEIGHT = 44;
export const COLUMN_WIDTH = 44;
/** Of the rows' heads, which stay in sight. */
export const HEAD_WIDTH = 200;

export interface GridInSight {
  /** Indices, in order. */
  readonly rows: readonly number[];
  readonly parts: readonly ColumnPart[];
  /** CSS pixels that the rows before and after those drawn take. */
  readonly above: number;
  readonly below: number;
  /** Scrolls until the row and the column are in sight; -1 stands for a head, which is so anyway. */
  readonly scrollTo: (place: GridPlace) => void;
}

/** Follows what is in sight in `scroller`. The column `kept` is drawn even where it is not. */
export function useGridInSight(
  scroller: RefObject<HTMLElement | null>,
  rowCount: number,
  columnCount: number,
  kept: number,
): GridInSight {
  const down = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
  });
  const drawnColumns = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), kept])].sort((a, b) => a - b),
    [kept],
  );
  const across = useVirtualizer({
    horizontal: true,
    count: columnCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => COLUMN_WIDTH,
    paddingStart: HEAD_WIDTH,
    scrollPaddingStart: HEAD_WIDTH,
    rangeExtractor: drawnColumns,
    overscan: 6,
  });
  const items = down.getVirtualItems();
  const shown = across.getVirtualItems();
  const parts = useMemo(
    () =>
      columnParts(
        shown.map(({ index }) => index),
        columnCount,
        COLUMN_WIDTH,
      ),
    [shown, columnCount],
  );
  return {
    rows: items.map(({ index }) => index),
    parts,
    above: items[0]?.start ?? 0,
    below: down.getTotalSize() - (items.at(-1)?.end ?? 0),
    scrollTo({ row, column }) {
      if (row >= 0) down.scrollToIndex(row);
      if (column >= 0) across.scrollToIndex(column);
    },
  };
}
