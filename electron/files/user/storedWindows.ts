// The windows that were open last, as they are stored between two starts. Pure.
import { type Json, isJsonObject } from "../../../shared/base/json";

/** Where a window is, in CSS pixels of the desktop; the size that it has when it is not maximized. */
export interface WindowPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isMaximized: boolean;
}

/** A window, by the real folder of its pack. */
export interface StoredWindow {
  readonly root: string;
  readonly place: WindowPlace;
}

/** Returns the windows of a stored list; malformed entries are left out. */
export function windowsFrom(value: Json | undefined): readonly StoredWindow[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: Json) => {
    if (!isJsonObject(entry) || typeof entry.root !== "string") return [];
    const place = placeFrom(entry.place);
    return place === null ? [] : [{ root: entry.root, place }];
  });
}

function placeFrom(value: Json | undefined): WindowPlace | null {
  if (!isJsonObject(value)) return null;
  const { x, y, width, height, isMaximized } = value;
  if (!isWhole(x) || !isWhole(y) || !isWhole(width) || !isWhole(height)) return null;
  return { x, y, width, height, isMaximized: isMaximized === true };
}

function isWhole(value: Json | undefined): value is number {
  return Number.isSafeInteger(value);
}
