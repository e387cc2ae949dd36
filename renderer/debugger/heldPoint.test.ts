import { expect, it } from "vitest";
import { scrolledTo } from "./heldPoint";

it("keeps what is seen at a point there, closer and back again", () => {
  const held = { zoom: 1, scroll: { left: 100, top: 40 }, point: { left: 60, top: 200 } };
  // Seen at the point: (160,240) of the plane, which is (320,480) at twice the size.
  const closer = scrolledTo(held, 2);
  expect(closer).toEqual({ left: 320 - 60, top: 480 - 200 });
  expect(scrolledTo({ ...held, zoom: 2, scroll: closer }, 1)).toEqual(held.scroll);
});

it("leaves a corner that is held where it is", () => {
  const corner = { left: 0, top: 0 };
  expect(scrolledTo({ zoom: 0.5, scroll: corner, point: corner }, 1.6)).toEqual(corner);
});
