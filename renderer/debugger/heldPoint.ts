// How far a pane is scrolled so that a point of what it shows stays where it is while the zoom changes. Pure.

/** A place or a way, in CSS pixels. */
export interface PanePoint {
  readonly left: number;
  readonly top: number;
}

/** A point of the pane, and what was seen there. */
export interface Held {
  readonly zoom: number;
  /** How far the pane was scrolled at that zoom. */
  readonly scroll: PanePoint;
  /** From the pane's corner. */
  readonly point: PanePoint;
}

/** How far the pane is to be scrolled at another zoom. May be outside of what can be scrolled to. */
export function scrolledTo({ zoom, scroll, point }: Held, next: number): PanePoint {
  const along = (way: number, at: number): number => ((way + at) * next) / zoom - at;
  return { left: along(scroll.left, point.left), top: along(scroll.top, point.top) };
}
