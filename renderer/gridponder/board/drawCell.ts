// Draws one cell of a board, all layers, from stamps. Everything stays inside the cell's square, so that a changed
// cell can be drawn again alone. Knows nothing of chunks, viewports or the avatar.
import { type BoardView, type Entity, entityIn } from "../../../shared/base/boardView";
import type { GroundColors } from "../../board/groundColors";
import { type Rgb, cssColor, parseHexColor, shade } from "../../board/color";
import type { Pen2d, Square } from "../../board/canvas";
import { entityLook, resolveColor } from "./entityLook";
import type { ObjectPart } from "./objectParts";
import type { PackLooks } from "./sceneStyle";
import { drawSprite } from "../../board/drawSprite";
import type { Stamps } from "../../board/stamps";
import { drawEntity } from "./stamps";

/** All that drawing a cell depends on. */
export interface CellScene extends PackLooks {
  readonly view: BoardView;
  readonly colors: GroundColors;
  /** Null: entities are drawn without, each time again. */
  readonly stamps: Stamps | null;
  readonly parts: ReadonlyMap<number, readonly ObjectPart[]>;
  /** By layer id; 0 hides, absent is 1. */
  readonly layerOpacity: ReadonlyMap<string, number>;
  readonly gridLines: boolean;
  /** Slots that are currently drawn elsewhere. */
  readonly hidden?: ReadonlySet<number>;
}

/** Draws the cell into a square of the stamps' size, which must be clear. */
export function drawCell(context: Pen2d, scene: CellScene, x: number, y: number, square: Square): void {
  const { view } = scene;
  const cell = y * view.width + x;
  const isVoid = drawFloor(context, scene, cell, square);
  for (const [layer, id] of view.layers.entries()) {
    const opacity = scene.layerOpacity.get(id) ?? 1;
    if (layer === 1 && scene.gridLines && !isVoid) drawGridLines(context, scene, square);
    if (opacity <= 0) continue;
    context.globalAlpha = opacity;
    const slot = layer * view.width * view.height + cell;
    const entity = entityIn(view, slot);
    if (entity !== null && scene.hidden?.has(slot) !== true) drawEntityCell(context, scene, entity, slot, square);
    drawParts(context, scene, layer, cell, square);
    context.globalAlpha = 1;
  }
  if (view.layers.length === 1 && scene.gridLines && !isVoid) drawGridLines(context, scene, square);
}

/** Returns the board's own ground; hatched where the level says void. Gives whether it is void. */
function drawFloor(context: Pen2d, { view, colors }: CellScene, cell: number, square: Square): boolean {
  const ground = entityIn(view, cell);
  const isVoid = ground?.kind === "void";
  if (isVoid) {
    drawHatch(context, colors, square);
  } else {
    context.fillStyle =
      (Math.floor(cell / view.width) + (cell % view.width)) % 2 === 0 ? colors.floor : colors.floorOther;
    context.fillRect(square.x, square.y, square.size, square.size);
  }
  return isVoid;
}

function drawHatch(context: Pen2d, colors: GroundColors, { x, y, size }: Square): void {
  if (size < 8) return;
  context.save();
  context.beginPath();
  context.rect(x, y, size, size);
  context.clip();
  context.strokeStyle = colors.voidHatch;
  context.lineWidth = Math.max(1, size / 56);
  context.beginPath();
  // Spaced so that the lines continue in the neighbour.
  const lines = size >= 40 ? 5 : 3;
  for (let line = 0; line < 2 * lines; line++) {
    const start = ((line + 0.5) * size) / lines;
    context.moveTo(x + start, y);
    context.lineTo(x + start - size, y + size);
  }
  context.stroke();
  context.restore();
}

function drawGridLines(context: Pen2d, { looks, colors }: CellScene, { x, y, size }: Square): void {
  if (size < 6) return;
  const own = looks.board.gridLineColor === null ? null : parseHexColor(looks.board.gridLineColor);
  context.fillStyle = own === null ? colors.gridLine : cssColor({ ...own, alpha: own.alpha * 0.3 });
  const width = Math.max(1, Math.round(size / 64));
  context.fillRect(x, y, size, width);
  context.fillRect(x, y + width, width, size - width);
}

function drawEntityCell(context: Pen2d, scene: CellScene, entity: Entity, slot: number, square: Square): void {
  if (scene.stamps === null) drawUnstamped(context, scene, entity, square);
  else {
    const stamp = scene.stamps.of(entity);
    if (stamp !== null) context.drawImage(stamp, square.x, square.y);
  }
  const outline = scene.looks.kinds.get(entity.kind)?.outline ?? null;
  if (outline === null) return;
  const width = Math.max(1, Math.round((outline.width * square.size) / scene.looks.board.cellSize));
  const color = resolveColor(scene.looks, outline.color, entity);
  context.fillStyle = cssColor(color ?? { red: 34, green: 34, blue: 34, alpha: 1 });
  const isOther = (dx: number, dy: number): boolean => kindBeside(scene.view, slot, dx, dy) !== entity.kind;
  const { x: left, y: top, size } = square;
  if (isOther(0, -1)) context.fillRect(left, top, size, width);
  if (isOther(0, 1)) context.fillRect(left, top + size - width, size, width);
  if (isOther(-1, 0)) context.fillRect(left, top, width, size);
  if (isOther(1, 0)) context.fillRect(left + size - width, top, width, size);
}

function drawUnstamped(context: Pen2d, { looks, sprites }: CellScene, entity: Entity, square: Square): void {
  const look = entityLook(looks, entity);
  const sprite = look.sprite === null ? null : sprites.get(look.sprite);
  drawEntity(context, { face: look.face, sprite }, square, { board: looks.board, showInvisible: false });
}

/** Returns the kind in the neighbour of a slot, in its layer; null for none, and off the board. */
function kindBeside(view: BoardView, slot: number, dx: number, dy: number): string | null {
  const { width, height } = view;
  const x = (slot % width) + dx;
  const y = (Math.floor(slot / width) % height) + dy;
  if (x < 0 || y < 0 || x >= width || y >= height) return null;
  return entityIn(view, slot + dy * width + dx)?.kind ?? null;
}

/** Parts of multi-cell objects: on their kind's layer; where that is none of the board's, or no layer, on top. */
function drawParts(context: Pen2d, scene: CellScene, layer: number, cell: number, square: Square): void {
  const { layers } = scene.view;
  const isTop = layer === layers.length - 1;
  for (const part of scene.parts.get(cell) ?? []) {
    const own = objectLayer(scene, part);
    if (own === null ? isTop : own === layers[layer]) drawPart(context, scene, part, square);
  }
}

function objectLayer({ looks, view }: CellScene, part: ObjectPart): string | null {
  const layer = looks.kinds.get(part.object.kind)?.layer ?? null;
  if (layer === null || !view.layers.includes(layer)) return view.layers.includes("structures") ? "structures" : null;
  return layer;
}

/** Draws one cell of a multi-cell object: its sprite, or a piece that joins its neighbours. */
export function drawPart(context: Pen2d, { looks, sprites }: PackLooks, part: ObjectPart, square: Square): void {
  const look = entityLook(looks, part.object);
  const path = part.sprite ?? look.sprite;
  const sprite = path === null ? null : sprites.get(path);
  if (sprite?.state === "ready") return drawSprite(context, sprite, square);
  if (sprite?.state === "loading") return;
  drawJoined(context, look.face.color, part.joins, square);
}

/** A rounded piece with arms to the cells it joins: rim first, then filling, so that pieces flow into each other. */
function drawJoined(context: Pen2d, color: Rgb, joins: ObjectPart["joins"], { x, y, size }: Square): void {
  const cx = x + size / 2;
  const cy = y + size / 2;
  for (const [half, fill] of [
    [0.32, shade(color, -0.45)],
    [0.26, shade(color, 0.12)],
  ] as const) {
    const reach = half * size;
    context.fillStyle = cssColor(fill);
    context.beginPath();
    context.roundRect(cx - reach, cy - reach, 2 * reach, 2 * reach, reach * 0.45);
    for (const [dx, dy] of joins) {
      if (dx !== 0) context.rect(dx > 0 ? cx : x, cy - reach, size / 2, 2 * reach);
      else context.rect(cx - reach, dy > 0 ? cy : y, 2 * reach, size / 2);
    }
    context.fill();
  }
}
