import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLayoutMemory } from "./layoutMemory";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function desk() {
  const written: (readonly [string, string])[] = [];
  let layout = "fresh";
  const memory = createLayoutMemory(
    () => layout,
    (root, text) => written.push([root, text]),
  );
  const arrange = (next: string): void => {
    layout = next;
    memory.changed();
  };
  return { written, memory, arrange };
}

describe("the arrangement of the panels", () => {
  it("is written once after many changes", () => {
    const { written, memory, arrange } = desk();
    memory.follow("/a");
    for (const width of [1, 2, 3]) arrange(`wide ${width}`);
    vi.runAllTimers();
    expect(written).toEqual([["/a", "wide 3"]]);
  });

  it("goes to the pack in which it was made, also when another one is opened at once", () => {
    const { written, memory, arrange } = desk();
    memory.follow("/a");
    arrange("made in a");
    memory.follow(null);
    arrange("remembered for b");
    memory.follow("/b");
    vi.runAllTimers();
    expect(written).toEqual([["/a", "made in a"]]);
  });

  it("is written at once when the window goes", () => {
    const { written, memory, arrange } = desk();
    memory.follow("/a");
    arrange("last");
    memory.flush();
    vi.runAllTimers();
    expect(written).toEqual([["/a", "last"]]);
  });
});
