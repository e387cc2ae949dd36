import { describe, expect, it } from "vitest";
import {
  type Sides,
  panesOf,
  switched,
  withRenamed,
  withShown,
  withShownAside,
  withoutGone,
  withoutSide,
} from "./sides";

const ONE: Sides = { activeFile: "a.json", activeLevelFile: "a.json", other: null };
const TWO: Sides = {
  activeFile: "b.json",
  activeLevelFile: "b.json",
  other: { file: "a.json", level: "a.json", isLeft: true },
};
const level = (path: string) => ({ path, isLevel: true });
const text = (path: string) => ({ path, isLevel: false });

describe("a file opened to the side", () => {
  it("stands right of the one before, and is the active one", () => {
    expect(withShownAside(ONE, level("b.json"))).toEqual(TWO);
  });

  it("keeps the level on both boards when it is no level itself", () => {
    expect(withShownAside(ONE, text("game.json"))).toEqual({
      activeFile: "game.json",
      activeLevelFile: "a.json",
      other: { file: "a.json", level: "a.json", isLeft: true },
    });
  });

  it("replaces what the other side shows once there are two", () => {
    expect(withShownAside(TWO, level("c.json"))).toEqual({
      activeFile: "c.json",
      activeLevelFile: "c.json",
      other: { file: "b.json", level: "b.json", isLeft: false },
    });
  });

  it("is shown alone where there is nothing to stand beside, or it is there already", () => {
    const nothing: Sides = { activeFile: null, activeLevelFile: null, other: null };
    expect(withShownAside(nothing, level("a.json"))).toEqual(ONE);
    expect(withShownAside(ONE, level("a.json"))).toEqual(ONE);
    expect(withShownAside({ ...ONE, activeFile: "game.json" }, text("game.json")).other).toBeNull();
  });
});

describe("a file that is selected", () => {
  it("is shown on the active side", () => {
    expect(withShown(TWO, level("c.json"))).toEqual({ ...TWO, activeFile: "c.json", activeLevelFile: "c.json" });
    expect(withShown(TWO, text("game.json"))).toEqual({ ...TWO, activeFile: "game.json" });
  });

  it("makes the other side active where that shows the level", () => {
    expect(withShown(TWO, level("a.json"))).toEqual(switched(TWO));
    // The board stays where it is; only the text was another.
    expect(withShown({ ...TWO, activeFile: "game.json" }, level("b.json"))).toEqual(TWO);
  });
});

describe("the sides", () => {
  it("stay where they are when the other one becomes active", () => {
    expect(switched(TWO)).toEqual({ ...ONE, other: { file: "b.json", level: "b.json", isLeft: false } });
    expect(switched(switched(TWO))).toEqual(TWO);
    expect(switched(ONE)).toEqual(ONE);
  });

  it("are one again when either is closed", () => {
    expect(withoutSide(TWO, "active")).toEqual(ONE);
    expect(withoutSide(TWO, "other")).toEqual({ ...TWO, other: null });
  });

  it("follow files that are renamed or gone", () => {
    expect(withRenamed(TWO, "a.json", "z.json").other).toEqual({ file: "z.json", level: "z.json", isLeft: true });
    expect(withRenamed(TWO, "b.json", "z.json")).toMatchObject({ activeFile: "z.json", activeLevelFile: "z.json" });
    expect(withoutGone(TWO, (path) => path !== "a.json")).toEqual({ ...TWO, other: null });
    expect(withoutGone(TWO, (path) => path !== "b.json")).toEqual({ ...TWO, activeFile: null, activeLevelFile: null });
    const half: Sides = { ...TWO, other: { file: "a.json", level: "c.json", isLeft: true } };
    expect(withoutGone(half, (path) => path !== "c.json").other).toEqual({ file: "a.json", level: null, isLeft: true });
  });

  it("share a pane where they show the same, or one shows nothing", () => {
    expect(panesOf("b", "a", true)).toEqual(["a", "b"]);
    expect(panesOf("b", "a", false)).toEqual(["b", "a"]);
    expect(panesOf("a", "a", true)).toEqual(["a"]);
    expect(panesOf("a", null, true)).toEqual(["a"]);
    expect(panesOf(null, "a", true)).toEqual(["a"]);
    expect(panesOf(null, null, true)).toEqual([null]);
  });
});
