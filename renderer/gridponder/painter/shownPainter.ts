// The painter on show, for commands that come from elsewhere than the board: the menu, the palette, keys.
import { useLayoutEffect } from "react";
import type { SpriteStore } from "../../board/spriteStore";
import type { PaintTarget } from "./paintTarget";

export interface ShownPainter {
  /** What is painted: the board, or a pattern of a goal. */
  readonly paintTarget: PaintTarget;
  /** The board itself. */
  readonly board: PaintTarget;
  readonly sprites: SpriteStore;
}

let shown: ShownPainter | null = null;

/** The painter on show; null while none is. */
export function shownPainter(): ShownPainter | null {
  return shown;
}

/** Makes this painter the one on show for as long as the component is there. */
export function useShownPainter(paintTarget: PaintTarget, board: PaintTarget, sprites: SpriteStore): void {
  useLayoutEffect(() => {
    shown = { paintTarget, board, sprites };
    return () => {
      shown = null;
    };
  }, [paintTarget, board, sprites]);
}
