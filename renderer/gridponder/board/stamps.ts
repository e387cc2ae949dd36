// One small picture per distinct entity at one cell size: a cell is drawn by copying these.
// Knows sprites and faces; knows nothing of boards.
import type { Entity } from "../../../shared/base/boardView";
import { entityKey } from "../../../shared/base/entityKey";
import { type Face, entityLook } from "./entityLook";
import { type Pen2d, type Square, context2d } from "../../board/canvas";
import { drawSprite } from "../../board/drawSprite";
import { type FaceStyle, drawFace } from "./drawFace";
import type { Looks } from "./looks";
import type { Sprite, Sprites } from "../../board/spriteStore";
import type { Stamps } from "../../board/stamps";

/** Pictures at `size` canvas pixels; each is drawn at its first use. */
export function createStamps(looks: Looks, sprites: Sprites, size: number, showInvisible: boolean): Stamps {
  // A layer's default is what is everywhere, and void is hatched: neither needs to be pointed out.
  const unmarked = new Set(["void", ...looks.layers.map(({ defaultKind }) => defaultKind)]);
  // No memo: a picture whose sprite is still loading is tried again.
  const pictures = new WeakMap<Entity, OffscreenCanvas | null>();
  const byKey = new Map<string, OffscreenCanvas | null>();

  const draw = (entity: Entity): OffscreenCanvas | null | undefined => {
    const look = entityLook(looks, entity);
    const sprite = look.sprite === null ? null : sprites.get(look.sprite);
    if (sprite?.state === "loading") return undefined;
    const isMarked = showInvisible && !unmarked.has(entity.kind);
    if (sprite === null && look.face.shape === "invisible" && !isMarked) return null;
    const canvas = new OffscreenCanvas(size, size);
    const context = context2d(canvas);
    drawEntity(context, { face: look.face, sprite }, { x: 0, y: 0, size }, { board: looks.board, showInvisible });
    return canvas;
  };

  return {
    size,
    of(entity) {
      const known = pictures.get(entity);
      if (known !== undefined) return known;
      const key = entityKey(entity);
      const picture = byKey.has(key) ? byKey.get(key) : draw(entity);
      if (picture === undefined) return null;
      byKey.set(key, picture);
      pictures.set(entity, picture);
      return picture;
    },
  };
}

/** What an entity is drawn of: its sprite, null for none, or its face. */
interface EntityPicture {
  readonly sprite: Sprite | null;
  readonly face: Face;
}

/** Draws an entity straight into a square: its sprite when it is there, its face when there is none. */
export function drawEntity(context: Pen2d, { face, sprite }: EntityPicture, square: Square, style: FaceStyle): void {
  if (sprite?.state === "ready") drawSprite(context, sprite, square);
  else if (sprite?.state !== "loading") drawFace(context, face, square, style);
  // To its author a picture that is not there is a mistake, to a player only a plainer look.
  if (sprite?.state === "missing" && style.showInvisible) drawMissingMark(context, square);
}

/** A corner folded down at the top right, in any theme's warning. */
function drawMissingMark(context: Pen2d, { x, y, size }: Square): void {
  const fold = Math.max(3, size * 0.28);
  context.beginPath();
  context.moveTo(x + size - fold, y);
  context.lineTo(x + size, y);
  context.lineTo(x + size, y + fold);
  context.closePath();
  context.fillStyle = MISSING_COLOR;
  context.fill();
  context.strokeStyle = "#ffffff";
  context.lineWidth = Math.max(1, size / 40);
  context.stroke();
}

const MISSING_COLOR = "#c2410c";
