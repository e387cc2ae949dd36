// Tells taps from swipes on a page: a finger goes a little way from where it began, not from cell to cell.
import type { Position } from "../../shared/base/boardView";
import type { GameAction } from "../../shared/engine/turnRecord";
import type { BoardPointer } from "../../renderer/board/boardPointer";
import { type Controls, actionOfSwipe, actionOfTap, swipeDirection } from "../../renderer/gridponder/controls/controls";

/** CSS pixels that a finger goes in a swipe; less is a tap. */
const SWIPE_PIXELS = 24;

/** Part of a pointer's event that a gesture depends on. */
export type GesturePoint = Pick<BoardPointer, "cell" | "spot" | "pitch" | "isOnBoard">;

/** Returns the action of a press from one place to another; null where the game has none. */
export function actionOfGesture(controls: Controls, from: GesturePoint, to: GesturePoint): GameAction | null {
  const cell = from.isOnBoard ? from.cell : null;
  const way = (axis: 0 | 1): number =>
    Math.round((to.cell[axis] + to.spot[axis] - from.cell[axis] - from.spot[axis]) * to.pitch);
  const moved: Position = [way(0), way(1)];
  if (Math.max(Math.abs(moved[0]), Math.abs(moved[1])) < SWIPE_PIXELS) {
    return cell === null ? null : actionOfTap(controls, cell);
  }
  const direction = swipeDirection(controls, [0, 0], moved);
  return direction === null ? null : actionOfSwipe(controls, direction, cell);
}
