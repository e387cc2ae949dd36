// The part of a turn that its lanes show: all of it at first, then what the user zooms and pans to.
import { useState } from "react";
import type { Trace } from "../../../shared/engine/trace/trace";
import { type LaneView, clampedView, viewWith, zoomedView } from "./turnLanes";

export interface LaneViewControl {
  readonly view: LaneView;
  /** Zooms by a factor of what is in view; the record `at` stays where it is. */
  readonly zoom: (at: number, factor: number) => void;
  /** Moves on by a share of what is in view. */
  readonly pan: (share: number) => void;
  readonly showAll: () => void;
}

/** The part in view, its turn, and the cursor that it was last moved to. */
interface Shown {
  readonly trace: Trace;
  readonly cursor: number;
  readonly view: LaneView;
}

/** Keeps the part in view of a turn with `length` places. Another turn is shown whole. */
export function useLaneView(trace: Trace, cursor: number, length: number): LaneViewControl {
  const [kept, setShown] = useState<Shown>({ trace, cursor, view: { start: 0, span: length } });
  const now = withCursorInView(kept, trace, cursor, length);
  if (now !== kept) setShown(now);
  const { view } = now;
  const show = (next: LaneView): void => setShown({ trace, cursor, view: next });
  return {
    view,
    zoom: (at, factor) => show(zoomedView(view, length, at, factor)),
    pan: (share) => show(clampedView({ ...view, start: view.start + share * view.span }, length)),
    showAll: () => show({ start: 0, span: length }),
  };
}

/** Another turn is seen whole; a cursor that went elsewhere comes into view. */
function withCursorInView(kept: Shown, trace: Trace, cursor: number, length: number): Shown {
  if (kept.trace !== trace) return { trace, cursor, view: { start: 0, span: length } };
  return kept.cursor === cursor ? kept : { trace, cursor, view: viewWith(kept.view, length, cursor) };
}
