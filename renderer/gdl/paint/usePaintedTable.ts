// The board with which a game begins, with what was painted on it since.
import { useMemo } from "react";
import type { BoardView } from "../../../shared/base/boardView";
import { NO_BOARD } from "../../../shared/base/placeName";
import { packSource } from "../../documents/packSource";
import { type ShownStart, useStart } from "../pack/start";
import { type TableLayout, tableLayout } from "../table/layout";
import { type ArrangedNodes, type PaintedPlace, useTablePaint } from "./paintStore";
import { arrangedBoard, paintedBoard } from "./paintedBoard";
import { tableTarget } from "./painting";
import type { PaintedTable } from "./pieces/pieceActions";

interface TableInPaint {
  /** Null until it is known, and while the game could never be played. */
  readonly board: BoardView | null;
  /** The generation of the texts that the host made it from; 0 before the first. */
  readonly at: number;
  /** The board is from before a mistake in the texts. */
  readonly isOutOfDate: boolean;
  readonly layout: TableLayout;
  /** Returns the board as it stands: a key may come before what the last one painted is rendered. */
  readonly table: () => PaintedTable | null;
}

/** Follows the board of the game of a file. */
export function usePaintedTable(file: string): TableInPaint {
  const { board: made, at, isOutOfDate } = useStart(file);
  const { painted, arranged } = useTablePaint();
  const board = useMemo(
    () => withPaint({ board: made, at }, file, { painted, arranged }),
    [made, painted, arranged, file, at],
  );
  const layout = useMemo(() => tableLayout(board ?? NO_BOARD), [board]);
  const table = (): PaintedTable | null => {
    const paint = useTablePaint.getState();
    const now = withPaint({ board: made, at }, file, paint);
    const target = now === null ? null : tableTarget(packSource(), file, now, at, paint.onSetup);
    return target === null ? null : { target, layout };
  };
  return { board, at, isOutOfDate, layout, table };
}

interface Paint {
  readonly painted: readonly PaintedPlace[];
  readonly arranged: ArrangedNodes | null;
}

function withPaint({ board, at }: ShownStart, file: string, { painted, arranged }: Paint): BoardView | null {
  return board === null ? null : arrangedBoard(paintedBoard(board, painted, file, at), arranged, file, at);
}
