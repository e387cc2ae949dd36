// Small pictures of a game's boards: along a game, in the tree and in the overview.
import { type ReactElement, useEffect, useRef, useState } from "react";
import { disposeAll } from "../../../shared/base/disposable";
import type { BoardView } from "../../../shared/base/boardView";
import { type BoardRow, NO_BOARDS, boardsOfRow, isSameRow } from "../../../shared/engine/trace/boardRow";
import { boardColors } from "../../board/boardColors";
import { drawQueue } from "../../board/drawQueue";
import { host } from "../../bridge/host";
import type { BoardPictureProps, LevelPictureProps } from "../../dialect/dialectUi";
import { documents } from "../../documents/documents";
import { packSource } from "../../documents/packSource";
import { usePackStore } from "../../session/pack/packStore";
import { onThemeChange } from "../../ui/theme";
import { useIsVisible } from "../../ui/useIsVisible";
import { NO_MARKS, drawTable } from "../table/drawTable";
import { useGameImages, useGameLooks } from "./gameLooks";
import { rememberStart, useRestoredStarts } from "./knownStarts";
import { spotOf, tableLayout } from "../table/layout";

export function TablePicture({ view, size, marked }: BoardPictureProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const looks = useGameLooks();
  const sprites = useGameImages();
  useEffect(() => {
    const draw = (): void => {
      const context = canvas.current?.getContext("2d");
      if (canvas.current === null || context === null || context === undefined) return;
      const board = typeof view === "function" ? view() : view;
      const layout = tableLayout(board);
      const pitch = Math.max(1, (size * devicePixelRatio) / Math.max(1, layout.width, layout.height));
      canvas.current.width = Math.max(1, Math.round(layout.width * pitch));
      canvas.current.height = Math.max(1, Math.round(layout.height * pitch));
      canvas.current.style.width = `${canvas.current.width / devicePixelRatio}px`;
      canvas.current.style.height = `${canvas.current.height / devicePixelRatio}px`;
      const outlined = (marked ?? []).map((position) => spotOf(layout, position));
      const marks = { ...NO_MARKS, outlined };
      drawTable(context, { board, layout, looks, sprites, colors: boardColors(), marks, hasNames: false }, pitch);
    };
    const subscriptions = [drawQueue.add(draw), sprites.settled.on(draw), onThemeChange(draw)];
    return () => disposeAll(subscriptions);
  }, [view, looks, sprites, size, marked]);
  return <canvas ref={canvas} className="gw-thumbnail" width={1} height={1} aria-hidden />;
}

/** The board with which a game begins, as its text is now. */
export function GamePicture({ file, size }: LevelPictureProps): ReactElement {
  const place = useRef<HTMLSpanElement>(null);
  // A pack may have hundreds of games, most of them out of sight.
  const board = useStart(file, useIsVisible(place)).board;
  // A game of cards alone has none.
  const hasPlaces = board !== null && board.cells.length > 0;
  return (
    <span ref={place} className="gw-thumbnail-place" data-no-board={board !== null && !hasPlaces ? "" : undefined}>
      {hasPlaces ? <TablePicture view={board} size={size} /> : null}
    </span>
  );
}

interface KnownStart {
  readonly of: string;
  /** The check after which it was asked for. */
  readonly at: number;
  readonly row: BoardRow;
  readonly board: BoardView | null;
}

/** The board of the check before where it is the same still: its picture need not be drawn again. */
function startOf(file: string, at: number, row: BoardRow, before: KnownStart | undefined): KnownStart {
  if (before?.of === file && isSameRow(before.row, row)) return { ...before, at };
  const [first] = boardsOfRow(row);
  return { of: file, at, row, board: first?.() ?? null };
}

export interface ShownStart {
  readonly board: BoardView | null;
  /** The generation of the texts that it was made from. */
  readonly at: number;
}

/** The board with which the game of a file begins; none until it is known, and while the game cannot be played. */
export function useStart(file: string, isShown = true): ShownStart {
  const generation = usePackStore((state) => state.checkedGeneration);
  const [known, setKnown] = useState<KnownStart>();
  useEffect(() => {
    if (!isShown) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const pack = packSource();
      const entry = pack.model?.starts.entries(pack).find((each) => each.kind === "start" && each.file.path === file);
      const row = entry?.kind === "start" ? await host.pathBoards(entry.id, 0, 1) : NO_BOARDS;
      if (!isWanted) return;
      setKnown((before) => startOf(file, generation, row, before));
      if (row.first !== null && documents.generationOfTexts === generation) rememberStart(file, row.first);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [file, generation, isShown]);
  const restored = useRestoredStarts((state) => state[file]);
  // While another text is checked, the board of the text before is shown.
  const made = known?.of === file ? known : NO_START;
  return restored !== undefined && restored.at >= made.at ? restored : made;
}

const NO_START: ShownStart = { board: null, at: 0 };
