// A small picture of any board, wherever boards are listed or compared. Redraws when sprites arrive or the looks change.
import { type ReactElement, useEffect, useRef } from "react";
import type { BoardView, Position } from "../../shared/base/boardView";
import { disposeAll } from "../../shared/base/disposable";
import { usePackLooks, usePackSprites } from "./packLooks";
import { drawThumbnail } from "./thumbnail";
import { onThemeChange } from "../ui/theme";

export interface BoardPictureProps {
  readonly view: BoardView;
  /** CSS pixels of the longer side at most. */
  readonly size: number;
  /** Cells to outline. */
  readonly marked?: readonly Position[] | undefined;
}

/** Drawn at the latest after so long, however busy the window is. */
const LATEST_MS = 200;

export function BoardPicture({ view, size, marked }: BoardPictureProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const looks = usePackLooks();
  const sprites = usePackSprites();
  useEffect(() => {
    const draw = (): void => {
      if (canvas.current !== null) drawThumbnail(canvas.current, view, looks, sprites, size, marked);
    };
    // What is gone before anybody could look at it needs no drawing, as in a strip that is scrolled quickly.
    const request = requestIdleCallback(draw, { timeout: LATEST_MS });
    const subscriptions = [sprites.settled.on(draw), onThemeChange(draw)];
    return () => {
      cancelIdleCallback(request);
      disposeAll(subscriptions);
    };
  }, [view, looks, sprites, size, marked]);
  return <canvas ref={canvas} className="gw-thumbnail" width={1} height={1} aria-hidden />;
}
