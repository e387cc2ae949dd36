// What stands at the cell that the pointer rests on while cells are inspected: every layer with its tags, and the rules
// about it. It stays while the pointer is on it, so that a rule can be chosen.
import { type ReactElement, useEffect, useRef, useState } from "react";
import { type Position, entityAt } from "../../../../shared/base/boardView";
import { CellVerdicts } from "../../../solver/CellVerdicts";
import { describeEntity } from "../../board/describeCell";
import { CellProblems } from "../inspector/CellProblems";
import { CellRules } from "../inspector/CellRules";
import { usePaintStore } from "../paintStore";
import type { PaintTarget } from "../paintTarget";
import { hitCell } from "../tools/gesture";
import { inspect } from "../tools/inspect";

const OPENS_AFTER_MS = 350;
const CLOSES_AFTER_MS = 250;

/** Somewhere beside the cell, in the pane's pixels. */
interface Place {
  readonly cell: Position;
  readonly style: Readonly<Record<string, number>>;
}

export function HoverCard({
  paintTarget,
  file,
}: {
  readonly paintTarget: PaintTarget;
  readonly file: string;
}): ReactElement | null {
  const isInspecting = usePaintStore((state) => state.tool === inspect.id && state.gesture?.kind !== "pick");
  // While nothing is inspected it is no matter where the pointer is.
  const wanted = usePaintStore((state) => (isInspecting ? hitCell(state.hit) : null));
  const anchor = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isOver && wanted === null) return undefined;
    const next = (): void => setPlace(wanted === null ? null : placeBeside(anchor.current, wanted));
    const timer = setTimeout(next, wanted === null ? CLOSES_AFTER_MS : OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [wanted, isOver]);
  return (
    <div ref={anchor} className="gw-hover-anchor">
      {place === null || !isInspecting ? null : (
        <section
          className="gw-hover-card"
          aria-label="The cell under the pointer"
          style={place.style}
          onPointerEnter={() => setOver(true)}
          onPointerLeave={() => setOver(false)}
        >
          <CellLayers paintTarget={paintTarget} cell={place.cell} />
          <CellProblems paintTarget={paintTarget} file={file} cell={place.cell} />
          <CellVerdicts cell={place.cell} />
          <CellRules paintTarget={paintTarget} file={file} cell={place.cell} />
        </section>
      )}
    </div>
  );
}

function CellLayers({
  paintTarget,
  cell,
}: {
  readonly paintTarget: PaintTarget;
  readonly cell: Position;
}): ReactElement {
  const { view, looks } = paintTarget;
  const [x, y] = cell;
  const layers = [...view.layers].reverse().flatMap((layer) => {
    const entity = entityAt(view, layer, x, y);
    return entity === null ? [] : [{ layer, entity }];
  });
  return (
    <>
      <h4>
        Column {x}, row {y}
      </h4>
      <dl>
        {layers.map(({ layer, entity }) => (
          <div key={layer}>
            <dt>{layer}</dt>
            <dd>
              {describeEntity(looks, entity)} <small>{looks.kinds.get(entity.kind)?.tags.join(" ")}</small>
            </dd>
          </div>
        ))}
        {layers.length === 0 ? <div>Empty.</div> : null}
      </dl>
    </>
  );
}

/** Right below the cell, or above it where there is no room; never out of the pane. */
function placeBeside(anchor: HTMLElement | null, cell: Position): Place | null {
  const board = anchor?.parentElement?.querySelector<HTMLElement>(".gw-board");
  if (!board) return null;
  const { originX, originY, cellSize } = board.dataset;
  const [left, top, pitch] = [Number(originX), Number(originY), Number(cellSize)];
  const x = Math.max(4, Math.min(left + cell[0] * pitch, board.clientWidth - 260));
  const below = top + (cell[1] + 1) * pitch + 6;
  const isLow = below > board.clientHeight * 0.6;
  const style = isLow ? { left: x, bottom: board.clientHeight - (top + cell[1] * pitch) + 6 } : { left: x, top: below };
  return { cell, style };
}
