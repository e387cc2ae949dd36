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
import { type MarkPen, drawCells, drawLabel, squareOf } from "../../board/drawMarks";
import { objectQueue } from "./objectParts";
import type { SceneStyle } from "./sceneStyle";

export interface StatePen {
  readonly context: CanvasRenderingContext2D;
  readonly place: Placement;
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
  const marks = { context, place, colors: style.colors, density: pen.density };
  if (style.objectHints) for (const object of multiCellObjects) drawHints(marks, board, object);
  // The editor also shows a disabled or invisible avatar, at its place in the file.
  const isSeen = avatar?.enabled === true && style.looks.avatar.visible;
  if (avatar?.position && (isSeen || style.showInvisible) && !hidesAvatar) {
    drawAvatar(context, avatar, style, squareOf(place, avatar.position), idleMs);
  }
  drawFrame(marks, overlay ?? stateView(board).overlay);
}

/** Draws where a multi-cell object lets things out, and what comes next. */
export function drawHints(pen: MarkPen, { width, height }: BoardView, object: MultiCellObjectView): void {
  drawExits(pen.context, object, pen.place, pen.colors);
  const start = object.cells.find(({ position: [x, y] }) => x >= 0 && y >= 0 && x < width && y < height)?.position;
  const queue = objectQueue(object);
  if (start === undefined || queue.length === 0) return;
  drawLabel(pen, start, queue.join(" "));
}

/** Draws the rectangle that an overlay covers; nothing for none. */
export function drawFrame(pen: MarkPen, overlay: OverlayView | null): void {
  if (overlay === null) return;
  const [x0, y0] = overlay.position;
  const [width, height] = overlay.size;
  const cells = Array.from({ length: width * height }, (_, index) => {
    return [x0 + (index % width), y0 + Math.floor(index / width)] as const;
  });
  drawCells(pen, cells, "hint");
}
