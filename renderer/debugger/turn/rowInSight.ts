// Where to scroll a list of equal rows so that the followed row is in sight. Pure; pixels from the top of all rows.

/** The part of the rows that is in sight. */
export interface Sight {
  readonly top: number;
  readonly height: number;
}

/** The rows of a list, as far as scrolling is concerned. */
export interface RowList {
  readonly rowHeight: number;
  readonly rows: number;
}

/**
 * Returns whether a row can be seen as a whole. A list without height, behind another panel, shows what it will show.
 */
export function isInSight({ top, height }: Sight, row: number, rowHeight: number): boolean {
  return height <= 0 || (row * rowHeight >= top && (row + 1) * rowHeight <= top + height);
}

/**
 * Returns the top of the rows that brings a row in sight; null when it is there already. By its own keys a list goes no
 * further than it must; what comes from elsewhere is shown with what is around it.
 */
export function topFor(
  sight: Sight,
  row: number,
  { rowHeight, rows, isOwnKey }: RowList & { readonly isOwnKey: boolean },
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

/** Returns the numbers of the visible rows, and of `beyond` rows past each edge. */
export function rowsInSight({ top, height }: Sight, { rowHeight, rows }: RowList, beyond: number): readonly number[] {
  const first = Math.max(0, Math.floor(top / rowHeight) - beyond);
  const end = Math.min(rows, Math.ceil((top + height) / rowHeight) + beyond);
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}

export interface FollowedRow extends RowList {
  /** What the rows are of: the list of another turn begins at its top. */
  readonly of: object;
  /** Identifies the row's content: folding rows above it does not change it. Undefined: no row is followed. */
  readonly key: number | undefined;
  /** -1: no row is followed. */
  readonly row: number;
  /** A key of the list itself chose the row. */
  readonly isOwnKey: boolean;
  /** Of the list, in pixels. */
  readonly height: number;
}

/** A row that is followed, and where the list is being scrolled to for it. */
export interface Following {
  readonly of: FollowedRow["of"];
  readonly key: FollowedRow["key"];
  readonly row: number;
  readonly rows: number;
  readonly height: number;
  /** A scroll of our own, with its start, until the page's scroll event. */
  readonly coming: { readonly from: number; readonly top: number } | null;
}

/**
 * Returns how a row is followed in a list whose last scroll event was at `offset`; the same object as before when
 * nothing has changed. There is a scroll when the row has become another one and is out of sight. A list whose height
 * alone has changed keeps the row in sight if it was; a user who scrolled elsewhere stays there.
 */
export function following(before: Following | null, followed: FollowedRow, offset: number): Following {
  const { of, key, row, rows, height } = followed;
  const scrolling = before?.coming?.from === offset ? before.coming : null;
  const isAsBefore = before?.of === of && before.key === key && before.row === row && before.rows === rows;
  if (before !== null && isAsBefore && before.height === height) {
    return before.coming === scrolling ? before : { ...before, coming: scrolling };
  }
  // What was behind another panel did not scroll.
  const coming = before?.height === height ? scrolling : null;
  const top = coming?.top ?? offset;
  const next = scrollFor(before, followed, top) ?? top;
  return { of, key, row, rows, height, coming: next === top ? coming : { from: offset, top: next } };
}

/** Returns the top to scroll to; null: the list stays where it is. */
function scrollFor(before: Following | null, followed: FollowedRow, top: number): number | null {
  const { of, key, row, rowHeight, height } = followed;
  const isOther = before?.of !== of;
  const wasInSight = before === null || isInSight({ top, height: before.height }, row, rowHeight);
  if (row < 0) return isOther && top > 0 ? 0 : null;
  return isOther || before?.key !== key || wasInSight ? topFor({ top, height }, row, followed) : null;
}
