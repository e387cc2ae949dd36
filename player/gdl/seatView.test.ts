import { expect, test } from "vitest";
import { createSeatView } from "./seatView";

test("in a game with secrets each player's view is covered until they say that they look", () => {
  const view = createSeatView(true);
  expect(view.seatFor("Ann")).toBe("Ann");
  expect(view.isCovered("Ann")).toBe(true);
  view.look("Ann");
  expect(view.isCovered("Ann")).toBe(false);
  // Bob is to move now; then it is Ann's turn again.
  expect(view.isCovered("Bob")).toBe(true);
  view.look("Bob");
  expect(view.isCovered("Ann")).toBe(true);
});

test("a view that is chosen again, and one after the game's end, is covered again", () => {
  const view = createSeatView(true);
  view.look("Ann");
  view.forget();
  expect(view.isCovered("Ann")).toBe(true);
  view.look("Ann");
  view.choose({ kind: "mover" });
  expect(view.isCovered("Ann")).toBe(true);
});

test("the view of one seat is never covered; without secrets everybody sees everything", () => {
  const view = createSeatView(true);
  view.choose({ kind: "seat", seat: "Bob" });
  expect([view.seatFor("Ann"), view.isCovered("Bob")]).toEqual(["Bob", false]);
  expect(createSeatView(false).seatFor("Ann")).toBeNull();
});
