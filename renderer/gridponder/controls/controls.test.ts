import { describe, expect, it } from "vitest";
import type { ActionOffer } from "../../../shared/engine/playableLevel";
import { actionOfKey, actionOfSwipe, actionOfTap, controlsOf, swipeDirection, wordsOf } from "./controls";

const CARDINAL = ["up", "down", "left", "right"];
const move: ActionOffer = { id: "move", params: { direction: { type: "direction", values: CARDINAL } } };
const leap: ActionOffer = {
  id: "leap",
  params: { direction: { type: "direction", values: [...CARDINAL, "up_left"] } },
};
const slide: ActionOffer = {
  id: "slide",
  params: { position: { type: "position", values: null }, direction: { type: "direction", values: CARDINAL } },
};
const tap: ActionOffer = { id: "tap", params: { at: { type: "position", values: null } } };
const wait: ActionOffer = { id: "wait", params: {} };
const turn: ActionOffer = { id: "turn", params: { way: { type: "enum", values: ["left", "right"] } } };

describe("controls without a gesture map", () => {
  const controls = controlsOf(undefined, [wait, move, leap, tap, turn]);

  it.each([
    ["ArrowUp", "up"],
    ["d", "right"],
    ["A", "left"],
  ])("%s moves %s: the first action with a direction has the arrows", (key, direction) => {
    expect(actionOfKey(controls, key, null)).toEqual({ action: "move", direction });
  });

  it("gives taps to the action that wants a position, buttons to those that want nothing, a picker to the rest", () => {
    expect(actionOfTap(controls, [2, 1])).toEqual({ action: "tap", at: [2, 1] });
    expect(controls.buttons).toEqual([{ id: "wait", label: "Wait", action: { action: "wait" }, key: null }]);
    expect(controls.others.map(({ id }) => id)).toEqual(["leap", "turn"]);
  });

  it("knows nothing of other keys", () => {
    expect(actionOfKey(controls, "q", null)).toBeNull();
    expect(actionOfKey(controls, "Shift", null)).toBeNull();
  });

  it("swipes from a cell where the game asks for one, by key only from the cell given", () => {
    const sliding = controlsOf(undefined, [slide]);
    expect(actionOfSwipe(sliding, "left", [3, 0])).toEqual({ action: "slide", direction: "left", position: [3, 0] });
    expect(actionOfKey(sliding, "ArrowLeft", [1, 1])).toEqual({ action: "slide", direction: "left", position: [1, 1] });
    expect(actionOfKey(sliding, "ArrowLeft", null)).toBeNull();
  });
});

describe("controls with a gesture map", () => {
  const theme = {
    controls: {
      gestureMap: [
        { gesture: "swipe_cardinal", action: "move", paramMapping: { direction: "swipe_direction" } },
        { gesture: "swipe_diagonal", action: "leap", paramMapping: { direction: "swipe_direction" } },
        { gesture: "button", buttonId: "pause", action: "wait" },
        { gesture: "key_press", key: "r", action: "wait" },
        { gesture: "key_press", key: "s", action: "turn", params: { way: "left" } },
        { gesture: "tap_cell", action: "nothing_declared" },
        { gesture: "button" },
        7,
      ],
    },
  };
  const controls = controlsOf(theme, [move, leap, wait, turn, tap]);

  it("makes buttons for `button` gestures and for keys, and tells the key", () => {
    expect(controls.buttons).toEqual([
      { id: "pause", label: "Pause", action: { action: "wait" }, key: "r" },
      { id: "turn", label: "Turn", action: { action: "turn", way: "left" }, key: "s" },
    ]);
  });

  it("lets the theme's keys come before WASD", () => {
    expect(actionOfKey(controls, "s", null)).toEqual({ action: "turn", way: "left" });
    expect(actionOfKey(controls, "ArrowDown", null)).toEqual({ action: "move", direction: "down" });
  });

  it("leaves out gestures of actions that the game does not declare, and offers what no gesture makes", () => {
    expect(actionOfTap(controls, [0, 0])).toBeNull();
    expect(controls.others).toEqual([tap]);
  });

  it("swipes diagonally only where the game does", () => {
    expect(swipeDirection(controls, [3, 3], [1, 1])).toBe("up_left");
    expect(actionOfSwipe(controls, "up_left", null)).toEqual({ action: "leap", direction: "up_left" });
    expect(swipeDirection(controls, [3, 3], [5, 4])).toBe("right");
    expect(swipeDirection(controlsOf(undefined, [move]), [3, 3], [1, 1])).toBe("left");
    expect(swipeDirection(controls, [3, 3], [3, 3])).toBeNull();
  });
});

describe("an id in words", () => {
  it.each([
    ["flood_red", "Flood red"],
    ["go", "Go"],
    ["_", "_"],
  ])("%s is %s", (id, words) => expect(wordsOf(id)).toBe(words));
});
