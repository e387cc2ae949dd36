// The painter's status line.
import type { ReactElement } from "react";
import { describeCell } from "../board/describeCell";
import { problemText } from "./askedFindings";
import { useCarrying } from "./carrying";
import { type Stroke, usePaintStore } from "./paintStore";
import { type Easel, strokeCells, strokeEntity } from "./painting";
import { resizeText, resizingOf } from "./resizing";
import { selectionText } from "./selecting";
import { selectedCells } from "./selection";
import { changedCount } from "./strokeBoard";

/** One line: the cell under the pointer with all its layers, what a stroke will change, what was last done. */
export function PainterStatus({ easel }: { readonly easel: Easel }): ReactElement {
  const hovered = usePaintStore((state) => state.hovered);
  const notice = usePaintStore((state) => state.notice);
  const stroke = usePaintStore((state) => state.stroke);
  const brushSize = usePaintStore((state) => state.brushSize);
  const selecting = usePaintStore((state) => state.selecting);
  const selection = usePaintStore((state) => state.selection);
  const resizing = resizingOf({ resizing: usePaintStore((state) => state.resizing) }, easel);
  const carrying = useCarrying(easel);
  const { view, looks } = easel;
  const underWay = (): string => {
    if (carrying !== null) return countText(carrying.changed);
    if (stroke !== null) return strokeText(easel, stroke, brushSize);
    if (resizing?.held) return `${resizeText(easel, resizing.change)}. Escape cancels.`;
    if (selecting === null) return notice;
    return selectionText(selectedCells(view, selection, selecting.mode, [selecting.from, selecting.to]));
  };
  const text = hovered === null ? "" : describeCell(view, looks, hovered);
  const problem = hovered === null ? "" : problemText(easel, hovered);
  return (
    <div className="gw-painter-status">
      <span className="gw-painter-hovered">
        {problem === "" ? null : <strong>{problem} </strong>}
        {text}
      </span>
      <span className="gw-painter-notice">{underWay()}</span>
      <span>
        {view.width} × {view.height}
      </span>
    </div>
  );
}

function strokeText({ view, looks }: Easel, stroke: Stroke, brushSize: number): string {
  const cells = strokeCells(view, stroke, brushSize);
  return countText(changedCount(view, stroke.layer, cells, strokeEntity(looks, stroke)));
}

function countText(count: number): string {
  return count === 1 ? "1 cell will change." : `${count} cells will change.`;
}
