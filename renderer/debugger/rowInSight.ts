// Where a list of equal rows is scrolled to so that one of them is in sight. Pure; pixels from the top of all rows.

/** The part of the rows that is in sight. */
export interface Sight {
  readonly top: number;
  readonly height: number;
}

/** Whether a row can be seen as a whole. A list without height, behind another panel, shows what it will show. */
export function isInSight({ top, height }: Sight, row: number, rowHeight: number): boolean {
  return height <= 0 || (row * rowHeight >= top && (row + 1) * rowHeight <= top + height);
}

/**
 * The top of the rows that brings a row in sight; null when it is there already. By its own keys a list goes no further
 * than it must; what comes from elsewhere is shown with what is around it.
 */
export function topFor(
  sight: Sight,
  row: number,
  { rowHeight, rows, isOwnKey }: { readonly rowHeight: number; readonly rows: number; readonly isOwnKey: boolean },
): number | null {
  if (isInSight(sight, row, rowHeight)) return null;
  const { top, height } = sight;
  const start = row * rowHeight;
  const most = Math.max(0, rows * rowHeight - height);
  const nearest = start < top ? start : start + rowHeight - height;
  const middle = Math.round(start - (height - rowHeight) / 2);
  // A list that is hardly higher than a row has its row at the top.
  const wanted = height < 2 * rowHeight ? start : isOwnKey ? nearest : middle;
  return Math.min(Math.max(0, wanted), most);
}
