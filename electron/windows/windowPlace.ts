// Where a window stands on the screens: where one comes back, and where a new one goes. Pure.
import type { WindowPlace } from "../files/user/storedWindows";

export type WorkArea = Omit<WindowPlace, "isMaximized">;

const USUAL_WIDTH = 1500;
const USUAL_HEIGHT = 950;

/** How far a new window stands from the one it was opened from. */
const OFFSET = 32;

/** So much of a window's head must be on a screen, or nobody could move it. */
const LEAST_IN_SIGHT = 120;

/** Returns the place if its head is in sight on one of the screens; null when it is not. */
export function placeInSight(place: WindowPlace, screens: readonly WorkArea[]): WindowPlace | null {
  const isInSight = ({ x, y, width, height }: WorkArea): boolean =>
    Math.min(place.x + place.width, x + width) - Math.max(place.x, x) >= LEAST_IN_SIGHT &&
    place.y >= y - OFFSET &&
    place.y <= y + height - OFFSET;
  return screens.some(isInSight) ? place : null;
}

/** Returns the place of a window opened from another, a little below it; back in the corner where the screen ends. */
export function placeBeside(other: WindowPlace, screen: WorkArea): WindowPlace {
  const fits = (at: number, size: number, from: number, room: number): number =>
    at + OFFSET + size <= from + room ? at + OFFSET : from;
  return {
    ...other,
    x: fits(other.x, other.width, screen.x, screen.width),
    y: fits(other.y, other.height, screen.y, screen.height),
    isMaximized: false,
  };
}

/** Returns the size of the first window of all, which the system places. */
export function usualSize(screen: WorkArea): Pick<WindowPlace, "width" | "height"> {
  return { width: Math.min(USUAL_WIDTH, screen.width), height: Math.min(USUAL_HEIGHT, screen.height) };
}
