// The board on which a game's beginning is painted: strokes, selections, what is dropped on it and what is carried.
import { type ReactElement, useMemo, useRef, useState } from "react";
import type { BoardView, Position } from "../../../shared/base/boardView";
import { indexGame } from "../../../shared/dialects/gdl/text/names/gameIndex";
import { entityDrop } from "../../board/entityDrag";
import { packSource, usePackSource } from "../../documents/packSource";
import { useGameImages, useGameLooks } from "../pack/gameLooks";
import { TableCanvas } from "../table/TableCanvas";
import { NO_MARKS } from "../table/drawTable";
import { type TableLayout, spotOf } from "../table/layout";
import { useActivePaint, useTablePaint } from "./paintStore";
import { paintAt } from "./painting";
import { type PaintedTable, carriedBoard, carryPiecesTo, putPiecesDown } from "./pieces/pieceActions";
import { putAt } from "./pieces/pieceClip";
import { boardIn, dropBrush, placeAtPoint } from "./tableDrop";
import { type Dragging, dragOver, paintKey, selecting } from "./tableTools";

interface PaintedCanvasProps {
  readonly file: string;
  readonly isActive: boolean;
  /** The game has no board, only zones. */
  readonly isHidden: boolean;
  readonly board: BoardView;
  readonly layout: TableLayout;
  readonly table: () => PaintedTable | null;
  /** The pointer is over another place (null: none). */
  readonly onPoint: (position: Position | null) => void;
}

export function PaintedCanvas({
  file,
  isActive,
  isHidden,
  board,
  layout,
  table,
  onPoint,
}: PaintedCanvasProps): ReactElement {
  const pack = usePackSource();
  const looks = useGameLooks();
  const images = useGameImages();
  const tool = useTablePaint((state) => state.tool);
  const { selection, carried, carriedPieces, frame } = useActivePaint(isActive);
  const dragging = useRef<Dragging | null>(null);
  const [dropPlace, setDropPlace] = useState<Position | null>(null);
  const put = useMemo(
    () => (carriedPieces === null ? [] : putAt(layout, carriedPieces.clip, carriedPieces.at)),
    [layout, carriedPieces],
  );
  const shown = useMemo(() => carriedBoard(board, put, indexGame(pack)), [board, put, pack]);
  const marks = useMemo(() => {
    const places = carriedPieces === null ? selection : put.map(([place]) => place);
    const spots = (dropPlace === null ? places : [...places, dropPlace]).map((place) => spotOf(layout, place));
    const chosen = [...spots, carried?.spot ?? -1].filter((each) => each >= 0);
    return chosen.length === 0 && frame === null ? NO_MARKS : { ...NO_MARKS, chosen, moved: carried, frame };
  }, [layout, selection, put, dropPlace, carried, carriedPieces, frame]);
  const drop = entityDrop({
    placeAt: (x, y, onto) => (isActive ? placeAtPoint(onto, layout, x, y) : null),
    hover: setDropPlace,
    put(entity, place, onto) {
      const on = table();
      if (on !== null) dropBrush(packSource(), on.target, entity, place);
      boardIn(onto)?.focus();
    },
  });
  return (
    <div className="gw-table-edit" hidden={isHidden} data-own-keys="CmdOrCtrl+A CmdOrCtrl+Space" {...drop}>
      <TableCanvas
        board={shown}
        looks={looks}
        images={images}
        label={`Board of ${file}`}
        fitKey={file}
        marks={marks}
        onChoose={(position) => choose(table(), position, carriedPieces !== null)}
        onPoint={(position) => {
          onPoint(position);
          if (position !== null) carryPiecesTo(position);
        }}
        {...(tool === "inspect" && carriedPieces === null ? selecting(board) : {})}
        onDrag={(drag, layout) => {
          const on = table();
          if (on !== null) dragging.current = dragOver(on.target, layout, dragging.current, drag);
        }}
        onKeyDown={(event, focused, layout) => {
          const on = table();
          if (on !== null) paintKey(on.target, layout, event, focused);
        }}
      />
    </div>
  );
}

/** Puts down what is carried on a place, selects the place, or paints it. */
function choose(table: PaintedTable | null, position: Position, isCarrying: boolean): void {
  const { tool, brush } = useTablePaint.getState();
  if (isCarrying && table !== null) {
    carryPiecesTo(position);
    putPiecesDown(table);
  } else if (tool === "inspect") useTablePaint.setState({ selection: [position] });
  // A press has painted already, and then this changes nothing; the Enter key has not.
  else if (table !== null && tool === "eraser") paintAt(table.target, position, null);
  else if (table !== null && brush !== null) paintAt(table.target, position, brush);
}
