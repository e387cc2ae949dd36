import * as fc from "fast-check";
import { expect, test } from "vitest";
import { pinchOf } from "./fingers";

const point = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) });

test("what was between two fingers stays between them, and grows as they part", () => {
  fc.assert(
    fc.property(point, point, fc.integer({ min: 1, max: 4 }), point, (one, away, factor, shift) => {
      fc.pre(Math.hypot(away.x, away.y) >= 10);
      const other = { x: one.x + away.x, y: one.y + away.y };
      const moved = (at: typeof one) => ({ x: at.x * factor + shift.x, y: at.y * factor + shift.y });
      const pinch = pinchOf([one, other], [moved(one), moved(other)]);
      expect(pinch.factor).toBeCloseTo(factor);
      const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      expect(pinch.at).toEqual(middle);
      expect(pinch.at.x + pinch.pan.x).toBeCloseTo(moved(middle).x);
      expect(pinch.at.y + pinch.pan.y).toBeCloseTo(moved(middle).y);
    }),
  );
  expect(
    pinchOf(
      [
        { x: 5, y: 5 },
        { x: 5, y: 5 },
      ],
      [
        { x: 0, y: 5 },
        { x: 20, y: 5 },
      ],
    ).factor,
  ).toBe(2);
});
