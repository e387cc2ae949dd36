// A board on two surfaces: one that copies the bitmap, one above it for what changes often.
// Knows drawing and the viewport; knows nothing of React, pointers or where the board comes from.
import type { BoardView } from "../../../shared/base/boardView";
import { type AvatarView, stateView } from "../../../shared/dialects/gridponder/text/board/stateView";
import { type BoardBitmap, type CellRange, type Placement, createBoardBitmap } from "../../board/boardBitmap";
import { type BoardChanges, createBoardChanges, withNeighbours } from "./boardChanges";
import { avatarAnimation } from "./avatarLook";
import { type BoardMotion, drawMotion } from "./boardMotion";
import type { Square } from "../../board/canvas";
import type { DrawSurface } from "../../board/drawSurface";
import { type CellPictures, createCellPictures } from "./cellPictures";
import type { CellScene } from "./drawCell";
import { drawDecoration } from "../../board/drawDecorations";
import { squareOf } from "../../board/drawMarks";
import { drawRulers } from "../../board/drawRulers";
import { drawState } from "./drawState";
import { type IdleClock, createIdleClock } from "../../board/idleClock";
import { type ObjectPart, objectParts } from "./objectParts";
import type { BoardDecoration } from "../../board/decorations";
import type { SceneStyle } from "./sceneStyle";
import type { Stamps } from "../../board/stamps";
import { createStamps } from "./stamps";
import { type Size, type Viewport, visibleCells } from "../../board/viewport";

const NOTHING_HIDDEN: ReadonlySet<number> = new Set();

export interface BoardScene {
  setBoard(view: BoardView): void;
  setStyle(style: SceneStyle): void;
  setDecorations(decorations: readonly BoardDecoration[]): void;
  /** Those that follow the pointer, above the others. */
  setPointerDecorations(decorations: readonly BoardDecoration[]): void;
  /** What moves over the board at this moment; null: nothing does. */
  setMotion(motion: BoardMotion | null): void;
  /** `isMoving` while zooming: cells are scaled then, and drawn sharp once it is over. */
  setViewport(viewport: Viewport, isMoving: boolean): void;
  /** Whether the board is visible: animations pause otherwise. */
  setWatched(isWatched: boolean): void;
  resize(pane: Size, density: number): void;
  dispose(): void;
}

/** What a scene draws on, the one above the other. */
export interface BoardSurfaces {
  readonly board: DrawSurface;
  readonly decorations: DrawSurface;
}

/** A scene on `surfaces`; `drawn` is called after each frame that drew the board. */
export function createBoardScene(surfaces: BoardSurfaces, first: SceneStyle, drawn: () => void): BoardScene {
  let style = first;
  let view: BoardView | null = null;
  let decorations: readonly BoardDecoration[] = [];
  let pointerDecorations: readonly BoardDecoration[] = [];
  let motion: BoardMotion | null = null;
  let viewport: Viewport = { pitch: 32, left: 0, top: 0 };
  let isMoving = false;
  let pane: Size = { width: 1, height: 1 };
  let density = 1;
  let bitmap: BoardBitmap | null = null;
  let stamps: Stamps = createStamps(style.looks, style.sprites, 32, style.showInvisible);
  let pictures: CellPictures = createCellPictures();
  let parts: ReadonlyMap<number, readonly ObjectPart[]> = new Map();
  const changes: BoardChanges = createBoardChanges();
  const idle: IdleClock = createIdleClock(() => surfaces.decorations.ask());
  let sprites = style.sprites.settled.on(spriteSettled);

  /** All cached drawings are invalid for another size or style, or once an image has loaded. */
  function beginPictures(size: number): void {
    stamps = createStamps(style.looks, style.sprites, size, style.showInvisible);
    pictures = createCellPictures();
  }

  function redrawAll(): void {
    beginPictures(stamps.size);
    bitmap?.invalidateAll();
    surfaces.board.ask();
    surfaces.decorations.ask();
  }

  /** The avatar begins to wait: at rest, after each of its moves, or by another look. */
  function beginIdle(): void {
    const avatar = view === null ? null : stateView(view).avatar;
    const waits = style.showsIdle && motion === null && avatar?.enabled === true && style.looks.avatar.visible;
    idle.begin(waits ? (avatarAnimation(style.looks.avatar, "idle", avatar.facing)?.animation ?? null) : null);
  }

  let isRedrawAsked = false;
  function spriteSettled(): void {
    // Images arrive in bursts: one redraw for all of a frame.
    if (isRedrawAsked) return;
    isRedrawAsked = true;
    requestAnimationFrame(() => {
      isRedrawAsked = false;
      redrawAll();
    });
  }

  function placement(): Placement {
    return {
      left: Math.round(viewport.left * density),
      top: Math.round(viewport.top * density),
      pitch: Math.round(viewport.pitch * density),
    };
  }

  /** Makes the bitmap fit the board and, at rest, the cell size. */
  function currentBitmap(board: BoardView): BoardBitmap {
    const pitch = placement().pitch;
    if (bitmap !== null && (bitmap.cellPixels === pitch || isMoving)) return bitmap;
    if (stamps.size !== pitch) beginPictures(pitch);
    bitmap = createBoardBitmap(board.width, board.height, pitch);
    return bitmap;
  }

  function drawBoard(context: CanvasRenderingContext2D): void {
    if (view === null) return;
    const board = view;
    const range = visibleCells(viewport, board, pane);
    const target = currentBitmap(board);
    const hidden = motion?.hidden ?? NOTHING_HIDDEN;
    const scene: CellScene = { ...style, view: board, stamps, parts, hidden };
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.imageSmoothingEnabled = target.cellPixels !== placement().pitch;
    const size = target.cellPixels;
    target.copy(
      context,
      range,
      placement(),
      (into, x, y, square) => pictures.draw(into, scene, x, y, square),
      (x, y) => pictures.pixels(scene, x, y, size),
    );
    drawEdge(context, board);
    context.restore();
    drawn();
  }

  function drawEdge(context: CanvasRenderingContext2D, board: BoardView): void {
    const { left, top, pitch } = placement();
    const line = Math.max(1, Math.round(density));
    context.strokeStyle = style.colors.edge;
    context.lineWidth = line;
    context.strokeRect(left - line / 2, top - line / 2, board.width * pitch + line, board.height * pitch + line);
  }

  function drawAbove(context: CanvasRenderingContext2D): void {
    if (view === null) return;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    const place = placement();
    const square = (x: number, y: number): Square => squareOf(place, [x, y]);
    const motionPen = { context, looks: style.looks, sprites: style.sprites, stamps, square };
    if (motion !== null) drawMotion(motionPen, motion, "below");
    const statePen = { context, place, density, style };
    drawState(statePen, view, {
      overlay: motion?.overlay ?? null,
      hidesAvatar: motion?.hidesAvatar === true,
      idleMs: idle.elapsedMs(),
    });
    if (motion !== null) drawMotion(motionPen, motion, "above");
    const range: CellRange = visibleCells(viewport, view, pane);
    if (style.rulers) drawRulers(context, placement(), range, style.colors, density);
    const pen = { context, place: placement(), range, colors: style.colors, stamps, density };
    for (const decoration of decorations) drawDecoration(pen, decoration);
    for (const decoration of pointerDecorations) drawDecoration(pen, decoration);
    context.restore();
  }

  surfaces.board.drawBy(drawBoard);
  surfaces.decorations.drawBy(drawAbove);

  return {
    setBoard(next) {
      const changed = changes.next(next);
      const isOtherSize = view === null || view.width !== next.width || view.height !== next.height;
      const [before, state] = [view === null ? null : stateView(view), stateView(next)];
      if (before?.multiCellObjects !== state.multiCellObjects) parts = objectParts(next);
      const hasMoved = !isSameStand(before?.avatar, state.avatar);
      view = next;
      if (hasMoved) beginIdle();
      if (isOtherSize) bitmap = null;
      else if (changed === null) bitmap?.invalidateAll();
      else bitmap?.invalidate(withNeighbours(changed, next.width, next.height));
      if (changed === null || changed.length > 0) surfaces.board.ask();
      surfaces.decorations.ask();
    },
    setStyle(next) {
      if (next.sprites !== style.sprites) {
        sprites.dispose();
        sprites = next.sprites.settled.on(spriteSettled);
      }
      style = next;
      beginIdle();
      redrawAll();
    },
    setDecorations(next) {
      decorations = next;
      surfaces.decorations.ask();
    },
    setPointerDecorations(next) {
      pointerDecorations = next;
      surfaces.decorations.ask();
    },
    setMotion(next) {
      const [before, after] = [motion?.hidden ?? NOTHING_HIDDEN, next?.hidden ?? NOTHING_HIDDEN];
      const isOtherRest = (motion === null) !== (next === null);
      motion = next;
      if (isOtherRest) beginIdle();
      if (view !== null && before !== after) {
        const area = view.width * view.height;
        const cells = [...before, ...after].map((slot) => slot % area);
        bitmap?.invalidate(withNeighbours(cells, view.width, view.height));
        surfaces.board.ask();
      }
      surfaces.decorations.ask();
    },
    setViewport(next, moving) {
      viewport = next;
      isMoving = moving;
      surfaces.board.ask();
      surfaces.decorations.ask();
    },
    resize(nextPane, nextDensity) {
      pane = nextPane;
      density = nextDensity;
      for (const surface of [surfaces.board, surfaces.decorations]) surface.resize(pane, density);
    },
    setWatched: (isWatched) => idle.setWatched(isWatched),
    dispose() {
      sprites.dispose();
      idle.dispose();
    },
  };
}

function isSameStand(one: AvatarView | null | undefined, other: AvatarView | null | undefined): boolean {
  if (!one || !other) return one === other;
  const [from, to] = [one.position, other.position];
  return one.facing === other.facing && one.enabled === other.enabled && from?.[0] === to?.[0] && from?.[1] === to?.[1];
}
