// Which columns of a wide table are drawn, and the gaps between them. Pure.

/** A column that is drawn, by its index; null: a gap in place of those that are not. */
export interface ColumnPart {
  readonly column: number | null;
  /** CSS pixels. */
  readonly width: number;
}

/** Returns the parts of a table of `count` columns, each `width` wide, of which `drawn` (in any order) are drawn. */
export function columnParts(drawn: Iterable<number>, count: number, width: number): readonly ColumnPart[] {
  const columns = [...new Set(drawn)].filter((column) => column >= 0 && column < count).sort((a, b) => a - b);
  const parts: ColumnPart[] = [];
  let next = 0;
  const gapTo = (end: number): void => {
    if (end > next) parts.push({ column: null, width: (end - next) * width });
  };
  for (const column of columns) {
    gapTo(column);
    parts.push({ column, width });
    next = column + 1;
  }
  gapTo(count);
  return parts;
}
