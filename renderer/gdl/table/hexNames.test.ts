import { expect, test } from "vitest";
import { hexName } from "./hexNames";

test.each([36, 45, 60, 100])(
  "in a hex of %d pixels a name without a piece is larger, and clear of the dot and the corner",
  (pitch) => {
    const [free, below] = [hexName(pitch, false), hexName(pitch, true)];
    expect(free.size).toBeGreaterThanOrEqual(10);
    expect(free.size).toBeGreaterThanOrEqual(below.size);
    // Half of its height, as a share of the hex: the dot of a target ends at 0.13, the corners at the sides at 0.29.
    const half = free.size / 2 / pitch;
    expect(free.down - half).toBeGreaterThan(0.13);
    expect(free.down + half).toBeLessThan(0.49);
  },
);
