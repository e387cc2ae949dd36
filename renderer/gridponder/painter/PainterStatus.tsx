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
import { type Easel, strokeCells, strokeEntity } from "./painting";
import { resizeText, resizingOf } from "./tools/resizing";
import { selectionText } from "./tools/selecting";
import { selectedCells } from "./tools/selection";
import { changedCount } from "./strokeBoard";

function hoveredNow(): Position | null {
  return usePaintStore.getState().hovered;
}

/** One line: the cell under the pointer with all its layers, what a stroke will change, what was last done. */
export function PainterStatus({ easel }: { readonly easel: Easel }): ReactElement {
  const notice = usePaintStore((state) => state.notice);
  const stroke = usePaintStore((state) => state.stroke);
  const brushSize = usePaintStore((state) => state.brushSize);
  const selecting = usePaintStore((state) => state.selecting);
  const selection = usePaintStore((state) => state.selection);
  const resizing = resizingOf({ resizing: usePaintStore((state) => state.resizing) }, easel);
  const carrying = useCarrying(easel);
  const { view } = easel;
  const underWay = (): string => {
    if (carrying !== null) return countText(carrying.changed);
    if (stroke !== null) return strokeText(easel, stroke, brushSize);
    if (resizing?.held) return `${resizeText(easel, resizing.change)}. Escape cancels.`;
    if (selecting === null) return notice;
    return selectionText(selectedCells(view, selection, selecting.mode, [selecting.from, selecting.to]));
  };
  return (
    <div className="gw-painter-status">
      <BrokenTextSign document={easel.document} />
      <Hovered easel={easel} />
      <span className="gw-painter-notice">{underWay()}</span>
      <span>
        {view.width} × {view.height}
      </span>
    </div>
  );
}

/** The cell under the pointer, in words. */
function Hovered({ easel }: { readonly easel: Easel }): ReactElement {
  const hovered = useUnhurried(usePaintStore.subscribe, hoveredNow);
  const text = hovered === null ? "" : describeCell(easel.view, easel.looks, hovered);
  const problem = hovered === null ? "" : problemText(easel, hovered);
  return (
    <span className="gw-painter-hovered">
      {problem === "" ? null : <strong>{problem} </strong>}
      {text}
    </span>
  );
}

function strokeText({ view, looks }: Easel, stroke: Stroke, brushSize: number): string {
  const cells = strokeCells(view, stroke, brushSize);
  return countText(changedCount(view, stroke.layer, cells, strokeEntity(looks, stroke)));
}

function countText(count: number): string {
  return count === 1 ? "1 cell will change." : `${count} cells will change.`;
}
