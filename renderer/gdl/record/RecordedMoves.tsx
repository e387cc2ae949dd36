// The moves of a recorded game, each with the board after it. Boards are made as they are needed.
import { type ReactElement, useEffect, useMemo, useRef, useState } from "react";
import { type BoardRow, NO_BOARDS, boardsOfRow, keptRow } from "../../../shared/engine/trace/boardRow";
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
  readonly taken: number;
  /** The first move that plays otherwise than before an edit, 0 for the start; null where none does. */
  readonly differsFrom: number | null;
  readonly onChoose: (step: number) => void;
}

const PICTURE = 64;
/** Boards of longer games are not drawn beyond this. */
const MOST_BOARDS = 400;

export function RecordedMoves({ id, lines, step, taken, differsFrom, onChoose }: RecordedMovesProps): ReactElement {
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
              {...markOf(number, taken, differsFrom)}
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

interface MoveMark {
  readonly title?: string;
  readonly "data-broken"?: true;
  readonly "data-differs"?: true;
}

function markOf(number: number, taken: number, differsFrom: number | null): MoveMark {
  if (number > taken) return { title: "The rules do not take this move", "data-broken": true };
  if (differsFrom === null || number < differsFrom) return {};
  return { title: "The board is another one than before your edit", "data-differs": true };
}

/** The boards along a game as it could last be played. */
function useBoards(id: string, count: number, isShown: boolean): BoardRow {
  const generation = usePackStore((state) => state.checkedGeneration);
  const [known, setKnown] = useState({ row: NO_BOARDS, at: -1 });
  useEffect(() => {
    if (!isShown) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const found = await host.pathBoards(id, 0, count);
      if (isWanted) setKnown((before) => ({ row: keptRow(found, before.row), at: generation }));
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [id, count, generation, isShown]);
  // While another text is checked, the boards of the text before are shown.
  return known.row;
}
