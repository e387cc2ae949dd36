// The moves of a recorded game, each with the board after it. Boards are made as they are needed.
import { type ReactElement, useEffect, useMemo, useRef, useState } from "react";
import { type BoardRow, NO_BOARDS, boardsOfRow } from "../../../shared/engine/trace/boardRow";
import { host } from "../../bridge/host";
import { usePackStore } from "../../session/pack/packStore";
import { useIsVisible } from "../../ui/useIsVisible";
import { TablePicture } from "../pack/TablePicture";

interface RecordedMovesProps {
  /** The game's id. */
  readonly id: string;
  readonly lines: readonly string[];
  /** The move after which the game is shown; 0: the start. */
  readonly step: number;
  /** How many moves the rules take. */
  readonly works: number;
  readonly onChoose: (step: number) => void;
}

const PICTURE = 64;
/** Boards of longer games are not drawn beyond this. */
const MOST_BOARDS = 400;

export function RecordedMoves({ id, lines, step, works, onChoose }: RecordedMovesProps): ReactElement {
  const list = useRef<HTMLOListElement>(null);
  const row = useBoards(id, Math.min(lines.length + 1, MOST_BOARDS), useIsVisible(list));
  const boards = useMemo(() => boardsOfRow(row), [row]);
  const hasPlaces = row.first !== null && row.first.cells.length > 0;
  return (
    <ol ref={list} className="gw-recorded-moves">
      {["start", ...lines].map((line, number) => {
        const board = boards[number];
        return (
          <li key={`${number} ${line}`}>
            <button
              type="button"
              aria-current={number === step ? "step" : undefined}
              data-broken={number > works ? true : undefined}
              title={number > works ? "The rules do not take this move" : undefined}
              onClick={() => onChoose(number)}
            >
              {hasPlaces && board !== undefined ? <TablePicture view={board} size={PICTURE} /> : null}
              <span>{number === 0 ? line : `${number}. ${line}`}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The boards along a game as it was checked last. */
function useBoards(id: string, count: number, isShown: boolean): BoardRow {
  const generation = usePackStore((state) => state.checkedGeneration);
  const [known, setKnown] = useState({ row: NO_BOARDS, at: -1 });
  useEffect(() => {
    if (!isShown) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const found = await host.pathBoards(id, 0, count);
      if (isWanted) setKnown({ row: found, at: generation });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [id, count, generation, isShown]);
  // While another text is checked, the boards of the text before are shown.
  return known.row;
}
