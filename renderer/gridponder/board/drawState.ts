// Draws what of a board's state stands over its cells: exits and queues of multi-cell objects, the avatar, the overlay.
// Knows nothing of cells, bitmaps or clocks.
import type { BoardView } from "../../../shared/base/boardView";
import {
  type MultiCellObjectView,
  type OverlayView,
  stateView,
} from "../../../shared/dialects/gridponder/text/board/stateView";
import type { Placement } from "../../board/boardBitmap";
import { drawAvatar } from "./drawAvatar";
import { drawExits } from "./drawExits";
import { drawDecoration, squareOf } from "../../board/drawDecorations";
import { objectQueue } from "./objectParts";
import type { DecorationPen } from "../../board/decorationPen";
import type { SceneStyle } from "./sceneStyle";
import type { Stamps } from "../../board/stamps";

export interface StatePen {
  readonly context: CanvasRenderingContext2D;
  readonly place: Placement;
  readonly stamps: Stamps;
  readonly density: number;
  readonly style: SceneStyle;
}

/** How a moment of a film differs from the board's own state. */
export interface StateMoment {
  /** In place of the board's; null: as the board has it. */
  readonly overlay: OverlayView | null;
  readonly hidesAvatar: boolean;
  /** How long the avatar has been waiting. */
  readonly idleMs: number;
}

/** Draws exits, queues, avatar and overlay, in this order. */
export function drawState(pen: StatePen, board: BoardView, { overlay, hidesAvatar, idleMs }: StateMoment): void {
  const { context, place, style } = pen;
  const { avatar, multiCellObjects } = stateView(board);
  if (style.objectHints) for (const object of multiCellObjects) drawHints(pen, board, object);
  // The editor also shows a disabled or invisible avatar, at its place in the file.
  const isSeen = avatar?.enabled === true && style.looks.avatar.visible;
  if (avatar?.position && (isSeen || style.showInvisible) && !hidesAvatar) {
    drawAvatar(context, avatar, style.looks.avatar, style.sprites, squareOf(place, avatar.position), idleMs);
  }
  drawFrame({ ...pen, colors: style.colors }, overlay ?? stateView(board).overlay);
}

/** Where a multi-cell object lets things out, and what comes next. */
function drawHints(pen: StatePen, { width, height }: BoardView, object: MultiCellObjectView): void {
  const { context, place, style } = pen;
  drawExits(context, object, place, style.colors);
  const start = object.cells.find(({ position: [x, y] }) => x >= 0 && y >= 0 && x < width && y < height)?.position;
  const queue = objectQueue(object);
  if (start === undefined || queue.length === 0) return;
  drawDecoration({ ...pen, colors: style.colors }, { kind: "label", at: start, text: queue.join(" ") });
}

/** Draws the rectangle that an overlay covers; nothing for none. */
export function drawFrame(pen: DecorationPen, overlay: OverlayView | null): void {
  if (overlay === null) return;
  const [x0, y0] = overlay.position;
  const [width, height] = overlay.size;
  const cells = Array.from({ length: width * height }, (_, index) => {
    return [x0 + (index % width), y0 + Math.floor(index / width)] as const;
  });
  drawDecoration(pen, { kind: "cells", cells, style: "hint" });
}
