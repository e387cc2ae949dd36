// A small picture of any board, wherever boards are listed or compared. Redraws when sprites arrive or the looks change.
import { type ReactElement, useEffect, useRef } from "react";
import { disposeAll } from "../../../shared/base/disposable";
import { drawQueue } from "../../board/drawQueue";
import type { BoardPictureProps } from "../../dialect/dialectUi";
import { usePackLooks, usePackSprites } from "./packLooks";
import { drawThumbnail } from "../board/thumbnail";
import { onThemeChange } from "../../ui/theme";

export function BoardPicture({ view, size, marked }: BoardPictureProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const looks = usePackLooks();
  const sprites = usePackSprites();
  useEffect(() => {
    const draw = (): void => {
      if (canvas.current === null) return;
      const board = typeof view === "function" ? view() : view;
      drawThumbnail(canvas.current, board, { looks, sprites }, size, marked);
    };
    // A picture that disappears at once, as in a strip that is scrolled quickly, need not be drawn.
    const subscriptions = [drawQueue.add(draw), sprites.settled.on(draw), onThemeChange(draw)];
    return () => disposeAll(subscriptions);
  }, [view, looks, sprites, size, marked]);
  useEffect(() => {
    const element = canvas.current;
    return () => {
      // Frees the pixels at once, not at the next garbage collection: scrolling a strip creates thousands.
      if (element !== null) element.width = 0;
    };
  }, []);
  return <canvas ref={canvas} className="gw-thumbnail" width={1} height={1} aria-hidden />;
}
