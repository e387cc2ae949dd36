import { beforeEach, expect, it } from "vitest";
import { forgetDropPlace } from "./dropPlace";

/** A place to drop something, as dockview remembers the last one. */
class Place {
  static ACTUAL_TARGET: Place | undefined;
  readonly model = { contentDropTarget: this };
}

beforeEach(() => {
  Place.ACTUAL_TARGET = new Place();
});

it("the place of the last drag is forgotten, whichever it was", () => {
  forgetDropPlace([new Place(), new Place()]);
  expect(Place.ACTUAL_TARGET).toBeUndefined();
});

it("a dock without groups is left alone", () => {
  forgetDropPlace([]);
  expect(Place.ACTUAL_TARGET).toBeInstanceOf(Place);
});
