// A cell that keys choose, in games that are played by tapping cells. Pure.
import type { Position } from "../../shared/base/boardView";
import { clamp } from "../../shared/base/clamp";
import type { Size } from "../../renderer/board/viewport";

const STEPS: Readonly<Record<string, Position>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the cell that an arrow key leads to, on a board; from nowhere, the middle. Null for another key. */
export function cursorAfter(key: string, at: Position | null, { width, height }: Size): Position | null {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  if (step === undefined) return null;
  if (at === null) return [Math.floor((width - 1) / 2), Math.floor((height - 1) / 2)];
  return [clamp(at[0] + step[0], 0, width - 1), clamp(at[1] + step[1], 0, height - 1)];
}
