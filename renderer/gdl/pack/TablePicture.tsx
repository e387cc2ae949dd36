// Small pictures of a game's boards: along a game, in the tree and in the overview.
import { type ReactElement, useEffect, useRef } from "react";
import { disposeAll } from "../../../shared/base/disposable";
import { boardColors } from "../../board/boardColors";
import { drawQueue } from "../../board/drawQueue";
import type { BoardPictureProps, LevelPictureProps } from "../../dialect/dialectUi";
import { onThemeChange } from "../../ui/theme";
import { useIsVisible } from "../../ui/useIsVisible";
import { NO_MARKS, drawTable } from "../table/drawTable";
import { useGameImages, useGameLooks } from "./gameLooks";
import { spotOf, tableLayout } from "../table/layout";
import { useStart } from "./start";

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

/** The board with which a game begins, as its texts could last be played. */
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
