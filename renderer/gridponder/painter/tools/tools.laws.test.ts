// What every tool keeps to, tried with pointers and keys in any order on small levels.
import * as fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { TestLevel } from "../paintTarget.testing";
import { usePaintStore } from "../paintStore";
import { useStampStore } from "../palette/stampStore";
import type { Gesture } from "./gesture";
import { someClick, someDrag, someLevel, someSteps, someWork, take } from "./steps.testing";
import { TOOLS } from "./tools";

const first = usePaintStore.getState();
const gestureNow = (): Gesture | null => usePaintStore.getState().gesture;

function choose(tool: string): void {
  const choices = {
    layer: "objects",
    entity: { kind: "rock", params: {} },
    objectKind: "pipe",
    focused: [1, 1],
    selection: [
      [0, 0],
      [0, 1],
    ],
  } as const;
  usePaintStore.setState({ ...first, ...choices, tool });
}

/** Draws all that is shown, as after each step. */
function draw(level: TestLevel): void {
  const state = usePaintStore.getState();
  const shown = TOOLS.find(({ id }) => id === state.tool)!;
  shown.preview(state.gesture, level.level());
  shown.cursor(state.gesture, state.hit, state);
  shown.hover?.(state.gesture, [0, 0], state);
}

/** Whether a gesture ends when the button is let go. */
function isHeld(gesture: Gesture | null): boolean {
  if (gesture?.kind === "carry") return gesture.isDragged;
  if (gesture?.kind === "resize") return gesture.held !== null;
  return gesture !== null && gesture.kind !== "pick";
}

beforeEach(() => {
  const text = '{"board": {"size": [2, 1], "layers": {"objects": [["rock", null]]}}}';
  useStampStore.setState({ stamps: [{ name: "a rock", text }] });
});

describe.each(TOOLS.map(({ id }) => id))("the tool %s", (id) => {
  it("leaves the text as it was while a gesture lasts, and when one is dropped", () => {
    fc.assert(
      fc.property(someLevel, someSteps, someDrag, fc.boolean(), (open, steps, drag, escapes) => {
        choose(id);
        const level = open();
        let before = level.text();
        for (const step of [...steps, ...drag]) {
          if (gestureNow() === null) before = level.text();
          take(level, step);
          if (gestureNow() !== null) expect(level.text()).toBe(before);
        }
        if (gestureNow() === null) before = level.text();
        if (escapes) level.key("Escape");
        else level.pointer("cancel", [0, 0]);
        expect(level.text()).toBe(before);
        expect(gestureNow()).toBeNull();
      }),
    );
  });

  it("holds nothing once the button is let go, and nothing at all after Escape", () => {
    fc.assert(
      fc.property(someLevel, someSteps, someClick, (open, steps, click) => {
        choose(id);
        const level = open();
        for (const step of [...steps, ...click]) take(level, step);
        expect(isHeld(gestureNow())).toBe(false);
        level.key("Escape");
        expect(gestureNow()).toBeNull();
      }),
    );
  });
});

it("pointers, keys and other tools in any order never throw, and the text stays JSON", () => {
  fc.assert(
    fc.property(someLevel, someWork, (open, steps) => {
      choose("brush");
      const level = open();
      for (const step of steps) {
        take(level, step);
        draw(level);
      }
      expect(() => JSON.parse(level.text()) as unknown).not.toThrow();
    }),
    { numRuns: 300 },
  );
});
