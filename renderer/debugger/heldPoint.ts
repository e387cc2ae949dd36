// How far to scroll a pane so that a point in it stays where it is while the zoom changes. Pure.

/** A place or a way, in CSS pixels. */
export interface PanePoint {
  readonly left: number;
  readonly top: number;
}

/** What was seen at a place. */
export interface Held {
  readonly zoom: number;
  /** From the corner of what the pane shows, at that zoom. */
  readonly point: PanePoint;
  /** Where it was seen, in the window. */
  readonly at: PanePoint;
}

/**
 * Returns the distance to scroll after a zoom that moved the corner of the visible part to `corner` of the window. May
 * be farther than can be scrolled: what is smaller than its pane stays where the pane puts it.
 */
export function scrolledBy({ zoom, point, at }: Held, next: number, corner: PanePoint): PanePoint {
  const along = (from: number, own: number, place: number): number => from + (own * next) / zoom - place;
  return { left: along(corner.left, point.left, at.left), top: along(corner.top, point.top, at.top) };
}
