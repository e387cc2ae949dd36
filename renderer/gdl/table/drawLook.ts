// Draws one piece: its picture, or a disc with letters.
import type { PieceLook } from "../../../shared/dialects/gdl/presentation/looks";
import type { BoardColors } from "../../board/boardColors";
import type { Pen2d } from "../../board/canvas";
import { cssColor, inkOn, parseHexColor } from "../../board/color";
import { fillCentred } from "../../board/fillCentred";
import type { Sprites } from "../../board/spriteStore";
import type { Point } from "../../board/viewport";

/** What a table is drawn with. */
export interface TablePen {
  readonly context: Pen2d;
  /** Canvas pixels from one place to the next. */
  readonly pitch: number;
}

/** What the look of a piece needs beside its own colours. */
export interface LookColors {
  readonly sprites: Sprites;
  readonly colors: BoardColors;
}

/** Draws a piece around a point. */
export function drawLook(
  { context, pitch }: TablePen,
  look: PieceLook,
  at: Point,
  { sprites, colors }: LookColors,
): void {
  const sprite = look.kind === "picture" ? sprites.get(look.path) : null;
  if (sprite?.state === "ready") {
    const scale = (pitch * 0.84) / Math.max(sprite.width, sprite.height);
    const [width, height] = [sprite.width * scale, sprite.height * scale];
    context.drawImage(sprite.image, at.x - width / 2, at.y - height / 2, width, height);
    return;
  }
  context.beginPath();
  context.arc(at.x, at.y, pitch * 0.34, 0, 2 * Math.PI);
  context.fillStyle = look.color;
  context.fill();
  context.lineWidth = Math.max(1, pitch * 0.03);
  const color = parseHexColor(look.color);
  const ink = color === null ? colors.ruler : cssColor(inkOn(color));
  context.strokeStyle = ink;
  context.stroke();
  const text = look.kind === "letters" ? look.text : sprite?.state === "missing" ? "?" : "";
  context.fillStyle = ink;
  context.font = `600 ${pitch * (Array.from(text).length > 2 ? 0.24 : 0.4)}px system-ui, sans-serif`;
  fillCentred(context, text, at.x, at.y);
}
