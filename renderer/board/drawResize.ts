// A board's edges while they can be dragged: handles, what would be added and cut off, the new size.
// Works in canvas pixels; knows nothing of pointers.
import type { DecorationPen } from "./decorationPen";
import type { ResizeDecoration } from "./decorations";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Draws the frame with its eight handles; shades what is added and, with strokes across, what is cut off. */
export function drawResize(pen: DecorationPen, { size: [width, height], edges, text }: ResizeDecoration): void {
  const { context, colors, density } = pen;
  const before = boxOf(pen, { left: 0, top: 0, right: width, bottom: height });
  const after = boxOf(pen, {
    left: -edges.left,
    top: -edges.top,
    right: width + edges.right,
    bottom: height + edges.bottom,
  });
  context.save();
  fillOutside(pen, after, before, colors.accent, 0.16);
  fillOutside(pen, before, after, colors.error, 0.3);
  crossOut(pen, before, after);
  context.beginPath();
  context.rect(after.left, after.top, after.right - after.left, after.bottom - after.top);
  context.lineWidth = 4 * density;
  context.strokeStyle = colors.pane;
  context.stroke();
  context.lineWidth = 2 * density;
  context.strokeStyle = colors.accent;
  context.stroke();
  drawHandles(pen, after);
  if (text !== "") drawText(pen, after, text);
  context.restore();
}

function boxOf({ place }: DecorationPen, { left, top, right, bottom }: Box): Box {
  return {
    left: place.left + left * place.pitch,
    top: place.top + top * place.pitch,
    right: place.left + right * place.pitch,
    bottom: place.top + bottom * place.pitch,
  };
}

/** Returns the part of a box outside another one, as a path. */
function pathOutside({ context }: DecorationPen, box: Box, other: Box): void {
  const inner: Box = {
    left: Math.max(box.left, other.left),
    top: Math.max(box.top, other.top),
    right: Math.min(box.right, other.right),
    bottom: Math.min(box.bottom, other.bottom),
  };
  context.beginPath();
  context.rect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  context.rect(inner.left, inner.top, Math.max(0, inner.right - inner.left), Math.max(0, inner.bottom - inner.top));
}

function fillOutside(pen: DecorationPen, box: Box, other: Box, color: string, share: number): void {
  const { context } = pen;
  pathOutside(pen, box, other);
  context.globalAlpha = share;
  context.fillStyle = color;
  context.fill("evenodd");
  context.globalAlpha = 1;
}

/** Hatches what is cut off, so that it does not depend on colour. */
function crossOut(pen: DecorationPen, box: Box, other: Box): void {
  const { context, colors, density } = pen;
  context.save();
  pathOutside(pen, box, other);
  context.clip("evenodd");
  context.beginPath();
  const step = 10 * density;
  const rise = box.bottom - box.top;
  for (let x = box.left - rise; x < box.right; x += step) {
    context.moveTo(x, box.bottom);
    context.lineTo(x + rise, box.top);
  }
  context.globalAlpha = 0.7;
  context.lineWidth = 1.5 * density;
  context.strokeStyle = colors.error;
  context.stroke();
  context.restore();
}

function drawHandles({ context, colors, density }: DecorationPen, { left, top, right, bottom }: Box): void {
  const half = 4.5 * density;
  context.fillStyle = colors.pane;
  context.strokeStyle = colors.accent;
  context.lineWidth = 2 * density;
  for (const x of [left, (left + right) / 2, right]) {
    for (const y of [top, (top + bottom) / 2, bottom]) {
      if (x !== left && x !== right && y !== top && y !== bottom) continue;
      context.beginPath();
      context.roundRect(x - half, y - half, 2 * half, 2 * half, 2 * density);
      context.fill();
      context.stroke();
    }
  }
}

/** In the middle of what can be seen of the new board. */
function drawText({ context, colors, density }: DecorationPen, { left, top, right, bottom }: Box, text: string): void {
  const { width, height } = context.canvas;
  const x = (Math.max(0, left) + Math.min(width, right)) / 2;
  const y = (Math.max(0, top) + Math.min(height, bottom)) / 2;
  context.font = `600 ${13 * density}px system-ui, sans-serif`;
  const across = context.measureText(text).width + 20 * density;
  const tall = 26 * density;
  context.fillStyle = "rgba(18, 22, 30, 0.88)";
  context.strokeStyle = colors.accent;
  context.lineWidth = density;
  context.beginPath();
  context.roundRect(x - across / 2, y - tall / 2, across, tall, tall / 2);
  context.fill();
  context.stroke();
  context.fillStyle = "#fff";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, x, y + density / 2);
}
