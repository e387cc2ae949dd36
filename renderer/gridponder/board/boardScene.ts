// A board on two surfaces: one that copies the bitmap, one above it for what changes often.
// Knows drawing and the viewport; knows nothing of React, pointers or where the board comes from.
import type { BoardView } from "../../../shared/base/boardView";
import type { Disposable } from "../../../shared/base/disposable";
import { type AvatarView, stateView } from "../../../shared/dialects/gridponder/text/board/stateView";
import type { CellRange, Placement } from "../../board/boardBitmap";
import { type BoardChanges, createBoardChanges, withNeighbours } from "./boardChanges";
import { avatarAnimation } from "./avatarLook";
import { type BoardMotion, drawMotion } from "./boardMotion";
import type { Square } from "../../board/canvas";
import type { DrawSurface } from "../../board/drawSurface";
import { CachedDrawings } from "./cachedDrawings";
import { drawDecoration } from "../../board/drawDecorations";
import { squareOf } from "../../board/drawMarks";
import { drawRulers } from "../../board/drawRulers";
import { drawState } from "./drawState";
import { type IdleClock, createIdleClock } from "../../board/idleClock";
import { type ObjectPart, objectParts } from "./objectParts";
import type { BoardDecoration } from "../../board/decorations";
import type { SceneStyle } from "./sceneStyle";
import { type Size, type Viewport, visibleCells } from "../../board/viewport";

const NOTHING_HIDDEN: ReadonlySet<number> = new Set();

/** What a scene draws on, the one above the other. */
export interface BoardSurfaces {
  readonly board: DrawSurface;
  readonly decorations: DrawSurface;
}

/** A board drawn on surfaces. */
export class BoardScene implements Disposable {
  private view: BoardView | null = null;
  private decorations: readonly BoardDecoration[] = [];
  private pointerDecorations: readonly BoardDecoration[] = [];
  private motion: BoardMotion | null = null;
  private viewport: Viewport = { pitch: 32, left: 0, top: 0 };
  private isMoving = false;
  private pane: Size = { width: 1, height: 1 };
  private density = 1;
  private parts: ReadonlyMap<number, readonly ObjectPart[]> = new Map();
  private readonly changes: BoardChanges = createBoardChanges();
  private readonly cached: CachedDrawings;
  private readonly idle: IdleClock;
  private sprites: Disposable;
  private isRedrawAsked = false;

  /** `drawn` is called after each frame that drew the board. */
  constructor(
    private readonly surfaces: BoardSurfaces,
    private style: SceneStyle,
    private readonly drawn: () => void,
  ) {
    this.cached = new CachedDrawings(style);
    this.idle = createIdleClock(() => surfaces.decorations.ask());
    this.sprites = this.followSprites();
    surfaces.board.drawBy((context) => this.drawBoard(context));
    surfaces.decorations.drawBy((context) => this.drawAbove(context));
  }

  setBoard(next: BoardView): void {
    const { view } = this;
    const changed = this.changes.next(next);
    const isOtherSize = view === null || view.width !== next.width || view.height !== next.height;
    const [before, state] = [view === null ? null : stateView(view), stateView(next)];
    if (before?.multiCellObjects !== state.multiCellObjects) this.parts = objectParts(next);
    const hasMoved = !isSameStand(before?.avatar, state.avatar);
    this.view = next;
    if (hasMoved) this.beginIdle();
    if (isOtherSize) this.cached.dropBoard();
    else this.cached.invalidate(changed === null ? null : withNeighbours(changed, next.width, next.height));
    if (changed === null || changed.length > 0) this.surfaces.board.ask();
    this.surfaces.decorations.ask();
  }

  setStyle(next: SceneStyle): void {
    const isOtherSprites = next.sprites !== this.style.sprites;
    this.style = next;
    if (isOtherSprites) {
      this.sprites.dispose();
      this.sprites = this.followSprites();
    }
    this.beginIdle();
    this.redrawAll();
  }

  setDecorations(next: readonly BoardDecoration[]): void {
    this.decorations = next;
    this.surfaces.decorations.ask();
  }

  /** Shows those that follow the pointer, above the others. */
  setPointerDecorations(next: readonly BoardDecoration[]): void {
    this.pointerDecorations = next;
    this.surfaces.decorations.ask();
  }

  /** Shows what moves over the board at this moment; null: nothing does. */
  setMotion(next: BoardMotion | null): void {
    const { motion, view } = this;
    const [before, after] = [motion?.hidden ?? NOTHING_HIDDEN, next?.hidden ?? NOTHING_HIDDEN];
    const isOtherRest = (motion === null) !== (next === null);
    this.motion = next;
    if (isOtherRest) this.beginIdle();
    if (view !== null && before !== after) {
      const area = view.width * view.height;
      const cells = [...before, ...after].map((slot) => slot % area);
      this.cached.invalidate(withNeighbours(cells, view.width, view.height));
      this.surfaces.board.ask();
    }
    this.surfaces.decorations.ask();
  }

  /** `isMoving` while zooming: cells are scaled then, and drawn sharp once it is over. */
  setViewport(viewport: Viewport, isMoving: boolean): void {
    this.viewport = viewport;
    this.isMoving = isMoving;
    this.surfaces.board.ask();
    this.surfaces.decorations.ask();
  }

  /** Takes whether the board is visible: animations pause otherwise. */
  setWatched(isWatched: boolean): void {
    this.idle.setWatched(isWatched);
  }

  resize(pane: Size, density: number): void {
    this.pane = pane;
    this.density = density;
    for (const surface of [this.surfaces.board, this.surfaces.decorations]) surface.resize(pane, density);
  }

  dispose(): void {
    this.sprites.dispose();
    this.idle.dispose();
  }

  private followSprites(): Disposable {
    return this.style.sprites.settled.on(() => this.spriteSettled());
  }

  private spriteSettled(): void {
    // Images arrive in bursts: one redraw for all of a frame.
    if (this.isRedrawAsked) return;
    this.isRedrawAsked = true;
    requestAnimationFrame(() => {
      this.isRedrawAsked = false;
      this.redrawAll();
    });
  }

  private redrawAll(): void {
    this.cached.restyle(this.style);
    this.surfaces.board.ask();
    this.surfaces.decorations.ask();
  }

  /** The avatar begins to wait: at rest, after each of its moves, or by another look. */
  private beginIdle(): void {
    const { showsIdle, looks } = this.style;
    const avatar = this.view === null ? null : stateView(this.view).avatar;
    const waits = showsIdle && this.motion === null && avatar?.enabled === true && looks.avatar.visible;
    this.idle.begin(waits ? (avatarAnimation(looks.avatar, "idle", avatar.facing)?.animation ?? null) : null);
  }

  private placement(): Placement {
    const { viewport, density } = this;
    return {
      left: Math.round(viewport.left * density),
      top: Math.round(viewport.top * density),
      pitch: Math.round(viewport.pitch * density),
    };
  }

  private drawBoard(context: CanvasRenderingContext2D): void {
    const { view, style, parts } = this;
    if (view === null) return;
    const range = visibleCells(this.viewport, view, this.pane);
    const scene = { ...style, view, parts, hidden: this.motion?.hidden ?? NOTHING_HIDDEN };
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    this.cached.copy(context, scene, range, this.placement(), this.isMoving);
    this.drawEdge(context, view);
    context.restore();
    this.drawn();
  }

  private drawEdge(context: CanvasRenderingContext2D, board: BoardView): void {
    const { left, top, pitch } = this.placement();
    const line = Math.max(1, Math.round(this.density));
    context.strokeStyle = this.style.colors.edge;
    context.lineWidth = line;
    context.strokeRect(left - line / 2, top - line / 2, board.width * pitch + line, board.height * pitch + line);
  }

  private drawAbove(context: CanvasRenderingContext2D): void {
    const { view, style, motion, density } = this;
    if (view === null) return;
    const { stamps } = this.cached;
    const place = this.placement();
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    const square = (x: number, y: number): Square => squareOf(place, [x, y]);
    const motionPen = { context, looks: style.looks, sprites: style.sprites, stamps, square };
    if (motion !== null) drawMotion(motionPen, motion, "below");
    drawState({ context, place, density, style }, view, {
      overlay: motion?.overlay ?? null,
      hidesAvatar: motion?.hidesAvatar === true,
      idleMs: this.idle.elapsedMs(),
    });
    if (motion !== null) drawMotion(motionPen, motion, "above");
    const range: CellRange = visibleCells(this.viewport, view, this.pane);
    if (style.rulers) drawRulers(context, place, range, style.colors, density);
    const pen = { context, place, range, colors: style.colors, stamps, density };
    for (const decoration of this.decorations) drawDecoration(pen, decoration);
    for (const decoration of this.pointerDecorations) drawDecoration(pen, decoration);
    context.restore();
  }
}

function isSameStand(one: AvatarView | null | undefined, other: AvatarView | null | undefined): boolean {
  if (!one || !other) return one === other;
  const [from, to] = [one.position, other.position];
  return one.facing === other.facing && one.enabled === other.enabled && from?.[0] === to?.[0] && from?.[1] === to?.[1];
}
