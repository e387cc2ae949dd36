// The painter's status line.
import type { ReactElement } from "react";
import type { Position } from "../../../shared/base/boardView";
import { describeCell } from "../board/describeCell";
import { BrokenTextSign } from "./BrokenTextSign";
import { problemText } from "./help/askedFindings";
import { useUnhurried } from "../../ui/useUnhurried";
import { useCarrying } from "./tools/carrying";
import { usePaintStore } from "./paintStore";
import type { Stroke } from "./tools/underWay";
import { type PaintTarget, strokeCells, strokeEntity } from "./painting";
import { resizeText, resizingOf } from "./tools/resizing";
import { selectionText } from "./tools/selecting";
import { selectedCells } from "./tools/selection";
import { changedCount } from "./strokeBoard";

function hoveredNow(): Position | null {
  return usePaintStore.getState().hovered;
}

/** One line: the cell under the pointer with all its layers, what a stroke will change, what was last done. */
export function PainterStatus({ paintTarget }: { readonly paintTarget: PaintTarget }): ReactElement {
  const notice = usePaintStore((state) => state.notice);
  const stroke = usePaintStore((state) => state.stroke);
  const brushSize = usePaintStore((state) => state.brushSize);
  const selecting = usePaintStore((state) => state.selecting);
  const selection = usePaintStore((state) => state.selection);
  const resizing = resizingOf({ resizing: usePaintStore((state) => state.resizing) }, paintTarget);
  const carrying = useCarrying(paintTarget);
  const { view } = paintTarget;
  const underWay = (): string => {
    if (carrying !== null) return countText(carrying.changed);
    if (stroke !== null) return strokeText(paintTarget, stroke, brushSize);
    if (resizing?.held) return `${resizeText(paintTarget, resizing.change)}. Escape cancels.`;
    if (selecting === null) return notice;
    return selectionText(selectedCells(view, selection, selecting.mode, [selecting.from, selecting.to]));
  };
  return (
    <div className="gw-painter-status">
      <BrokenTextSign document={paintTarget.document} />
      <Hovered paintTarget={paintTarget} />
      <span className="gw-painter-notice">{underWay()}</span>
      <span>
        {view.width} × {view.height}
      </span>
    </div>
  );
}

/** The cell under the pointer, in words. */
function Hovered({ paintTarget }: { readonly paintTarget: PaintTarget }): ReactElement {
  const hovered = useUnhurried(usePaintStore.subscribe, hoveredNow);
  const text = hovered === null ? "" : describeCell(paintTarget.view, paintTarget.looks, hovered);
  const problem = hovered === null ? "" : problemText(paintTarget, hovered);
  return (
    <span className="gw-painter-hovered">
      {problem === "" ? null : <strong>{problem} </strong>}
      {text}
    </span>
  );
}

function strokeText({ view, looks }: PaintTarget, stroke: Stroke, brushSize: number): string {
  const cells = strokeCells(view, stroke, brushSize);
  return countText(changedCount(view, stroke.layer, cells, strokeEntity(looks, stroke)));
}

function countText(count: number): string {
  return count === 1 ? "1 cell will change." : `${count} cells will change.`;
}
