// Draws what an entity shows without a sprite: `display` blocks and the fallback tile (spec files.md, display).
// Everything stays inside its square, so that a cell can be redrawn alone.
import { assertNever } from "../../../shared/base/assertNever";
import type { Pen2d, Square } from "../../board/canvas";
import { type Rgb, cssColor, inkOn, shade } from "../../board/color";
import { fillCentred } from "../../board/fillCentred";
import type { Face } from "./entityLook";
import type { BoardStyle } from "./looks";

const FONT = `system-ui, "Segoe UI", "Noto Sans", sans-serif`;

/** In colour, on whatever system: where letters' fonts come first, some signs would be drawn as letters are, in black. */
const EMOJI_FONT = `"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", ${FONT}`;

/** How faces are drawn on a board. */
export interface FaceStyle {
  readonly board: BoardStyle;
  /** Draws invisible faces faintly, by their symbol. */
  readonly showInvisible: boolean;
}

/** How a text is written. */
interface TextStyle {
  readonly color: string;
  /** Its height as a share of the square's. */
  readonly share: number;
  readonly font?: string;
}

/** Draws the face into the square; an invisible one only when the style shows it. */
export function drawFace(context: Pen2d, face: Face, square: Square, style: FaceStyle): void {
  const { board, showInvisible } = style;
  switch (face.shape) {
    case "tile":
      return drawTile(context, face.color, square, board);
    case "fill":
      context.fillStyle = cssColor(face.color);
      return context.fillRect(square.x, square.y, square.size, square.size);
    case "circle":
      return drawCircle(context, face.color, square);
    case "label":
    case "symbol":
      drawTile(context, face.color, square, board);
      return drawText(context, face.text, square, {
        color: cssColor(inkOn(face.color)),
        share: face.shape === "label" ? 0.5 : 0.56,
      });
    case "emoji":
      return drawText(context, face.text, square, { color: "#000", share: 0.68, font: EMOJI_FONT });
    case "icon":
      return drawIcon(context, face, square, style);
    case "invisible":
      if (showInvisible && face.text !== "")
        drawText(context, face.text, square, { color: "rgba(128, 134, 145, 0.55)", share: 0.34 });
      return;
    default:
      assertNever(face.shape);
  }
}

function inset(square: Square, share: number): Square {
  const by = Math.round(square.size * share);
  return { x: square.x + by, y: square.y + by, size: square.size - 2 * by };
}

/** Below this many pixels a tile is too small for light and shadow. */
const PLAIN_SIZE = 14;

/** Below this many pixels tiles touch. */
const TOUCHING_SIZE = 8;

function drawTile(context: Pen2d, color: Rgb, square: Square, style: BoardStyle): void {
  const gap = style.cellSpacing / (style.cellSize + style.cellSpacing);
  const tile = apart(square, inset(square, Math.min(0.2, Math.max(gap, 0.03))));
  const radius = Math.min(tile.size / 2, (tile.size * Math.max(style.borderRadius, 6)) / style.cellSize);
  context.save();
  context.fillStyle = cssColor(color);
  if (square.size >= PLAIN_SIZE) {
    const light = context.createLinearGradient(0, tile.y, 0, tile.y + tile.size);
    light.addColorStop(0, cssColor(shade(color, 0.1)));
    light.addColorStop(1, cssColor(shade(color, -0.04)));
    context.fillStyle = light;
    // A soft shadow below, clipped to the square by its own small reach.
    context.shadowColor = "rgba(10, 14, 22, 0.28)";
    context.shadowBlur = square.size * 0.03;
    context.shadowOffsetY = square.size * 0.015;
  }
  context.beginPath();
  context.roundRect(tile.x, tile.y, tile.size, tile.size, radius);
  context.fill();
  context.restore();
}

/** Returns a tile that fills its square without the row and the column of the grid's lines, so that both stay in sight. */
function apart({ x, y, size }: Square, tile: Square): Square {
  return tile.size < size || size < TOUCHING_SIZE ? tile : { x: x + 1, y: y + 1, size: size - 1 };
}

function drawCircle(context: Pen2d, color: Rgb, square: Square): void {
  const [x, y] = centre(square);
  const glow = context.createRadialGradient(x, y, square.size * 0.26, x, y, square.size * 0.49);
  glow.addColorStop(0, cssColor({ ...color, alpha: color.alpha * 0.55 }));
  glow.addColorStop(1, cssColor({ ...color, alpha: 0 }));
  context.fillStyle = glow;
  context.fillRect(square.x, square.y, square.size, square.size);
  context.fillStyle = cssColor(color);
  context.beginPath();
  context.arc(x, y, square.size * 0.34, 0, Math.PI * 2);
  context.fill();
}

/** Writes a text in the middle of a square, smaller where it is too wide. */
function drawText(context: Pen2d, text: string, square: Square, { color, share, font = FONT }: TextStyle): void {
  const [x, y] = centre(square);
  if (square.size < 7) return;
  context.save();
  context.fillStyle = color;
  let size = square.size * share;
  context.font = `600 ${size}px ${font}`;
  const width = context.measureText(text).width;
  const room = square.size * 0.8;
  if (width > room) {
    size *= room / width;
    context.font = `600 ${size}px ${font}`;
  }
  fillCentred(context, text, x, y);
  context.restore();
}

function drawIcon(context: Pen2d, face: Face, square: Square, style: FaceStyle): void {
  const [x, y] = centre(square);
  const unit = square.size;
  context.save();
  context.fillStyle = cssColor(face.color);
  context.strokeStyle = cssColor(face.color);
  if (face.text === "star") star(context, x, y, unit * 0.36);
  else if (face.text === "flag") flag(context, square);
  else if (face.text === "blur_on") swirl(context, x, y, unit);
  else drawFace(context, { ...face, shape: "symbol", text: "◆" }, square, style);
  context.restore();
}

function star(context: Pen2d, x: number, y: number, radius: number): void {
  context.beginPath();
  for (let point = 0; point < 10; point++) {
    const reach = point % 2 === 0 ? radius : radius * 0.45;
    const angle = (point * Math.PI) / 5 - Math.PI / 2;
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  context.closePath();
  context.fill();
}

function flag(context: Pen2d, { x, y, size }: Square): void {
  context.fillRect(x + size * 0.28, y + size * 0.16, size * 0.07, size * 0.68);
  context.beginPath();
  context.moveTo(x + size * 0.35, y + size * 0.18);
  context.lineTo(x + size * 0.78, y + size * 0.34);
  context.lineTo(x + size * 0.35, y + size * 0.52);
  context.closePath();
  context.fill();
}

/** A ring of dots that thin out to the rim. */
function swirl(context: Pen2d, x: number, y: number, unit: number): void {
  for (const [count, reach, dot] of [
    [1, 0, 0.07],
    [6, 0.16, 0.055],
    [12, 0.29, 0.038],
    [14, 0.4, 0.02],
  ] as const) {
    for (let index = 0; index < count; index++) {
      const angle = (index / count) * Math.PI * 2;
      context.beginPath();
      context.arc(x + Math.cos(angle) * reach * unit, y + Math.sin(angle) * reach * unit, dot * unit, 0, Math.PI * 2);
      context.fill();
    }
  }
}

function centre({ x, y, size }: Square): readonly [number, number] {
  return [x + size / 2, y + size / 2];
}
