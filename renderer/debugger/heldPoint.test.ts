import { expect, it } from "vitest";
import { scrolledBy } from "./heldPoint";

const at = { left: 70, top: 230 };

it("keeps what is seen at a point there, closer and back again", () => {
  // A pane at (10,30) of the window, scrolled by (100,40): the corner of what it shows is at (-90,-10).
  const held = { zoom: 1, point: { left: 160, top: 240 }, at };
  const way = scrolledBy(held, 2, { left: -90, top: -10 });
  expect(way).toEqual({ left: 160, top: 240 });
  const corner = { left: -90 - way.left, top: -10 - way.top };
  const back = scrolledBy({ zoom: 2, point: { left: 320, top: 480 }, at }, 1, corner);
  expect(back).toEqual({ left: -160, top: -240 });
});

it("reckons with what is not in the pane's corner, as long as it is smaller than the pane", () => {
  // Half as large it had its corner at (40,180); now it fills the pane, with its corner at the pane's.
  const held = { zoom: 0.5, point: { left: 30, top: 50 }, at };
  expect(scrolledBy(held, 1, { left: 10, top: 30 })).toEqual({ left: 0, top: -100 });
});

it("leaves a corner that is held where it is", () => {
  const corner = { left: 10, top: 30 };
  const held = { zoom: 0.5, point: { left: 0, top: 0 }, at: corner };
  expect(scrolledBy(held, 1.6, corner)).toEqual({ left: 0, top: 0 });
});
