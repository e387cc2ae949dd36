// A level's board small, drawn again as its images arrive and as the page turns dark or light.
import type { BoardView } from "../../shared/base/boardView";
import { type Disposable, disposable, disposeAll } from "../../shared/base/disposable";
import type { SpriteStore } from "../../renderer/board/spriteStore";
import type { Looks } from "../../renderer/gridponder/board/looks";
import { drawThumbnail } from "../../renderer/gridponder/board/thumbnail";
import { onThemeChange } from "../../renderer/ui/theme";

/** Draws a board into a canvas until disposed; null draws nothing. */
export function drawSmallBoard(
  canvas: HTMLCanvasElement,
  view: BoardView | null,
  looks: Looks,
  sprites: SpriteStore,
  size: number,
): Disposable {
  if (view === null) return disposable(() => undefined);
  let request = 0;
  const draw = (): void => {
    request = 0;
    drawThumbnail(canvas, view, { looks, sprites }, size);
  };
  const later = (): void => {
    if (request === 0) request = requestAnimationFrame(draw);
  };
  draw();
  const subscriptions = [sprites.settled.on(later), onThemeChange(later)];
  return disposable(() => {
    cancelAnimationFrame(request);
    disposeAll(subscriptions);
  });
}
