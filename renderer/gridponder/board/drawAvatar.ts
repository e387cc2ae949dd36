// Draws the avatar: the theme's sprite for where it looks, else a figure of our own that shows its facing.
import { own } from "../../../shared/base/nameTable";
import type { AvatarView } from "../../../shared/dialects/gridponder/text/board/stateView";
import { type AvatarSprite, avatarSpriteAt } from "./avatarLook";
import type { Pen2d, Square } from "../../board/canvas";
import type { PackLooks } from "./sceneStyle";
import type { Sprites } from "../../board/spriteStore";
import { drawSprite } from "../../board/drawSprite";

/** A step to a neighbouring cell, of about the length 1. */
type Step = readonly [dx: number, dy: number];

const TOWARDS: Readonly<Record<string, Step>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
  up_left: [-0.7, -0.7],
  up_right: [0.7, -0.7],
  down_left: [-0.7, 0.7],
  down_right: [0.7, 0.7],
};

/** Returns the unit step of a direction's name; downwards for a name that is none. */
export function towards(direction: string): Step {
  return own(TOWARDS, direction) ?? [0, 1];
}

/**
 * Draws the avatar into a square as it waits, `elapsedMs` after it began to; one that is disabled, or that the theme
 * does not show, is drawn faintly: it stands in the file all the same.
 */
export function drawAvatar(
  context: Pen2d,
  avatar: AvatarView,
  { looks, sprites }: PackLooks,
  square: Square,
  elapsedMs = 0,
): void {
  const chosen = avatarSpriteAt(looks.avatar, "idle", avatar.facing, elapsedMs);
  drawAvatarSprite(context, { ...avatar, enabled: avatar.enabled && looks.avatar.visible }, chosen, sprites, square);
}

/** The same with its sprite already chosen; null is our own figure. */
export function drawAvatarSprite(
  context: Pen2d,
  avatar: AvatarView,
  chosen: AvatarSprite | null,
  sprites: Sprites,
  square: Square,
): void {
  const sprite = chosen === null ? null : sprites.get(chosen.path);
  context.save();
  if (!avatar.enabled) context.globalAlpha *= 0.32;
  if (sprite?.state === "ready") drawSprite(context, sprite, square, chosen?.mirrored);
  else if (sprite?.state !== "loading") drawFigure(context, avatar.facing, square);
  context.restore();
}

/** The body of the figure, by its middle. */
interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function drawFigure(context: Pen2d, facing: string, { x, y, size }: Square): void {
  const step = towards(facing);
  const body: Disc = { x: x + size / 2, y: y + size / 2, radius: size * 0.31 };
  context.save();
  context.lineJoin = "round";
  context.lineWidth = Math.max(1, size * 0.045);
  context.strokeStyle = "#16304f";
  context.fillStyle = "#ffffff";
  drawPointer(context, body, step);
  const gradient = context.createLinearGradient(0, body.y - body.radius, 0, body.y + body.radius);
  gradient.addColorStop(0, "#6db3ff");
  gradient.addColorStop(1, "#2a78d6");
  context.fillStyle = gradient;
  context.beginPath();
  context.arc(body.x, body.y, body.radius, 0, Math.PI * 2);
  context.fill();
  context.stroke();
  if (size >= 16) drawEyes(context, body, step);
  context.restore();
}

/** A nose beyond the body: it shows the facing even where the eyes are too small to see. */
function drawPointer(context: Pen2d, { x: cx, y: cy, radius }: Disc, [dx, dy]: Step): void {
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const reach = radius * 1.5;
  const half = radius * 0.5;
  context.beginPath();
  context.moveTo(cx + ux * reach, cy + uy * reach);
  context.lineTo(cx + ux * radius * 0.7 - uy * half, cy + uy * radius * 0.7 + ux * half);
  context.lineTo(cx + ux * radius * 0.7 + uy * half, cy + uy * radius * 0.7 - ux * half);
  context.closePath();
  context.fill();
  context.stroke();
}

/** The eyes look where the avatar does: they are off the middle of the body, and the pupils off theirs. */
function drawEyes(context: Pen2d, body: Disc, [dx, dy]: Step): void {
  const { radius } = body;
  const [x, y] = [body.x + dx * radius * 0.32, body.y + dy * radius * 0.3];
  const apart = radius * 0.34;
  for (const side of [-1, 1]) {
    const ex = x + side * apart * (1 - 0.35 * Math.abs(dx));
    context.fillStyle = "#ffffff";
    context.beginPath();
    context.ellipse(ex, y, radius * 0.22, radius * 0.27, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = "#12263f";
    context.beginPath();
    context.arc(ex + dx * radius * 0.08, y + dy * radius * 0.1, radius * 0.12, 0, Math.PI * 2);
    context.fill();
  }
}
