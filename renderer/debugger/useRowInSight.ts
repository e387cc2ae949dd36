// Keeps the row of the debugger's cursor in sight by the numbers that are known of the list: to ask the page how high
// something is makes it lay all of itself out, which takes longer than the rest of a step.
import type { Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useRef } from "react";
import { isInSight, topFor } from "./rowInSight";

type List = Virtualizer<HTMLDivElement, Element>;

export interface FollowedRow {
  /** What the rows are of: the list of another turn begins at its top. */
  readonly of: object;
  /** What the row stands for: rows above it may be folded without its being another one. Undefined: no row is followed. */
  readonly key: number | undefined;
  /** -1: no row is followed. */
  readonly row: number;
  readonly rows: number;
  readonly rowHeight: number;
  /** Set by a key of the list itself, and taken back here. */
  readonly ownKeyRef: RefObject<boolean>;
}

/**
 * Scrolls when the row has become another one and is out of sight. A list whose height alone has changed keeps the row
 * in sight if it was; who has scrolled elsewhere is left there.
 */
export function useRowInSight(
  list: List,
  scroller: RefObject<HTMLDivElement | null>,
  { of, key, row, rows, rowHeight, ownKeyRef }: FollowedRow,
): void {
  // A scroll of ours that the page has not told of yet.
  const pending = useRef<number | null>(null);
  const last = useRef<(Pick<FollowedRow, "of" | "key"> & { readonly height: number }) | null>(null);
  const height = list.scrollRect?.height ?? 0;
  useEffect(() => {
    const element = scroller.current;
    const forget = (): void => {
      pending.current = null;
    };
    element?.addEventListener("scroll", forget, { passive: true });
    return () => element?.removeEventListener("scroll", forget);
  }, [scroller]);
  useEffect(() => {
    const before = last.current;
    // What was behind another panel did not scroll.
    if (before?.height !== height) pending.current = null;
    const top = pending.current ?? list.scrollOffset ?? 0;
    const isOther = before?.of !== of;
    const hasMoved = isOther || before?.key !== key;
    const wasInSight = before === null || isInSight({ top, height: before.height }, row, rowHeight);
    last.current = { of, key, height };
    const byKey = ownKeyRef.current;
    ownKeyRef.current = false;
    if (row < 0 && !(isOther && top > 0)) return;
    if (!hasMoved && !wasInSight) return;
    const next = row < 0 ? 0 : topFor({ top, height }, row, { rowHeight, rows, isOwnKey: byKey });
    if (next === null || scroller.current === null) return;
    if (next !== top) pending.current = next;
    scroller.current.scrollTo({ top: next });
  }, [list, scroller, of, key, row, rows, rowHeight, height, ownKeyRef]);
}
