// Small pictures of a game's boards: along a game, in the tree and in the overview.
import { type ReactElement, useEffect, useRef, useState } from "react";
import { disposeAll } from "../../../shared/base/disposable";
import type { BoardView } from "../../../shared/base/boardView";
import { boardsOfRow } from "../../../shared/engine/trace/boardRow";
import { boardColors } from "../../board/boardColors";
import { drawQueue } from "../../board/drawQueue";
import { host } from "../../bridge/host";
import type { BoardPictureProps, LevelPictureProps } from "../../dialect/dialectUi";
import { packSource } from "../../documents/packSource";
import { usePackStore } from "../../session/pack/packStore";
import { onThemeChange } from "../../ui/theme";
import { NO_MARKS, drawTable } from "./drawTable";
import { useGameImages, useGameLooks } from "./gameLooks";
import { spotOf, tableLayout } from "./layout";

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
  const board = useStartBoard(file);
  return (
    <span className="gw-thumbnail-place">{board === null ? null : <TablePicture view={board} size={size} />}</span>
  );
}

/** The board with which the game of a file begins; null until it is known, and while the game cannot be played. */
export function useStartBoard(file: string): BoardView | null {
  const generation = usePackStore((state) => state.checkedGeneration);
  const [known, setKnown] = useState<{ readonly of: string; readonly at: number; readonly board: BoardView | null }>();
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const pack = packSource();
      const entry = pack.model?.starts.entries(pack).find((each) => each.kind === "start" && each.file.path === file);
      const row = entry?.kind === "start" ? await host.pathBoards(entry.id, 0, 1) : null;
      const [first] = row === null ? [] : boardsOfRow(row);
      if (isWanted) setKnown({ of: file, at: generation, board: first?.() ?? null });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [file, generation]);
  // While another text is checked, the board of the text before is shown.
  return known?.of === file ? known.board : null;
}
