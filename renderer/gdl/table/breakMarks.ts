// Marks of places that breakpoints stop at, in the shapes of those beside the text: a disc, a ring for one that is switched
// off, a diamond for one that writes and does not stop.
import type { BoardColors } from "../../board/boardColors";
import type { Pen2d } from "../../board/canvas";
import type { TableLayout } from "./layout";

export interface BreakMark {
  readonly spot: number;
  readonly isOn: boolean;
  readonly writes: boolean;
}

interface Scene {
  readonly layout: TableLayout;
  readonly colors: BoardColors;
}

/** CSS pixels of the radius, at least. */
const LEAST_RADIUS = 4;
/** Of a place, from its middle to the left and up: beside its piece, and away from its name. */
const ASIDE = { squares: 0.38, hexes: 0.3, nodes: 0.32 } as const;

/** Draws a mark near the upper left of its place, with a rim that keeps it visible on any ground. */
export function drawBreak(
  context: Pen2d,
  { layout, colors }: Scene,
  { spot: number, isOn, writes }: BreakMark,
  pitch: number,
): void {
  const spot = layout.spots[number];
  if (spot === undefined) return;
  const aside = ASIDE[layout.kind];
  const [x, y] = [(spot.x - aside) * pitch, (spot.y - aside) * pitch];
  const radius = Math.max(LEAST_RADIUS, pitch * 0.075);
  context.beginPath();
  if (writes) {
    context.moveTo(x, y - radius);
    context.lineTo(x + radius, y);
    context.lineTo(x, y + radius);
    context.lineTo(x - radius, y);
    context.closePath();
  } else context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = isOn ? colors.error : colors.pane;
  context.fill();
  context.lineWidth = isOn ? 1 : 2;
  context.strokeStyle = isOn ? colors.pane : colors.error;
  context.stroke();
}
