// Keeps the row of the cursor in sight by what is known of the list. Asking the page for a height would make it lay
// everything out, which takes longer than the rest of a step.
import type { Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";
import { type FollowedRow, type Following, following } from "./rowInSight";

type List = Virtualizer<HTMLDivElement, Element>;

/**
 * Scrolls when the row has become another one and is out of sight. Gives the top that the list is being scrolled to
 * until the page tells that it is there, else null: the rows there are to be rendered with the step itself, since the
 * page reports a scroll only in the next frame, and would need another layout for them.
 */
export function useRowInSight(
  list: List,
  scroller: RefObject<HTMLDivElement | null>,
  followed: Omit<FollowedRow, "height">,
): number | null {
  const height = list.scrollRect?.height ?? 0;
  const [before, setFollowing] = useState<Following | null>(null);
  // Adjusted while rendering, so that no frame shows the rows of one place where the list is at another.
  const now = following(before, { ...followed, height }, list.scrollOffset ?? 0);
  if (now !== before) setFollowing(now);
  const { coming } = now;
  useLayoutEffect(() => {
    if (coming !== null) scroller.current?.scrollTo({ top: coming.top });
  }, [coming, scroller]);
  return coming?.top ?? null;
}
