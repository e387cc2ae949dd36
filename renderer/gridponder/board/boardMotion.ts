// What moves over a board at one moment: pictures between cells, and what must not be drawn in its cell meanwhile.
// Plain data for the scene; nothing here knows turns or clocks.
import type { Entity } from "../../../shared/base/boardView";
import type { AvatarView, OverlayView } from "../../../shared/dialects/gridponder/text/board/stateView";
import { avatarSpriteAt } from "./avatarLook";
import { drawAvatarSprite } from "./drawAvatar";
import { drawPart } from "./drawCell";
import type { Canvas2d, Square } from "../../board/canvas";
import type { Looks } from "./looks";
import type { ObjectPart } from "./objectParts";
import type { SpriteStore } from "../../board/spriteStore";
import { drawSprite } from "../../board/drawSprite";
import type { Stamps } from "../../board/stamps";

export type MovingPicture =
  /** `unless`: only while that image is not there, or never comes. */
  | { readonly kind: "entity"; readonly entity: Entity; readonly unless?: string }
  /** A frame of an entity's animation; while the image is not there, or never comes, the entity itself is shown. */
  | { readonly kind: "frame"; readonly path: string; readonly entity: Entity }
  | { readonly kind: "avatar"; readonly avatar: AvatarView; readonly state: string; readonly elapsedMs: number }
  | { readonly kind: "object"; readonly part: ObjectPart }
  | { readonly kind: "sheet"; readonly path: string; readonly frame: number; readonly frames: number };

export interface MovingPart {
  readonly picture: MovingPicture;
  /** In cells from the board's corner, between them too. */
  readonly x: number;
  readonly y: number;
  /** 1: as large as a cell. */
  readonly scale: number;
}

export interface BoardMotion {
  /** Slots not drawn in their cells. The same set while it does not change. */
  readonly hidden: ReadonlySet<number>;
  readonly hidesAvatar: boolean;
  /** The overlay at its current place, instead of the board's; null: the board's. */
  readonly overlay: OverlayView | null;
  readonly parts: readonly MovingPart[];
}

export interface MotionPen {
  readonly context: Canvas2d;
  readonly looks: Looks;
  readonly sprites: SpriteStore;
  readonly stamps: Stamps;
  /** Returns the square of a place in cells. */
  square(x: number, y: number): Square;
}

/**
 * Draws what moves, in order: the content of cells (`below` the avatar), or the avatar and what happens `above` all.
 * Pictures still on their way are left out.
 */
export function drawMotion(pen: MotionPen, { parts }: BoardMotion, part: "below" | "above"): void {
  for (const { picture, x, y, scale } of parts) {
    if ((picture.kind === "avatar" || picture.kind === "sheet") !== (part === "above")) continue;
    const cell = pen.square(x, y);
    const margin = (cell.size * (1 - scale)) / 2;
    drawPicture(pen, picture, { x: cell.x + margin, y: cell.y + margin, size: cell.size * scale });
  }
}

function drawPicture({ context, looks, sprites, stamps }: MotionPen, picture: MovingPicture, square: Square): void {
  if (square.size <= 0) return;
  if (picture.kind === "entity" || picture.kind === "frame") {
    const frame = picture.kind === "frame" ? sprites.get(picture.path) : null;
    if (frame?.state === "ready") return drawSprite(context, frame, square);
    const unless = picture.kind === "entity" ? picture.unless : undefined;
    if (unless !== undefined && sprites.get(unless).state === "ready") return;
    const stamp = stamps.of(picture.entity);
    if (stamp !== null) context.drawImage(stamp, square.x, square.y, square.size, square.size);
  } else if (picture.kind === "object") {
    drawPart(context, { looks, sprites }, picture.part, square);
  } else if (picture.kind === "sheet") {
    const sheet = sprites.get(picture.path);
    if (sheet.state !== "ready") return;
    // The picture may be a smaller copy.
    const { width: whole, height } = "close" in sheet.image ? sheet.image : sheet;
    const width = whole / picture.frames;
    const { x, y, size } = square;
    context.drawImage(sheet.image, picture.frame * width, 0, width, height, x, y, size, size);
  } else {
    const { avatar, state, elapsedMs } = picture;
    if (!looks.avatar.visible) return;
    drawAvatarSprite(context, avatar, avatarSpriteAt(looks.avatar, state, avatar.facing, elapsedMs), sprites, square);
  }
}
