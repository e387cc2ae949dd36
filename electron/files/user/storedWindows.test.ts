import { expect, it, test } from "vitest";
import type { Json } from "../../../shared/base/json";
import { windowsFrom } from "./storedWindows";

const WINDOW = { root: "/pack", place: { x: -20, y: 0, width: 900, height: 600, isMaximized: true } };

it("windows are read as they were stored, and a maximized one is only what says so", () => {
  const { isMaximized: _maximized, ...bounds } = WINDOW.place;
  expect(windowsFrom([WINDOW, { root: "/b", place: bounds }])).toEqual([
    WINDOW,
    { root: "/b", place: { ...bounds, isMaximized: false } },
  ]);
});

test.each<[Json | undefined]>([
  [undefined],
  [{}],
  [[3]],
  [[{ root: 4, place: WINDOW.place }]],
  [[{ root: "/a" }]],
  [[{ root: "/a", place: { ...WINDOW.place, x: "1" } }]],
  [[{ root: "/a", place: { ...WINDOW.place, width: 0.5 } }]],
])("%j holds no window", (value) => expect(windowsFrom(value)).toEqual([]));
