// Numbers within bounds.

/** Returns the value, or the bound that it is beyond; `least` where the bounds cross. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
