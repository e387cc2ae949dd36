// Draws the decorations over a board. Works in canvas pixels; knows nothing of where decorations come from.
import { assertNever } from "../../shared/base/assertNever";
import type { Position } from "../../shared/base/boardView";
import type { Square } from "./canvas";
import type { DecorationPen } from "./decorationPen";
import { findingMark } from "./findingMark";
import { drawMove } from "./drawMove";
import { drawResize } from "./drawResize";
import { drawShade } from "./drawShade";
import { drawSides } from "./drawSides";
import { drawCells, drawLabel, squareOf, strokeTwice } from "./drawMarks";
import type { BoardDecoration } from "./decorations";

/** Draws one decoration. */
export function drawDecoration(pen: DecorationPen, decoration: BoardDecoration): void {
  switch (decoration.kind) {
    case "cells":
      return drawCells(pen, decoration.cells, decoration.style);
    case "shade":
      return drawShade(pen, decoration);
    case "ghost":
      return drawGhost(pen, decoration);
    case "resize":
      return drawResize(pen, decoration);
    case "sides":
      return drawSides(pen, decoration);
    case "hover":
      return drawHover(pen, decoration.at, decoration.reach);
    case "cursor":
      return drawCursor(pen, decoration.at);
    case "finding":
      return drawFinding(pen, decoration.at, decoration.severity);
    case "link":
      return drawLink(pen, decoration.from, decoration.to);
    case "middle":
      return drawMiddle(pen, decoration.from, decoration.to);
    case "move":
      return drawMove(pen, decoration);
    case "label":
      return drawLabel(pen, decoration.at, decoration.text);
    default:
      assertNever(decoration);
  }
}

function drawGhost(pen: DecorationPen, { cells, entity, manner }: Extract<BoardDecoration, { kind: "ghost" }>): void {
  const stamp = pen.stamps.of(entity);
  if (stamp === null) return;
  const { context, range } = pen;
  context.save();
  if (manner === undefined) context.globalAlpha = 0.55;
  for (const cell of cells) {
    const isIn = (at: number, axis: "x" | "y"): boolean =>
      range === undefined || (at >= range.first[axis] && at < range.end[axis]);
    if (!isIn(cell[0], "x") || !isIn(cell[1], "y")) continue;
    const square = squareOf(pen.place, cell);
    const { x, y, size } = manner === "corner" ? drawCorner(pen, square) : square;
    context.drawImage(stamp, x, y, size, size);
  }
  context.restore();
}

/** Returns a plate in the lower right corner of a cell; gives the room on it. */
function drawCorner({ context, colors, density }: DecorationPen, cell: Square): Square {
  const size = Math.max(4, Math.round(cell.size * 0.4));
  const rim = Math.max(1, Math.round(density));
  const [x, y] = [cell.x + cell.size - size - rim, cell.y + cell.size - size - rim];
  context.fillStyle = colors.pane;
  context.strokeStyle = colors.accent;
  context.lineWidth = rim;
  context.beginPath();
  context.roundRect(x, y, size, size, size * 0.16);
  context.fill();
  context.stroke();
  return { x: x + rim, y: y + rim, size: size - 2 * rim };
}

function drawMiddle({ context, place, colors, density }: DecorationPen, from: Position, to: Position): void {
  const [start, end] = [squareOf(place, from), squareOf(place, to)];
  context.save();
  context.beginPath();
  context.moveTo(start.x, start.y);
  context.lineTo(end.x, end.y);
  // The rim is whole, so that the dashes can be seen on cells of any colour.
  context.lineWidth = 4 * density;
  context.strokeStyle = colors.pane;
  context.stroke();
  context.setLineDash([7 * density, 5 * density]);
  context.lineCap = "butt";
  context.lineWidth = 2 * density;
  context.strokeStyle = colors.accent;
  context.stroke();
  context.restore();
}

function drawHover({ context, place, colors, density }: DecorationPen, [x, y]: Position, reach: number): void {
  const before = Math.floor((reach - 1) / 2);
  const corner = squareOf(place, [x - before, y - before]);
  context.save();
  context.beginPath();
  context.rect(corner.x, corner.y, corner.size * reach, corner.size * reach);
  strokeTwice(context, colors.pane, colors.accent, density * 0.75);
  context.restore();
}

function drawCursor({ context, place, colors, density }: DecorationPen, at: Position): void {
  const { x, y, size } = squareOf(place, at);
  context.save();
  context.beginPath();
  context.roundRect(x - density, y - density, size + 2 * density, size + 2 * density, 3 * density);
  context.lineWidth = 5 * density;
  context.strokeStyle = colors.pane;
  context.stroke();
  context.lineWidth = 3 * density;
  context.strokeStyle = colors.accent;
  context.stroke();
  context.restore();
}

/** A mark in the corner; its form tells the severity too: a cross, an exclamation mark, an i. */
function drawFinding(
  { context, place, colors, density }: DecorationPen,
  at: Position,
  severity: "error" | "warning" | "information",
): void {
  const { x, y, size } = squareOf(place, at);
  const { radius, ...middle } = findingMark(size, density);
  const [cx, cy] = [x + middle.x, y + middle.y];
  const color = severity === "error" ? colors.error : severity === "warning" ? colors.warning : colors.accent;
  context.save();
  context.beginPath();
  context.arc(cx, cy, radius, 0, Math.PI * 2);
  context.fillStyle = color;
  context.fill();
  context.lineWidth = density;
  context.strokeStyle = colors.pane;
  context.stroke();
  context.fillStyle = colors.onAccent;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.font = `700 ${radius * 1.45}px system-ui, sans-serif`;
  context.fillText(severity === "error" ? "×" : severity === "warning" ? "!" : "i", cx, cy + radius * 0.06);
  context.restore();
}

function drawLink({ context, place, colors, density }: DecorationPen, from: Position, to: Position): void {
  const middle = ([x, y]: Position): readonly [number, number] => [
    place.left + (x + 0.5) * place.pitch,
    place.top + (y + 0.5) * place.pitch,
  ];
  const [x0, y0] = middle(from);
  const [x1, y1] = middle(to);
  context.save();
  context.beginPath();
  // Bowed, so that links along a row do not hide each other.
  const bow = 0.16;
  context.moveTo(x0, y0);
  context.quadraticCurveTo((x0 + x1) / 2 - (y1 - y0) * bow, (y0 + y1) / 2 + (x1 - x0) * bow, x1, y1);
  context.setLineDash([3 * density, 4 * density]);
  strokeTwice(context, colors.pane, colors.accent, density * 0.8);
  context.restore();
}
