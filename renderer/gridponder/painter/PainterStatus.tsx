// The painter's status line.
import { type ReactElement, useSyncExternalStore } from "react";
import type { Position } from "../../../shared/base/boardView";
import { describeCell } from "../board/describeCell";
import type { ShownZoom } from "../../board/shownZoom";
import { ActiveLevelChip } from "../../solver/ActiveLevelChip";
import { BrokenTextSign } from "./BrokenTextSign";
import { findingsAt } from "./help/askedFindings";
import { problemText } from "./help/boardFindings";
import { useUnhurried } from "../../ui/useUnhurried";
import { usePaintStore } from "./paintStore";
import { hitCell } from "./tools/gesture";
import type { PaintTarget } from "./paintTarget";

function hoveredNow(): Position | null {
  return hitCell(usePaintStore.getState().hit);
}

export interface PainterStatusProps {
  readonly paintTarget: PaintTarget;
  /** That of the board above. */
  readonly zoom: ShownZoom;
  /** What will come of the gesture in progress; null: what was last done is shown. */
  readonly status: string | null;
  /** Whether the level is the active one: the others say nothing of the pointer, nor of what was done. */
  readonly isActive: boolean;
}

/** One line: the cell under the pointer with all its layers, what a gesture will change, what was last done. */
export function PainterStatus({ paintTarget, zoom, status, isActive }: PainterStatusProps): ReactElement {
  const notice = usePaintStore((state) => state.notice);
  const { view } = paintTarget;
  return (
    <div className="gw-painter-status">
      <BrokenTextSign document={paintTarget.document} />
      {isActive ? <Hovered paintTarget={paintTarget} /> : null}
      <span className="gw-painter-notice">{isActive ? (status ?? notice) : ""}</span>
      {isActive ? <ActiveLevelChip /> : null}
      <span>
        {view.width} × {view.height}
      </span>
      <Zoom of={zoom} />
    </div>
  );
}

function Zoom({ of }: { readonly of: ShownZoom }): ReactElement {
  const percent = useSyncExternalStore(of.subscribe, of.percent);
  return <span title="Zoom; 100 % is 64 pixels a cell">{percent} %</span>;
}

/** The cell under the pointer, in words. */
function Hovered({ paintTarget }: { readonly paintTarget: PaintTarget }): ReactElement {
  const hovered = useUnhurried(usePaintStore.subscribe, hoveredNow);
  const text = hovered === null ? "" : describeCell(paintTarget.view, paintTarget.looks, hovered);
  const problem = hovered === null ? "" : problemText(findingsAt(paintTarget, hovered));
  return (
    <span className="gw-painter-hovered">
      {problem === "" ? null : <strong>{problem} </strong>}
      {text}
    </span>
  );
}
